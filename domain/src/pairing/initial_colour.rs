//! The colour drawn by lot before round 1 (C.04.3 art. 5.1).

use crate::event::{Bye, Colour, Crosstable, RoundEntry, RoundNumber};

/// The initial colour: the recorded one, otherwise the one that round 1 shows. In round 1 the higher ranked player of a pair
/// got it if their number, counted among those who had arrived, was odd. `None` before any pairing.
#[must_use]
pub fn initial_colour(table: &Crosstable) -> Option<Colour> {
    if table.initial_colour.is_some() {
        return table.initial_colour;
    }
    let mut arrived = 0_u32;
    for participant in table.participants() {
        let entry = participant
            .entries
            .get(RoundNumber::FIRST.index())
            .copied()
            .unwrap_or(RoundEntry::Bye(Bye::ZeroPoint));
        let bye = matches!(
            entry,
            RoundEntry::Bye(Bye::FullPoint | Bye::HalfPoint | Bye::ZeroPoint)
        );
        if !bye {
            arrived += 1;
        }
        // The higher ranked player of each pair comes first.
        if let Some(colour) = entry.colour() {
            return Some(if arrived % 2 == 1 { colour } else { !colour });
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{BoardResult, Participant, ScoringSystem, Tpn};

    /// C.04.3 art. 5.2.5: the first pair of round 1 shows the colour drawn, by the number of its higher ranked player among
    /// those who had arrived.
    #[test]
    fn article_5_2_5_round_1_shows_the_initial_colour() {
        let colour = |byes: &[Bye], higher: Colour| {
            let number = |index: usize| Tpn::from_index(byes.len() + index).unwrap();
            let draw = BoardResult::Draw;
            let pair = [
                draw.entry(higher, number(1)),
                draw.entry(!higher, number(0)),
            ];
            let entries = byes.iter().copied().map(RoundEntry::Bye).chain(pair);
            let participants = entries.map(|entry| Participant {
                rating: None,
                entries: vec![entry],
            });
            let table = Crosstable::new(participants.collect(), 3, ScoringSystem::STANDARD);
            initial_colour(&table.unwrap())
        };
        for white in [Colour::White, Colour::Black] {
            for (byes, expected) in [
                (&[][..], white),
                (&[Bye::PairingAllocated], !white),
                (&[Bye::HalfPoint], white),
                (
                    &[Bye::ZeroPoint, Bye::PairingAllocated, Bye::FullPoint],
                    !white,
                ),
            ] {
                assert_eq!(colour(byes, white), Some(expected), "{byes:?}");
            }
        }
        let nobody = Crosstable::new(vec![], 3, ScoringSystem::STANDARD).unwrap();
        assert_eq!(initial_colour(&nobody), None);
    }
}

//! The colour drawn by lot before round 1 (C.04.3 art. 5.1).

use crate::event::{Bye, Colour, Crosstable, RoundEntry, RoundNumber};

/// The initial colour: the one recorded, otherwise the one that round 1 shows (the higher ranked of a pair of
/// round 1 got it if their number among those who had arrived was odd). `None` before any pairing.
#[must_use]
pub fn initial_colour(table: &Crosstable) -> Option<Colour> {
    if table.initial_colour.is_some() {
        return table.initial_colour;
    }
    let mut arrived = 0_u32;
    for (index, participant) in table.participants().iter().enumerate() {
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
        if let (Some(opponent), Some(colour)) = (entry.opponent(), entry.colour())
            && opponent.index() > index
        {
            return Some(if arrived % 2 == 1 { colour } else { !colour });
        }
    }
    None
}

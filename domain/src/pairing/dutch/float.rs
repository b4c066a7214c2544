//! Floats received in earlier rounds (C.04.3 art. 1.4).

use super::{edition::Edition, score::pairing_score};
use crate::event::{Bye, Crosstable, RoundEntry, RoundNumber, Tpn};

/// A float recorded after a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Float {
    /// The player met a lower scored opponent, or scored without playing.
    Down,
    /// The player met a higher scored opponent.
    Up,
}

/// The floats of the two rounds before the round to be paired.
pub(super) struct Floats {
    last: Vec<Option<Float>>,
    earlier: Vec<Option<Float>>,
}

impl Floats {
    pub(super) fn new(table: &Crosstable, round: RoundNumber, edition: Edition) -> Self {
        let of = |back: u8| {
            round
                .get()
                .checked_sub(back)
                .and_then(RoundNumber::new)
                .map_or_else(Vec::new, |round| of_round(table, round, edition))
        };
        Self {
            last: of(1),
            earlier: of(2),
        }
    }

    pub(super) fn last(&self, player: Tpn) -> Option<Float> {
        self.last.get(player.index()).copied().flatten()
    }

    pub(super) fn earlier(&self, player: Tpn) -> Option<Float> {
        self.earlier.get(player.index()).copied().flatten()
    }
}

/// The float that `player` received in `round`, which is over.
#[must_use]
pub fn recorded_float(
    table: &Crosstable,
    round: RoundNumber,
    edition: Edition,
    player: Tpn,
) -> Option<Float> {
    let floats = of_round(table, round, edition);
    floats.get(player.index()).copied().flatten()
}

/// The float of every participant in a round that has been paired.
fn of_round(table: &Crosstable, round: RoundNumber, edition: Edition) -> Vec<Option<Float>> {
    let count = table.participants().len();
    let scores: Vec<_> = (0..count)
        .map(|index| Tpn::from_index(index).map(|tpn| pairing_score(table, tpn, round)))
        .collect();
    let score = |tpn: Tpn| scores.get(tpn.index()).copied().flatten();
    (0..count)
        .map(|index| {
            let tpn = Tpn::from_index(index)?;
            let entry = table
                .entry(tpn, round)
                .unwrap_or(RoundEntry::Bye(Bye::ZeroPoint));
            match entry {
                RoundEntry::Played { opponent, .. } | RoundEntry::Pending { opponent, .. } => {
                    match score(tpn).cmp(&score(opponent)) {
                        std::cmp::Ordering::Greater => Some(Float::Down),
                        std::cmp::Ordering::Less => Some(Float::Up),
                        std::cmp::Ordering::Equal => None,
                    }
                }
                RoundEntry::Bye(Bye::PairingAllocated) => Some(Float::Down),
                RoundEntry::Forfeit { .. } | RoundEntry::Bye(_) => (edition == Edition::Fide2017
                    || table.scoring.points(entry) > table.scoring.loss)
                    .then_some(Float::Down),
            }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{BoardResult, Colour, Participant, ScoringSystem};

    /// C.04.3 art. 1.4 of 2026: a player who scored more without playing than a loss gives is a downfloater. In 2017 everybody
    /// who did not play was one.
    #[test]
    fn c_04_3_1_4_floats_of_those_who_did_not_play() {
        let tpn = |number| Tpn::new(number).unwrap();
        let forfeit = BoardResult::WhiteWinsByForfeit;
        let win = BoardResult::WhiteWins;
        let (down, up) = (Some(Float::Down), Some(Float::Up));
        let cases = [
            (forfeit.entry(Colour::White, tpn(2)), down, down),
            (forfeit.entry(Colour::Black, tpn(1)), None, down),
            (RoundEntry::Bye(Bye::PairingAllocated), down, down),
            (RoundEntry::Bye(Bye::FullPoint), down, down),
            (RoundEntry::Bye(Bye::HalfPoint), down, down),
            (RoundEntry::Bye(Bye::ZeroPoint), None, down),
            // Before the first round nobody had points, so a game there makes no float.
            (win.entry(Colour::White, tpn(8)), None, None),
            (win.entry(Colour::Black, tpn(7)), None, None),
        ];
        let participants = cases.map(|(entry, ..)| Participant {
            rating: None,
            entries: vec![entry],
        });
        let standard = ScoringSystem::STANDARD;
        let table = Crosstable::new(participants.to_vec(), 3, standard).unwrap();
        let float = |edition, number| recorded_float(&table, RoundNumber::FIRST, edition, number);
        for (number, (entry, new, old)) in (1..).map(tpn).zip(cases) {
            assert_eq!(float(Edition::Fide2026, number), new, "{entry:?}");
            assert_eq!(float(Edition::Fide2017, number), old, "{entry:?}");
            for (edition, expected) in [(Edition::Fide2026, new), (Edition::Fide2017, old)] {
                let [second, third] = [2, 3]
                    .map(|round| Floats::new(&table, RoundNumber::new(round).unwrap(), edition));
                assert_eq!(
                    (second.last(number), second.earlier(number)),
                    (expected, None)
                );
                assert_eq!(third.earlier(number), expected, "{entry:?}");
            }
        }
        // A pairing-allocated bye is a downfloat whatever it gives; a game is a downfloat or an upfloat by the scores before
        // it.
        let entries = [
            [
                win.entry(Colour::White, tpn(2)),
                win.entry(Colour::White, tpn(3)),
            ],
            [
                win.entry(Colour::Black, tpn(1)),
                RoundEntry::Bye(Bye::PairingAllocated),
            ],
            [
                RoundEntry::Bye(Bye::ZeroPoint),
                win.entry(Colour::Black, tpn(1)),
            ],
        ];
        let participants = entries.map(|entries| Participant {
            rating: None,
            entries: entries.to_vec(),
        });
        let scoring = ScoringSystem {
            pairing_allocated_bye: standard.loss,
            ..standard
        };
        let table = Crosstable::new(participants.to_vec(), 3, scoring).unwrap();
        let two = RoundNumber::new(2).unwrap();
        let floats =
            [1, 2, 3].map(|number| recorded_float(&table, two, Edition::Fide2026, tpn(number)));
        assert_eq!(floats, [down, down, up]);
    }
}

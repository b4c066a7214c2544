//! Floats received in earlier rounds (C.04.3 art. 1.4).

use super::{edition::Edition, score::pairing_score};
use crate::event::{Bye, Crosstable, RoundEntry, RoundNumber, Tpn};

/// A float recorded after a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Float {
    /// Met a lower scored opponent, or scored without playing.
    Down,
    /// Met a higher scored opponent.
    Up,
}

/// The floats of the two rounds before the one to be paired.
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

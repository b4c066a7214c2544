//! Who may not meet in a hard field.

use super::super::Dice;
use crate::event::{Forbidden, RoundNumber, Tpn};

/// Groups of a hard field of whom no two may meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Barred {
    /// There are none.
    Nobody,
    /// So many parts of the field, each a block of pairing numbers.
    Blocks(u16),
    /// So many parts of the field, pairing numbers dealt in turn.
    Dealt(u16),
    /// Three random fifths of the field, which overlap.
    Fifths,
    /// Islands of this size: who does not belong to the same one does not meet, but for a few bridges. Small fields only.
    Islands(u16),
    /// So many of a thousand pairs. Small fields only.
    Pairs(u16),
}

/// The most participants whose pairs are barred one by one.
const MOST_FOR_PAIRS: u16 = 60;
/// Bridges between islands, of a thousand pairs.
const BRIDGES: u16 = 30;

impl Barred {
    /// Any kind that a field of this size may have.
    pub(super) fn any(participants: u16, dice: &mut Dice) -> Self {
        let parts = dice.between(2, 4);
        let small = participants <= MOST_FOR_PAIRS;
        match dice.below(if small { 9 } else { 6 }) {
            0 | 1 => Self::Nobody,
            2 | 3 => Self::Blocks(parts),
            4 => Self::Dealt(parts),
            5 => Self::Fifths,
            6 | 7 => Self::Islands(1 + 2 * dice.between(1, 4)),
            _ => Self::Pairs(dice.between(200, 900)),
        }
    }

    pub(super) fn groups(
        self,
        participants: u16,
        round: RoundNumber,
        dice: &mut Dice,
    ) -> Vec<Forbidden> {
        let all: Vec<u16> = (0..participants).collect();
        let parts = |of: &dyn Fn(u16) -> u16, count: u16| -> Vec<Vec<u16>> {
            let part = |k| {
                all.iter()
                    .copied()
                    .filter(|index| of(*index) == k)
                    .collect()
            };
            (0..count).map(part).collect()
        };
        let groups: Vec<Vec<u16>> = match self {
            Self::Nobody => Vec::new(),
            Self::Blocks(count) => {
                let size = participants.div_ceil(count.max(1)).max(1);
                parts(&|index| index / size, count)
            }
            Self::Dealt(count) => parts(&|index| index.checked_rem(count).unwrap_or(0), count),
            Self::Fifths => (0..3)
                .map(|_| {
                    all.iter()
                        .copied()
                        .filter(|_| dice.per_mille(200))
                        .collect()
                })
                .collect(),
            Self::Islands(size) => {
                let island = |index: u16| index.checked_div(size).unwrap_or(0);
                pairs(&all, |a, b| {
                    island(a) != island(b) && !dice.per_mille(BRIDGES)
                })
            }
            Self::Pairs(chance) => pairs(&all, |_, _| dice.per_mille(chance)),
        };
        groups
            .into_iter()
            .map(|group| Forbidden {
                first: RoundNumber::FIRST,
                last: round,
                members: group
                    .into_iter()
                    .filter_map(|index| Tpn::from_index(usize::from(index)))
                    .collect(),
            })
            .filter(|group| group.members.len() > 1)
            .collect()
    }
}

fn pairs(all: &[u16], mut barred: impl FnMut(u16, u16) -> bool) -> Vec<Vec<u16>> {
    let mut pairs = Vec::new();
    for b in all {
        for a in all.iter().filter(|a| *a < b) {
            if barred(*a, *b) {
                pairs.push(vec![*a, *b]);
            }
        }
    }
    pairs
}

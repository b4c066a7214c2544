//! Pairs that may not meet in a hard field.

use super::super::Dice;
use crate::event::{Forbidden, RoundNumber, Tpn};

/// How pairs are barred in a hard field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Barred {
    /// No pairs are barred.
    Nobody,
    /// Nobody meets a member of their own part. The field has this many parts, each a block of pairing numbers.
    Blocks(u16),
    /// Nobody meets a member of their own part. The field has this many parts, with the pairing numbers dealt in turn.
    Dealt(u16),
    /// Nobody meets a member of the same group. The groups are three random fifths of the field, which overlap.
    Fifths,
    /// Players meet only on their own island, of this size, except for a few bridges. Small fields only.
    Islands(u16),
    /// This many of a thousand pairs are barred. Small fields only.
    Pairs(u16),
}

/// Largest field in which pairs are barred one by one.
const MOST_FOR_PAIRS: u16 = 60;
/// Bridges between islands, in thousandths of the pairs.
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

//! Colour classes, and the least number of preferences that must be refused in a set of players.

#![expect(
    clippy::indexing_slicing,
    reason = "class numbers are below CLASSES, the length of every table here"
)]

use super::super::{
    player::Player,
    preference::{Preference, Strength},
};
use crate::event::Colour;

/// White mild, strong, absolute; Black mild, strong, absolute; no preference.
pub(super) const CLASSES: usize = 7;

/// Number of players in each class.
pub(super) type Counts = [u32; CLASSES];

/// The class of a preference, below [`CLASSES`].
pub(super) const fn class_of(player: &Player) -> usize {
    let Preference { colour, strength } = player.preference;
    let base = match colour {
        Some(Colour::White) => 0,
        Some(Colour::Black) => 3,
        None => return 6,
    };
    base + match strength {
        Strength::None | Strength::Mild => 0,
        Strength::Strong => 1,
        Strength::Absolute => 2,
    }
}

/// Colour wanted by a class: 0 for White, 1 for Black, 2 for none.
const fn wish(class: usize) -> usize {
    class / 3
}

const fn is_mild(class: usize) -> bool {
    class == 0 || class == 3
}

const fn is_absolute(class: usize) -> bool {
    class == 2 || class == 5
}

/// Costs of a pair of two classes in C12 and C13. `None` for two equal absolute preferences, which either may not meet (C3) or
/// cost something in C10 or C11.
pub(super) const fn pair_cost(a: usize, b: usize) -> Option<(u32, u32)> {
    if wish(a) != wish(b) || wish(a) == 2 {
        return Some((0, 0));
    }
    if is_absolute(a) && is_absolute(b) {
        return None;
    }
    if is_mild(a) || is_mild(b) {
        Some((1, 0))
    } else {
        Some((1, 1))
    }
}

/// A lower bound for C12 and C13 over all pairings of an even number of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Bound {
    /// C12: preferences not granted.
    pub refused: u32,
    /// C13: strong preferences not granted.
    pub refused_strong: u32,
    /// `tight[a][b]`: whether a pairing that reaches the bound may contain such a pair. A pairing of such pairs only reaches
    /// the bound (complementary slackness).
    pub tight: [[bool; CLASSES]; CLASSES],
}

impl Bound {
    pub(super) fn of(counts: &Counts) -> Self {
        let white: u32 = counts[0..3].iter().sum();
        let black: u32 = counts[3..6].iter().sum();
        let none = counts[6];
        let (major, more, less) = if white >= black {
            (0, white, black)
        } else {
            (1, black, white)
        };
        let mut tight = [[false; CLASSES]; CLASSES];
        if more <= less + none {
            for (a, row) in tight.iter_mut().enumerate() {
                for (b, cell) in row.iter_mut().enumerate() {
                    *cell = wish(a) == 2 || wish(a) != wish(b);
                }
            }
            return Self {
                refused: 0,
                refused_strong: 0,
                tight,
            };
        }
        let refused = (more - less - none) / 2;
        let mild = counts[major * 3];
        let scarce = mild < refused;
        for (a, row) in tight.iter_mut().enumerate() {
            for (b, cell) in row.iter_mut().enumerate() {
                *cell = match (wish(a) == major, wish(b) == major) {
                    (true, true) if is_absolute(a) && is_absolute(b) => false,
                    (true, true) if scarce => !(is_mild(a) && is_mild(b)),
                    (true, true) => is_mild(a) || is_mild(b),
                    (true, false) => !scarce || !is_mild(a),
                    (false, true) => !scarce || !is_mild(b),
                    (false, false) => false,
                };
            }
        }
        Self {
            refused,
            refused_strong: refused.saturating_sub(mild),
            tight,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// The best total over all pairings, and whether it can be reached with tight pairs only.
    fn exhaustive(players: &[usize], tight: Option<&Bound>) -> Option<(u32, u32)> {
        let Some((first, rest)) = players.split_first() else {
            return Some((0, 0));
        };
        let mut best = None;
        for (i, second) in rest.iter().enumerate() {
            if tight.is_some_and(|bound| !bound.tight[*first][*second]) {
                continue;
            }
            let Some(cost) = pair_cost(*first, *second) else {
                continue;
            };
            let mut others = rest.to_vec();
            others.remove(i);
            let Some(sum) = exhaustive(&others, tight) else {
                continue;
            };
            let total = (cost.0 + sum.0, cost.1 + sum.1);
            best = Some(best.map_or(total, |held: (u32, u32)| held.min(total)));
        }
        best
    }

    /// C12, C13: two players who want the same colour cost one preference, and a strong one if neither preference is mild. Two
    /// who must have the same colour may not meet (C3).
    #[test]
    fn a_pair_costs_by_its_weaker_preference() {
        let (mild, strong, absolute) = (0, 1, 2);
        for (a, b, cost) in [
            (mild, mild, Some((1, 0))),
            (mild, strong, Some((1, 0))),
            (mild, absolute, Some((1, 0))),
            (strong, strong, Some((1, 1))),
            (strong, absolute, Some((1, 1))),
            (absolute, absolute, None),
        ] {
            for (a, b) in [(a, b), (b, a)] {
                assert_eq!(pair_cost(a, b), cost, "{a} {b}");
                assert_eq!(pair_cost(a + 3, b + 3), cost, "{a} {b}");
                for (a, b) in [(a, b + 3), (a + 3, b), (a, 6), (6, b + 3), (6, 6)] {
                    assert_eq!(pair_cost(a, b), Some((0, 0)), "{a} {b}");
                }
            }
        }
    }

    /// Half of the surplus of players who want one colour do not get it, the mild preferences first.
    #[test]
    fn a_bound_counts_those_who_are_too_many() {
        for (counts, refused, strong) in [
            ([0, 0, 0, 0, 0, 0, 0], 0, 0),
            ([2, 0, 0, 2, 0, 0, 0], 0, 0),
            ([2, 0, 0, 0, 0, 0, 2], 0, 0),
            ([4, 0, 0, 0, 0, 0, 0], 2, 0),
            ([1, 3, 0, 0, 0, 0, 0], 2, 1),
            ([0, 0, 0, 1, 3, 0, 0], 2, 1),
            ([2, 1, 1, 1, 0, 0, 1], 1, 0),
            ([0, 1, 0, 0, 4, 0, 1], 1, 1),
        ] {
            let bound = Bound::of(&counts);
            assert_eq!((bound.refused, bound.refused_strong), (refused, strong));
            for (a, b) in (0..CLASSES).flat_map(|a| (0..CLASSES).map(move |b| (a, b))) {
                assert_eq!(bound.tight[a][b], bound.tight[b][a], "{counts:?} {a} {b}");
            }
        }
    }

    proptest! {
        #[test]
        fn bound_holds_and_tight_pairs_reach_it(mut players in prop::collection::vec(0_usize..7, 0..9)) {
            if players.len() % 2 == 1 {
                players.pop();
            }
            let mut counts = [0; CLASSES];
            for class in &players {
                counts[*class] += 1;
            }
            let bound = Bound::of(&counts);
            let reached = exhaustive(&players, None);
            if let Some(best) = reached {
                prop_assert!(best >= (bound.refused, bound.refused_strong));
            }
            let tight = exhaustive(&players, Some(&bound));
            if let Some(best) = tight {
                prop_assert_eq!(best, (bound.refused, bound.refused_strong));
            }
            if reached == Some((bound.refused, bound.refused_strong)) {
                prop_assert_eq!(tight, reached);
            }
        }
    }
}

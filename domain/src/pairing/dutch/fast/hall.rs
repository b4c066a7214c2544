//! Whether the classes left on both sides of a bipartite matching can still be matched (Hall's condition).

#![expect(
    clippy::indexing_slicing,
    reason = "sets are below 2^LEFT and classes below LEFT or RIGHT, the lengths of the tables"
)]

use super::class::CLASSES;

/// Number of left classes: one for each colour class, and one for the downfloater.
pub(super) const LEFT: usize = CLASSES + 1;
/// The left class that stands for the role of the downfloater.
pub(super) const FLOATER: usize = CLASSES;
/// Number of right classes: the colour classes of players who may not be the downfloater, then of those who may.
pub(super) const RIGHT: usize = 2 * CLASSES;

/// Hall's condition over classes, updated while pairs are taken out.
#[derive(Clone)]
pub(super) struct Hall {
    /// For each set of left classes, the right classes that any of them may meet.
    neighbours: Vec<u16>,
    /// For each set of left classes, the number of right members whom they may meet minus their own number.
    slack: Vec<i32>,
}

impl Hall {
    pub(super) fn new(
        left: &[i32; LEFT],
        right: &[i32; RIGHT],
        allowed: impl Fn(usize, usize) -> bool,
    ) -> Self {
        let mut neighbours = vec![0_u16; 1 << LEFT];
        let mut slack = vec![0; 1 << LEFT];
        for set in 1..1_usize << LEFT {
            let members = (0..LEFT).filter(|class| set & (1 << class) != 0);
            let mut own = 0;
            for class in members {
                own += left[class];
                for other in 0..RIGHT {
                    if left[class] > 0 && allowed(class, other) {
                        neighbours[set] |= 1 << other;
                    }
                }
            }
            let near: i32 = (0..RIGHT)
                .filter(|other| neighbours[set] & (1 << other) != 0)
                .map(|other| right[other])
                .sum();
            slack[set] = near - own;
        }
        Self { neighbours, slack }
    }

    /// Whether a perfect matching over classes exists now.
    pub(super) fn holds(&self) -> bool {
        self.slack.iter().all(|slack| *slack >= 0)
    }

    /// Whether a perfect matching still exists once a member of `left` has been matched with one of `right`.
    pub(super) fn allows(&self, left: usize, right: usize) -> bool {
        self.slack
            .iter()
            .zip(&self.neighbours)
            .enumerate()
            .all(|(set, (slack, near))| {
                *slack > 0 || set & (1 << left) != 0 || near & (1 << right) == 0
            })
    }

    /// Takes a member of each class out.
    pub(super) fn take(&mut self, left: usize, right: usize) {
        for (set, (slack, near)) in self.slack.iter_mut().zip(&self.neighbours).enumerate() {
            *slack += i32::from(set & (1 << left) != 0) - i32::from(near & (1 << right) != 0);
        }
    }
}

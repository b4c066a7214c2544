//! Whether the classes left on both sides of a bipartite matching can still be matched (Hall's condition).

#![expect(
    clippy::indexing_slicing,
    reason = "sets are below 2^LEFT and classes below LEFT or RIGHT, the lengths of the tables"
)]

use super::class::CLASSES;

/// Left vertices: one per colour class, one for the downfloater.
pub(super) const LEFT: usize = CLASSES + 1;
/// The left class that stands for "is the downfloater".
pub(super) const FLOATER: usize = CLASSES;
/// The colour classes of those who may not and of those who may be the downfloater.
pub(super) const RIGHT: usize = 2 * CLASSES;

/// Hall's condition over classes, kept up to date while pairs are taken out.
#[derive(Clone)]
pub(super) struct Hall {
    /// For a set of left classes, the right classes that any of them may meet.
    neighbours: Vec<u16>,
    /// For a set of left classes, right members they may meet less their own number.
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

    /// Whether it still exists once a member of `left` has been matched with one of `right`.
    pub(super) fn allows(&self, left: usize, right: usize) -> bool {
        self.slack
            .iter()
            .zip(&self.neighbours)
            .enumerate()
            .all(|(set, (slack, near))| {
                *slack > 0 || set & (1 << left) != 0 || near & (1 << right) == 0
            })
    }

    /// Takes the two out.
    pub(super) fn take(&mut self, left: usize, right: usize) {
        for (set, (slack, near)) in self.slack.iter_mut().zip(&self.neighbours).enumerate() {
            *slack += i32::from(set & (1 << left) != 0) - i32::from(near & (1 << right) != 0);
        }
    }
}

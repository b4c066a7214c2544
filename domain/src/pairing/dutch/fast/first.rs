//! The lexicographically first matching of S1 into S2 by allowed pairs (C.04.3 art. 4.2).

#![expect(
    clippy::indexing_slicing,
    reason = "left is 0..=pairs and right 0..right.len(), the lengths of the tables; classes come from class_of"
)]

use super::{
    class::CLASSES,
    hall::{FLOATER, Hall, LEFT, RIGHT},
};

/// A kind of optimal pairing: which pairs of classes it may contain, and who may be its downfloater.
pub(super) struct Hypothesis {
    pub tight: [[bool; CLASSES]; CLASSES],
    /// Class of the downfloater, if the remainder is odd.
    pub floater: Option<usize>,
}

/// The remainder to be matched, in two halves.
pub(super) struct Halves<'a> {
    /// Classes of S1 and of S2, in BSN order.
    pub left: &'a [usize],
    pub right: &'a [usize],
    /// For each member of S2, whether they may be the downfloater, whatever the hypothesis.
    pub may_float: &'a [bool],
    /// Whether the two may meet (C1, C3).
    pub may_meet: &'a dyn Fn(usize, usize) -> bool,
}

/// The opponent in S2 of every member of S1, lexicographically first over all hypotheses. `None` if no hypothesis has a
/// matching.
pub(super) fn first_matching(halves: &Halves<'_>, hypotheses: &[Hypothesis]) -> Option<Vec<usize>> {
    greedy(halves, hypotheses).or_else(|| {
        hypotheses
            .iter()
            .filter_map(|hypothesis| exact(halves, hypothesis))
            .min()
    })
}

impl Halves<'_> {
    fn right_class(&self, j: usize) -> usize {
        self.right[j] + if self.may_float[j] { CLASSES } else { 0 }
    }

    fn hall(&self, hypothesis: &Hypothesis) -> Hall {
        let mut left = [0; LEFT];
        let mut right = [0; RIGHT];
        for class in self.left {
            left[*class] += 1;
        }
        left[FLOATER] = i32::from(hypothesis.floater.is_some());
        for j in 0..self.right.len() {
            right[self.right_class(j)] += 1;
        }
        Hall::new(&left, &right, |a, b| {
            if a == FLOATER {
                hypothesis.floater.is_some_and(|class| b == class + CLASSES)
            } else {
                hypothesis.tight[a][b % CLASSES]
            }
        })
    }
}

/// Gives each member of S1 the first partner that leaves the classes matchable. If nobody is left without a partner, every
/// earlier choice was impossible, so this is the first matching.
fn greedy(halves: &Halves<'_>, hypotheses: &[Hypothesis]) -> Option<Vec<usize>> {
    let mut alive: Vec<(&Hypothesis, Hall)> = hypotheses
        .iter()
        .map(|hypothesis| (hypothesis, halves.hall(hypothesis)))
        .filter(|(_, hall)| hall.holds())
        .collect();
    if alive.is_empty() {
        return None;
    }
    let mut free: Vec<usize> = (0..halves.right.len()).collect();
    let mut matching = Vec::with_capacity(halves.left.len());
    for (i, class) in halves.left.iter().enumerate() {
        let mut known: [Option<bool>; RIGHT] = [None; RIGHT];
        let place = free.iter().position(|j| {
            let right = halves.right_class(*j);
            let possible = *known[right].get_or_insert_with(|| {
                alive.iter().any(|(hypothesis, hall)| {
                    hypothesis.tight[*class][halves.right[*j]] && hall.allows(*class, right)
                })
            });
            possible && (halves.may_meet)(i, *j)
        })?;
        let j = free.remove(place);
        let right = halves.right_class(j);
        alive.retain(|(hypothesis, hall)| {
            hypothesis.tight[*class][halves.right[j]] && hall.allows(*class, right)
        });
        for (_, hall) in &mut alive {
            hall.take(*class, right);
        }
        matching.push(j);
    }
    Some(matching)
}

const NONE: usize = usize::MAX;

/// The first matching under one hypothesis, by alternating paths.
fn exact(halves: &Halves<'_>, hypothesis: &Hypothesis) -> Option<Vec<usize>> {
    let mut hall = halves.hall(hypothesis);
    if !hall.holds() {
        return None;
    }
    let pairs = halves.left.len();
    let lefts = pairs + usize::from(hypothesis.floater.is_some());
    if lefts != halves.right.len() {
        return None;
    }
    let allowed = |i: usize, j: usize| {
        if i == pairs {
            halves.may_float[j] && hypothesis.floater == Some(halves.right[j])
        } else {
            hypothesis.tight[halves.left[i]][halves.right[j]] && (halves.may_meet)(i, j)
        }
    };
    let mut paths = Paths {
        right_of: vec![NONE; lefts],
        left_of: vec![NONE; lefts],
        fixed: vec![false; lefts],
        free: (0..lefts).collect(),
        from: vec![NONE; lefts],
    };
    for i in 0..lefts {
        if !paths.augment(i, NONE, NONE, &allowed) {
            return None;
        }
    }
    let mut matching = Vec::with_capacity(pairs);
    for i in 0..pairs {
        let held = paths.right_of[i];
        for j in 0..=held {
            if paths.fixed[j] || !allowed(i, j) {
                continue;
            }
            if j == held
                || (hall.allows(halves.left[i], halves.right_class(j))
                    && paths.give(i, j, &allowed))
            {
                break;
            }
        }
        let j = paths.right_of[i];
        paths.fixed[j] = true;
        paths.free.retain(|free| *free != j);
        hall.take(halves.left[i], halves.right_class(j));
        matching.push(j);
    }
    Some(matching)
}

struct Paths {
    right_of: Vec<usize>,
    left_of: Vec<usize>,
    fixed: Vec<bool>,
    /// Members of S2 who are not fixed yet.
    free: Vec<usize>,
    from: Vec<usize>,
}

impl Paths {
    /// Gives `j` to `i`, if the present holder of `j` can get another partner.
    fn give(&mut self, i: usize, j: usize, allowed: &dyn Fn(usize, usize) -> bool) -> bool {
        let (old, holder) = (self.right_of[i], self.left_of[j]);
        self.left_of[old] = NONE;
        if !self.augment(holder, j, i, allowed) {
            self.left_of[old] = i;
            return false;
        }
        self.right_of[i] = j;
        self.left_of[j] = i;
        true
    }

    /// Gives `start` a partner by an alternating path that does not use the right `barred` or the left `still`.
    fn augment(
        &mut self,
        start: usize,
        barred: usize,
        still: usize,
        allowed: &dyn Fn(usize, usize) -> bool,
    ) -> bool {
        let mut waiting: Vec<usize> = self.free.iter().copied().filter(|j| *j != barred).collect();
        let mut queue = vec![start];
        let mut head = 0;
        while head < queue.len() {
            let i = queue[head];
            head += 1;
            let mut k = 0;
            while k < waiting.len() {
                let j = waiting[k];
                if !allowed(i, j) {
                    k += 1;
                    continue;
                }
                waiting.swap_remove(k);
                self.from[j] = i;
                if self.left_of[j] == NONE {
                    let mut right = j;
                    loop {
                        let left = self.from[right];
                        let next = self.right_of[left];
                        self.right_of[left] = right;
                        self.left_of[right] = left;
                        if left == start {
                            return true;
                        }
                        right = next;
                    }
                }
                if self.left_of[j] != still {
                    queue.push(self.left_of[j]);
                }
            }
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn search(
        i: usize,
        used: &mut Vec<usize>,
        n: usize,
        finishes: &dyn Fn(&[usize]) -> bool,
        allowed: &dyn Fn(usize, usize) -> bool,
    ) -> bool {
        if i == n {
            return finishes(used);
        }
        for j in 0..n + 1 {
            if !used.contains(&j) && allowed(i, j) {
                used.push(j);
                if search(i + 1, used, n, finishes, allowed) {
                    return true;
                }
                used.pop();
            }
        }
        false
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(2000))]
        #[test]
        fn agrees_with_exhaustive_search(
            left in prop::collection::vec(0_usize..7, 0..6),
            right in prop::collection::vec(0_usize..7, 6),
            floats in prop::collection::vec(any::<bool>(), 6),
            meet in prop::collection::vec(0_u8..4, 36),
            floaters in prop::collection::vec(0_usize..7, 1..3),
        ) {
            let n = left.len();
            let may_meet = |i: usize, j: usize| meet[i * 6 + j] > 0;
            let halves = Halves {
                left: &left,
                right: &right[..=n],
                may_float: &floats[..=n],
                may_meet: &may_meet,
            };
            let mut tight = [[false; CLASSES]; CLASSES];
            for (a, row) in tight.iter_mut().enumerate() {
                for (b, cell) in row.iter_mut().enumerate() {
                    *cell = (a + b) % 3 > 0;
                }
            }
            let hypotheses: Vec<Hypothesis> = floaters
                .iter()
                .map(|class| Hypothesis { tight, floater: Some(*class) })
                .collect();
            let mut expected = Vec::new();
            let found = search(
                0,
                &mut expected,
                n,
                &|used| (0..=n).any(|j| {
                    !used.contains(&j) && floats[j] && floaters.contains(&right[j])
                }),
                &|i, j| tight[left[i]][right[j]] && may_meet(i, j),
            );
            prop_assert_eq!(first_matching(&halves, &hypotheses), found.then_some(expected.clone()));
            let exacts = hypotheses.iter().filter_map(|h| exact(&halves, h)).min();
            prop_assert_eq!(exacts, found.then_some(expected));
        }
    }
}

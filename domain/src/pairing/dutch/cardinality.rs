//! Matching with the most edges in a general graph (Edmonds' search with shrinking), for the completion
//! tests of C4 and C5. The graph is given as a predicate because its complement is the sparse one.
#![expect(
    clippy::indexing_slicing,
    reason = "vertices are below n and every table has n places"
)]

use std::collections::BTreeMap;

use crate::event::Halt;

const NONE: usize = usize::MAX;

/// Grows `mate` (`None` = unmatched) to a matching of maximum size over the vertices `0..n`.
///
/// The search stops early, and leaves `mate` smaller, once more than `may_fail` vertices have been proved
/// unmatchable: the caller asks whether all but that number can be matched. It also stops when `halt` is due.
pub(super) fn complete_matching(
    mate: &mut [Option<usize>],
    adjacent: &dyn Fn(usize, usize) -> bool,
    may_fail: usize,
    halt: &Halt,
) -> bool {
    let n = mate.len();
    let mut search = Search::new(mate);
    let mut failures = 0;
    for root in 0..n {
        if search.mate[root] == NONE && !search.augment(&[root], adjacent, halt) {
            failures += 1;
            if failures > may_fail || halt.is_due() {
                break;
            }
        }
    }
    for (place, found) in mate.iter_mut().zip(search.mate) {
        *place = (found != NONE).then_some(found);
    }
    failures <= may_fail && !halt.is_due()
}

/// Why a matching of maximum size leaves somebody out (Tutte and Berge): nobody of one group has an edge to
/// another group, every group has an odd number, and there are more groups than `opponents`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Obstruction {
    /// The groups, in order of their first members.
    pub groups: Vec<Vec<usize>>,
    /// Those whom members of the groups may be matched with outside their own group.
    pub opponents: Vec<usize>,
}

/// The reason why `mate`, a matching of maximum size, leaves somebody out.
pub(super) fn obstruction(
    mate: &[Option<usize>],
    adjacent: &dyn Fn(usize, usize) -> bool,
) -> Obstruction {
    let mut search = Search::new(mate);
    let roots: Vec<usize> = (0..mate.len()).filter(|v| mate[*v].is_none()).collect();
    search.augment(&roots, adjacent, &Halt::never());
    let mut groups: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    let mut opponents = Vec::new();
    for v in 0..mate.len() {
        if search.outer[v] {
            groups.entry(search.base[v]).or_default().push(v);
        } else if search.parent[v] != NONE {
            opponents.push(v);
        }
    }
    let mut groups: Vec<_> = groups.into_values().collect();
    groups.sort();
    Obstruction { groups, opponents }
}

struct Search {
    mate: Vec<usize>,
    parent: Vec<usize>,
    base: Vec<usize>,
    outer: Vec<bool>,
    queue: Vec<usize>,
}

impl Search {
    fn new(mate: &[Option<usize>]) -> Self {
        let n = mate.len();
        Self {
            mate: mate.iter().map(|m| m.unwrap_or(NONE)).collect(),
            parent: vec![NONE; n],
            base: (0..n).collect(),
            outer: vec![false; n],
            queue: Vec::new(),
        }
    }

    /// Looks for an augmenting path from any of `roots`; several only when there is none.
    fn augment(
        &mut self,
        roots: &[usize],
        adjacent: &dyn Fn(usize, usize) -> bool,
        halt: &Halt,
    ) -> bool {
        let n = self.mate.len();
        self.parent.fill(NONE);
        self.outer.fill(false);
        for (v, base) in self.base.iter_mut().enumerate() {
            *base = v;
        }
        self.queue.clear();
        self.queue.extend(roots);
        for root in roots {
            self.outer[*root] = true;
        }
        let mut head = 0;
        while head < self.queue.len() {
            if halt.is_due() {
                return false;
            }
            let u = self.queue[head];
            head += 1;
            for v in 0..n {
                if self.base[u] == self.base[v] || self.mate[u] == v {
                    continue;
                }
                let reached = self.outer[v] || self.parent[v] != NONE;
                if reached && !self.outer[v] {
                    continue;
                }
                if !adjacent(u, v) {
                    continue;
                }
                if self.outer[v] {
                    self.shrink(u, v);
                } else {
                    self.parent[v] = u;
                    let next = self.mate[v];
                    if next == NONE {
                        self.flip(v);
                        return true;
                    }
                    self.outer[next] = true;
                    self.queue.push(next);
                }
            }
        }
        false
    }

    fn flip(&mut self, mut v: usize) {
        while v != NONE {
            let u = self.parent[v];
            let next = self.mate[u];
            self.mate[v] = u;
            self.mate[u] = v;
            v = next;
        }
    }

    fn common_base(&self, u: usize, v: usize) -> usize {
        let mut seen = vec![false; self.mate.len()];
        let mut x = self.base[u];
        loop {
            seen[x] = true;
            if self.mate[x] == NONE {
                break;
            }
            x = self.base[self.parent[self.mate[x]]];
        }
        let mut x = self.base[v];
        while !seen[x] {
            x = self.base[self.parent[self.mate[x]]];
        }
        x
    }

    fn shrink(&mut self, u: usize, v: usize) {
        let root = self.common_base(u, v);
        let mut inside = vec![false; self.mate.len()];
        self.mark_path(u, root, v, &mut inside);
        self.mark_path(v, root, u, &mut inside);
        for x in 0..self.mate.len() {
            if inside[self.base[x]] {
                self.base[x] = root;
                if !self.outer[x] {
                    self.outer[x] = true;
                    self.queue.push(x);
                }
            }
        }
    }

    fn mark_path(&mut self, mut v: usize, root: usize, mut child: usize, inside: &mut [bool]) {
        while self.base[v] != root {
            let mate = self.mate[v];
            inside[self.base[v]] = true;
            inside[self.base[mate]] = true;
            self.parent[v] = child;
            child = mate;
            v = self.parent[mate];
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn most(n: usize, adjacent: &dyn Fn(usize, usize) -> bool, used: u32) -> usize {
        let Some(u) = (0..n).find(|u| used & (1 << u) == 0) else {
            return 0;
        };
        let used = used | (1 << u);
        let mut best = most(n, adjacent, used);
        for v in u + 1..n {
            if used & (1 << v) == 0 && adjacent(u, v) {
                best = best.max(1 + most(n, adjacent, used | (1 << v)));
            }
        }
        best
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(600))]
        #[test]
        fn agrees_with_exhaustive_search(
            n in 1_usize..11,
            density in 1_u8..9,
            raw in prop::collection::vec(0_u8..10, 128),
        ) {
            let adjacent = |u: usize, v: usize| raw[u.min(v) * 11 + u.max(v)] < density;
            let mut mate = vec![None; n];
            complete_matching(&mut mate, &adjacent, n, &Halt::never());
            let mut size = 0;
            for (u, v) in mate.iter().enumerate() {
                if let Some(v) = *v {
                    prop_assert_eq!(mate[v], Some(u));
                    prop_assert!(adjacent(u, v));
                    size += usize::from(u < v);
                }
            }
            prop_assert_eq!(size, most(n, &adjacent, 0));
            if 2 * size < n {
                let Obstruction { groups, opponents } = obstruction(&mate, &adjacent);
                prop_assert_eq!(groups.len(), opponents.len() + n - 2 * size);
                for (i, group) in groups.iter().enumerate() {
                    prop_assert_eq!(group.len() % 2, 1);
                    for other in groups.iter().skip(i + 1) {
                        prop_assert!(!group.iter().any(|a| other.iter().any(|b| adjacent(*a, *b))));
                    }
                    for v in (0..n).filter(|v| !group.contains(v) && !opponents.contains(v)) {
                        prop_assert!(!group.iter().any(|a| adjacent(*a, v)));
                    }
                }
            }
        }
    }
}

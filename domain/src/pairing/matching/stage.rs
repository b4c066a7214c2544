//! One stage: leaves in a pool only its perfect matchings of least cost.
//!
//! This is Edmonds' primal-dual method, with all trees growing at once. Edges inside a set with a dual do not change while the
//! set stands, so the tight ones among them are remembered. At the end, an edge that is not tight is in no matching of least
//! cost. A perfect matching of tight edges costs least if and only if exactly one of its edges leaves each set with a dual
//! (complementary slackness). These sets are the rigid sets of the pool that remains.
#![expect(
    clippy::indexing_slicing,
    reason = "sets and vertices come from the tables made for them"
)]

use super::{
    bits::{Mask, NONE, Rows},
    costs::Costs,
    duals::{Duals, Tight},
    level::Level,
    nest::{Nest, OddSet},
    pool::Pool,
    search::{Edges, Ground, Search},
};
use crate::event::Halt;

/// Parent of a set that has been dissolved.
const GONE: usize = NONE - 1;

/// A stage in progress.
struct Stage<'a> {
    open: &'a Mask,
    duals: Duals<'a>,
    nest: Nest,
    /// The tight edges inside the sets of the nest.
    frozen: Rows,
    mate: Vec<usize>,
    halt: &'a Halt,
}

impl Pool {
    /// Leaves in the pool only what costs least. `false` when there is no perfect matching, or when stopped.
    pub(in crate::pairing) fn settle(&mut self, costs: &Costs, halt: &Halt) -> bool {
        if self.costs_nothing(costs) {
            self.keep_free_of_charge(costs);
            return true;
        }
        let doubled = costs.above(&self.rigid);
        let mut stage = Stage {
            open: &self.open,
            duals: Duals::new(&doubled, &self.rows, &self.open),
            nest: Nest::new(self.rows.size()),
            frozen: Rows::new(self.rows.size()),
            mate: self.mate.clone(),
            halt,
        };
        let Some(tight) = stage.run() else {
            return false;
        };
        let mut rows = Rows::new(self.rows.size());
        let top = stage.tops();
        for vertex in self.open.iter() {
            for place in 0..self.open.words().len() {
                let together = top[vertex].map_or(0, |set| set.word(place));
                let apart = tight.word(vertex, place) & !together;
                rows.row_mut(vertex)[place] = apart | stage.frozen.word(vertex, place);
            }
        }
        let sets = stage.nest.sets.iter().filter(|set| set.parent != GONE);
        let rigid = sets.map(|set| set.vertices.clone()).collect();
        let mate = stage.mate;
        (self.rows, self.rigid, self.mate) = (rows, rigid, mate);
        true
    }

    fn costs_nothing(&self, costs: &Costs) -> bool {
        costs.ranks.is_none()
            && self.open.iter().all(|vertex| {
                let partner = self.mate[vertex];
                partner != NONE && costs.edge(vertex, partner) == 0
            })
    }

    /// Keeps the edges that cost nothing.
    fn keep_free_of_charge(&mut self, costs: &Costs) {
        if costs.table.iter().all(|cost| *cost == 0) {
            return;
        }
        let size = self.rows.size();
        let mut members = vec![Mask::empty(size); costs.classes];
        for vertex in self.open.iter() {
            members[costs.class[vertex]].put(vertex);
        }
        let free: Vec<Mask> = (0..costs.classes)
            .map(|class| {
                let mut free = Mask::empty(size);
                for (other, members) in members.iter().enumerate() {
                    if costs.of(class, other) == 0 {
                        free.unite(members.words());
                    }
                }
                free
            })
            .collect();
        for vertex in self.open.iter() {
            let free = free[costs.class[vertex]].words();
            for (word, free) in self.rows.row_mut(vertex).iter_mut().zip(free) {
                *word &= free;
            }
        }
    }
}

impl<'a> Stage<'a> {
    /// Runs until every vertex is matched, and returns the edges that are tight then. `None` when there is no perfect matching,
    /// or when stopped.
    fn run(&mut self) -> Option<Tight<'a>> {
        for u in self.open.iter() {
            let v = self.mate[u];
            if v != NONE && self.duals.slack(u, v) != 0 {
                self.mate[u] = NONE;
                self.mate[v] = NONE;
            }
        }
        loop {
            let tight = self.duals.tight();
            let sets = self.nest.within(NONE);
            let mut level = self.nest.level(self.open.clone(), &sets, &self.mate);
            let mut search = Search::new(&level, &self.mate);
            if self.grow(&tight, &mut level, &sets, &mut search)? == 0 {
                return Some(tight);
            }
            self.enclose(&tight, &level, &sets, &search);
            self.shift(&tight, &search)?;
        }
    }

    /// Grows the matching by tight edges as far as possible, and returns how many nodes are left over. `None` when stopped.
    fn grow(
        &mut self,
        tight: &Tight<'_>,
        level: &mut Level,
        sets: &[usize],
        search: &mut Search,
    ) -> Option<usize> {
        let mut roots: Vec<usize> = self.open.iter().map(|v| level.node(v)).collect();
        roots.retain(|node| self.mate[level.exit(*node)] == NONE);
        roots.dedup();
        let mut left = 0;
        for root in roots {
            let exit = level.exit(root);
            if self.mate[exit] != NONE || search.outer.has(exit) {
                continue;
            }
            if self.halt.is_due() {
                return None;
            }
            let ground = Ground {
                edges: tight,
                level,
                mate: &self.mate,
            };
            match search.augmenting(&ground, root) {
                Some(way) => self
                    .nest
                    .follow(level, sets, &way, &self.frozen, &mut self.mate),
                None => left += 1,
            }
        }
        Some(left)
    }

    /// Makes a set of each cycle that was shrunk in a closed tree.
    fn enclose(&mut self, tight: &Tight<'_>, level: &Level, sets: &[usize], search: &Search) {
        for cycle in search.cycles() {
            let id = self.nest.sets.len();
            for vertex in cycle.iter() {
                let own = level.set(level.node(vertex)).map(|set| &level.sets[set]);
                for place in 0..cycle.words().len() {
                    let own = own.map_or(0, |own| own.word(place));
                    let edges = tight.word(vertex, place) & cycle.word(place) & !own;
                    self.frozen.row_mut(vertex)[place] |= edges;
                }
            }
            for set in sets {
                if self.nest.sets[*set].vertices.is_within(cycle) {
                    self.nest.sets[*set].parent = id;
                }
            }
            self.nest.sets.push(OddSet {
                vertices: cycle.clone(),
                parent: NONE,
                dual: 0,
                usable: cycle.clone(),
            });
        }
    }

    /// The outermost set around each vertex.
    fn tops(&self) -> Vec<Option<&Mask>> {
        let mut tops = vec![None; self.nest.size];
        for set in &self.nest.sets {
            if set.parent == NONE {
                for vertex in set.vertices.iter() {
                    tops[vertex] = Some(&set.vertices);
                }
            }
        }
        tops
    }

    /// Moves the duals until an edge becomes tight or a set loses its dual. `None` when neither would ever happen: then there
    /// is no perfect matching.
    fn shift(&mut self, tight: &Tight<'_>, search: &Search) -> Option<()> {
        let tops = self.tops();
        let mut step = self
            .duals
            .step(tight, &search.outer, &search.inner, |vertex| tops[vertex]);
        let is_in = |mask: &Mask, set: &OddSet| set.vertices.first().is_some_and(|v| mask.has(v));
        for set in self.nest.sets.iter().filter(|set| set.parent == NONE) {
            if is_in(&search.inner, set) {
                let most = set.dual / 2;
                step = Some(step.map_or(most, |step| step.min(most)));
            }
        }
        let step = step?;
        debug_assert!(step > 0, "no progress");
        for vertex in search.outer.iter() {
            self.duals.dual[vertex] += step;
        }
        for vertex in search.inner.iter() {
            self.duals.dual[vertex] -= step;
        }
        for id in self.nest.within(NONE) {
            let set = &mut self.nest.sets[id];
            if is_in(&search.outer, set) {
                set.dual += 2 * step;
            } else if is_in(&search.inner, set) {
                set.dual -= 2 * step;
                if set.dual == 0 {
                    self.dissolve(id);
                }
            }
        }
        Some(())
    }

    /// Dissolves a set that has lost its dual. The sets directly within it become outermost.
    fn dissolve(&mut self, id: usize) {
        let gone = self.nest.sets[id].vertices.clone();
        let inner = self.nest.within(id);
        self.nest.sets[id].parent = GONE;
        let mut loose = gone.clone();
        for child in inner {
            self.nest.sets[child].parent = NONE;
            let set = self.nest.sets[child].vertices.clone();
            loose.remove(set.words());
            for vertex in set.iter() {
                let row = self.frozen.row_mut(vertex).iter_mut();
                for (word, kept) in row.zip(set.words()) {
                    *word &= kept;
                }
            }
        }
        for vertex in loose.iter() {
            self.frozen.row_mut(vertex).fill(0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn joined(edges: &[(usize, usize)]) -> Rows {
        let mut rows = Rows::new(6);
        for (u, v) in edges {
            rows.put(*u, *v);
        }
        rows
    }

    /// A set of three vertices within a set of five.
    #[test]
    fn a_set_that_is_no_more_leaves_the_edges_inside_those_within_it() {
        let within = [(0, 1), (1, 2), (0, 2)];
        let around = [(2, 3), (3, 4), (0, 4)];
        let rows = joined(&[&within[..], &around].concat());
        let (open, costs) = (Mask::all(6), Costs::by_rank(vec![-1; 6]));
        let set = |end, parent| OddSet {
            vertices: Mask::of(6, 0..end),
            parent,
            dual: 0,
            usable: Mask::of(6, 0..end),
        };
        let mut stage = Stage {
            open: &open,
            duals: Duals::new(&costs, &rows, &open),
            nest: Nest {
                size: 6,
                sets: vec![set(3, 1), set(5, NONE)],
            },
            frozen: rows.clone(),
            mate: vec![NONE; 6],
            halt: &Halt::never(),
        };
        stage.dissolve(1);
        assert_eq!(stage.frozen, joined(&within));
        let parents: Vec<usize> = stage.nest.sets.iter().map(|set| set.parent).collect();
        assert_eq!(parents, [NONE, GONE]);
        stage.dissolve(0);
        assert_eq!(stage.frozen, joined(&[]));
    }
}

//! What is still open in a bracket: the edges that an optimal pairing may use, and one such pairing.
#![expect(
    clippy::indexing_slicing,
    reason = "vertices are below the size of the graph that the tables were made for"
)]

use super::{
    bits::{Mask, NONE, Rows, ones_of},
    level::Level,
    nest::{Nest, OddSet, Usable},
    search::{Ground, Search},
};
use crate::event::Halt;

/// The open edges and a perfect matching of them. Every perfect matching of the open edges that leaves each rigid set by
/// exactly one edge is as good as this one by every criterion that has been settled.
#[derive(Clone, Debug)]
pub(in crate::pairing) struct Pool {
    pub rows: Rows,
    /// The vertices whose partners are not settled.
    pub open: Mask,
    pub mate: Vec<usize>,
    pub rigid: Vec<Mask>,
}

impl Pool {
    /// A pool in which nothing is settled yet: all of `rows` is open.
    pub(in crate::pairing) fn new(rows: Rows) -> Self {
        let size = rows.size();
        Self {
            rows,
            open: Mask::all(size),
            mate: vec![NONE; size],
            rigid: Vec::new(),
        }
    }

    /// Extends the current matching to one with as many edges as possible, and returns how many vertices are left over. It
    /// gives up once more than `most` are, and returns the number of all vertices when stopped. Rigid sets are ignored.
    pub(in crate::pairing) fn complete(&mut self, most: usize, halt: &Halt) -> usize {
        self.greedy();
        let size = self.rows.size();
        let open: Vec<usize> = self.open.iter().collect();
        let level = Level::new(size, self.open.clone(), Vec::new(), &self.mate);
        let edges = Usable {
            rows: &self.rows,
            usable: &self.open,
        };
        let mut search = Search::new(&level, &self.mate);
        let mut left = 0;
        for root in open {
            if self.mate[root] != NONE {
                continue;
            }
            if halt.is_due() {
                return size;
            }
            let ground = Ground {
                edges: &edges,
                level: &level,
                mate: &self.mate,
            };
            match search.augmenting(&ground, root) {
                Some(way) => {
                    for (a, b) in way {
                        self.mate[a] = b;
                        self.mate[b] = a;
                    }
                }
                None => left += 1,
            }
            if left > most {
                break;
            }
        }
        left
    }

    /// Pairs free vertices with each other as they come, from the last one up.
    fn greedy(&mut self) {
        let free = self.open.iter().filter(|v| self.mate[*v] == NONE);
        let mut free = Mask::of(self.rows.size(), free);
        let from_last: Vec<usize> = free.iter().collect();
        for u in from_last.into_iter().rev() {
            if self.mate[u] != NONE {
                continue;
            }
            let row = self.rows.row(u).iter().zip(free.words()).enumerate().rev();
            let last = row
                .map(|(place, (row, free))| (place, row & free))
                .find(|(_, word)| *word != 0);
            if let Some((place, word)) = last
                && let Some(v) = ones_of(word, place).last()
            {
                self.mate[u] = v;
                self.mate[v] = u;
                free.take(u);
                free.take(v);
            }
        }
    }

    /// Pairs two free vertices that may be matched.
    pub(in crate::pairing) fn join(&mut self, a: usize, b: usize) {
        self.mate[a] = b;
        self.mate[b] = a;
    }

    /// Undoes the pairs whose edge has been removed.
    pub(in crate::pairing) fn drop_lost(&mut self) {
        for u in 0..self.mate.len() {
            let v = self.mate[u];
            if v != NONE && !self.rows.has(u, v) {
                self.mate[u] = NONE;
                self.mate[v] = NONE;
            }
        }
    }

    /// Gives `vertex` a partner among `wanted`: the one that it has, or one that it can have without loss; the lowest of these
    /// if `lowest`. The matching then contains this pair. `None` when it can have none of them; then nothing changes.
    pub(in crate::pairing) fn choose(
        &mut self,
        vertex: usize,
        wanted: &[u64],
        lowest: bool,
    ) -> Option<usize> {
        let partner = self.mate[vertex];
        let mut wanted = Mask::from_row(wanted);
        wanted.keep(self.rows.row(vertex));
        let first = wanted.first()?;
        if wanted.has(partner) && (!lowest || partner == first) {
            return Some(partner);
        }
        self.mate[vertex] = NONE;
        self.mate[partner] = NONE;
        let mut within = self.open.clone();
        within.take(vertex);
        let (nest, usable) = self.seen_from(vertex, &within);
        let sets = nest.within(NONE);
        let mut level = nest.level(within, &sets, &self.mate);
        let edges = Usable {
            rows: &self.rows,
            usable: &usable,
        };
        let mut search = Search::new(&level, &self.mate);
        let (chosen, way) = {
            let ground = Ground {
                edges: &edges,
                level: &level,
                mate: &self.mate,
            };
            search.exhaust(&ground, level.node(partner));
            // A vertex that is reached evenly can be left over instead of the partner (Gallai and Edmonds).
            wanted.keep(search.outer.words());
            wanted.keep(usable.words());
            match wanted.first() {
                None => (None, Vec::new()),
                Some(chosen) => (Some(chosen), search.way_to(&ground, chosen)),
            }
        };
        let Some(chosen) = chosen else {
            self.mate[vertex] = partner;
            self.mate[partner] = vertex;
            return None;
        };
        nest.follow(&mut level, &sets, &way, &self.rows, &mut self.mate);
        nest.leave_by(&mut level, &sets, chosen, &self.rows, &mut self.mate);
        self.mate[vertex] = chosen;
        self.mate[chosen] = vertex;
        Some(chosen)
    }

    /// The rigid sets as they look once `vertex` has been taken out, and the vertices that edges between the outermost sets may
    /// use. A set that holds `vertex` is replaced by its complement, which is left by the same edge.
    fn seen_from(&mut self, vertex: usize, within: &Mask) -> (Nest, Mask) {
        let mut masks: Vec<Mask> = Vec::new();
        for set in &self.rigid {
            let mut mask = set.clone();
            if set.has(vertex) {
                mask = within.clone();
                mask.remove(set.words());
            }
            if !masks.contains(&mask) {
                masks.push(mask);
            }
        }
        masks.sort_by_key(Mask::count);
        let mut nest = Nest::new(self.rows.size());
        for (place, mask) in masks.iter().enumerate() {
            let mut larger = place + 1..masks.len();
            let parent = larger.find(|other| mask.is_within(&masks[*other]));
            nest.sets.push(OddSet {
                vertices: mask.clone(),
                parent: parent.unwrap_or(NONE),
                dual: 0,
                usable: mask.clone(),
            });
        }
        // From the smallest set on: the vertices by which it can be left.
        let mut usable = within.clone();
        for (place, mask) in masks.iter().enumerate() {
            let exits = self.exits(&nest, place);
            let parent = nest.sets[place].parent;
            let around = match parent {
                NONE => &mut usable,
                parent => &mut nest.sets[parent].usable,
            };
            around.remove(mask.words());
            around.unite(exits.words());
        }
        (nest, usable)
    }

    /// The vertices by which a set can be left; those of the sets within it are known.
    fn exits(&mut self, nest: &Nest, set: usize) -> Mask {
        let OddSet {
            vertices, usable, ..
        } = &nest.sets[set];
        let out = |v: &usize| self.mate[*v] == NONE || !vertices.has(self.mate[*v]);
        let Some(exit) = vertices.iter().find(out) else {
            return Mask::empty(self.rows.size());
        };
        let outside = std::mem::replace(&mut self.mate[exit], NONE);
        let inner = nest.within(set);
        let level = nest.level(vertices.clone(), &inner, &self.mate);
        let edges = Usable {
            rows: &self.rows,
            usable,
        };
        let mut search = Search::new(&level, &self.mate);
        let ground = Ground {
            edges: &edges,
            level: &level,
            mate: &self.mate,
        };
        search.exhaust(&ground, level.node(exit));
        let mut exits = search.outer.clone();
        exits.keep(usable.words());
        self.mate[exit] = outside;
        exits
    }

    /// Keeps open only those edges of `vertex` that lead to `kept`.
    pub(in crate::pairing) fn keep(&mut self, vertex: usize, kept: &[u64]) {
        self.rows.restrict(vertex, kept);
    }

    /// Takes a settled pair out of the pool.
    pub(in crate::pairing) fn take_out(&mut self, a: usize, b: usize) {
        for vertex in [a, b] {
            self.rows
                .restrict(vertex, &vec![0; self.open.words().len()]);
            self.open.take(vertex);
        }
        for mut set in std::mem::take(&mut self.rigid) {
            let crosses = set.has(a) != set.has(b);
            set.take(a);
            set.take(b);
            if crosses {
                // The one edge of the set is used up: its other vertices are paired inside.
                for vertex in set.iter() {
                    self.rows.restrict(vertex, set.words());
                }
            } else if set.count() > 1 {
                self.rigid.push(set);
            }
        }
    }
}

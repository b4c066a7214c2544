//! Odd sets, nested or disjoint. Exactly one edge of the matching leaves each of them.
//!
//! Seen from outside, such a set is one vertex. When another vertex of the set is to have the partner outside (to be its exit),
//! the pairs inside are found anew. That search sees the sets within it as vertices.
#![expect(
    clippy::indexing_slicing,
    reason = "sets and vertices come from the tables of the nest and of its graph"
)]

use super::{
    bits::{Mask, NONE, Rows},
    level::Level,
    search::{Edges, Ground, Search, Way},
};

/// One odd set.
#[derive(Clone, Debug)]
pub(in crate::pairing) struct OddSet {
    pub vertices: Mask,
    /// Index of the smallest set around it, or [`NONE`].
    pub parent: usize,
    /// Its dual in a stage; never negative.
    pub dual: i64,
    /// Its vertices that edges between its own nodes may use.
    pub usable: Mask,
}

/// A family of odd sets.
#[derive(Clone, Debug)]
pub(in crate::pairing) struct Nest {
    pub size: usize,
    pub sets: Vec<OddSet>,
}

/// The edges of `rows` between usable vertices.
pub(in crate::pairing) struct Usable<'a> {
    pub rows: &'a Rows,
    pub usable: &'a Mask,
}

impl Edges for Usable<'_> {
    fn word(&self, vertex: usize, place: usize) -> u64 {
        if self.usable.has(vertex) {
            self.rows.word(vertex, place) & self.usable.word(place)
        } else {
            0
        }
    }
}

impl Nest {
    pub(in crate::pairing) const fn new(size: usize) -> Self {
        Self {
            size,
            sets: Vec::new(),
        }
    }

    /// The sets directly within `parent`; with [`NONE`], the outermost sets.
    pub(in crate::pairing) fn within(&self, parent: usize) -> Vec<usize> {
        let sets = self.sets.iter().enumerate();
        sets.filter(|(_, set)| set.parent == parent)
            .map(|(id, _)| id)
            .collect()
    }

    /// The level of the vertices in `within`, where each of `sets` counts as one vertex.
    pub(in crate::pairing) fn level(&self, within: Mask, sets: &[usize], mate: &[usize]) -> Level {
        let masks = sets.iter().map(|id| self.sets[*id].vertices.clone());
        Level::new(self.size, within, masks.collect(), mate)
    }

    /// Puts the edges of a way into the matching. `sets` are the sets that the level sees as vertices.
    pub(in crate::pairing) fn follow(
        &self,
        level: &mut Level,
        sets: &[usize],
        way: &Way,
        rows: &Rows,
        mate: &mut [usize],
    ) {
        for vertex in way.iter().flat_map(|(a, b)| [*a, *b]) {
            self.leave_by(level, sets, vertex, rows, mate);
        }
        for (a, b) in way {
            mate[*a] = *b;
            mate[*b] = *a;
        }
    }

    /// Makes `vertex` the exit of its set, if it is in one. The caller sets its partner.
    pub(in crate::pairing) fn leave_by(
        &self,
        level: &mut Level,
        sets: &[usize],
        vertex: usize,
        rows: &Rows,
        mate: &mut [usize],
    ) {
        if let Some(place) = level.set(level.node(vertex))
            && level.exits[place] != vertex
        {
            self.turn(sets[place], level.exits[place], vertex, rows, mate);
            level.exits[place] = vertex;
        }
    }

    /// Pairs the vertices inside a set anew, so that `new` is left over instead of `old`.
    fn turn(&self, set: usize, old: usize, new: usize, rows: &Rows, mate: &mut [usize]) {
        mate[old] = NONE;
        let inner = self.within(set);
        let mut level = self.level(self.sets[set].vertices.clone(), &inner, mate);
        let usable = &self.sets[set].usable;
        let edges = Usable { rows, usable };
        let way = {
            let ground = Ground {
                edges: &edges,
                level: &level,
                mate,
            };
            let mut search = Search::new(&level, mate);
            search.exhaust(&ground, level.node(old));
            debug_assert!(search.outer.has(new), "no exit");
            search.way_to(&ground, new)
        };
        self.follow(&mut level, &inner, &way, rows, mate);
        self.leave_by(&mut level, &inner, new, rows, mate);
        mate[new] = NONE;
    }
}

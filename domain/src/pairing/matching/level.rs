//! Nodes of a search: single vertices, and sets that count as one vertex.
#![expect(
    clippy::indexing_slicing,
    reason = "vertices and sets come from the graph that the tables were made for"
)]

use super::bits::{Mask, NONE};

/// The nodes of a search.
pub(in crate::pairing) struct Level {
    /// The vertices that take part.
    pub within: Mask,
    /// The sets that count as one vertex.
    pub sets: Vec<Mask>,
    /// For each vertex, the place in `sets` of the set that holds it, or [`NONE`].
    set_of: Vec<usize>,
    /// For each set, its vertex whose partner is outside or missing.
    pub exits: Vec<usize>,
}

impl Level {
    /// `sets` are disjoint and lie within `within`.
    pub(in crate::pairing) fn new(
        size: usize,
        within: Mask,
        sets: Vec<Mask>,
        mate: &[usize],
    ) -> Self {
        let mut set_of = vec![NONE; size];
        let mut exits = Vec::with_capacity(sets.len());
        for (place, set) in sets.iter().enumerate() {
            let mut exit = NONE;
            for vertex in set.iter() {
                set_of[vertex] = place;
                let partner = mate[vertex];
                if partner == NONE || !set.has(partner) {
                    exit = vertex;
                }
            }
            exits.push(exit);
        }
        Self {
            within,
            sets,
            set_of,
            exits,
        }
    }

    pub(in crate::pairing) fn size(&self) -> usize {
        self.set_of.len()
    }

    pub(in crate::pairing) fn node(&self, vertex: usize) -> usize {
        match self.set_of[vertex] {
            NONE => vertex,
            set => self.set_of.len() + set,
        }
    }

    /// The set that `node` stands for, unless it is a vertex.
    pub(in crate::pairing) fn set(&self, node: usize) -> Option<usize> {
        node.checked_sub(self.set_of.len())
    }

    pub(in crate::pairing) fn exit(&self, node: usize) -> usize {
        self.set(node).map_or(node, |set| self.exits[set])
    }

    /// Number of nodes; all are numbered below it.
    pub(in crate::pairing) fn nodes(&self) -> usize {
        self.set_of.len() + self.sets.len()
    }

    /// Puts the vertices of a node into `mask`.
    pub(in crate::pairing) fn put(&self, node: usize, mask: &mut Mask) {
        match self.set(node) {
            None => mask.put(node),
            Some(set) => mask.unite(self.sets[set].words()),
        }
    }

    /// Takes the vertices of a node out of `mask`.
    pub(in crate::pairing) fn take(&self, node: usize, mask: &mut Mask) {
        match self.set(node) {
            None => mask.take(node),
            Some(set) => mask.remove(self.sets[set].words()),
        }
    }
}

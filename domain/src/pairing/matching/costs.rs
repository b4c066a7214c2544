//! Costs of edges in one stage. The cost of an edge depends on the classes of its ends. In a stage with ranks it also depends
//! on the rank of the end with the lower index.
#![expect(
    clippy::indexing_slicing,
    reason = "classes come from the table that they index"
)]

use std::collections::HashMap;

use super::bits::{Mask, NONE};

/// The costs of one stage.
#[derive(Clone, Debug)]
pub(in crate::pairing) struct Costs {
    /// Class of each vertex.
    pub class: Vec<usize>,
    pub classes: usize,
    /// Cost for each pair of classes: symmetric, never negative.
    pub table: Vec<i64>,
    /// Rank of each vertex, or -1 for none. An edge between two vertices with ranks costs, in addition, the rank of the one
    /// with the lower index. Either all members of a class have a rank, or none has.
    pub ranks: Option<Vec<i64>>,
    /// Every matching costs less than 2^`bits`.
    pub bits: u32,
}

impl Costs {
    pub(in crate::pairing) fn of(&self, a: usize, b: usize) -> i64 {
        self.table[a * self.classes + b]
    }

    /// Cost of the edge between two vertices.
    pub(in crate::pairing) fn edge(&self, u: usize, v: usize) -> i64 {
        let cost = self.of(self.class[u], self.class[v]);
        match &self.ranks {
            Some(ranks) if ranks[u] >= 0 && ranks[v] >= 0 => cost + ranks[u.min(v)],
            _ => cost,
        }
    }

    /// Costs by rank alone: an edge between two vertices with ranks costs the rank of the one with the lower index.
    pub(in crate::pairing) fn by_rank(ranks: Vec<i64>) -> Self {
        let most: i64 = ranks.iter().map(|rank| *rank.max(&0)).sum();
        Self {
            bits: bits_of(most),
            class: vec![0; ranks.len()],
            classes: 1,
            table: vec![0],
            ranks: Some(ranks),
        }
    }

    /// These costs doubled, so that half a slack is an integer. The number of rigid sets that an edge crosses counts before
    /// everything else.
    pub(in crate::pairing) fn above(&self, rigid: &[Mask]) -> Self {
        let size = self.class.len();
        let mut known: HashMap<(usize, bool, Vec<u64>), usize> = HashMap::new();
        let mut members: Vec<usize> = Vec::new();
        let mut class = vec![NONE; size];
        for vertex in 0..size {
            let ranked = self.ranks.as_ref().is_some_and(|ranks| ranks[vertex] >= 0);
            let mut signature = vec![0_u64; rigid.len().div_ceil(64)];
            for (place, set) in rigid.iter().enumerate() {
                if set.has(vertex) {
                    signature[place / 64] |= 1 << (place % 64);
                }
            }
            class[vertex] = *known
                .entry((self.class[vertex], ranked, signature))
                .or_insert_with(|| {
                    members.push(vertex);
                    members.len() - 1
                });
        }
        let classes = members.len();
        let mut table = vec![0; classes * classes];
        for (a, u) in members.iter().enumerate() {
            for (b, v) in members.iter().enumerate() {
                let crossed = rigid.iter().filter(|set| set.has(*u) != set.has(*v));
                let crossed = i64::try_from(crossed.count()).unwrap_or(i64::MAX);
                let cost = self.of(self.class[*u], self.class[*v]);
                table[a * classes + b] = 2 * (cost + (crossed << self.bits));
            }
        }
        // Every edge of a matching may cross all rigid sets.
        let most = i64::try_from(rigid.len().saturating_mul(size / 2)).unwrap_or(i64::MAX);
        let twice = |ranks: &Vec<i64>| ranks.iter().map(|rank| 2 * rank).collect();
        Self {
            class,
            classes,
            table,
            ranks: self.ranks.as_ref().map(twice),
            bits: self.bits + 1 + bits_of(most),
        }
    }
}

/// Number of bits of `most`, which is not negative: the least `bits` with `most` < 2^`bits`.
pub(in crate::pairing) const fn bits_of(most: i64) -> u32 {
    i64::BITS - most.leading_zeros()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_ranks_together_are_below_the_bound() {
        for (ranks, bits) in [
            (vec![-1, -1], 0),
            (vec![0, -1], 0),
            (vec![-1, 1, -1], 1),
            (vec![3, -1, 4], 3),
            (vec![3, -1, 5], 4),
        ] {
            let costs = Costs::by_rank(ranks.clone());
            assert_eq!((costs.bits, costs.ranks), (bits, Some(ranks)));
        }
        let costs = Costs::by_rank(vec![2, 4, -1]);
        assert_eq!((costs.edge(1, 0), costs.edge(1, 2)), (2, 0));
    }

    /// With rigid sets too, every matching costs less than the bound, whatever sets its edges cross.
    #[test]
    fn rigid_sets_are_below_the_bound() {
        let sets = |all: &[&[usize]]| -> Vec<Mask> {
            let masks = all.iter().map(|set| Mask::of(4, set.iter().copied()));
            masks.collect()
        };
        for (ranks, rigid) in [
            (vec![0; 4], sets(&[])),
            (vec![7, 0, 0, 0], sets(&[])),
            (vec![0; 4], sets(&[&[0, 1, 2]])),
            (vec![3, 4, -1, 5], sets(&[&[0, 1, 2]])),
            (
                vec![7, 7, 7, 7],
                sets(&[&[0], &[1], &[2], &[3], &[0, 1, 2]]),
            ),
        ] {
            let costs = Costs::by_rank(ranks).above(&rigid);
            for [(a, b), (c, d)] in [[(0, 1), (2, 3)], [(0, 2), (1, 3)], [(0, 3), (1, 2)]] {
                let cost = costs.edge(a, b) + costs.edge(c, d);
                assert!(cost < 1 << costs.bits, "{rigid:?}: {cost}, {}", costs.bits);
            }
        }
    }
}

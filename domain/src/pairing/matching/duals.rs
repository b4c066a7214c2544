//! Duals of the vertices in a stage, and the edges that are tight by them.
//!
//! Vertices of one class with the same dual form a group. The slack is the same for all edges between two groups. So tight
//! edges and the least slack are found by groups, and a row of tight edges is the row of the graph and a mask.
#![expect(
    clippy::indexing_slicing,
    reason = "classes, groups and vertices come from the tables made for them"
)]

use std::collections::HashMap;

use super::{
    bits::{Mask, NONE, Rows, words},
    costs::Costs,
    search::Edges,
};

/// Costs and duals. No edge costs less than the sum of the duals of its ends, edges inside blossoms apart.
pub(in crate::pairing) struct Duals<'a> {
    costs: &'a Costs,
    rows: &'a Rows,
    open: &'a Mask,
    /// For each class, the classes to which it has edges.
    facing: Vec<Vec<usize>>,
    pub dual: Vec<i64>,
}

/// For each class, its members by a value, lowest value first.
type Groups = Vec<Vec<(i64, Mask)>>;

/// The tight edges between vertices that are not in one set.
pub(in crate::pairing) struct Tight<'a> {
    rows: &'a Rows,
    words: usize,
    /// For each vertex, the place of its mask.
    key: Vec<usize>,
    masks: Vec<u64>,
    /// Members of each class by dual.
    groups: Groups,
    /// Members of each class with ranks, by rank minus dual.
    higher: Groups,
}

impl Edges for Tight<'_> {
    fn word(&self, vertex: usize, place: usize) -> u64 {
        self.rows.word(vertex, place) & self.masks[self.key[vertex] * self.words + place]
    }
}

impl<'a> Duals<'a> {
    pub(in crate::pairing) fn new(costs: &'a Costs, rows: &'a Rows, open: &'a Mask) -> Self {
        let size = rows.size();
        let mut members = vec![Mask::empty(size); costs.classes];
        let mut reached = vec![Mask::empty(size); costs.classes];
        for vertex in open.iter() {
            members[costs.class[vertex]].put(vertex);
            reached[costs.class[vertex]].unite(rows.row(vertex));
        }
        let facing = reached
            .iter()
            .map(|reached| {
                let other = members.iter().enumerate();
                let other = other.filter(|(_, members)| reached.meets(members.words()));
                other.map(|(class, _)| class).collect()
            })
            .collect();
        let mut duals = Self {
            costs,
            rows,
            open,
            facing,
            dual: vec![0; size],
        };
        if costs.ranks.is_some() {
            duals.raise_by_edges();
        } else {
            duals.raise(members);
        }
        duals
    }

    /// Raises the duals one after another, each as far as possible.
    fn raise(&mut self, members: Vec<Mask>) {
        // Highest first.
        let mut groups: Groups = members.into_iter().map(|mask| vec![(0, mask)]).collect();
        for vertex in self.open.iter() {
            let class = self.costs.class[vertex];
            let row = self.rows.row(vertex);
            let least = self.facing[class].iter().filter_map(|other| {
                let highest = groups[*other].iter().find(|(_, mask)| mask.meets(row));
                highest.map(|(dual, _)| self.costs.of(class, *other) - dual)
            });
            let Some(least) = least.min().filter(|least| *least != 0) else {
                continue;
            };
            self.dual[vertex] = least;
            // The vertex also stays in the group without a dual, where it is found last.
            let groups = &mut groups[class];
            match groups.binary_search_by(|(dual, _)| least.cmp(dual)) {
                Ok(place) => groups[place].1.put(vertex),
                Err(place) => {
                    groups.insert(place, (least, Mask::of(self.rows.size(), [vertex])));
                }
            }
        }
    }

    fn raise_by_edges(&mut self) {
        for vertex in self.open.iter() {
            let others = self.rows.neighbours(vertex);
            let least = others.map(|other| self.costs.edge(vertex, other) - self.dual[other]);
            self.dual[vertex] = least.min().unwrap_or(0);
        }
    }

    pub(in crate::pairing) fn slack(&self, u: usize, v: usize) -> i64 {
        self.costs.edge(u, v) - self.dual[u] - self.dual[v]
    }

    fn rank(&self, vertex: usize) -> i64 {
        self.costs.ranks.as_ref().map_or(-1, |ranks| ranks[vertex])
    }

    /// All that the slack of the edges of a vertex depends on: class, dual, and the vertex itself if it has a rank.
    fn key(&self, vertex: usize) -> (usize, i64, usize) {
        let ranked = self.rank(vertex) >= 0;
        let class = self.costs.class[vertex];
        (class, self.dual[vertex], if ranked { vertex } else { NONE })
    }

    fn groups(&self, value: impl Fn(usize) -> Option<i64>) -> Groups {
        let size = self.rows.size();
        let mut place_of: HashMap<(usize, i64), usize> = HashMap::new();
        let mut groups: Groups = vec![Vec::new(); self.costs.classes];
        for vertex in self.open.iter() {
            let Some(value) = value(vertex) else { continue };
            let class = self.costs.class[vertex];
            let groups = &mut groups[class];
            let place = *place_of.entry((class, value)).or_insert_with(|| {
                groups.push((value, Mask::empty(size)));
                groups.len() - 1
            });
            groups[place].1.put(vertex);
        }
        for groups in &mut groups {
            groups.sort_unstable_by_key(|(value, _)| *value);
        }
        groups
    }

    pub(in crate::pairing) fn tight(&self) -> Tight<'a> {
        let groups = self.groups(|vertex| Some(self.dual[vertex]));
        let higher = self.groups(|vertex| {
            let rank = self.rank(vertex);
            (rank >= 0).then(|| rank - self.dual[vertex])
        });
        let words = words(self.rows.size());
        let mut tight = Tight {
            rows: self.rows,
            words,
            key: vec![0; self.rows.size()],
            masks: Vec::new(),
            groups,
            higher,
        };
        let mut keys: HashMap<(usize, i64, usize), usize> = HashMap::new();
        for vertex in self.open.iter() {
            let next = keys.len();
            let key = *keys.entry(self.key(vertex)).or_insert(next);
            tight.key[vertex] = key;
            if key == next {
                let mask = self.mask(&tight, vertex);
                tight.masks.extend_from_slice(mask.words());
            }
        }
        tight
    }

    /// The vertices to which an edge of `vertex` would be tight.
    fn mask(&self, tight: &Tight<'_>, vertex: usize) -> Mask {
        let mut mask = Mask::empty(self.rows.size());
        let (class, dual, rank) = (
            self.costs.class[vertex],
            self.dual[vertex],
            self.rank(vertex),
        );
        let with = |groups: &Groups, class: usize, value: i64| -> Option<Mask> {
            let groups = &groups[class];
            let place = groups.binary_search_by_key(&value, |(value, _)| *value);
            place.ok().map(|place| groups[place].1.clone())
        };
        for other in &self.facing[class] {
            let cost = self.costs.of(class, *other) - dual;
            if rank < 0 || tight.higher[*other].is_empty() {
                if let Some(found) = with(&tight.groups, *other, cost) {
                    mask.unite(found.words());
                }
                continue;
            }
            if let Some(mut lower) = with(&tight.groups, *other, cost + rank) {
                // No vertex has an edge to itself.
                lower.keep_from(vertex);
                mask.unite(lower.words());
            }
            if let Some(mut higher) = with(&tight.higher, *other, -cost) {
                higher.keep_below(vertex);
                mask.unite(higher.words());
            }
        }
        mask
    }

    /// The step by which the duals of outer vertices rise and those of inner ones fall until an edge becomes tight: the least
    /// slack to a vertex in no tree, or half of that between two outer vertices that `together` does not hold. `None` when
    /// there is no such edge.
    pub(in crate::pairing) fn step(
        &self,
        tight: &Tight<'_>,
        outer: &Mask,
        inner: &Mask,
        together: impl Fn(usize) -> Option<&'a Mask>,
    ) -> Option<i64> {
        let size = self.rows.size();
        let mut rows: HashMap<(usize, i64, usize), (usize, Mask)> = HashMap::new();
        for vertex in outer.iter() {
            let mut row = Mask::from_row(self.rows.row(vertex));
            row.remove(inner.words());
            if let Some(set) = together(vertex) {
                row.remove(set.words());
            }
            let (_, all) = rows
                .entry(self.key(vertex))
                .or_insert_with(|| (vertex, Mask::empty(size)));
            all.unite(row.words());
        }
        let mut best: Option<i64> = None;
        for (vertex, row) in rows.values() {
            let (class, dual, rank) = (
                self.costs.class[*vertex],
                self.dual[*vertex],
                self.rank(*vertex),
            );
            let mut least = |slack: i64, mask: &Mask| -> bool {
                // `false` when the groups that follow cannot be nearer either.
                if best.is_some_and(|best| slack >= 2 * best) {
                    return false;
                }
                let mut hit = mask.clone();
                hit.keep(row.words());
                if hit.is_empty() {
                    return true;
                }
                if best.is_none_or(|best| slack < best) {
                    let mut unseen = hit.clone();
                    unseen.remove(outer.words());
                    if !unseen.is_empty() {
                        best = Some(slack);
                    }
                }
                if hit.meets(outer.words()) {
                    debug_assert!(slack % 2 == 0, "odd slack between outer vertices");
                    best = Some(best.map_or(slack / 2, |best| best.min(slack / 2)));
                }
                true
            };
            for other in &self.facing[class] {
                let cost = self.costs.of(class, *other) - dual;
                if rank < 0 || tight.higher[*other].is_empty() {
                    let groups = tight.groups[*other].iter().rev();
                    for (value, mask) in groups {
                        if !least(cost - value, mask) {
                            break;
                        }
                    }
                    continue;
                }
                for (value, mask) in tight.groups[*other].iter().rev() {
                    let mut lower = mask.clone();
                    lower.keep_from(*vertex);
                    if !least(cost + rank - value, &lower) {
                        break;
                    }
                }
                for (value, mask) in &tight.higher[*other] {
                    let mut higher = mask.clone();
                    higher.keep_below(*vertex);
                    if !least(cost + value, &higher) {
                        break;
                    }
                }
            }
        }
        best
    }
}

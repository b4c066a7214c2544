//! Maximum weight matching in a general graph (Edmonds), dense, O(n³), over wide integers.
//!
//! Duals start at the largest weight and stay within `0..=2 * largest`, blossom duals within
//! `0..=2 * largest`; slacks therefore stay below four times the largest weight. That is why a layout needs
//! two bits above its largest weight, and gets four.
#![expect(
    clippy::indexing_slicing,
    reason = "ids are below 2n + 1 and all tables are allocated for 2n + 1 ids; ids come from these tables only"
)]

use super::wide::Wide;
use crate::event::Halt;

const NONE: usize = usize::MAX;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Label {
    Free,
    Outer,
    Inner,
}

/// A symmetric weight matrix; zero means that there is no edge.
pub(super) struct Weights<const K: usize> {
    n: usize,
    cells: Vec<Wide<K>>,
}

impl<const K: usize> Weights<K> {
    pub(super) fn new(n: usize) -> Self {
        Self {
            n,
            cells: vec![Wide::ZERO; n * n],
        }
    }

    pub(super) fn set(&mut self, u: usize, v: usize, weight: Wide<K>) {
        self.cells[u * self.n + v] = weight;
        self.cells[v * self.n + u] = weight;
    }

    fn get(&self, u: usize, v: usize) -> &Wide<K> {
        &self.cells[u * self.n + v]
    }
}

/// The matching of the greatest total weight: for each vertex its partner. Stopped by `halt` it is any matching.
pub(super) fn maximum_weight_matching<const K: usize>(
    weights: Weights<K>,
    halt: &Halt,
) -> Vec<Option<usize>> {
    let n = weights.n;
    let mut solver = Solver::new(weights, halt);
    while solver.phase() {}
    solver
        .mate
        .into_iter()
        .take(n)
        .map(|mate| (mate != NONE).then_some(mate))
        .collect()
}

struct Solver<'a, const K: usize> {
    n: usize,
    halt: &'a Halt,
    /// Doubled weights.
    weights: Weights<K>,
    /// Vertex duals, then blossom duals.
    dual: Vec<Wide<K>>,
    /// For an id, the vertex outside it that it is matched to.
    mate: Vec<usize>,
    /// The outermost blossom (or the vertex itself) that holds the id.
    top: Vec<usize>,
    label: Vec<Label>,
    /// For an inner id, the edge (outer vertex, vertex inside) by which it was reached.
    entry: Vec<(usize, usize)>,
    /// For a top id, the outer vertex outside it with the least slack to it.
    nearest: Vec<usize>,
    /// Children of a blossom round its odd cycle, base first.
    children: Vec<Vec<usize>>,
    /// `links[b][i]`: the edge from `children[b][i]` to the next child.
    links: Vec<Vec<(usize, usize)>>,
    /// For a blossom and a vertex in it, the child that holds the vertex.
    child_of: Vec<Vec<usize>>,
    /// For a blossom and any vertex, the vertex of the blossom with the least slack to it.
    closest: Vec<Vec<usize>>,
    mark: Vec<usize>,
    marks: usize,
    spare: Vec<usize>,
    queue: Vec<usize>,
}

impl<'a, const K: usize> Solver<'a, K> {
    fn new(mut weights: Weights<K>, halt: &'a Halt) -> Self {
        let n = weights.n;
        let ids = 2 * n + 1;
        let largest = weights.cells.iter().max().copied().unwrap_or(Wide::ZERO);
        for cell in &mut weights.cells {
            *cell = cell.doubled();
        }
        let mut dual = vec![largest; n];
        dual.resize(ids, Wide::ZERO);
        Self {
            n,
            halt,
            weights,
            dual,
            mate: vec![NONE; ids],
            top: (0..ids).collect(),
            label: vec![Label::Free; ids],
            entry: vec![(NONE, NONE); ids],
            nearest: vec![NONE; ids],
            children: vec![Vec::new(); ids],
            links: vec![Vec::new(); ids],
            child_of: vec![Vec::new(); ids],
            closest: vec![Vec::new(); ids],
            mark: vec![0; ids],
            marks: 0,
            spare: (n..ids).rev().collect(),
            queue: Vec::new(),
        }
    }

    fn is_edge(&self, u: usize, v: usize) -> bool {
        !self.weights.get(u, v).is_zero()
    }

    fn slack(&self, u: usize, v: usize) -> Wide<K> {
        self.dual[u]
            .plus(&self.dual[v])
            .minus(self.weights.get(u, v))
    }

    /// The vertex of top id `x` nearest to vertex `u`, if there is an edge.
    fn near(&self, u: usize, x: usize) -> Option<usize> {
        let v = if x < self.n { x } else { self.closest[x][u] };
        (v != NONE && self.is_edge(u, v)).then_some(v)
    }

    fn offer(&mut self, u: usize, x: usize) {
        let Some(v) = self.near(u, x) else { return };
        let held = self.nearest[x];
        if held == NONE
            || self
                .near(held, x)
                .is_none_or(|w| self.slack(u, v) < self.slack(held, w))
        {
            self.nearest[x] = u;
        }
    }

    fn refresh_nearest(&mut self, x: usize) {
        self.nearest[x] = NONE;
        for u in 0..self.n {
            let top = self.top[u];
            if top != x && self.label[top] == Label::Outer {
                self.offer(u, x);
            }
        }
    }

    fn set_top(&mut self, x: usize, top: usize) {
        self.top[x] = top;
        for i in 0..self.children[x].len() {
            self.set_top(self.children[x][i], top);
        }
    }

    fn make_outer(&mut self, x: usize) {
        self.label[x] = Label::Outer;
        self.enqueue(x);
    }

    fn enqueue(&mut self, x: usize) {
        if x < self.n {
            self.queue.push(x);
        }
        for i in 0..self.children[x].len() {
            self.enqueue(self.children[x][i]);
        }
    }

    /// Matches id `x` by the edge from its vertex `inside` to `outside`.
    fn match_id(&mut self, x: usize, inside: usize, outside: usize) {
        self.mate[x] = outside;
        if x < self.n {
            return;
        }
        let child = self.child_of[x][inside];
        let at = self.turn_to_even(x, child);
        for i in (0..at).step_by(2) {
            let (u, v) = self.links[x][i];
            let (first, second) = (self.children[x][i], self.children[x][i + 1]);
            self.match_id(first, u, v);
            self.match_id(second, v, u);
        }
        self.match_id(child, inside, outside);
        self.children[x].rotate_left(at);
        self.links[x].rotate_left(at);
    }

    /// The place of `child` in the cycle of `x`, after turning the cycle round if that place is odd.
    fn turn_to_even(&mut self, x: usize, child: usize) -> usize {
        let length = self.children[x].len();
        let at = self.children[x]
            .iter()
            .position(|c| *c == child)
            .unwrap_or(0);
        if at.is_multiple_of(2) {
            return at;
        }
        self.children[x][1..].reverse();
        self.links[x].reverse();
        for link in &mut self.links[x] {
            *link = (link.1, link.0);
        }
        length - at
    }

    fn augment_from(&mut self, mut u: usize, mut v: usize) {
        loop {
            let x = self.top[u];
            let old = self.mate[x];
            self.match_id(x, u, v);
            if old == NONE {
                return;
            }
            let inner = self.top[old];
            let (outer_vertex, inner_vertex) = self.entry[inner];
            self.match_id(inner, inner_vertex, outer_vertex);
            (u, v) = (outer_vertex, inner_vertex);
        }
    }

    /// The next outer id towards the root.
    fn up(&self, x: usize) -> Option<usize> {
        let mate = self.mate[x];
        (mate != NONE).then(|| self.top[self.entry[self.top[mate]].0])
    }

    fn meeting_point(&mut self, u: usize, v: usize) -> Option<usize> {
        self.marks += 1;
        let (mut a, mut b) = (Some(self.top[u]), Some(self.top[v]));
        while a.is_some() || b.is_some() {
            if let Some(x) = a {
                if self.mark[x] == self.marks {
                    return Some(x);
                }
                self.mark[x] = self.marks;
                a = self.up(x);
            }
            std::mem::swap(&mut a, &mut b);
        }
        None
    }

    /// Ids and edges from the top of `u` up to, but without, `root`.
    fn path_up(&self, u: usize, root: usize) -> (Vec<usize>, Vec<(usize, usize)>) {
        let (mut ids, mut edges) = (Vec::new(), Vec::new());
        let mut x = self.top[u];
        while x != root {
            let mate = self.mate[x];
            let inner = self.top[mate];
            let (outer_vertex, inner_vertex) = self.entry[inner];
            ids.extend([x, inner]);
            edges.extend([(self.mate[mate], mate), (inner_vertex, outer_vertex)]);
            x = self.top[outer_vertex];
        }
        (ids, edges)
    }

    fn shrink(&mut self, u: usize, v: usize, root: usize) {
        let Some(b) = self.spare.pop() else { return };
        let (mut ids, mut edges) = self.path_up(u, root);
        ids.push(root);
        ids.reverse();
        edges.reverse();
        for edge in &mut edges {
            *edge = (edge.1, edge.0);
        }
        edges.push((u, v));
        let (other_ids, other_edges) = self.path_up(v, root);
        ids.extend(other_ids);
        edges.extend(other_edges);

        self.dual[b] = Wide::ZERO;
        self.mate[b] = self.mate[root];
        self.label[b] = Label::Outer;
        let mut child_of = vec![NONE; self.n];
        let mut closest = vec![NONE; self.n];
        for &child in &ids {
            for (holder, top) in child_of.iter_mut().zip(&self.top) {
                if *top == child {
                    *holder = child;
                }
            }
        }
        for &child in &ids {
            // Inside the blossom slacks have no meaning, and nobody asks for them.
            for vertex in (0..self.n).filter(|vertex| child_of[*vertex] == NONE) {
                if let Some(near) = self.near(vertex, child) {
                    let held = closest[vertex];
                    if held == NONE || self.slack(vertex, near) < self.slack(vertex, held) {
                        closest[vertex] = near;
                    }
                }
            }
        }
        self.child_of[b] = child_of;
        self.closest[b] = closest;
        for &child in &ids {
            if self.label[child] == Label::Inner {
                self.enqueue(child);
            }
        }
        self.children[b] = ids;
        self.links[b] = edges;
        self.set_top(b, b);
        self.refresh_nearest(b);
    }

    fn expand(&mut self, b: usize) {
        for i in 0..self.children[b].len() {
            let child = self.children[b][i];
            self.set_top(child, child);
            self.label[child] = Label::Free;
        }
        let entry = self.entry[b];
        let child = self.child_of[b][entry.1];
        let at = self.turn_to_even(b, child);
        let children = std::mem::take(&mut self.children[b]);
        let links = std::mem::take(&mut self.links[b]);
        let mut reached_by = entry;
        for i in (0..=at).rev() {
            let x = children[i];
            if i.is_multiple_of(2) {
                self.label[x] = Label::Inner;
                self.entry[x] = reached_by;
            } else {
                self.make_outer(x);
                let (u, v) = links[i - 1];
                reached_by = (v, u);
            }
        }
        for (i, &x) in children.iter().enumerate() {
            if i > at || !i.is_multiple_of(2) {
                self.refresh_nearest(x);
            }
        }
        self.child_of[b] = Vec::new();
        self.closest[b] = Vec::new();
        self.nearest[b] = NONE;
        self.label[b] = Label::Free;
        self.mate[b] = NONE;
        self.spare.push(b);
    }

    /// Looks at a tight edge from outer `u` to `v`; whether the matching grew.
    fn grow(&mut self, u: usize, v: usize) -> bool {
        let x = self.top[v];
        match self.label[x] {
            Label::Free => {
                self.label[x] = Label::Inner;
                self.entry[x] = (u, v);
                let next = self.top[self.mate[x]];
                self.nearest[next] = NONE;
                self.make_outer(next);
                self.refresh_nearest(next);
                false
            }
            Label::Outer => {
                if let Some(root) = self.meeting_point(u, v) {
                    self.shrink(u, v, root);
                    false
                } else {
                    self.augment_from(u, v);
                    self.augment_from(v, u);
                    true
                }
            }
            Label::Inner => false,
        }
    }

    fn scan_queue(&mut self) -> bool {
        while let Some(u) = self.queue.pop() {
            if self.halt.is_due() {
                return false;
            }
            for v in 0..self.n {
                let (from, to) = (self.top[u], self.top[v]);
                if from == to || self.label[to] == Label::Inner || !self.is_edge(u, v) {
                    continue;
                }
                if self.slack(u, v).is_zero() {
                    if self.grow(u, v) {
                        return true;
                    }
                } else {
                    self.offer(u, to);
                }
            }
        }
        false
    }

    fn ids(&self) -> usize {
        2 * self.n + 1
    }

    fn is_top(&self, x: usize) -> bool {
        self.top[x] == x && (x < self.n || !self.children[x].is_empty())
    }

    /// One search from all unmatched ids; whether the matching grew.
    fn phase(&mut self) -> bool {
        self.queue.clear();
        for x in 0..self.ids() {
            self.label[x] = Label::Free;
            self.nearest[x] = NONE;
        }
        let mut free_vertex = None;
        for x in 0..self.ids() {
            if self.is_top(x) && self.mate[x] == NONE {
                self.make_outer(x);
                let mut vertex = x;
                while vertex >= self.n {
                    vertex = self.children[vertex][0];
                }
                free_vertex = Some(vertex);
            }
        }
        let Some(free_vertex) = free_vertex else {
            return false;
        };
        loop {
            if self.scan_queue() {
                return true;
            }
            if self.halt.is_due() {
                return false;
            }
            let delta = self.delta(free_vertex);
            self.shift_duals(&delta);
            if self.dual[free_vertex].is_zero() {
                return false;
            }
            for x in 0..self.ids() {
                let u = self.nearest[x];
                if !self.is_top(x) || u == NONE || self.top[u] == x || self.label[x] == Label::Inner
                {
                    continue;
                }
                if let Some(v) = self.near(u, x)
                    && self.slack(u, v).is_zero()
                    && self.grow(u, v)
                {
                    return true;
                }
            }
            for x in self.n..self.ids() {
                if self.is_top(x) && self.label[x] == Label::Inner && self.dual[x].is_zero() {
                    self.expand(x);
                }
            }
        }
    }

    fn delta(&self, free_vertex: usize) -> Wide<K> {
        let mut delta = self.dual[free_vertex];
        for x in 0..self.ids() {
            if !self.is_top(x) {
                continue;
            }
            if self.label[x] == Label::Inner {
                if x >= self.n {
                    delta = delta.min(self.dual[x].halved());
                }
                continue;
            }
            let u = self.nearest[x];
            if u == NONE || self.top[u] == x {
                continue;
            }
            if let Some(v) = self.near(u, x) {
                let slack = self.slack(u, v);
                delta = delta.min(if self.label[x] == Label::Outer {
                    slack.halved()
                } else {
                    slack
                });
            }
        }
        delta
    }

    fn shift_duals(&mut self, delta: &Wide<K>) {
        for u in 0..self.n {
            match self.label[self.top[u]] {
                Label::Outer => self.dual[u] = self.dual[u].minus(delta),
                Label::Inner => self.dual[u] = self.dual[u].plus(delta),
                Label::Free => {}
            }
        }
        let twice = delta.doubled();
        for x in self.n..self.ids() {
            if self.is_top(x) {
                match self.label[x] {
                    Label::Outer => self.dual[x] = self.dual[x].plus(&twice),
                    Label::Inner => self.dual[x] = self.dual[x].minus(&twice),
                    Label::Free => {}
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn best(n: usize, weight: &dyn Fn(usize, usize) -> u64, used: u32) -> u64 {
        let Some(u) = (0..n).find(|u| used & (1 << u) == 0) else {
            return 0;
        };
        let used = used | (1 << u);
        let mut most = best(n, weight, used);
        for v in u + 1..n {
            if used & (1 << v) == 0 && weight(u, v) > 0 {
                most = most.max(weight(u, v) + best(n, weight, used | (1 << v)));
            }
        }
        most
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(600))]
        #[test]
        fn agrees_with_exhaustive_search(
            n in 1_usize..9,
            range in prop::sample::select(vec![2_u64, 4, 9, 1000]),
            raw in prop::collection::vec(any::<u64>(), 64),
        ) {
            let weight = |u: usize, v: usize| raw[u.min(v) * 8 + u.max(v)] % range;
            let mut weights = Weights::<2>::new(n);
            for u in 0..n {
                for v in u + 1..n {
                    weights.set(u, v, Wide::ZERO.plus_at(weight(u, v), 61));
                }
            }
            let mates = maximum_weight_matching(weights, &Halt::never());
            let mut total = 0;
            for (u, mate) in mates.iter().enumerate() {
                if let Some(v) = *mate {
                    prop_assert_eq!(mates[v], Some(u));
                    if u < v {
                        prop_assert!(weight(u, v) > 0);
                        total += weight(u, v);
                    }
                }
            }
            prop_assert_eq!(total, best(n, &weight, 0));
        }
    }
}

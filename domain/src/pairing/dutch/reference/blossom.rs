//! Maximum weight matching in a general graph (Edmonds), dense, O(n³), over wide integers.
//!
//! Duals of vertices start at the largest weight and stay within `0..=2 * largest`, and so do duals of blossoms. So slacks stay
//! below four times the largest weight. That is why a layout needs two bits above its largest weight, and gets four.
#![expect(
    clippy::indexing_slicing,
    reason = "ids are below 2n + 1 and all tables are allocated for 2n + 1 ids; ids come from these tables only"
)]

mod cycles;

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

/// The matching of greatest total weight: the partner of each vertex. If stopped by `halt` it is any matching.
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
    /// For each id, the vertex outside it with which it is matched.
    mate: Vec<usize>,
    /// For each id, the outermost blossom that holds it, or the vertex itself.
    top: Vec<usize>,
    label: Vec<Label>,
    /// For each inner id, the edge (outer vertex, vertex inside) by which it was reached.
    entry: Vec<(usize, usize)>,
    /// For each top id, the outer vertex outside it with the least slack to it.
    nearest: Vec<usize>,
    /// Children of each blossom around its odd cycle, base first.
    children: Vec<Vec<usize>>,
    /// `links[b][i]`: the edge from `children[b][i]` to the next child.
    links: Vec<Vec<(usize, usize)>>,
    /// For each blossom and each vertex in it, the child that holds the vertex.
    child_of: Vec<Vec<usize>>,
    /// For each blossom and any vertex, the vertex of the blossom with the least slack to it.
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

    /// The vertex of top id `x` that is nearest to vertex `u`, if there is an edge.
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

    /// Processes a tight edge from outer `u` to `v`. Returns whether the matching grew.
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

    /// Runs one search from all unmatched ids. Returns whether the matching grew.
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
mod tests;

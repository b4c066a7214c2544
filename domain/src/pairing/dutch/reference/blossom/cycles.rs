//! Odd cycles shrunk to blossoms and opened again, and the matching turned along them.

use super::{super::wide::Wide, Label, NONE, Solver};

impl<const K: usize> Solver<'_, K> {
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

    /// Place of `child` in the cycle of `x`; the cycle is turned round if that place is odd.
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

    pub(super) fn augment_from(&mut self, mut u: usize, mut v: usize) {
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

    pub(super) fn meeting_point(&mut self, u: usize, v: usize) -> Option<usize> {
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

    /// Ids and edges from the top of `u` up to `root`, without `root`.
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

    pub(super) fn shrink(&mut self, u: usize, v: usize, root: usize) {
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
            // Inside the blossom slacks have no meaning and are never used.
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

    pub(super) fn expand(&mut self, b: usize) {
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
}

//! Edmonds' search for alternating paths, 64 edges (one word) at a time.
//!
//! The search sees nodes: single vertices, and sets that count as one vertex because exactly one edge of the matching leaves
//! them ([`Level`]). A tree grows from one free node. A tree that reaches no other free node is closed: it stays out of later
//! searches until the matching or the graph changes.
#![expect(
    clippy::indexing_slicing,
    reason = "nodes and vertices come from the level that the tables were made for"
)]

use super::{
    bits::{Mask, NONE, lowest},
    level::Level,
};

/// The edges that a search may use.
pub(in crate::pairing) trait Edges {
    /// Neighbours of `vertex` in the word at `place`.
    fn word(&self, vertex: usize, place: usize) -> u64;
}

/// Result of a search: the edges that enter the matching, one for each node on the way. Each starts at the vertex in the node
/// that comes first.
pub(in crate::pairing) type Way = Vec<(usize, usize)>;

/// What a search reads; the same for all its trees.
pub(in crate::pairing) struct Ground<'a, E> {
    pub edges: &'a E,
    pub level: &'a Level,
    /// The partner of each vertex, or [`NONE`].
    pub mate: &'a [usize],
}

/// All trees that have grown.
pub(in crate::pairing) struct Search {
    /// Vertices that are in no tree yet.
    unseen: Mask,
    /// Outer vertices of all trees.
    pub outer: Mask,
    /// Vertices of inner nodes of all trees.
    pub inner: Mask,
    /// Unseen vertices of free nodes.
    free: Mask,
    /// Outer vertices of the current tree.
    now: Mask,
    base: Vec<usize>,
    /// For an inner node, and for an outer node that was shrunk: its vertex by which it is reached, and the vertex from which
    /// it is reached.
    link: Vec<(usize, usize)>,
    /// For the base of a shrunk cycle, its place in `shrunk`.
    cycle: Vec<usize>,
    /// Nodes and vertices of the shrunk cycles.
    shrunk: Vec<(Vec<usize>, Mask)>,
    /// Number of shrunk cycles when the current tree began.
    begun: usize,
    /// Bases of the shrunk cycles in closed trees.
    closed_cycles: Vec<usize>,
    /// For each node, the last search for a common base that passed it.
    seen: Vec<usize>,
    asked: usize,
    /// Nodes of the current tree.
    tree: Vec<usize>,
    queue: Vec<usize>,
}

impl Search {
    pub(in crate::pairing) fn new(level: &Level, mate: &[usize]) -> Self {
        let size = level.size();
        let free = level.within.iter().filter(|v| {
            let exit = level.exit(level.node(*v));
            mate[exit] == NONE
        });
        let free = Mask::of(size, free);
        Self {
            unseen: level.within.clone(),
            outer: Mask::empty(size),
            inner: Mask::empty(size),
            free,
            now: Mask::empty(size),
            base: (0..level.nodes()).collect(),
            link: vec![(NONE, NONE); level.nodes()],
            cycle: vec![NONE; level.nodes()],
            shrunk: Vec::new(),
            begun: 0,
            closed_cycles: Vec::new(),
            seen: vec![0; level.nodes()],
            asked: 0,
            tree: Vec::new(),
            queue: Vec::new(),
        }
    }

    /// Grows a tree from a free node until it reaches another free node, and returns the way there. `None` when no free node
    /// can be reached; then the tree is closed.
    pub(in crate::pairing) fn augmenting<E: Edges>(
        &mut self,
        ground: &Ground<'_, E>,
        root: usize,
    ) -> Option<Way> {
        self.begin(ground.level, root);
        if let Some(node) = self.grow(ground, true) {
            let way = way(ground, &self.link, node);
            self.forget(ground.level);
            return Some(way);
        }
        let bases = self.tree.iter().map(|node| self.base[*node]);
        let mut bases: Vec<usize> = bases.filter(|base| self.cycle[*base] != NONE).collect();
        bases.sort_unstable();
        bases.dedup();
        self.closed_cycles.extend(bases);
        self.now = Mask::empty(ground.level.size());
        None
    }

    /// Grows the tree of a free node as far as it goes.
    pub(in crate::pairing) fn exhaust<E: Edges>(&mut self, ground: &Ground<'_, E>, root: usize) {
        self.begin(ground.level, root);
        self.grow(ground, false);
    }

    /// The way that leaves the node of `vertex`, an outer vertex of the tree, free instead of the root.
    pub(in crate::pairing) fn way_to<E: Edges>(
        &self,
        ground: &Ground<'_, E>,
        vertex: usize,
    ) -> Way {
        let exit = ground.level.exit(ground.level.node(vertex));
        match ground.mate[exit] {
            NONE => Way::new(),
            partner => way(ground, &self.link, ground.level.node(partner)),
        }
    }

    /// Vertices of the cycles that were shrunk in closed trees.
    pub(in crate::pairing) fn cycles(&self) -> impl Iterator<Item = &Mask> {
        let bases = self.closed_cycles.iter();
        bases.map(|base| &self.shrunk[self.cycle[*base]].1)
    }

    /// The node by which the shrunk cycle of `vertex` is reached; `vertex` itself, which is a node, when it was not shrunk.
    pub(in crate::pairing) fn base(&self, vertex: usize) -> usize {
        self.base[vertex]
    }

    fn begin(&mut self, level: &Level, root: usize) {
        self.begun = self.shrunk.len();
        self.tree.clear();
        self.queue.clear();
        self.reach(level, root);
    }

    /// Gives up the current tree: its nodes become unseen again.
    fn forget(&mut self, level: &Level) {
        self.shrunk.truncate(self.begun);
        for node in std::mem::take(&mut self.tree) {
            self.base[node] = node;
            self.cycle[node] = NONE;
            level.take(node, &mut self.outer);
            level.take(node, &mut self.inner);
            level.put(node, &mut self.unseen);
        }
        self.now = Mask::empty(level.size());
    }

    /// Makes an unseen node outer.
    fn reach(&mut self, level: &Level, node: usize) {
        self.tree.push(node);
        self.see(level, node);
        self.open(level, node);
    }

    fn see(&mut self, level: &Level, node: usize) {
        level.take(node, &mut self.unseen);
        level.take(node, &mut self.free);
    }

    /// Makes a node outer and queues its vertices.
    fn open(&mut self, level: &Level, node: usize) {
        level.put(node, &mut self.outer);
        level.put(node, &mut self.now);
        match level.set(node) {
            None => self.queue.push(node),
            Some(set) => self.queue.extend(level.sets[set].iter()),
        }
    }

    /// Grows the tree from its queue. Returns the first free node that it reaches, if it looks for one (`to_free`).
    fn grow<E: Edges>(&mut self, ground: &Ground<'_, E>, to_free: bool) -> Option<usize> {
        let words = ground.level.within.words().len();
        let mut head = 0;
        while let Some(u) = self.queue.get(head).copied() {
            head += 1;
            if to_free && let Some(v) = self.free_neighbour(ground, u) {
                let node = ground.level.node(v);
                self.link[node] = (v, u);
                ground.level.take(node, &mut self.free);
                return Some(node);
            }
            for place in 0..words {
                let row = ground.edges.word(u, place);
                while let Some(bit) = lowest(row & self.unseen.word(place)) {
                    self.reach_through(ground, u, place * 64 + bit);
                }
            }
            for place in 0..words {
                let row = ground.edges.word(u, place);
                if row & self.now.word(place) == 0 {
                    continue;
                }
                while let Some(bit) =
                    lowest(row & self.now.word(place) & !self.own(ground.level, u, place))
                {
                    self.shrink(ground, u, place * 64 + bit);
                }
            }
        }
        None
    }

    fn free_neighbour<E: Edges>(&self, ground: &Ground<'_, E>, u: usize) -> Option<usize> {
        let words = self.free.words().iter().enumerate();
        words
            .filter(|(_, word)| **word != 0)
            .find_map(|(place, word)| {
                lowest(word & ground.edges.word(u, place)).map(|bit| place * 64 + bit)
            })
    }

    /// Makes an unseen node inner, and the node of its partner outer.
    fn reach_through<E: Edges>(&mut self, ground: &Ground<'_, E>, u: usize, v: usize) {
        let node = ground.level.node(v);
        self.link[node] = (v, u);
        self.tree.push(node);
        self.see(ground.level, node);
        ground.level.put(node, &mut self.inner);
        let partner = ground.mate[ground.level.exit(node)];
        // Without a partner the node would have been free; a stopped search may come here.
        if partner != NONE {
            self.reach(ground.level, ground.level.node(partner));
        }
    }

    /// The vertices, in the word at `place`, that count as one with `u`, including `u`; 0 when `u` stands alone.
    fn own(&self, level: &Level, u: usize, place: usize) -> u64 {
        let node = level.node(u);
        match (self.cycle[self.base[node]], level.set(node)) {
            // No vertex has an edge to itself.
            (NONE, None) => 0,
            (NONE, Some(set)) => level.sets[set].word(place),
            (cycle, _) => self.shrunk[cycle].1.word(place),
        }
    }

    /// The next outer node on the way from an outer node to the root; `None` at the root.
    fn up<E: Edges>(&self, ground: &Ground<'_, E>, node: usize) -> Option<usize> {
        match ground.mate[ground.level.exit(node)] {
            NONE => None,
            partner => {
                let (_, above) = self.link[ground.level.node(partner)];
                Some(self.base[ground.level.node(above)])
            }
        }
    }

    fn common_base<E: Edges>(
        &mut self,
        ground: &Ground<'_, E>,
        u: usize,
        v: usize,
    ) -> Option<usize> {
        let start = |vertex| Some(self.base[ground.level.node(vertex)]);
        let (mut a, mut b) = (start(u), start(v));
        self.asked += 1;
        while a.is_some() || b.is_some() {
            if let Some(node) = a {
                if std::mem::replace(&mut self.seen[node], self.asked) == self.asked {
                    return Some(node);
                }
                a = self.up(ground, node);
            }
            std::mem::swap(&mut a, &mut b);
        }
        None
    }

    fn shrink<E: Edges>(&mut self, ground: &Ground<'_, E>, u: usize, v: usize) {
        let level = ground.level;
        let Some(root) = self.common_base(ground, u, v) else {
            return;
        };
        let mut bases = Vec::new();
        self.mark(ground, u, v, root, &mut bases);
        self.mark(ground, v, u, root, &mut bases);
        bases.sort_unstable();
        bases.dedup();
        let nothing = || (Vec::new(), Mask::empty(0));
        if self.cycle[root] == NONE {
            self.cycle[root] = self.shrunk.len();
            let mut mask = Mask::empty(level.size());
            level.put(root, &mut mask);
            self.shrunk.push((vec![root], mask));
        }
        let cycle = self.cycle[root];
        let (mut nodes, mut mask) = std::mem::replace(&mut self.shrunk[cycle], nothing());
        let held = nodes.len();
        for base in bases {
            match self.cycle[base] {
                NONE => {
                    nodes.push(base);
                    level.put(base, &mut mask);
                }
                inner => {
                    let (more, vertices) = std::mem::replace(&mut self.shrunk[inner], nothing());
                    nodes.extend(more);
                    mask.unite(vertices.words());
                }
            }
        }
        for node in nodes.iter().skip(held) {
            self.base[*node] = root;
            if self.outer.has(level.exit(*node)) {
                continue;
            }
            level.take(*node, &mut self.inner);
            self.open(level, *node);
        }
        self.shrunk[cycle] = (nodes, mask);
    }

    /// Turns the links of the outer nodes from the node of `u` up to `root`, so that they lead over the edge to `v`.
    fn mark<E: Edges>(
        &mut self,
        ground: &Ground<'_, E>,
        u: usize,
        v: usize,
        root: usize,
        bases: &mut Vec<usize>,
    ) {
        let level = ground.level;
        let mut node = level.node(u);
        let mut edge = (u, v);
        while self.base[node] != root {
            let partner = level.node(ground.mate[level.exit(node)]);
            bases.extend([self.base[node], self.base[partner]]);
            self.link[node] = edge;
            let (below, above) = self.link[partner];
            edge = (above, below);
            node = level.node(above);
        }
    }
}

fn way<E>(ground: &Ground<'_, E>, link: &[(usize, usize)], mut node: usize) -> Way {
    let mut way = Way::new();
    loop {
        let (inside, outside) = link[node];
        way.push((inside, outside));
        match ground.mate[ground.level.exit(ground.level.node(outside))] {
            NONE => return way,
            partner => node = ground.level.node(partner),
        }
    }
}

//! The thorough search: every position reachable from the root, best first, dead ones cut off.
//!
//! Several plans share one table and take turns in choosing the best position. One plan may see what another one misses, and no
//! position is looked at twice.
//!
//! The search ends with a mate, with no position left (then there is no mate), or at its limits.

use shakmaty::{CastlingMode, Chess, Color, Move, Position};

use super::{
    forced,
    keys::Keys,
    plan::Plan,
    queue::Queue,
    verdict::{Effort, Proof},
};

/// How a search ended.
pub(super) enum End {
    /// The moves from the root to a mate.
    Mate(Vec<Move>),
    /// Every reachable position was looked at or proved dead.
    Exhausted,
    /// Out of nodes or memory, or a position did not fit into a key.
    Limit,
}

/// How far one exploration may go.
#[derive(Clone, Copy)]
pub(super) struct Limits<'a> {
    /// The most positions that are visited.
    pub(super) nodes: u64,
    /// Bytes of memory.
    pub(super) bytes: usize,
    /// Asked regularly: may the search go on?
    pub(super) go_on: &'a dyn Fn() -> bool,
}

pub(super) struct Search<'a> {
    plans: &'a [Plan],
    winner: Color,
    mode: CastlingMode,
    limits: Limits<'a>,
    keys: Keys,
    table: Table,
    /// Positions to look at, for each plan.
    queues: Vec<Queue<u32>>,
    /// The plan whose turn it is.
    turn: usize,
    effort: Effort,
    overflow: bool,
}

/// Memory per position, in bytes: key, parent, mark and slots, all of them partly empty, and a queue entry for each plan.
const POSITION_BYTES: usize = 40;
const ENTRY_BYTES: usize = 6;
/// How many positions are expanded before `go_on` is asked again: some milliseconds.
const BREATH: u32 = 64;

impl<'a> Search<'a> {
    /// Explores from `root` as far as `limits` allow.
    pub(super) fn run(
        root: &Chess,
        winner: Color,
        plans: &'a [Plan],
        limits: Limits<'a>,
    ) -> (End, Effort) {
        let mut search = Search {
            plans,
            winner,
            mode: root.castles().mode(),
            limits,
            keys: Keys::default(),
            table: Table::new(),
            queues: plans.iter().map(|_| Queue::new()).collect(),
            turn: 0,
            effort: Effort::default(),
            overflow: false,
        };
        let end = search.explore(root);
        (end, search.effort)
    }

    fn explore(&mut self, root: &Chess) -> End {
        match self
            .keys
            .pack(root)
            .and_then(|key| self.table.insert(key, 0))
        {
            Some(first) => self.push(first, |_| 0),
            None => return End::Limit,
        }
        self.effort.positions += 1;
        let plans = self.plans;
        let mut views = Vec::with_capacity(plans.len());
        let mut looked_at = 0_u32;
        while let Some(index) = self.next() {
            let Some(position) = self.position(index) else {
                return End::Limit;
            };
            views.clear();
            views.extend(plans.iter().map(|plan| plan.view(&position)));
            for mv in position.legal_moves() {
                let mut child = position.clone();
                child.play_unchecked(mv);
                let Some(key) = self.keys.pack(&child) else {
                    self.overflow = true;
                    continue;
                };
                let Some(added) = self.table.insert(key, index) else {
                    continue;
                };
                self.effort.positions += 1;
                if child.turn() != self.winner && child.is_check() && child.legal_moves().is_empty()
                {
                    return self.line(root, added).map_or(End::Limit, End::Mate);
                }
                if position.is_irreversible(mv) && self.is_dead(&child) {
                    continue;
                }
                let value = |plan: usize| match (plans.get(plan), views.get(plan)) {
                    (Some(plan), Some(view)) => plan.value(view, &position, mv, &child),
                    _ => 0,
                };
                self.push(added, value);
            }
            looked_at = looked_at.wrapping_add(1);
            let Limits {
                nodes,
                bytes,
                go_on,
            } = self.limits;
            if self.effort.positions >= nodes || self.bytes() >= bytes {
                return End::Limit;
            }
            if looked_at.is_multiple_of(BREATH) && !go_on() {
                return End::Limit;
            }
        }
        if self.overflow {
            End::Limit
        } else {
            End::Exhausted
        }
    }

    fn push(&mut self, index: u32, value: impl Fn(usize) -> i32) {
        for (plan, queue) in self.queues.iter_mut().enumerate() {
            queue.push(value(plan), index);
        }
    }

    /// The best position not yet looked at, by each plan in turn.
    fn next(&mut self) -> Option<u32> {
        self.turn = (self.turn + 1) % self.queues.len().max(1);
        let queue = self.queues.get_mut(self.turn)?;
        while let Some(index) = queue.pop() {
            if self.table.look_at(index) {
                return Some(index);
            }
        }
        None
    }

    fn bytes(&self) -> usize {
        self.table.len() * (POSITION_BYTES + ENTRY_BYTES * self.queues.len())
            + self.keys.classes() * Keys::CLASS_BYTES
    }

    fn position(&self, index: u32) -> Option<Chess> {
        self.keys.unpack(self.table.key(index)?, self.mode)
    }

    fn is_dead(&mut self, position: &Chess) -> bool {
        match forced::dead(position, self.winner) {
            Some(Proof::Material { .. }) => self.effort.dead_by_material += 1,
            Some(_) => self.effort.dead_by_structure += 1,
            None => return false,
        }
        true
    }

    /// The moves from the root to an entry, found again by playing all moves of each parent.
    fn line(&mut self, root: &Chess, last: u32) -> Option<Vec<Move>> {
        let mut path = vec![last];
        let mut index = last;
        while index != 0 {
            index = self.table.parent(index)?;
            path.push(index);
        }
        path.reverse();
        let mut position = root.clone();
        let mut line = Vec::with_capacity(path.len());
        for index in path.into_iter().skip(1) {
            let wanted = self.table.key(index)?;
            let mv = position.legal_moves().into_iter().find(|mv| {
                let mut child = position.clone();
                child.play_unchecked(*mv);
                self.keys.pack(&child) == Some(wanted)
            })?;
            position.play_unchecked(mv);
            line.push(mv);
        }
        Some(line)
    }
}

/// A set of keys in the order of arrival, each with the entry from which it was reached.
struct Table {
    keys: Vec<u128>,
    parents: Vec<u32>,
    looked_at: Vec<bool>,
    /// Entry number + 1, or 0; a power of two long and at most three quarters full.
    slots: Vec<u32>,
}

impl Table {
    fn new() -> Table {
        Table {
            keys: Vec::new(),
            parents: Vec::new(),
            looked_at: Vec::new(),
            slots: vec![0; 256],
        }
    }

    fn len(&self) -> usize {
        self.keys.len()
    }

    fn key(&self, index: u32) -> Option<u128> {
        self.keys.get(usize::try_from(index).ok()?).copied()
    }

    fn parent(&self, index: u32) -> Option<u32> {
        self.parents.get(usize::try_from(index).ok()?).copied()
    }

    /// Marks an entry as looked at; false if it was before.
    fn look_at(&mut self, index: u32) -> bool {
        let mark = usize::try_from(index)
            .ok()
            .and_then(|index| self.looked_at.get_mut(index));
        mark.is_some_and(|mark| !std::mem::replace(mark, true))
    }

    /// Adds a key; its entry number, or `None` if it was there already.
    fn insert(&mut self, key: u128, parent: u32) -> Option<u32> {
        if self.keys.len() * 4 >= self.slots.len() * 3 {
            self.grow();
        }
        let slot = self.find(key)?;
        let index = u32::try_from(self.keys.len()).ok()?;
        if self.keys.len() == self.keys.capacity() {
            let more = self.keys.len() / 8 + 256;
            self.keys.reserve_exact(more);
            self.parents.reserve_exact(more);
            self.looked_at.reserve_exact(more);
        }
        self.keys.push(key);
        self.parents.push(parent);
        self.looked_at.push(false);
        if let Some(entry) = self.slots.get_mut(slot) {
            *entry = index + 1;
        }
        Some(index)
    }

    /// The free slot for a key, or `None` if the key is there.
    fn find(&self, key: u128) -> Option<usize> {
        let mask = self.slots.len() - 1;
        let mut slot = spread(key) & mask;
        loop {
            match self.slots.get(slot).copied()? {
                0 => return Some(slot),
                entry if self.key(entry - 1) == Some(key) => return None,
                _ => slot = (slot + 1) & mask,
            }
        }
    }

    fn grow(&mut self) {
        let length = self.slots.len() * 2;
        self.slots.clear();
        self.slots.resize(length, 0);
        let mask = length - 1;
        for (index, key) in self.keys.iter().enumerate() {
            let mut slot = spread(*key) & mask;
            while self.slots.get(slot).is_some_and(|entry| *entry != 0) {
                slot = (slot + 1) & mask;
            }
            if let Some(entry) = self.slots.get_mut(slot) {
                *entry = u32::try_from(index + 1).unwrap_or(0);
            }
        }
    }
}

/// The slot at which the search for a key begins. Any function would be correct.
fn spread(key: u128) -> usize {
    let (low, high) = (key & u128::from(u64::MAX), key >> 64);
    let low = u64::try_from(low)
        .unwrap_or(0)
        .wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let high = u64::try_from(high)
        .unwrap_or(0)
        .wrapping_mul(0xC2B2_AE3D_27D4_EB4F);
    let mixed = (low ^ high.rotate_left(32)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    usize::try_from(mixed >> 24).unwrap_or(0)
}

//! The thorough search: every position reachable from the root, best first, dead ones cut off.
//!
//! Ends with a mate, with nothing left to look at (then there is no mate), or at its limits.

use shakmaty::{CastlingMode, Chess, Color, Move, Position};

use super::{keys::Keys, material, mating_square, plan::Plan, queue::Queue, reach};

/// How a search ended.
pub(super) enum End {
    /// The moves from the root to a mate.
    Mate(Vec<Move>),
    /// Every reachable position was looked at or proved dead.
    Exhausted,
    /// Out of nodes or memory, or a position did not fit into a key.
    Limit,
}

/// What a search did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effort {
    /// Distinct positions looked at.
    pub positions: u64,
    /// Of these, cut off because the men left cannot mate.
    pub dead_by_material: u64,
    /// Of these, cut off because the structure is locked.
    pub dead_by_structure: u64,
}

pub(super) struct Search<'a> {
    plan: &'a Plan,
    winner: Color,
    mode: CastlingMode,
    max_nodes: u64,
    max_bytes: usize,
    keys: Keys,
    table: Table,
    queue: Queue<u32>,
    effort: Effort,
    overflow: bool,
}

/// Memory per position, in bytes: key, parent, queue entry, and slots at least half full.
const POSITION_BYTES: usize = 16 + 4 + 4 + 8;

impl<'a> Search<'a> {
    /// Explores from `root` up to so many positions and bytes.
    pub(super) fn run(
        root: &Chess,
        winner: Color,
        plan: &'a Plan,
        (max_nodes, max_bytes): (u64, usize),
    ) -> (End, Effort) {
        let mut search = Search {
            plan,
            winner,
            mode: root.castles().mode(),
            max_nodes,
            max_bytes,
            keys: Keys::default(),
            table: Table::new(),
            queue: Queue::new(),
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
            Some(first) => self.queue.push(0, first),
            None => return End::Limit,
        }
        self.effort.positions += 1;
        while let Some(index) = self.queue.pop() {
            let Some(position) = self.position(index) else {
                return End::Limit;
            };
            let moves = position.legal_moves();
            let view = self.plan.view(&position);
            for mv in moves {
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
                self.queue
                    .push(self.plan.value(&view, &position, mv, &child), added);
            }
            if self.effort.positions >= self.max_nodes || self.bytes() >= self.max_bytes {
                return End::Limit;
            }
        }
        if self.overflow {
            End::Limit
        } else {
            End::Exhausted
        }
    }

    fn bytes(&self) -> usize {
        self.table.len() * POSITION_BYTES + self.keys.classes() * Keys::CLASS_BYTES
    }

    fn position(&self, index: u32) -> Option<Chess> {
        self.keys.unpack(self.table.key(index)?, self.mode)
    }

    fn is_dead(&mut self, position: &Chess) -> bool {
        if material::never(position.board(), self.winner).is_some() {
            self.effort.dead_by_material += 1;
            return true;
        }
        let locked = reach::saturate(position, self.winner)
            .is_some_and(|men| mating_square::none(&men, position, self.winner));
        self.effort.dead_by_structure += u64::from(locked);
        locked
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

/// A set of keys in the order of arrival, each with the entry it came from.
struct Table {
    keys: Vec<u128>,
    parents: Vec<u32>,
    /// Entry number + 1, or 0; a power of two long and at most three quarters full.
    slots: Vec<u32>,
}

impl Table {
    fn new() -> Table {
        Table {
            keys: Vec::new(),
            parents: Vec::new(),
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
        }
        self.keys.push(key);
        self.parents.push(parent);
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

/// Where to start looking for a key; any function would do.
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

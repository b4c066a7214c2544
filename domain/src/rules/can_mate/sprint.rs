//! The quick search for a helpmate: greedy, small, whole positions in memory.
//!
//! If no position is left to look at before the limit, this is a proof, as in `explore`. Positions that were seen before are
//! recognised by comparing them, not by a hash.

use shakmaty::{Chess, Color, Move, Position};

use super::{explore::End, material, plan::Plan, queue::Queue, verdict::Effort};

/// Buffers that the rounds of one question share.
pub(super) struct Sprint {
    nodes: Vec<Node>,
    slots: Vec<u32>,
    queue: Queue<(u32, Move)>,
}

struct Node {
    position: Chess,
    parent: u32,
    by: Option<Move>,
}

impl Sprint {
    pub(super) fn new() -> Sprint {
        Sprint {
            nodes: Vec::new(),
            slots: Vec::new(),
            queue: Queue::new(),
        }
    }

    /// Looks at up to `limit` positions for a mate by `winner`.
    pub(super) fn run(
        &mut self,
        root: &Chess,
        winner: Color,
        plan: &Plan,
        limit: usize,
    ) -> (End, Effort) {
        self.nodes.clear();
        self.queue.clear();
        self.slots.clear();
        self.slots.resize((limit * 2).next_power_of_two(), 0);
        let mut dead_by_material = 0;
        let mut next = Some((0, None));
        while let Some((parent, by)) = next {
            if self.nodes.len() >= limit {
                return (End::Limit, self.effort(dead_by_material));
            }
            let position = self.child(root, parent, by);
            if self.remember(position, parent, by)
                && let Some(Node { position, .. }) = self.nodes.last()
            {
                let moves = position.legal_moves();
                let captured = by.is_some_and(Move::is_capture);
                if captured && material::never(position.board(), winner).is_some() {
                    dead_by_material += 1;
                } else if moves.is_empty() {
                    if position.turn() != winner && position.is_check() {
                        return (End::Mate(self.line()), self.effort(dead_by_material));
                    }
                } else {
                    let index = u32::try_from(self.nodes.len()).unwrap_or(1) - 1;
                    let view = plan.view(position);
                    for mv in &plan.tried(position, moves) {
                        let value = plan.guess(&view, position, *mv);
                        self.queue.push(value, (index, *mv));
                    }
                }
            }
            next = self.queue.pop().map(|(parent, mv)| (parent, Some(mv)));
        }
        let end = if plan.is_narrow() {
            // Moves were left out, so the end of the search proves nothing.
            End::Limit
        } else {
            End::Exhausted
        };
        (end, self.effort(dead_by_material))
    }

    fn effort(&self, dead_by_material: u64) -> Effort {
        let positions = u64::try_from(self.nodes.len()).unwrap_or(u64::MAX);
        Effort {
            positions,
            dead_by_material,
            dead_by_structure: 0,
        }
    }

    fn child(&self, root: &Chess, parent: u32, by: Option<Move>) -> Chess {
        let parent = usize::try_from(parent)
            .ok()
            .and_then(|parent| self.nodes.get(parent));
        let mut position = parent.map_or(root, |node| &node.position).clone();
        if let Some(mv) = by {
            position.play_unchecked(mv);
        }
        position
    }

    /// Adds a position; false if it was there already.
    fn remember(&mut self, position: Chess, parent: u32, by: Option<Move>) -> bool {
        let mask = self.slots.len() - 1;
        let mut slot = usize::try_from(mix(&position) >> 32).unwrap_or(0) & mask;
        loop {
            let Some(entry) = self.slots.get(slot).copied() else {
                return false;
            };
            if entry == 0 {
                break;
            }
            let index = usize::try_from(entry - 1).unwrap_or(usize::MAX);
            if self
                .nodes
                .get(index)
                .is_some_and(|node| node.position == position)
            {
                return false;
            }
            slot = (slot + 1) & mask;
        }
        self.nodes.push(Node {
            position,
            parent,
            by,
        });
        if let Some(entry) = self.slots.get_mut(slot) {
            *entry = u32::try_from(self.nodes.len()).unwrap_or(0);
        }
        true
    }

    /// The moves from the root to the node added last.
    fn line(&self) -> Vec<Move> {
        let mut line = Vec::new();
        let mut node = self.nodes.last();
        while let Some(Node {
            by: Some(mv),
            parent,
            ..
        }) = node
        {
            line.push(*mv);
            node = usize::try_from(*parent)
                .ok()
                .and_then(|parent| self.nodes.get(parent));
        }
        line.reverse();
        line
    }
}

/// Spreads positions over the slots; equality decides.
fn mix(position: &Chess) -> u64 {
    let (roles, colors) = position.board().clone().into_bitboards();
    let mut hash = u64::from(position.turn().is_white());
    for set in [
        roles.pawn,
        roles.knight,
        roles.bishop,
        roles.rook,
        roles.queen,
        roles.king,
        colors.white,
    ] {
        hash = (hash.rotate_left(5) ^ set.0).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        hash ^= hash >> 29;
    }
    hash
}

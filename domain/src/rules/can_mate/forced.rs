//! Positions with hardly any choice: a single legal move at a time, or a handful of positions.

use shakmaty::{Chess, Color, Move, Position};

use super::{
    gate, material, mating_square, reach,
    verdict::{Effort, LineEnd, Proof},
};

/// More forced moves than this are left to the searches. Plies.
const LONGEST: usize = 256;

/// Why `winner` cannot mate from here, by material or locked structure.
pub(super) fn dead(position: &Chess, winner: Color) -> Option<Proof> {
    if let Some(rule) = material::never(position.board(), winner) {
        return Some(Proof::Material { rule });
    }
    if gate::promotes(position.board(), winner) {
        return None;
    }
    let men = reach::saturate(position, winner)?;
    mating_square::none(&men, position, winner).then_some(Proof::LockedStructure { men })
}

/// [`handful`] gives up if more positions than this wait to be looked at.
const WIDEST: usize = 8;

/// The outcome of a line of only moves.
pub(super) enum Walk {
    /// The mate comes by force.
    Mate,
    /// It never comes.
    Never(Proof),
    /// The first position with a choice, and the moves to it.
    Choice(Vec<Move>, Chess),
}

/// Plays on while there is one legal move only. The root itself is not tested for being dead.
pub(super) fn walk(root: &Chess, winner: Color) -> Walk {
    let mut position = root.clone();
    let mut moves = Vec::new();
    let mut seen: Vec<Chess> = Vec::new();
    loop {
        let legal = position.legal_moves();
        let Some(only) = legal.first().copied() else {
            let end = match (position.is_check(), position.turn() == winner) {
                (true, false) => return Walk::Mate,
                (true, true) => LineEnd::OtherSideMates,
                (false, _) => LineEnd::Stalemate,
            };
            return Walk::Never(Proof::ForcedLine { moves, end });
        };
        if legal.len() > 1 || moves.len() >= LONGEST {
            return Walk::Choice(moves, position);
        }
        seen.push(position.clone());
        position.play_unchecked(only);
        moves.push(only);
        if seen.contains(&position) {
            return Walk::Never(Proof::ForcedLine {
                moves,
                end: LineEnd::Cycle,
            });
        }
        if position.legal_moves().len() != 1
            && let Some(proof) = dead(&position, winner)
        {
            let end = LineEnd::Dead(Box::new(proof));
            return Walk::Never(Proof::ForcedLine { moves, end });
        }
    }
}

/// Looks at all positions that can be reached, if there are at most `limit`.
///
/// `None` if there are more, or if a mate is among them.
pub(super) fn handful(root: &Chess, winner: Color, limit: usize) -> Option<Proof> {
    let mut effort = Effort::default();
    let mut found = vec![root.clone()];
    let mut traces = vec![trace(root)];
    let mut next = 0;
    while let Some(position) = found.get(next).cloned() {
        next += 1;
        let legal = position.legal_moves();
        if legal.is_empty() && position.is_check() && position.turn() != winner {
            return None;
        }
        if found.len() + legal.len() > next + WIDEST {
            return None;
        }
        for mv in legal {
            let mut child = position.clone();
            child.play_unchecked(mv);
            let mark = trace(&child);
            let seen = |(found, trace): (&Chess, &u64)| *trace == mark && *found == child;
            if found.iter().zip(&traces).any(seen) {
                continue;
            }
            if position.is_irreversible(mv) {
                match dead(&child, winner) {
                    Some(Proof::Material { .. }) => {
                        effort.dead_by_material += 1;
                        continue;
                    }
                    Some(_) => {
                        effort.dead_by_structure += 1;
                        continue;
                    }
                    None => {}
                }
            }
            if found.len() >= limit {
                return None;
            }
            found.push(child);
            traces.push(mark);
        }
    }
    effort.positions = u64::try_from(found.len()).unwrap_or(u64::MAX)
        + effort.dead_by_material
        + effort.dead_by_structure;
    Some(Proof::Exhaustion { effort })
}

/// Tells most positions apart at a glance.
fn trace(position: &Chess) -> u64 {
    let board = position.board();
    let kings = (board.kings() & board.white()).0.rotate_left(17);
    let turn = u64::from(position.turn().is_white());
    (board.white().0 ^ board.black().0.rotate_left(31) ^ kings).wrapping_add(turn)
}

//! Ends that need no claim (Laws 5.1.1, 5.2.1, 5.2.2, 9.6).

use shakmaty::{Chess, Position, attacks};

use super::end::End;
use super::game::{Entry, Game};
use crate::rules::can_mate::{dead_position, first_dead_position};
use crate::rules::diagnosis::Ply;
use crate::rules::edition::Fivefold;
use crate::rules::mate_possibility::is_dead_by_material;

impl Game {
    /// Every automatic end of the game's edition that holds after `half_moves`, the primary first: mate, stalemate,
    /// dead position, fivefold repetition, 75 moves.
    #[must_use]
    pub fn ends_after(&self, half_moves: u32) -> Vec<End> {
        let Some(entry) = self.entry(half_moves) else {
            return Vec::new();
        };
        let mate = no_move(&entry.position);
        let position = &entry.position;
        // Without a legal move there is nothing to search: only the men can prove a dead position.
        let dead = self.edition().provisions().dead_position
            && match mate {
                Some(_) => is_dead_by_material(position),
                None => dead_position(position).is_some(),
            };
        let draws = self.draws(half_moves, entry, dead);
        let mated = matches!(mate, Some(End::Checkmate { .. }));
        mate.into_iter()
            .chain(draws.into_iter().flatten().filter(|_| !mated))
            .collect()
    }

    /// The primary end that is seen without a proof.
    pub(super) fn primary_end(&self) -> Option<End> {
        let (after, entry) = (self.plies(), self.last());
        let dead =
            self.edition().provisions().dead_position && is_dead_by_material(&entry.position);
        no_move(&entry.position).or_else(|| {
            let draws = self.draws(after, entry, dead);
            draws.into_iter().flatten().next()
        })
    }

    fn draws(&self, after: u32, entry: &Entry, dead: bool) -> [Option<End>; 3] {
        let laws = self.edition().provisions();
        let repeated = laws.automatic_repetition;
        let clock = entry.position.halfmoves();
        [
            dead.then_some(End::DeadPosition),
            (repeated.is_some_and(|limit| entry.occurrences >= limit)
                && (laws.fivefold == Fivefold::Any || self.five_in_a_row(after)))
            .then_some(End::FivefoldRepetition),
            laws.automatic_half_moves
                .is_some_and(|limit| clock >= limit)
                .then_some(End::SeventyFiveMoves),
        ]
    }

    /// Whether the position stood at five consecutive alternate moves of each player, that is, every fourth half-move (2014, 9.6.a).
    fn five_in_a_row(&self, after: u32) -> bool {
        let stood = self.occurrences_after(after);
        (1..5).all(|times| {
            let before = after.checked_sub(times * 4).map(Ply);
            before.is_some_and(|ply| stood.contains(&ply))
        })
    }

    /// The half-move after which the position was dead, as far as a quick look proves it (5.2.2). A stalemate alone does not count as a
    /// dead position.
    pub(super) fn dead_from(&self) -> Option<Ply> {
        if !self.edition().provisions().dead_position {
            return None;
        }
        let last = self.position();
        let stalemate = no_move(last).is_some() && !is_dead_by_material(last);
        let end = self.plies().checked_sub(u32::from(stalemate))?;
        let positions = (0..=end).filter_map(|after| self.position_after(after));
        let first = first_dead_position(positions)?;
        u32::try_from(first).ok().map(Ply)
    }
}

/// Checkmate or stalemate, if the player to move has no legal move.
pub(in crate::rules) fn no_move(position: &Chess) -> Option<End> {
    if surely_has_move(position) || !position.legal_moves().is_empty() {
        return None;
    }
    Some(if position.is_check() {
        End::Checkmate {
            winner: position.turn().other(),
        }
    } else {
        End::Stalemate
    })
}

/// Whether a pawn or knight obviously has a legal move: there is no check, a square is free, and the man is not the first one on any
/// line from its king, so that it cannot be pinned. `false` proves nothing.
fn surely_has_move(position: &Chess) -> bool {
    let board = position.board();
    let colour = position.turn();
    let Some(king) = board.king_of(colour) else {
        return false;
    };
    let lines = attacks::queen_attacks(king, board.occupied());
    let free = position.us().without(lines);
    let pawns = free & board.pawns();
    let ahead = pawns.shift(colour.fold_wb(8, -8)) & !board.occupied();
    let moves = ahead.any()
        || (free & board.knights())
            .into_iter()
            .any(|from| (attacks::knight_attacks(from) & !position.us()).any());
    moves && !position.is_check()
}

//! Whether a player could still checkmate by any possible series of legal moves
//! (Laws 5.1.2, 5.2.2, 6.9, 7.5.5).

use shakmaty::{Chess, Color, Position};

/// The answer, with an honest third value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MatePossibility {
    /// Some series of legal moves leads to mate by this player.
    CanMate,
    /// No series of legal moves does: proved.
    CannotMate,
    /// Not decided. No result may be derived from it.
    Unknown,
}

/// Whether `winner` could still checkmate from `position`. Looks at the men on the board and at
/// a mate or stalemate already there; anything deeper is [`MatePossibility::Unknown`].
#[must_use]
pub fn mate_possibility(position: &Chess, winner: Color) -> MatePossibility {
    if position.has_insufficient_material(winner) {
        return MatePossibility::CannotMate;
    }
    if position.legal_moves().is_empty() {
        return if position.is_check() && position.turn() != winner {
            MatePossibility::CanMate
        } else {
            MatePossibility::CannotMate
        };
    }
    MatePossibility::Unknown
}

/// Whether the position is dead (Law 5.2.2) as far as the men on the board prove it: neither
/// player could checkmate by any series of legal moves.
#[must_use]
pub fn is_dead_by_material(position: &Chess) -> bool {
    let board = position.board();
    if (board.pawns() | board.rooks_and_queens()).any() {
        return false;
    }
    Color::ALL
        .into_iter()
        .all(|winner| position.has_insufficient_material(winner))
}

//! Men on the board.

use shakmaty::{Chess, Piece, Position, Square};

/// A man on its square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Man {
    /// Kind and colour.
    pub piece: Piece,
    /// The square on which it stands.
    pub square: Square,
}

/// The man on a square.
pub(super) fn man_on(position: &Chess, square: Square) -> Option<Man> {
    let piece = position.board().piece_at(square)?;
    Some(Man { piece, square })
}

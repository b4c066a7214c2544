//! Coordinates, as the program stores moves.

use shakmaty::{Chess, Move, uci::UciMove};

/// The legal move that these coordinates name in `position`: `g1f3`, `e7e8q`. Castling is written as the king's move. `None` for other
/// texts.
#[must_use]
pub fn read_uci(position: &Chess, text: &str) -> Option<Move> {
    let uci: UciMove = text.parse().ok()?;
    uci.to_move(position).ok()
}

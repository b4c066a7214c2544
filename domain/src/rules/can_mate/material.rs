//! Which side can never mate with the men it has, wherever they stand.
//!
//! | winner has | loser has | mate |
//! |---|---|---|
//! | king only | anything | never |
//! | king, one knight | king, any queens | never: nothing can block the corner |
//! | king, bishops of one square colour | king, queens, rooks, bishops of the same colour | never |
//!
//! Everything else is decided by position.

use shakmaty::{Bitboard, Board, Color};

/// Why material alone rules a mate out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MaterialRule {
    /// The winner has only the king.
    LoneKing,
    /// A single knight, and the loser has nothing but queens.
    KnightAgainstQueens,
    /// Bishops on squares of one colour only, and the loser has no pawn, knight or bishop of the
    /// other square colour that could block a flight square.
    BishopsOfOneColour,
}

/// The rule by which `winner` can never mate, if one applies.
pub(super) fn never(board: &Board, winner: Color) -> Option<MaterialRule> {
    let own = board.by_color(winner);
    let other = board.by_color(!winner);
    let strong = board.pawns() | board.rooks_and_queens();
    if own.intersects(strong) {
        return None;
    }
    let knights = own & board.knights();
    let bishops = own & board.bishops();
    if knights.is_empty() && bishops.is_empty() {
        return Some(MaterialRule::LoneKing);
    }
    if knights.is_empty() {
        let all = board.bishops();
        let one_colour = [Bitboard::DARK_SQUARES, Bitboard::LIGHT_SQUARES]
            .into_iter()
            .any(|colour| all.is_subset(colour));
        let helpers = other & (board.pawns() | board.knights());
        return (one_colour && helpers.is_empty()).then_some(MaterialRule::BishopsOfOneColour);
    }
    let only_queens = other.is_subset(board.kings() | board.queens());
    (bishops.is_empty() && knights.count() == 1 && only_queens)
        .then_some(MaterialRule::KnightAgainstQueens)
}

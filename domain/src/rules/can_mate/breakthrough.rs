//! How far a closed position is from breaking open: the winner's king takes what blocks a pawn, and
//! pawns that block each other disappear.

use shakmaty::{Bitboard, Board, Color, Square};

use super::steps;

/// More than any position with a queen or a rook on the winner's side.
const BASE: i32 = 24;
/// No pawn at all.
const HOPELESS: i32 = 40;
/// A step of a pawn on its way, a step of the king to the first blocker.
const STEP: i32 = 2;
const KING: i32 = 3;
/// A pawn in the way; a pair of pawns that block each other.
const BLOCKER: i32 = 6;
const RAM: i32 = 3;

/// Low where `winner`, who has neither queen nor rook, is near to a promotion.
pub(super) fn distance(board: &Board, winner: Color, king: Square) -> i32 {
    let nearest = (board.by_color(winner) & board.pawns())
        .into_iter()
        .map(|pawn| of_pawn(board, winner, king, pawn))
        .min();
    let [white, black] = [board.white(), board.black()].map(|own| (own & board.pawns()).0);
    let rams = Bitboard(steps::north(white) & black);
    BASE + nearest.unwrap_or(HOPELESS) + RAM * count(rams)
}

fn of_pawn(board: &Board, winner: Color, king: Square, pawn: Square) -> i32 {
    let lane = Bitboard(steps::file_ahead(winner, Bitboard::from_square(pawn).0));
    let way = STEP * (count(lane) + 1);
    let blockers = lane & board.by_color(!winner) & board.pawns();
    let first = match winner {
        Color::White => blockers.first(),
        Color::Black => blockers.last(),
    };
    first.map_or(way, |first| {
        let far = i32::try_from(king.distance(first)).unwrap_or(0);
        way + BLOCKER * count(blockers) + KING * far
    })
}

fn count(set: Bitboard) -> i32 {
    i32::try_from(set.count()).unwrap_or(0)
}

//! How the plans judge a position, where it can be counted on the board.

use shakmaty::{Color, Position, Square};

use super::{super::breakthrough, question};

use Color::{Black, White};

/// 24, and for the nearest pawn 2 for each step to promotion, 6 for each pawn in its way, and 3 for each step of the king
/// to the first of those; 40 without a pawn; and 3 for each pair of pawns that block each other.
#[test]
fn how_far_it_is_to_a_breakthrough() {
    for (fen, winner, expected) in [
        ("4k3/8/8/8/8/8/P7/4K3 w - - 0 1", White, 24 + 2 * 7),
        ("4k3/p7/8/8/8/8/8/4K3 w - - 0 1", Black, 24 + 2 * 7),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", White, 24 + 40),
        (
            "4k3/8/p7/P7/8/8/8/4K3 w - - 0 1",
            White,
            24 + 8 + 6 + 15 + 3,
        ),
        (
            "4k3/8/p7/P7/8/8/8/4K3 w - - 0 1",
            Black,
            24 + 12 + 6 + 12 + 3,
        ),
        // Two in the way: the first of them is where the king must go.
        ("4k3/8/p7/8/p7/8/P7/4K3 w - - 0 1", White, 24 + 14 + 12 + 12),
        ("4k3/8/p7/8/P7/8/P7/4K3 w - - 0 1", Black, 24 + 12 + 12 + 12),
        // The nearest of several pawns; a pawn on another file and a rook in the way count nothing.
        ("4k3/8/8/7P/8/8/P7/4K3 w - - 0 1", White, 24 + 2 * 4),
        (
            "4k3/7p/p7/P7/8/8/8/4K3 w - - 0 1",
            White,
            24 + 8 + 6 + 15 + 3,
        ),
        ("4k3/8/8/r7/8/8/P7/4K3 w - - 0 1", White, 24 + 2 * 7),
        ("8/4K3/8/8/8/8/P7/7k w - - 0 1", White, 24 + 2 * 7),
        // Doubled pawns block nobody but each other.
        ("4k3/8/p7/p7/8/8/7P/4K3 w - - 0 1", White, 24 + 2 * 7),
    ] {
        let position = question(fen, winner).position;
        let board = position.board();
        let king = board.king_of(winner).unwrap_or(Square::A1);
        let found = breakthrough::distance(board, winner, king);
        assert_eq!(found, expected, "{fen} {winner}");
    }
}

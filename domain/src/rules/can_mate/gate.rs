//! Recognises, in nanoseconds, positions in which [`quick`](super::quick) can prove nothing.
//!
//! Nearly every position of a game has a pawn that `reach` would let promote, more than a handful of legal moves, and pawns that can
//! step ahead. Then none of the steps of `quick` applies, and it need not be asked. Everything here under-estimates what those steps
//! would find, with a few operations on whole sets of squares.

use shakmaty::{Bitboard, Board, Chess, Color, Position, Square, attacks};

use super::steps;

/// If more pawns than this can step ahead, the position is not closed.
const MAX_FREE_PAWNS: u32 = 1;

/// Would [`quick`](super::quick) certainly find nothing for `winner`? It looks no further if there are more than `few` legal moves.
/// `false` means that this is not known.
pub(super) fn nothing_to_show(position: &Chess, winner: Color, few: usize) -> bool {
    let board = position.board();
    is_open(board) && promotes(board, winner) && has_more_moves(position, few)
}

/// Have more than [`MAX_FREE_PAWNS`] pawns an empty square before them?
pub(super) fn is_open(board: &Board) -> bool {
    let empty = !board.occupied().0;
    let pawns = board.pawns().0;
    let white = steps::north(pawns & board.white().0) & empty;
    let black = steps::south(pawns & board.black().0) & empty;
    white.count_ones() + black.count_ones() > MAX_FREE_PAWNS
}

/// Would the saturation find a promotion of a pawn of `winner`?
///
/// The saturation lets men step onto every empty square, pawns capture wherever a man of the other side can get to, and men pass
/// where a man can move away. This function does the same for a few steps.
pub(super) fn promotes(board: &Board, winner: Color) -> bool {
    let empty = !board.occupied().0;
    let pawns = board.pawns().0;
    let own = pawns & board.by_color(winner).0;
    if own == 0 {
        return false;
    }
    let passable = empty | loose(board, empty);
    let last = steps::last_rank(winner);
    if fill(winner, own, passable & !pawns) & last != 0 {
        return true;
    }
    let before = fill(winner, own, empty);
    let captures = steps::pawn_attacks(winner, before);
    let other = board.by_color(!winner) & !board.kings();
    let present = other.0 | spread(board, !winner, empty);
    fill(winner, captures & present, passable) & last != 0
}

/// Men that can step onto an empty square next to them; kings only onto squares that nobody guards.
fn loose(board: &Board, empty: u64) -> u64 {
    let men = loose_men(board, empty);
    let kings = board.kings().0;
    let rest = board.occupied().0 & !men;
    // Rather too many guarded squares than too few: as if all men struck in all directions.
    let guarded = steps::around(rest & !kings) | steps::knight(rest & board.knights().0);
    let [white, black] = [board.white().0 & kings, board.black().0 & kings];
    let free = empty & !guarded;
    men | (white & steps::around(free & !steps::around(black)))
        | (black & steps::around(free & !steps::around(white)))
}

/// Men other than kings that can step onto an empty square next to them.
fn loose_men(board: &Board, empty: u64) -> u64 {
    let queens = board.queens().0;
    let pawns = board.pawns().0;
    let white = pawns & board.white().0 & steps::south(empty);
    let black = pawns & board.black().0 & steps::north(empty);
    white
        | black
        | (board.knights().0 & steps::knight(empty))
        | ((board.bishops().0 | queens) & steps::diagonal(empty))
        | ((board.rooks().0 | queens) & steps::orthogonal(empty))
}

/// Empty squares that pieces of `color` reach in a few steps.
fn spread(board: &Board, color: Color, empty: u64) -> u64 {
    let own = board.by_color(color).0;
    let mut knights = own & board.knights().0;
    let mut bishops = own & (board.bishops().0 | board.queens().0);
    let mut rooks = own & (board.rooks().0 | board.queens().0);
    for _ in 0..3 {
        knights |= steps::knight(knights) & empty;
        bishops |= steps::diagonal(bishops) & empty;
        rooks |= steps::orthogonal(rooks) & empty;
    }
    knights | bishops | rooks
}

/// `from` and all squares straight ahead of it as long as they are in `through`.
fn fill(color: Color, from: u64, through: u64) -> u64 {
    let mut set = from;
    for _ in 0..6 {
        set |= steps::ahead(color, set) & through;
    }
    set
}

/// Has the side to move more than `few` legal moves?
fn has_more_moves(position: &Chess, few: usize) -> bool {
    fewest_moves(position) > few || position.legal_moves().len() > few
}

/// A lower bound of the number of legal moves of men other than the king.
fn fewest_moves(position: &Chess) -> usize {
    let board = position.board();
    let turn = position.turn();
    let Some(king) = board.king_of(turn) else {
        return 0;
    };
    let own = board.by_color(turn);
    let other = board.by_color(!turn);
    let lines = (attacks::rook_attacks(king, Bitboard::EMPTY) & other & board.rooks_and_queens())
        | (attacks::bishop_attacks(king, Bitboard::EMPTY) & other & board.bishops_and_queens());
    if hit_from_near(board, king, other) || (lines.any() && position.is_check()) {
        return 0;
    }
    let target = !own.0;
    let pushes = own.0 & board.pawns().0 & steps::ahead(!turn, !board.occupied().0);
    let knights = own.0 & board.knights().0 & steps::knight(target);
    let straight = own.0 & board.rooks_and_queens().0;
    let diagonal = own.0 & board.bishops_and_queens().0;
    if lines.any() {
        // Each man that can move has a legal move unless it is pinned, and each line pins at most one man.
        let straight = straight & steps::orthogonal(target);
        let diagonal = diagonal & steps::diagonal(target);
        let men = Bitboard(pushes | knights | straight | diagonal).count();
        return men.saturating_sub(lines.count());
    }
    let sliding: usize = (0..)
        .zip(steps::DIRECTIONS)
        .map(|(index, step)| {
            let men = if index < 4 { straight } else { diagonal };
            Bitboard(step(men) & target).count()
        })
        .sum();
    Bitboard(pushes | knights).count() + sliding
}

/// Does a knight or pawn give check?
fn hit_from_near(board: &Board, king: Square, other: Bitboard) -> bool {
    let king = Bitboard::from_square(king).0;
    let knights = steps::knight(king) & board.knights().0;
    let white = steps::pawn_attacks(Color::Black, king) & board.white().0;
    let black = steps::pawn_attacks(Color::White, king) & board.black().0;
    other.0 & (knights | ((white | black) & board.pawns().0)) != 0
}

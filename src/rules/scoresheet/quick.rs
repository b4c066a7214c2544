//! The commonest moves found without a list of moves: a named man or a pawn of which exactly one
//! can go to the square and leaves its king unattacked.
//!
//! Castling, promotion, en passant and whatever is not plain are left to the reader of notations.
//! This is a matter of speed only: a test compares both on random games.

use shakmaty::{Bitboard, Chess, Move, Position, Rank, Role, Square, attacks};

/// A move and the check sign written after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Quick {
    pub played: Move,
    pub sign: Option<u8>,
}

impl Quick {
    /// Reads plain English SAN: `Nf3`, `Raxd1+`, `exd5`, `e4`.
    pub(super) fn read(position: &Chess, text: &[u8]) -> Option<Self> {
        let (core, sign) = match text {
            [core @ .., sign @ (b'+' | b'#')] => (core, Some(*sign)),
            core => (core, None),
        };
        let played = match core {
            [letter @ (b'K' | b'N' | b'B' | b'R' | b'Q'), rest @ ..] => {
                man(position, *letter, rest)?
            }
            [b'a'..=b'h', ..] => pawn(position, core)?,
            _ => return None,
        };
        Some(Self { played, sign })
    }
}

fn square(file: u8, rank: u8) -> Option<Square> {
    Square::from_ascii(&[file, rank]).ok()
}

/// Whether the king is unattacked after a man has gone `from` a square `to` another (which takes
/// what stands there, not en passant). A king's own move looks through the square it leaves.
fn leaves_king_safe(position: &Chess, from: Square, to: Square) -> bool {
    let board = position.board();
    let Some(king) = board.king_of(position.turn()) else {
        return false;
    };
    let king = if king == from { to } else { king };
    let them = position.them().without(to);
    let occupied = board.occupied().without(from).with(to);
    let attackers = (attacks::rook_attacks(king, occupied) & board.rooks_and_queens())
        | (attacks::bishop_attacks(king, occupied) & board.bishops_and_queens())
        | (attacks::knight_attacks(king) & board.knights())
        | (attacks::pawn_attacks(position.turn(), king) & board.pawns())
        | (attacks::king_attacks(king) & board.kings());
    (attackers & them).is_empty()
}

fn man(position: &Chess, letter: u8, rest: &[u8]) -> Option<Move> {
    let (origin, to) = match rest {
        [origin @ .., file @ b'a'..=b'h', rank @ b'1'..=b'8'] => (origin, square(*file, *rank)?),
        _ => return None,
    };
    let (origin, takes) = match origin {
        [origin @ .., b'x'] => (origin, true),
        origin => (origin, false),
    };
    let from = match origin {
        [] => Bitboard::FULL,
        [file @ b'a'..=b'h'] => Bitboard::from_file(shakmaty::File::from_char(char::from(*file))?),
        [rank @ b'1'..=b'8'] => Bitboard::from_rank(Rank::from_char(char::from(*rank))?),
        _ => return None,
    };
    let board = position.board();
    let (role, reach) = match letter {
        b'K' => (Role::King, attacks::king_attacks(to)),
        b'N' => (Role::Knight, attacks::knight_attacks(to)),
        b'B' => (Role::Bishop, attacks::bishop_attacks(to, board.occupied())),
        b'R' => (Role::Rook, attacks::rook_attacks(to, board.occupied())),
        _ => (Role::Queen, attacks::queen_attacks(to, board.occupied())),
    };
    let men = reach & board.by_role(role) & position.us() & from;
    let capture = victim(position, to)?;
    let mut legal = men
        .into_iter()
        .filter(|&from| leaves_king_safe(position, from, to));
    let from = legal.next()?;
    if capture.is_some() != takes || legal.next().is_some() {
        return None;
    }
    Some(Move::Normal {
        role,
        from,
        capture,
        to,
        promotion: None,
    })
}

/// What stands on the target; the outer `None` when it cannot be taken.
fn victim(position: &Chess, to: Square) -> Option<Option<Role>> {
    if position.us().contains(to) {
        return None;
    }
    match position.board().role_at(to) {
        Some(Role::King) => None,
        victim => Some(victim),
    }
}

fn pawn(position: &Chess, text: &[u8]) -> Option<Move> {
    let turn = position.turn();
    let back = |to: Square| to.offset(turn.fold_wb(-8, 8));
    let board = position.board();
    let (from, to, takes) = match *text {
        [file, rank] => {
            let to = square(file, rank)?;
            let step = back(to)?;
            let double = to.rank() == turn.fold_wb(Rank::Fourth, Rank::Fifth)
                && !board.occupied().contains(step);
            let from = if double { back(step)? } else { step };
            (from, to, false)
        }
        [file, b'x', to_file, rank] => {
            let to = square(to_file, rank)?;
            let home = back(to)?;
            let from =
                Square::from_coords(shakmaty::File::from_char(char::from(file))?, home.rank());
            if from.file().distance(to.file()) != 1 {
                return None;
            }
            (from, to, true)
        }
        _ => return None,
    };
    let last = to.rank() == turn.fold_wb(Rank::Eighth, Rank::First);
    let own = (board.pawns() & position.us()).contains(from);
    let capture = victim(position, to)?;
    // En passant takes on an empty square and is left to the reader of notations.
    if last || !own || capture.is_some() != takes || !leaves_king_safe(position, from, to) {
        return None;
    }
    Some(Move::Normal {
        role: Role::Pawn,
        from,
        capture,
        to,
        promotion: None,
    })
}

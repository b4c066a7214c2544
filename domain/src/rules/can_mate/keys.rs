//! Positions packed into 128 bits without loss, so that a table of them does not rely on a hash.
//!
//! The parts that seldom change (pawns, castling rights, en passant square, how many men of each kind) form a class; classes are
//! numbered in the order in which they are met. A key is the class, the side to move and the squares of the pieces.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, DefaultHasher};

use shakmaty::{
    Bitboard, Board, CastlingMode, Chess, Color, Piece, Position, PositionError, Role, Setup,
    Square,
};

/// Pieces other than pawns, in the order in which their squares are packed.
const ROLES: [Role; 5] = [
    Role::Knight,
    Role::Bishop,
    Role::Rook,
    Role::Queen,
    Role::King,
];
const CLASS_BITS: u32 = 24;
/// 24 bits of class, 1 of turn, 6 for each piece.
const MAX_PIECES: usize = 17;

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Class {
    pawns: [u64; 2],
    rooks_with_rights: u64,
    /// Four bits for each kind of piece.
    counts: u64,
    ep: Option<Square>,
    /// Squares of the pieces for which the key itself has no room, packed in the same way.
    surplus: u128,
}

/// The classes met so far.
#[derive(Default)]
pub(super) struct Keys {
    classes: Vec<Class>,
    numbers: HashMap<Class, u32, BuildHasherDefault<DefaultHasher>>,
    last: Option<(Class, u32)>,
}

impl Keys {
    /// Memory per class, in bytes, counted generously.
    pub(super) const CLASS_BYTES: usize = 256;

    pub(super) fn classes(&self) -> usize {
        self.classes.len()
    }

    /// The key of a position; `None` if it does not fit (too many pieces or classes).
    pub(super) fn pack(&mut self, position: &Chess) -> Option<u128> {
        let board = position.board();
        let mut counts = 0_u64;
        let mut squares = 0_u128;
        let mut left = (board.occupied() & !board.pawns()).count();
        if left > 2 * MAX_PIECES {
            return None;
        }
        let mut surplus = 0_u128;
        for color in Color::ALL {
            let own = board.by_color(color);
            for role in ROLES {
                let set = own & board.by_role(role);
                counts = counts << 4 | u64::try_from(set.count()).unwrap_or(15).min(15);
                for square in set {
                    let part = if left > MAX_PIECES {
                        &mut surplus
                    } else {
                        &mut squares
                    };
                    *part = *part << 6 | u128::from(u32::from(square));
                    left -= 1;
                }
            }
        }
        let class = Class {
            pawns: [board.white(), board.black()].map(|own| (own & board.pawns()).0),
            rooks_with_rights: position.castles().castling_rights().0,
            counts,
            ep: position.legal_ep_square(),
            surplus,
        };
        let number = self.number(class)?;
        let turn = u128::from(position.turn().is_white());
        Some((squares << 1 | turn) << CLASS_BITS | u128::from(number))
    }

    fn number(&mut self, class: Class) -> Option<u32> {
        if let Some((last, number)) = self.last
            && last == class
        {
            return Some(number);
        }
        let number = match self.numbers.get(&class) {
            Some(number) => *number,
            None => {
                let number = u32::try_from(self.classes.len()).ok()?;
                if number >> CLASS_BITS != 0 {
                    return None;
                }
                self.classes.push(class);
                self.numbers.insert(class, number);
                number
            }
        };
        self.last = Some((class, number));
        Some(number)
    }

    /// The position of a key made by [`Keys::pack`].
    pub(super) fn unpack(&self, key: u128, mode: CastlingMode) -> Option<Chess> {
        let number = usize::try_from(key & ((1 << CLASS_BITS) - 1)).ok()?;
        let class = self.classes.get(number)?;
        let mut rest = key >> CLASS_BITS;
        let turn = Color::from_white(rest & 1 == 1);
        rest >>= 1;
        let mut board = Board::empty();
        let mut counts = class.counts;
        let mut surplus = class.surplus;
        let mut left = MAX_PIECES;
        for color in Color::ALL.into_iter().rev() {
            for role in ROLES.into_iter().rev() {
                for _ in 0..counts & 15 {
                    let part = if left > 0 { &mut rest } else { &mut surplus };
                    let square = Square::try_from(u32::try_from(*part & 63).ok()?).ok()?;
                    board.set_piece_at(square, Piece { color, role });
                    *part >>= 6;
                    left = left.saturating_sub(1);
                }
                counts >>= 4;
            }
        }
        for (color, pawns) in [Color::White, Color::Black].into_iter().zip(class.pawns) {
            for square in Bitboard(pawns) {
                board.set_piece_at(
                    square,
                    Piece {
                        color,
                        role: Role::Pawn,
                    },
                );
            }
        }
        let setup = Setup {
            board,
            turn,
            castling_rights: Bitboard(class.rooks_with_rights),
            ep_square: class.ep,
            ..Setup::empty()
        };
        setup
            .position::<Chess>(mode)
            .or_else(PositionError::ignore_too_much_material)
            .or_else(PositionError::ignore_impossible_check)
            .ok()
    }
}

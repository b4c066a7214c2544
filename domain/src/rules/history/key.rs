//! When two positions are the same (Law 9.2.3).

use shakmaty::{Bitboard, Chess, Color, Position, Square};

use crate::rules::edition::Identity;

/// Everything that Law 9.2.3 compares, compared exactly.
///
/// Castling counts as a right, even if it is prevented at the moment. En passant counts only if a capture is legal now: a double step
/// that no pawn can take, or only a pinned one, changes nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RepetitionKey {
    men: [Bitboard; 7],
    turn: Color,
    castling: Bitboard,
    en_passant: Option<Square>,
}

impl RepetitionKey {
    /// The key of `position` under a definition of sameness.
    #[must_use]
    pub fn new(position: &Chess, identity: Identity) -> Self {
        let board = position.board();
        let rights = identity == Identity::PossibleMoves;
        Self {
            men: [
                board.pawns(),
                board.knights(),
                board.bishops(),
                board.rooks(),
                board.queens(),
                board.kings(),
                board.white(),
            ],
            turn: position.turn(),
            castling: if rights {
                position.castles().castling_rights()
            } else {
                Bitboard::EMPTY
            },
            en_passant: position
                .maybe_ep_square()
                .filter(|_| rights)
                .and_then(|_| position.legal_ep_square()),
        }
    }

    /// Whether the same men stand on the same squares, regardless of the player to move and of rights.
    #[must_use]
    pub fn same_men(&self, other: &Self) -> bool {
        self.men == other.men
    }

    /// Squares of the rooks that still have the right to castle.
    #[must_use]
    pub const fn castling(&self) -> Bitboard {
        self.castling
    }

    /// The square on which a capture en passant is legal, if any.
    #[must_use]
    pub const fn en_passant(&self) -> Option<Square> {
        self.en_passant
    }

    /// A hash to check before comparing; equal keys have equal hashes.
    pub(super) fn hash(&self) -> u64 {
        let mix = |hash: u64, value: u64| {
            (hash ^ value)
                .wrapping_mul(0x9E37_79B9_7F4A_7C15)
                .rotate_left(29)
        };
        let men = self.men.iter().fold(0, |hash, men| mix(hash, men.0));
        let rights = mix(men, self.castling.0);
        let passing = self
            .en_passant
            .map_or(0, |square| Bitboard::from_square(square).0);
        mix(
            rights,
            passing ^ u64::from(self.turn.is_white()).rotate_left(1),
        )
    }
}

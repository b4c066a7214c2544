//! The reasons for which a move is illegal, each with its rule.

use shakmaty::{Piece, Role, Square};

use super::{man::Man, ply::Ply};
use crate::rules::history::End;
use crate::rules::laws::Rule;

/// One cause for which a move does not accord with article 3 (Law 3.10.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Illegality {
    /// The game had already ended.
    GameOver {
        /// The half-move that ended it; 0 for the starting position, `None` if only the position is known.
        after: Option<Ply>,
        /// How it had ended.
        end: End,
    },
    /// The man belongs to the player who does not have the move.
    OpponentsMan(Man),
    /// There is no man on the origin.
    EmptySquare(Square),
    /// The player has no man of this kind that the notation could mean.
    NoSuchMan(Piece),
    /// Origin and target are the same square.
    SameSquare(Square),
    /// The target is occupied by a man of the same colour.
    OwnManOnTarget(Man),
    /// The target is occupied by the opponent's king.
    KingCapture(Man),
    /// This man does not move in this way.
    Geometry(Man),
    /// A man stands in between.
    PathBlocked(Man),
    /// A pawn is pushed onto an occupied square.
    PushBlocked(Man),
    /// A man stands in between on a pawn's double step.
    DoubleStepBlocked(Man),
    /// A double step of a pawn that is not on its original square.
    DoubleStepNotFromStart(Square),
    /// A pawn goes diagonally to a square where it takes nothing.
    PawnCaptureWithoutVictim(Square),
    /// Taking en passant was legal only at this earlier half-move.
    EnPassantTooLate(Ply),
    /// Taking en passant on this square was never possible in the record.
    EnPassantNever(Square),
    /// The pawn reaches the last rank, but no new man is named.
    PromotionMissing,
    /// A pawn may become a queen, rook, bishop or knight, but not this man.
    PromotionPiece(Role),
    /// A promotion is named, but no pawn reaches the last rank.
    PromotionOutOfPlace(Role),
    /// The king has moved; this is its first half-move.
    CastlingKingMoved(Ply),
    /// The king is not on its original square, and the record does not say since when.
    CastlingKingAbsent,
    /// The rook of this side has moved; this is its first half-move.
    CastlingRookMoved(Ply),
    /// The player has no rook on the square.
    CastlingRookAbsent(Square),
    /// King and rook stand on their squares, but the right was lost before the record begins.
    CastlingRightLostEarlier,
    /// The king is in check.
    CastlingInCheck(Man),
    /// The king would cross an attacked square.
    CastlingThroughAttack {
        /// The square crossed.
        square: Square,
        /// The man that attacks it.
        by: Man,
    },
    /// The king would arrive on an attacked square.
    CastlingIntoAttack {
        /// The square of arrival.
        square: Square,
        /// The man that attacks it.
        by: Man,
    },
    /// A man stands in the way of king or rook.
    CastlingManBetween(Man),
    /// The king moves to an attacked square.
    KingAttacked {
        /// The target.
        square: Square,
        /// The attacker, possibly through the square that the king leaves.
        by: Man,
    },
    /// The king was in check from this man and remains so.
    StaysInCheck(Man),
    /// The man stood between its king and this one.
    Pinned {
        /// The man that would give check.
        pinner: Man,
        /// The king exposed.
        king: Square,
    },
    /// Taking en passant removes two men from the king's line.
    EnPassantExposesKing(Man),
}

impl Illegality {
    /// The rule that the move breaks.
    #[must_use]
    pub const fn rule(&self) -> Rule {
        match self {
            Self::GameOver { end, .. } => end.rule(),
            Self::OpponentsMan(_) => Rule::HavingTheMove,
            Self::EmptySquare(_) | Self::NoSuchMan(_) | Self::SameSquare(_) => Rule::IllegalMove,
            Self::OwnManOnTarget(_) => Rule::OwnManOnTarget,
            Self::KingCapture(_) => Rule::KingCapture,
            Self::Geometry(man) => match man.piece.role {
                Role::Bishop => Rule::BishopMove,
                Role::Rook => Rule::RookMove,
                Role::Queen => Rule::QueenMove,
                Role::Knight => Rule::KnightMove,
                Role::Pawn => Rule::PawnMove,
                Role::King => Rule::KingMove,
            },
            Self::PathBlocked(_) => Rule::NoJumping,
            Self::PushBlocked(_) => Rule::PawnStep,
            Self::DoubleStepBlocked(_) | Self::DoubleStepNotFromStart(_) => Rule::PawnDoubleStep,
            Self::PawnCaptureWithoutVictim(_) => Rule::PawnCapture,
            Self::EnPassantTooLate(_) | Self::EnPassantNever(_) => Rule::EnPassantOnce,
            Self::PromotionMissing | Self::PromotionPiece(_) | Self::PromotionOutOfPlace(_) => {
                Rule::Promotion
            }
            Self::CastlingKingMoved(_)
            | Self::CastlingKingAbsent
            | Self::CastlingRookMoved(_)
            | Self::CastlingRookAbsent(_)
            | Self::CastlingRightLostEarlier => Rule::CastlingLost,
            Self::CastlingInCheck(_)
            | Self::CastlingThroughAttack { .. }
            | Self::CastlingIntoAttack { .. }
            | Self::CastlingManBetween(_) => Rule::CastlingHindered,
            Self::KingAttacked { .. }
            | Self::StaysInCheck(_)
            | Self::Pinned { .. }
            | Self::EnPassantExposesKing(_) => Rule::KingExposed,
        }
    }

    /// Stable name of the cause, for messages and storage: `castling-king-moved`.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::GameOver { .. } => "game-over",
            Self::OpponentsMan(_) => "opponents-man",
            Self::EmptySquare(_) => "empty-square",
            Self::NoSuchMan(_) => "no-such-man",
            Self::SameSquare(_) => "same-square",
            Self::OwnManOnTarget(_) => "own-man-on-target",
            Self::KingCapture(_) => "king-capture",
            Self::Geometry(_) => "geometry",
            Self::PathBlocked(_) => "path-blocked",
            Self::PushBlocked(_) => "push-blocked",
            Self::DoubleStepBlocked(_) => "double-step-blocked",
            Self::DoubleStepNotFromStart(_) => "double-step-not-from-start",
            Self::PawnCaptureWithoutVictim(_) => "pawn-capture-without-victim",
            Self::EnPassantTooLate(_) => "en-passant-too-late",
            Self::EnPassantNever(_) => "en-passant-never",
            Self::PromotionMissing => "promotion-missing",
            Self::PromotionPiece(_) => "promotion-piece",
            Self::PromotionOutOfPlace(_) => "promotion-out-of-place",
            Self::CastlingKingMoved(_) => "castling-king-moved",
            Self::CastlingKingAbsent => "castling-king-absent",
            Self::CastlingRookMoved(_) => "castling-rook-moved",
            Self::CastlingRookAbsent(_) => "castling-rook-absent",
            Self::CastlingRightLostEarlier => "castling-right-lost-earlier",
            Self::CastlingInCheck(_) => "castling-in-check",
            Self::CastlingThroughAttack { .. } => "castling-through-attack",
            Self::CastlingIntoAttack { .. } => "castling-into-attack",
            Self::CastlingManBetween(_) => "castling-man-between",
            Self::KingAttacked { .. } => "king-attacked",
            Self::StaysInCheck(_) => "stays-in-check",
            Self::Pinned { .. } => "pinned",
            Self::EnPassantExposesKing(_) => "en-passant-exposes-king",
        }
    }

    /// How far the examination got: a higher number means that the move is nearer to being legal. All causes of one answer have the same
    /// number.
    #[must_use]
    pub const fn stage(&self) -> u8 {
        match self {
            Self::NoSuchMan(_) => 0,
            Self::GameOver { .. } => 1,
            Self::OpponentsMan(_) => 2,
            Self::EmptySquare(_) | Self::SameSquare(_) => 3,
            Self::OwnManOnTarget(_) => 4,
            Self::KingCapture(_) => 5,
            Self::Geometry(_) => 6,
            Self::PathBlocked(_)
            | Self::PushBlocked(_)
            | Self::DoubleStepBlocked(_)
            | Self::DoubleStepNotFromStart(_) => 7,
            Self::PawnCaptureWithoutVictim(_)
            | Self::EnPassantTooLate(_)
            | Self::EnPassantNever(_) => 8,
            Self::PromotionMissing | Self::PromotionPiece(_) | Self::PromotionOutOfPlace(_) => 9,
            Self::CastlingKingMoved(_)
            | Self::CastlingKingAbsent
            | Self::CastlingRookMoved(_)
            | Self::CastlingRookAbsent(_)
            | Self::CastlingRightLostEarlier => 10,
            Self::CastlingInCheck(_)
            | Self::CastlingThroughAttack { .. }
            | Self::CastlingIntoAttack { .. }
            | Self::CastlingManBetween(_) => 11,
            Self::KingAttacked { .. }
            | Self::StaysInCheck(_)
            | Self::Pinned { .. }
            | Self::EnPassantExposesKing(_) => 12,
        }
    }
}

//! The cause of an illegal move as a record.

use serde::Serialize;
use shakmaty::{Role, Square};

use crate::rules::diagnosis::{Illegality, Man, Ply};

/// Why a move is illegal: code, article, and the squares and men concerned.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct CauseRecord {
    /// Stable code.
    pub code: &'static str,
    /// Article of the Laws.
    pub article: &'static str,
    /// A square.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub square: Option<String>,
    /// A man as in FEN (capital: White), and where it stands: `Nf3`, `qd8`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub man: Option<String>,
    /// The half-move since when it is so, or as which it would have been right.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub since: Option<u32>,
}

impl From<&Illegality> for CauseRecord {
    fn from(cause: &Illegality) -> Self {
        let record = |code| Self {
            code,
            article: cause.article().0,
            ..Self::default()
        };
        let square = |code, square: Square| Self {
            square: Some(square.to_string()),
            ..record(code)
        };
        let man = |code, man: Man| Self {
            man: Some(name(man)),
            ..record(code)
        };
        let both = |code, square: Square, by: Man| Self {
            square: Some(square.to_string()),
            man: Some(name(by)),
            ..record(code)
        };
        let since = |code, ply: Ply| Self {
            since: Some(ply.0),
            ..record(code)
        };
        let role = |code, role: Role| Self {
            man: Some(role.upper_char().to_string()),
            ..record(code)
        };
        match *cause {
            Illegality::GameOver { after } => Self {
                since: after.map(|ply| ply.0),
                ..record("game-over")
            },
            Illegality::OpponentsMan(found) => man("opponents-man", found),
            Illegality::EmptySquare(found) => square("empty-square", found),
            Illegality::NoSuchMan(piece) => Self {
                man: Some(piece.char().to_string()),
                ..record("no-such-man")
            },
            Illegality::SameSquare(found) => square("same-square", found),
            Illegality::OwnManOnTarget(found) => man("own-man-on-target", found),
            Illegality::KingCapture(found) => man("king-capture", found),
            Illegality::Geometry(found) => man("geometry", found),
            Illegality::PathBlocked(found) => man("path-blocked", found),
            Illegality::PushBlocked(found) => man("push-blocked", found),
            Illegality::DoubleStepBlocked(found) => man("double-step-blocked", found),
            Illegality::DoubleStepNotFromStart(found) => {
                square("double-step-not-from-start", found)
            }
            Illegality::PawnCaptureWithoutVictim(found) => {
                square("pawn-capture-without-victim", found)
            }
            Illegality::EnPassantTooLate(ply) => since("en-passant-too-late", ply),
            Illegality::EnPassantNever(found) => square("en-passant-never", found),
            Illegality::PromotionMissing => record("promotion-missing"),
            Illegality::PromotionPiece(found) => role("promotion-piece", found),
            Illegality::PromotionOutOfPlace(found) => role("promotion-out-of-place", found),
            Illegality::CastlingKingMoved(ply) => since("castling-king-moved", ply),
            Illegality::CastlingKingAbsent => record("castling-king-absent"),
            Illegality::CastlingRookMoved(ply) => since("castling-rook-moved", ply),
            Illegality::CastlingRookAbsent(found) => square("castling-rook-absent", found),
            Illegality::CastlingRightLostEarlier => record("castling-right-lost-earlier"),
            Illegality::CastlingInCheck(by) => man("castling-in-check", by),
            Illegality::CastlingThroughAttack { square, by } => {
                both("castling-through-attack", square, by)
            }
            Illegality::CastlingIntoAttack { square, by } => {
                both("castling-into-attack", square, by)
            }
            Illegality::CastlingManBetween(found) => man("castling-man-between", found),
            Illegality::KingAttacked { square, by } => both("king-attacked", square, by),
            Illegality::StaysInCheck(by) => man("stays-in-check", by),
            Illegality::Pinned { pinner, king } => both("pinned", king, pinner),
            Illegality::EnPassantExposesKing(by) => man("en-passant-exposes-king", by),
        }
    }
}

fn name(man: Man) -> String {
    format!("{}{}", man.piece.char(), man.square)
}

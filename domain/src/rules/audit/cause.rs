//! The cause of an illegal move as a record.

use crate::rules::diagnosis::{Illegality, Man};
use crate::rules::edition::Edition;
use serde::Serialize;

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
    /// A man as in FEN (capital: White), with its square: `Nf3`, `qd8`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub man: Option<String>,
    /// The half-move since which the cause holds, or at which the move would have been legal.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub since: Option<u32>,
}

impl CauseRecord {
    /// The record, with the article of this edition; empty if the edition has no such article.
    #[must_use]
    pub fn new(cause: &Illegality, edition: Edition) -> Self {
        let (square, man, since) = match *cause {
            Illegality::EmptySquare(square)
            | Illegality::SameSquare(square)
            | Illegality::DoubleStepNotFromStart(square)
            | Illegality::PawnCaptureWithoutVictim(square)
            | Illegality::EnPassantNever(square)
            | Illegality::CastlingRookAbsent(square) => (Some(square), None, None),
            Illegality::OpponentsMan(man)
            | Illegality::OwnManOnTarget(man)
            | Illegality::KingCapture(man)
            | Illegality::Geometry(man)
            | Illegality::PathBlocked(man)
            | Illegality::PushBlocked(man)
            | Illegality::DoubleStepBlocked(man)
            | Illegality::CastlingInCheck(man)
            | Illegality::CastlingManBetween(man)
            | Illegality::StaysInCheck(man)
            | Illegality::EnPassantExposesKing(man) => (None, Some(name(man)), None),
            Illegality::CastlingThroughAttack { square, by }
            | Illegality::CastlingIntoAttack { square, by }
            | Illegality::KingAttacked { square, by } => (Some(square), Some(name(by)), None),
            Illegality::Pinned { pinner, king } => (Some(king), Some(name(pinner)), None),
            Illegality::EnPassantTooLate(ply)
            | Illegality::CastlingKingMoved(ply)
            | Illegality::CastlingRookMoved(ply) => (None, None, Some(ply)),
            Illegality::GameOver { after, .. } => (None, None, after),
            Illegality::NoSuchMan(piece) => (None, Some(piece.char().to_string()), None),
            Illegality::PromotionPiece(role) | Illegality::PromotionOutOfPlace(role) => {
                (None, Some(role.upper_char().to_string()), None)
            }
            Illegality::PromotionMissing
            | Illegality::CastlingKingAbsent
            | Illegality::CastlingRightLostEarlier => (None, None, None),
        };
        Self {
            code: cause.code(),
            article: edition.article(cause.rule()).number(),
            square: square.map(|square| square.to_string()),
            man,
            since: since.map(|ply| ply.0),
        }
    }
}

fn name(man: Man) -> String {
    format!("{}{}", man.piece.char(), man.square)
}

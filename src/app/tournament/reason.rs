//! Why a result is what it is: a cause and its article, stored when an arbiter confirmed it.

use crate::{
    event::BoardResult,
    store::rows::pairings::{PairingRow, ReasonValues},
};

/// What ended the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cause {
    /// Checkmate (5.1.1).
    Checkmate,
    /// Resignation (5.1.2), also where the opponent could not mate.
    Resignation,
    /// Stalemate (5.2.1).
    Stalemate,
    /// Neither player can mate (5.2.2).
    DeadPosition,
    /// Agreement (5.2.3).
    Agreement,
    /// A flag (6.9), also where the opponent could not mate.
    Flag,
    /// A second illegal move (7.5.5).
    IllegalMoves,
    /// A claim of the same position (9.2).
    Threefold,
    /// A claim of 50 moves (9.3).
    FiftyMoves,
    /// Five occurrences (9.6.1).
    Fivefold,
    /// 75 moves (9.6.2).
    SeventyFive,
    /// The arbiter's decision under another article: lateness, a telephone, conduct (6.7, 11, 12.9).
    Decision,
}

impl Cause {
    /// Every cause.
    pub const ALL: [Self; 12] = [
        Self::Checkmate,
        Self::Resignation,
        Self::Stalemate,
        Self::DeadPosition,
        Self::Agreement,
        Self::Flag,
        Self::IllegalMoves,
        Self::Threefold,
        Self::FiftyMoves,
        Self::Fivefold,
        Self::SeventyFive,
        Self::Decision,
    ];

    /// As stored and as used in message keys.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Checkmate => "checkmate",
            Self::Resignation => "resignation",
            Self::Stalemate => "stalemate",
            Self::DeadPosition => "dead-position",
            Self::Agreement => "agreement",
            Self::Flag => "flag",
            Self::IllegalMoves => "illegal-moves",
            Self::Threefold => "threefold",
            Self::FiftyMoves => "fifty-moves",
            Self::Fivefold => "fivefold-repetition",
            Self::SeventyFive => "seventy-five-moves",
            Self::Decision => "decision",
        }
    }

    /// The cause with this code.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|cause| cause.code() == code)
    }

    /// Value of the PGN tag `Termination`. A flag or a second illegal move that ends in a draw, because
    /// the opponent cannot mate, is no loss on time and no forfeit.
    #[must_use]
    pub fn termination(self, article: &str, result: BoardResult) -> &'static str {
        match (self, result) {
            (Self::Decision, _) if article.starts_with("6.7") => "abandoned",
            (Self::Decision, _) if article.starts_with("11.") => "rules infraction",
            (Self::Decision, _) => "adjudication",
            (_, BoardResult::Draw) => "normal",
            (Self::Flag, _) => "time forfeit",
            (Self::IllegalMoves, _) => "rules infraction",
            _ => "normal",
        }
    }
}

/// The stored reason of a result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ResultReason {
    /// Confirmed by an arbiter.
    Ruled {
        /// What ended the game.
        cause: Cause,
        /// The article, `6.9`.
        article: String,
        /// The incident in which the decision stands.
        incident: Option<i32>,
    },
    /// The sentence of an older record, in the language of its writer.
    Sentence(String),
}

impl ResultReason {
    /// The reason that stands in a row.
    pub(crate) fn of(row: &PairingRow) -> Option<Self> {
        match row.result_cause.as_deref().and_then(Cause::from_code) {
            Some(cause) => Some(Self::Ruled {
                cause,
                article: row.result_article.clone().unwrap_or_default(),
                incident: row.result_incident,
            }),
            None => row.result_reason.clone().map(Self::Sentence),
        }
    }

    pub(super) fn values(reason: Option<&Self>) -> ReasonValues<'_> {
        match reason {
            None => ReasonValues::default(),
            Some(Self::Sentence(text)) => ReasonValues {
                sentence: Some(text),
                ..ReasonValues::default()
            },
            Some(Self::Ruled {
                cause,
                article,
                incident,
            }) => ReasonValues {
                sentence: None,
                cause: Some(cause.code()),
                article: Some(article),
                incident: *incident,
            },
        }
    }
}

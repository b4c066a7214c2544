//! Stable names of errors, remarks and fields, by which message files find their words.

use super::{RemarkKind, TrfErrorKind, TrfField};
use crate::event::TextFault;

impl TrfErrorKind {
    /// Stable name: `unknown-opponent`.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NoPlayers => "no-players",
            Self::TooManyPlayers(_) => "too-many-players",
            Self::StartNumber(_) => "start-number",
            Self::DuplicateStartNumber { .. } => "duplicate-start-number",
            Self::TooManyRounds => "too-many-rounds",
            Self::Cell { .. } => "cell",
            Self::UnknownOpponent { .. } => "unknown-opponent",
            Self::OwnOpponent { .. } => "himself",
            Self::OneSided { .. } => "one-sided",
            Self::SameColour { .. } => "same-colour",
            Self::NoColour { .. } => "no-colour",
            Self::Results { .. } => "results",
            Self::Record { .. } => "record",
            Self::UnknownPlayer { .. } => "unknown-player",
            Self::RecordContradiction { .. } => "record-contradiction",
            Self::NoTeams => "no-teams",
            Self::DuplicateTeam { .. } => "duplicate-team",
            Self::UnknownTeam { .. } => "unknown-team",
            Self::NoTeam { .. } => "no-team",
            Self::Teams(_) => "teams",
            Self::More => "more",
            Self::Table(_) => "table",
        }
    }
}

impl RemarkKind {
    /// Stable name: `colour-assumed`.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Encoding(_) => "encoding",
            Self::ByteColumns => "byte-columns",
            Self::Unreadable { .. } => "unreadable",
            Self::DateForm { .. } => "date-form",
            Self::BirthForm { .. } => "birth-form",
            Self::Text(TextFault::Unseen { .. }) => "unseen",
            Self::Text(TextFault::MixedScripts { .. }) => "mixed-scripts",
            Self::NoName => "no-name",
            Self::Repeated { .. } => "repeated",
            Self::Unknown { .. } => "unknown",
            Self::Count { .. } => "count",
            Self::Renumbered { .. } => "renumbered",
            Self::RoundsAssumed(_) => "rounds-assumed",
            Self::RoundsRaised { .. } => "rounds-raised",
            Self::Points { .. } => "points",
            Self::ColourFromOpponent { .. } => "colour-from-opponent",
            Self::ColourAssumed { .. } => "colour-assumed",
            Self::ColourWithoutOpponent { .. } => "colour-without-opponent",
            Self::ResultWithoutOpponent { .. } => "result-without-opponent",
            Self::NoResult { .. } => "no-result",
            Self::BakuAssumed { .. } => "baku-assumed",
            Self::RankAsNumber => "rank-as-number",
            Self::ScoringCode { .. } => "scoring-code",
            Self::More => "more",
            Self::TeamRecord { .. } => "team-record",
        }
    }
}

impl TrfField {
    /// Stable name: `fide-id`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Sex => "sex",
            Self::Title => "title",
            Self::Rating => "rating",
            Self::Federation => "federation",
            Self::FideId => "fide-id",
            Self::Birth => "birth",
            Self::Points => "points",
            Self::Rank => "rank",
            Self::Date => "date",
            Self::Rounds => "rounds",
            Self::InitialColour => "initial-colour",
            Self::RankingMethod => "ranking-method",
            Self::Count => "count",
        }
    }
}

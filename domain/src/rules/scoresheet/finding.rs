//! What is to be said about a game as written.

use shakmaty::Move;

use super::sheet::FaultKind;
use crate::rules::notation::{IllegalAttempt, Language, Warning};
use crate::rules::position::PositionFault;

/// Something to be said about a place of a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// Line, from 1.
    pub line: u32,
    /// Column in characters, from 1.
    pub column: u32,
    /// The half-move it concerns, from 1 in the record; `None` for the sheet as a whole.
    pub ply: Option<u32>,
    /// What it is.
    pub kind: FindingKind,
}

/// Kinds of [`Finding`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FindingKind {
    /// The move is illegal; the record ends before it (Law 3.10.2).
    IllegalMove {
        /// As written.
        text: String,
        /// What may have been meant, and why each is illegal.
        attempts: Vec<IllegalAttempt>,
    },
    /// The text is no move in the language of the sheet; the record ends before it.
    UnreadableMove {
        /// As written.
        text: String,
        /// Byte of the text where it cannot be read further.
        at: usize,
        /// Languages in which the sign there names a man.
        foreign: Vec<Language>,
    },
    /// More than one legal move fits; the record ends before it.
    AmbiguousMove {
        /// As written.
        text: String,
        /// The moves that fit.
        candidates: Vec<Move>,
    },
    /// A null move; the record ends before it.
    NullMove {
        /// As written.
        text: String,
    },
    /// Half-moves that were not read because the record had ended before them.
    MovesNotRead {
        /// How many.
        count: usize,
    },
    /// The record ends here because it is longer than any game can be read.
    TooLong {
        /// The longest, in half-moves.
        most: usize,
    },
    /// Faults of form beyond those that are told one by one.
    MoreFaults {
        /// How many.
        count: u32,
    },
    /// A sign that disagrees with the move, or an unusual form; the move is clear.
    Notation {
        /// As written.
        text: String,
        /// What is unusual.
        warning: Warning,
    },
    /// The move number before the move is not the one it should be.
    MoveNumber {
        /// As written; `None` when only the dots are wrong.
        written: Option<u32>,
        /// What it should be.
        expected: u32,
        /// Whether the move is Black's.
        black: bool,
    },
    /// The sheet can be read to the end, with different moves, in several languages.
    AmbiguousLanguage {
        languages: Vec<Language>,
        /// The one that was used all the same (English in PGN); `None` when none was.
        used: Option<Language>,
    },
    /// The initial position in the tags is no position.
    BadPosition {
        /// The FEN as written.
        fen: String,
        /// Why, never empty.
        faults: Vec<PositionFault>,
    },
    /// The tags say another game than these Laws are for; its moves are not read.
    OtherVariant {
        /// As written.
        text: String,
    },
    /// The result at the end of the moves is not the one in the tags.
    ResultsDiffer {
        /// In the tags.
        tag: String,
        /// At the end of the moves.
        written: &'static str,
    },
    /// The clock in a comment cannot be read.
    BadClock {
        /// As written.
        text: String,
    },
    /// A word of a variation is no move there; it is kept as written, with those after it.
    VariationNotRead {
        /// As written.
        text: String,
    },
    /// A variation is longer or lies deeper than what is kept.
    VariationLeftOut,
    /// A fault of form.
    Form {
        /// The fault found.
        fault: FaultKind,
        /// As written, at most 40 characters.
        text: String,
    },
}

impl FindingKind {
    /// Stable code for records and message files.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::IllegalMove { .. } => "illegal-move",
            Self::UnreadableMove { .. } => "unreadable-move",
            Self::AmbiguousMove { .. } => "ambiguous-move",
            Self::NullMove { .. } => "null-move",
            Self::MovesNotRead { .. } => "moves-not-read",
            Self::TooLong { .. } => "too-long",
            Self::MoreFaults { .. } => "more-faults",
            Self::Notation { warning, .. } => warning.code(),
            Self::MoveNumber { .. } => "move-number",
            Self::AmbiguousLanguage { .. } => "ambiguous-language",
            Self::BadPosition { .. } => "bad-position",
            Self::OtherVariant { .. } => "other-variant",
            Self::ResultsDiffer { .. } => "results-differ",
            Self::BadClock { .. } => "bad-clock",
            Self::VariationNotRead { .. } => "variation-not-read",
            Self::VariationLeftOut => "variation-left-out",
            Self::Form { fault, .. } => match fault {
                FaultKind::StraySign => "stray-sign",
                FaultKind::BrokenTag => "broken-tag",
                FaultKind::OpenComment => "open-comment",
                FaultKind::OpenVariation => "open-variation",
                FaultKind::StrayClose => "stray-close",
                FaultKind::SignWithoutMove => "sign-without-move",
            },
        }
    }

    /// Whether the moves as recorded end here because the next one is not known.
    #[must_use]
    pub const fn breaks_record(&self) -> bool {
        matches!(
            self,
            Self::IllegalMove { .. }
                | Self::UnreadableMove { .. }
                | Self::AmbiguousMove { .. }
                | Self::NullMove { .. }
                | Self::TooLong { .. }
                | Self::AmbiguousLanguage { used: None, .. }
                | Self::BadPosition { .. }
                | Self::OtherVariant { .. }
        )
    }
}

//! Findings about a game as written.

use shakmaty::Move;

use super::sheet::FaultKind;
use crate::rules::notation::{IllegalAttempt, Language, Warning};
use crate::rules::position::PositionFault;

/// Something to report about a place on a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// Line, from 1.
    pub line: u32,
    /// Column in characters, from 1.
    pub column: u32,
    /// The half-move that it concerns, counted in the record from 1; `None` for the sheet as a whole.
    pub ply: Option<u32>,
    /// The kind of finding.
    pub kind: FindingKind,
}

/// Kinds of [`Finding`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FindingKind {
    /// The move is illegal; the record ends before it (Law 3.10.2).
    IllegalMove {
        /// The text as written.
        text: String,
        /// What may have been meant, and why each is illegal.
        attempts: Vec<IllegalAttempt>,
    },
    /// The text is not a move in the language of the sheet; the record ends before it.
    UnreadableMove {
        /// The text as written.
        text: String,
        /// Byte offset in the text from which on it cannot be read.
        at: usize,
        /// Languages in which the sign there names a man.
        foreign: Vec<Language>,
    },
    /// More than one legal move fits; the record ends before it.
    AmbiguousMove {
        /// The text as written.
        text: String,
        /// The moves that fit.
        candidates: Vec<Move>,
    },
    /// A null move; the record ends before it.
    NullMove {
        /// The text as written.
        text: String,
    },
    /// Half-moves that were not read because the record had ended before them.
    MovesNotRead {
        /// How many.
        count: usize,
    },
    /// The record ends here because it is longer than the longest that is read.
    TooLong {
        /// The longest record that is read, in half-moves.
        most: usize,
    },
    /// Further faults of form, beyond those that are listed one by one.
    MoreFaults {
        /// How many.
        count: u32,
    },
    /// A sign that disagrees with the move, or an unusual form. The move itself is clear.
    Notation {
        /// The text as written.
        text: String,
        /// The remark.
        warning: Warning,
    },
    /// The move number before the move is wrong.
    MoveNumber {
        /// The number as written; `None` if only the dots are wrong.
        written: Option<u32>,
        /// The right number.
        expected: u32,
        /// Whether the move is Black's.
        black: bool,
    },
    /// The sheet can be read to the end, with different moves, in several languages.
    AmbiguousLanguage {
        languages: Vec<Language>,
        /// The language that was used all the same (English in PGN); `None` if none was used.
        used: Option<Language>,
    },
    /// The initial position in the tags is refused.
    BadPosition {
        /// The FEN as written.
        fen: String,
        /// The reasons; never empty.
        faults: Vec<PositionFault>,
    },
    /// The tags name a variant that these Laws do not cover; its moves are not read.
    OtherVariant {
        /// The text as written.
        text: String,
    },
    /// The result at the end of the moves differs from the one in the tags.
    ResultsDiffer {
        /// The result in the tags.
        tag: String,
        /// The result at the end of the moves.
        written: &'static str,
    },
    /// The clock in a comment cannot be read.
    BadClock {
        /// The text as written.
        text: String,
    },
    /// A word of a variation is not a move there. It is kept as written, and so are the words after it.
    VariationNotRead {
        /// The text as written.
        text: String,
    },
    /// A variation is too long or too deeply nested to be kept.
    VariationLeftOut,
    /// A fault of form.
    Form {
        /// The fault found.
        fault: FaultKind,
        /// The text as written, at most 40 characters.
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

    /// Whether the record of moves ends here because the next one is not known.
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

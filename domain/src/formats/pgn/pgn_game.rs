//! A game read from PGN, or to be written.

use std::ops::Range;

use shakmaty::{Chess, Move};

use super::around::Around;
use crate::clock::ClockTime;
use crate::rules::notation::Language;
use crate::rules::scoresheet::{Finding, ResultMark};

/// A half-move of the main line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordedMove {
    /// The move, legal in its position.
    pub played: Move,
    /// The move as written.
    pub text: String,
    /// `[%clk]`: the mover's display after the move.
    pub clock: Option<ClockTime>,
    /// `[%emt]`: time spent on the move.
    pub spent: Option<ClockTime>,
    /// Comments after the move, without clock commands; runs of blanks become one.
    pub comment: Option<String>,
    /// Annotation glyphs, variations, and comments after variations.
    pub around: Around,
}

/// A game read from PGN, or to be written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PgnGame {
    /// Names and values in order, escapes undone.
    pub tags: Vec<(String, String)>,
    /// The position in which the record begins.
    pub initial: Chess,
    /// The comment before the first move.
    pub opening_comment: Option<String>,
    /// Glyphs and variations before the first move.
    pub opening: Around,
    /// The moves up to the first one that was not understood.
    pub moves: Vec<RecordedMove>,
    /// The result at the end of the moves.
    pub result: Option<ResultMark>,
    /// The language of the men's letters; `None` if it is not clear.
    pub language: Option<Language>,
    /// Whether every half-move of the text was read.
    pub complete: bool,
    /// Findings about the text, in its order.
    pub findings: Vec<Finding>,
    /// The byte range of the game in the text.
    pub span: Range<usize>,
    /// The line on which the game begins, from 1.
    pub line: u32,
}

impl PgnGame {
    /// The value of the first tag called `name`.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags
            .iter()
            .find(|(tag, _)| tag == name)
            .map(|(_, value)| value.as_str())
    }
}

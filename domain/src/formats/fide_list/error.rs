//! Why a list cannot be read.

use std::io;

use super::columns::FideColumn;

/// Why a list, or a line of it, cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum FideListError {
    /// The file cannot be read on.
    #[error("line {line}: {source}")]
    Read {
        /// Line, from 1.
        line: usize,
        /// What the system said.
        source: io::Error,
    },
    /// The first line is not the heading of a rating list.
    #[error("the heading lacks {0:?}")]
    Heading(FideColumn),
    /// The line is longer than any player's.
    #[error("line {0} is too long")]
    TooLong(usize),
    /// A field of a player cannot be read. The next line can.
    #[error("line {line}, column {column}: '{text}' is no {field:?}")]
    Field {
        /// Line, from 1.
        line: usize,
        /// First column of the field, from 1.
        column: usize,
        /// Which field.
        field: FideColumn,
        text: String,
    },
}

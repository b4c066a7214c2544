//! Why a list cannot be read.

use std::io;

use super::columns::FideColumn;

/// Why a list, or a line of it, cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum FideListError {
    /// Reading the file failed.
    #[error("line {line}: {source}")]
    Read {
        /// Line, from 1.
        line: usize,
        /// The error of the system.
        source: io::Error,
    },
    /// The first line is not the heading of a rating list: it lacks this field.
    #[error("the heading lacks {0:?}")]
    Heading(FideColumn),
    /// The line with this number is longer than any player's line can be.
    #[error("line {0} is too long")]
    TooLong(usize),
    /// A field of a player cannot be read. The next line can still be read.
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

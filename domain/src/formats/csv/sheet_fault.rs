//! Faults of a list as a whole.

use super::PlayerColumn;
use crate::formats::sheet::Area;

/// A fault of a list as a whole.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SheetFault {
    /// No row at all.
    #[error("the file is empty")]
    Empty,
    /// More rows than [`super::MOST_ROWS`]; the rest was not read.
    #[error("too many rows")]
    TooManyRows,
    /// No column with names; probably the first row is not a heading.
    #[error("no column with surnames")]
    NoNames,
    /// Two columns with the same meaning; the left one wins.
    #[error("columns {first} and {second} mean the same")]
    RepeatedColumn {
        /// The meaning of both columns.
        column: PlayerColumn,
        /// Number of the left column, from 1.
        first: usize,
        /// Number of the right column, from 1.
        second: usize,
    },
    /// A heading merged over several columns: the cells below its right part would be lost.
    #[error("the heading {0} is merged")]
    MergedHeading(Area),
}

impl SheetFault {
    /// Stable name, by which message files find their words.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Empty => "empty",
            Self::TooManyRows => "too-many-rows",
            Self::NoNames => "no-names",
            Self::RepeatedColumn { .. } => "repeated-column",
            Self::MergedHeading(_) => "merged-heading",
        }
    }
}

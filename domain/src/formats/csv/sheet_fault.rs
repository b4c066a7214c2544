//! What is wrong with a list as a whole.

use super::PlayerColumn;
use crate::formats::sheet::Area;

/// What is wrong with a list as a whole.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SheetFault {
    /// No row at all.
    #[error("the file is empty")]
    Empty,
    /// More rows than [`super::MOST_ROWS`]; the rest was not read.
    #[error("too many rows")]
    TooManyRows,
    /// No column with names: probably the first row is not a heading.
    #[error("no column with surnames")]
    NoNames,
    /// Two columns with one meaning; the left one holds.
    #[error("columns {first} and {second} mean the same")]
    RepeatedColumn {
        /// What they hold.
        column: PlayerColumn,
        /// Place of the left one, from 1.
        first: usize,
        /// Place of the right one, from 1.
        second: usize,
    },
    /// A heading over several columns: what stands below its right part would be lost.
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

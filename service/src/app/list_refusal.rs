//! The reasons why a rating list is not imported.

use crate::formats::{
    csv::{CellReason, Heading, PlayerColumn, players::SheetFault},
    fide_list::FideColumn,
};

/// A line of a list that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LineFault {
    /// A field.
    Field {
        /// Line, from 1.
        line: usize,
        /// First column, from 1.
        column: usize,
        /// The field.
        field: FideColumn,
        /// Text of the field.
        text: String,
    },
    /// A cell of a table.
    Cell {
        /// Line on which its row begins, from 1.
        line: usize,
        /// Column, from 1.
        column: usize,
        /// Meaning of the column; `None` if it is not known.
        name: Option<PlayerColumn>,
        /// Text of the cell.
        text: String,
        /// The problem with the cell.
        reason: CellReason,
    },
    /// Longer than any line of a player.
    TooLong {
        /// Line, from 1.
        line: usize,
    },
    /// A FIDE number that an earlier line has already.
    Twice {
        /// Line, from 1.
        line: usize,
        /// The first line with it, from 1.
        first: usize,
        /// The FIDE number.
        fide_id: u64,
    },
}

/// The reason why somebody must say what the columns of a table mean.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WhyColumns {
    /// The sender asked to see how they are understood.
    Asked,
    /// No column is known that has ratings.
    NoRatings,
    /// The heading has no column for names, or has one meaning twice.
    Fault(SheetFault),
}

/// The head of a table, shown to the person who says what its columns mean.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableHead {
    /// The reason why it is shown.
    pub why: WhyColumns,
    /// The columns, from left to right, with their meanings as far as they are known.
    pub columns: Vec<Heading>,
    /// The cells of the first rows.
    pub rows: Vec<Vec<String>>,
}

/// The reason why a list is not imported. The list before it is unchanged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ListRefusal {
    /// Another list is being imported.
    InWork,
    /// The first line is not the heading of a rating list: this field is missing.
    Heading(FideColumn),
    /// The XML breaks off or is not that of a rating list.
    Xml {
        /// Line, from 1.
        line: usize,
        /// Column, from 1.
        column: usize,
    },
    /// A table; somebody must say what its columns mean.
    Columns(Box<TableHead>),
    /// A meaning was given for a heading that the table does not have.
    NoSuchHeading {
        /// The heading as it was given.
        heading: String,
    },
    /// The table is not a table of players.
    Table(SheetFault),
    /// Some lines cannot be read.
    Lines {
        /// The first of these lines.
        first: Vec<LineFault>,
        /// Number of these lines.
        count: usize,
    },
    /// It has no players.
    Empty,
    /// It has more players than any federation.
    TooMany,
    /// The file breaks off or cannot be read.
    Unreadable {
        /// The error of the system.
        words: String,
    },
    /// The archive is broken or protected by a password.
    BrokenArchive,
    /// The archive has no list, or several.
    NotOneList {
        /// Number of lists.
        count: usize,
    },
    /// The archive unpacks to more bytes than the program accepts.
    TooLarge,
    /// The list does not give its month, so the sender must.
    DateNeeded,
    /// The list has one kind of rating, and neither its name nor the sender says which one.
    KindNeeded,
    /// There is no rating list, or its players are not on this machine.
    NoList,
}

impl LineFault {
    /// The line, from 1.
    #[must_use]
    pub const fn line(&self) -> usize {
        match self {
            Self::Field { line, .. }
            | Self::Cell { line, .. }
            | Self::TooLong { line }
            | Self::Twice { line, .. } => *line,
        }
    }

    /// The first column, from 1.
    #[must_use]
    pub const fn column(&self) -> usize {
        match self {
            Self::Field { column, .. } | Self::Cell { column, .. } => *column,
            Self::TooLong { .. } | Self::Twice { .. } => 1,
        }
    }
}

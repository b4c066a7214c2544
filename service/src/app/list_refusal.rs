//! Why a rating list is not taken in.

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
        /// Which field.
        field: FideColumn,
        text: String,
    },
    /// A cell of a table.
    Cell {
        /// Line on which its row begins, from 1.
        line: usize,
        /// Column, from 1.
        column: usize,
        /// What the column holds.
        name: Option<PlayerColumn>,
        text: String,
        /// What is wrong with it.
        reason: CellReason,
    },
    /// Longer than any player's.
    TooLong {
        /// Line, from 1.
        line: usize,
    },
    /// A FIDE number that an earlier line has.
    Twice {
        /// Line, from 1.
        line: usize,
        /// The line that has it first.
        first: usize,
        /// The number.
        fide_id: u64,
    },
}

/// Why it has to be said what the columns of a table hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WhyColumns {
    /// The sender wants to see how they are understood.
    Asked,
    /// None is known that holds ratings.
    NoRatings,
    /// The heading names nobody, or one thing twice.
    Fault(SheetFault),
}

/// The head of a table, for those who say what its columns hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableHead {
    /// Why it is shown.
    pub why: WhyColumns,
    /// The columns, from left to right, as they are understood.
    pub columns: Vec<Heading>,
    /// The cells of the first rows.
    pub rows: Vec<Vec<String>>,
}

/// Why a list is not taken in. The one before stays as it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ListRefusal {
    /// Another list is being taken in.
    InWork,
    /// The first line is not the heading of a rating list: this field is missing.
    Heading(FideColumn),
    /// XML that breaks off or is not that of a rating list.
    Xml {
        /// Line, from 1.
        line: usize,
        /// Column, from 1.
        column: usize,
    },
    /// A table of which somebody has to say what its columns hold.
    Columns(Box<TableHead>),
    /// Something was said of a heading that the table does not have.
    NoSuchHeading {
        /// As it was said.
        heading: String,
    },
    /// A table that is no table of players.
    Table(SheetFault),
    /// Lines that cannot be read, the first of so many.
    Lines {
        /// The first of them.
        first: Vec<LineFault>,
        /// How many there are.
        count: usize,
    },
    /// It holds nobody.
    Empty,
    /// More players than any federation has.
    TooMany,
    /// The file breaks off or cannot be read.
    Unreadable {
        /// What the system said.
        words: String,
    },
    /// An archive that is broken, or protected by a password.
    BrokenArchive,
    /// An archive with no list, or with several.
    NotOneList {
        /// How many there are.
        count: usize,
    },
    /// An archive that unpacks to more than is read.
    TooLarge,
    /// The list says nothing of its month: the sender must.
    DateNeeded,
    /// The list has one kind of rating, and neither its name nor the sender says which.
    KindNeeded,
    /// No rating list was taken in, or its players are not here.
    NoList,
}

impl LineFault {
    /// Line, from 1.
    #[must_use]
    pub const fn line(&self) -> usize {
        match self {
            Self::Field { line, .. }
            | Self::Cell { line, .. }
            | Self::TooLong { line }
            | Self::Twice { line, .. } => *line,
        }
    }

    /// First column, from 1.
    #[must_use]
    pub const fn column(&self) -> usize {
        match self {
            Self::Field { column, .. } | Self::Cell { column, .. } => *column,
            Self::TooLong { .. } | Self::Twice { .. } => 1,
        }
    }
}

//! Why nothing can be written now.

/// Why a database takes no writes, as an operator must hear it. What can be read stays readable.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Trouble {
    /// A check found the data unsound.
    #[error("the database is damaged: {0}")]
    Damaged(String),
    /// What had been stored is not there any more.
    #[error(
        "actions up to {known} had been stored, the file now ends with {stored}: the write-ahead log was cut off or lost"
    )]
    Lost {
        /// Newest row of the trail that was seen before.
        known: i32,
        /// Newest row now.
        stored: i32,
    },
    /// Another program wrote to the file or put another in its place.
    #[error("the database file was replaced under the running server")]
    Replaced,
    /// The file is not where it was.
    #[error("the database file was moved or deleted under the running server")]
    Missing,
    /// The file or the disk cannot be written.
    #[error("the database cannot be written: {0}")]
    ReadOnly(String),
    /// No space left.
    #[error("the disk is full: {0}")]
    DiskFull(String),
    /// The disk or the server gives errors.
    #[error("the storage fails: {0}")]
    Failing(String),
    /// A newer program brought the database to its schema.
    #[error("the database has schema {database}, this program {program}")]
    NewerSchema {
        /// Newest migration in the database.
        database: String,
        /// Newest migration of the program.
        program: String,
    },
    /// The database does not answer.
    #[error("the database does not answer: {0}")]
    Unreachable(String),
}

impl Trouble {
    /// A short name, for those who are told no details and for programs.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Self::Damaged(_) => "damaged",
            Self::Lost { .. } => "lost",
            Self::Replaced => "replaced",
            Self::Missing => "missing",
            Self::ReadOnly(_) => "read-only",
            Self::DiskFull(_) => "disk-full",
            Self::Failing(_) => "failing",
            Self::NewerSchema { .. } => "newer-schema",
            Self::Unreachable(_) => "unreachable",
        }
    }

    /// Whether only a start of the server ends it: trying again could do harm.
    #[must_use]
    pub fn is_final(&self) -> bool {
        matches!(
            self,
            Self::Damaged(_)
                | Self::Lost { .. }
                | Self::Replaced
                | Self::Missing
                | Self::NewerSchema { .. }
        )
    }

    /// Whether the files are not those that were opened: why whatever is read from them may look damaged.
    pub(super) fn is_about_file(&self) -> bool {
        matches!(self, Self::Replaced | Self::Missing)
    }

    /// Whether this must be said instead of what was noted before: what only a start ends stays, unless the reason for
    /// the damage is found.
    pub(super) fn replaces(&self, noted: &Self) -> bool {
        !noted.is_final() || (matches!(noted, Self::Damaged(_)) && self.is_about_file())
    }
}

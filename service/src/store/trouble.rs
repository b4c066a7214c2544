//! The reasons why nothing can be written.

/// Why a database accepts no writes, as an operator must hear it. Data that can be read stay readable.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Trouble {
    /// A check found the data unsound.
    #[error("the database is damaged: {0}")]
    Damaged(String),
    /// Data that had been stored are missing.
    #[error(
        "actions up to {known} had been stored, the file now ends with {stored}: the write-ahead log was cut off or lost"
    )]
    Lost {
        /// Number of the newest row of the trail that was seen before.
        known: i32,
        /// Number of the newest row now.
        stored: i32,
    },
    /// Another program wrote to the file or replaced it.
    #[error("the database file was replaced under the running server")]
    Replaced,
    /// The file is no longer in its place.
    #[error("the database file was moved or deleted under the running server")]
    Missing,
    /// The file or the disk cannot be written.
    #[error("the database cannot be written: {0}")]
    ReadOnly(String),
    /// The disk is full.
    #[error("the disk is full: {0}")]
    DiskFull(String),
    /// The disk or the server reports errors.
    #[error("the storage fails: {0}")]
    Failing(String),
    /// A newer program migrated the database.
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
    /// A short code, for programs and for people who get no details.
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

    /// Whether only a restart of the server ends it, because trying again could do harm.
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

    /// Whether the files are not the ones that were opened, which may make the data look damaged.
    pub(super) fn is_about_file(&self) -> bool {
        matches!(self, Self::Replaced | Self::Missing)
    }

    /// Whether this must replace the trouble that was noted. A trouble that only a restart ends stays, unless the cause
    /// of the damage is found.
    pub(super) fn replaces(&self, noted: &Self) -> bool {
        !noted.is_final() || (matches!(noted, Self::Damaged(_)) && self.is_about_file())
    }
}

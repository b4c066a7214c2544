//! What can go wrong in storage.

use super::{Trouble, UnknownWord};

/// A failure of the database or of the connection to it. Holds no password. Logged once, at the edge.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The URL names no database that is supported.
    #[error("{0}: a database is `sqlite:FILE`, a file's path, or `postgres://…`")]
    Url(String),
    /// PostgreSQL, in a program that was built without it.
    #[cfg(not(feature = "postgres"))]
    #[error("{0}: this program was built without PostgreSQL; it keeps its data in a file")]
    NoPostgres(String),
    /// PostgreSQL on another machine, without TLS.
    #[error(
        "{0}: what goes to a database on another machine can be read and changed on the way. Write sslmode=verify-full, \
         or --allow-plain-postgres when the way is safe (a tunnel, a private link)"
    )]
    PlainPostgres(String),
    /// TLS is asked for, and the program was built without it.
    #[error(
        "{0}: this program was built without TLS to PostgreSQL (cargo build --features postgres-tls)"
    )]
    NoTls(String),
    /// Standbys of a file.
    #[error("only PostgreSQL has standbys: an SQLite file is read by the one server that has it")]
    NoStandbys,
    /// What should be a standby follows another database, or none.
    #[error(
        "{0} is no standby of the database that is served: it is of another installation of PostgreSQL, or another \
         database there. A standby is made of the server itself (pg_basebackup -R) and has the same databases"
    )]
    OtherDatabase(String),
    /// The database does not answer now; it may later.
    #[error("no connection to the database: {0}")]
    Unreachable(String),
    /// Another server serves this SQLite file.
    #[error("another server uses this file (its lock is {0}): stop it first")]
    InUse(String),
    /// The file was replaced, and what was written to the one before still lies beside it.
    #[error(
        "this is not the file that was served last, but {wal} with what was written to that one still lies beside it: \
         opening both together would destroy the data. If the file was put there on purpose, move {wal} away; \
         `tratto restore` does it all"
    )]
    MixedFiles {
        /// The write-ahead log.
        wal: String,
    },
    /// The file that was served is not there, and an empty one would be begun in its place.
    #[error(
        "{file} is not there, although it was served before: look for it, or restore a copy (`tratto restore`). To begin \
         with an empty database, remove {lock}"
    )]
    Gone {
        /// The database.
        file: String,
        /// Its lock file.
        lock: String,
    },
    /// The data were made by a newer program.
    #[error(
        "the database has schema {database}, this program knows schemas up to {program}: use the newer program, or \
         restore a copy that was made before"
    )]
    NewerSchema {
        /// Newest migration in the database.
        database: String,
        /// Newest migration of the program.
        program: String,
    },
    /// A PostgreSQL database of an older program, whose servers may still run.
    #[error(
        "the database has schema {database}, this program {program}: run `tratto migrate` first (with --copy-to FILE, \
         which keeps what is there)"
    )]
    OlderSchema {
        /// Newest migration in the database.
        database: String,
        /// Newest migration of the program.
        program: String,
    },
    /// So many wait already, or one waited so long: nothing was begun.
    #[error("busy: {0}")]
    Busy(&'static str),
    /// Nothing can be written now; nothing of this was.
    #[error("not written: {0}")]
    Refused(Trouble),
    /// The commit failed: nobody knows whether it is on the disk.
    #[error("the commit failed, what it held may be stored or not: {0}")]
    Doubtful(String),
    /// A query failed.
    #[error("query: {0}")]
    Query(diesel::result::Error),
    /// A row that must exist does not.
    #[error("not found")]
    NotFound,
    /// A unique value is taken.
    #[error("already there: {0}")]
    Duplicate(String),
    /// A stored word that this version does not know: a newer one wrote it.
    #[error(transparent)]
    Unknown(#[from] UnknownWord),
    /// Migrations did not run.
    #[error("migration: {0}")]
    Migration(String),
    /// A copy was not made, or is not sound.
    #[error("copy: {0}")]
    Copy(String),
    /// A rating list is being taken in.
    #[error("a rating list is being taken in")]
    ListInWork,
    /// A file operation failed.
    #[error("file: {0}")]
    File(#[from] std::io::Error),
}

impl StoreError {
    /// Whether the schema did not take a value: the data are at fault, not the storage.
    #[must_use]
    pub fn is_of_value(&self) -> bool {
        use diesel::result::{DatabaseErrorKind as Kind, Error};
        match self {
            Self::Duplicate(_) | Self::Unknown(_) => true,
            Self::Query(Error::DatabaseError(kind, info)) => {
                let is_refused = matches!(
                    kind,
                    Kind::CheckViolation
                        | Kind::NotNullViolation
                        | Kind::ForeignKeyViolation
                        | Kind::UniqueViolation
                );
                // What a trigger of ours refuses has no kind of its own.
                is_refused || info.message().contains("not a word of this version")
            }
            _ => false,
        }
    }
}

impl From<diesel::result::Error> for StoreError {
    fn from(error: diesel::result::Error) -> Self {
        use diesel::result::{DatabaseErrorKind, Error};
        match error {
            Error::NotFound => Self::NotFound,
            Error::DatabaseError(DatabaseErrorKind::UniqueViolation, info) => {
                Self::Duplicate(info.message().to_owned())
            }
            Error::DeserializationError(error) => match error.downcast::<UnknownWord>() {
                Ok(unknown) => Self::Unknown(*unknown),
                Err(error) => Self::Query(Error::DeserializationError(error)),
            },
            other => Self::Query(other),
        }
    }
}

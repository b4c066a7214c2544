//! The errors of the storage.

use super::{Trouble, UnknownWord};

/// A failure of the database or of the connection to it. It contains no password. It is logged once, at the edge of the
/// program.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The URL names no supported database.
    #[error("{0}: a database is `sqlite:FILE`, a file's path, or `postgres://…`")]
    Url(String),
    /// PostgreSQL is not available, because the program was built without it.
    #[cfg(not(feature = "postgres"))]
    #[error("{0}: this program was built without PostgreSQL; it keeps its data in a file")]
    NoPostgres(String),
    /// PostgreSQL on another machine without TLS.
    #[error(
        "{0}: what goes to a database on another machine can be read and changed on the way. Write sslmode=verify-full, \
         or --allow-plain-postgres when the way is safe (a tunnel, a private link)"
    )]
    PlainPostgres(String),
    /// TLS is requested, but the program was built without it.
    #[error(
        "{0}: this program was built without TLS to PostgreSQL (cargo build --features postgres-tls)"
    )]
    NoTls(String),
    /// Standbys were named for an SQLite file.
    #[error("only PostgreSQL has standbys: an SQLite file is read by the one server that has it")]
    NoStandbys,
    /// The database named as a standby follows another database, or none.
    #[error(
        "{0} is no standby of the database that is served: it is of another installation of PostgreSQL, or another \
         database there. A standby is made of the server itself (pg_basebackup -R) and has the same databases"
    )]
    OtherDatabase(String),
    /// The database does not answer now, but may later.
    #[error("no connection to the database: {0}")]
    Unreachable(String),
    /// Another server serves this SQLite file.
    #[error("another server uses this file (its lock is {0}): stop it first")]
    InUse(String),
    /// The file was replaced, but data written to the earlier file are still beside it.
    #[error(
        "this is not the file that was served last, but {wal} with what was written to that one still lies beside it: \
         opening both together would destroy the data. If the file was put there on purpose, move {wal} away; \
         `tratto restore` does it all"
    )]
    MixedFiles {
        /// The write-ahead log.
        wal: String,
    },
    /// The file that was served is missing, and an empty one would replace it.
    #[error(
        "{file} is not there, although it was served before: look for it, or restore a copy (`tratto restore`). To begin \
         with an empty database, remove {lock}"
    )]
    Gone {
        /// Path of the database.
        file: String,
        /// Path of its lock file.
        lock: String,
    },
    /// A newer program made the data.
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
    /// A PostgreSQL database of an older program, whose servers may still be running.
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
    /// Too many were waiting already, or the wait was too long; nothing was begun.
    #[error("busy: {0}")]
    Busy(&'static str),
    /// Nothing can be written now, and nothing of this write was written.
    #[error("not written: {0}")]
    Refused(Trouble),
    /// The commit failed, and it is not known whether it is on the disk.
    #[error("the commit failed, what it held may be stored or not: {0}")]
    Doubtful(String),
    /// A query failed.
    #[error("query: {0}")]
    Query(diesel::result::Error),
    /// A required row does not exist.
    #[error("not found")]
    NotFound,
    /// A unique value is already in use.
    #[error("already there: {0}")]
    Duplicate(String),
    /// A stored word that this version does not know, because a newer one wrote it.
    #[error(transparent)]
    Unknown(#[from] UnknownWord),
    /// The migrations failed.
    #[error("migration: {0}")]
    Migration(String),
    /// The copy was not made or is not sound.
    #[error("copy: {0}")]
    Copy(String),
    /// Another rating list is being imported.
    #[error("a rating list is being taken in")]
    ListInWork,
    /// A file operation failed.
    #[error("file: {0}")]
    File(#[from] std::io::Error),
}

impl StoreError {
    /// Whether the schema rejected a value, so that the data are at fault and not the storage.
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
                // Errors from our own triggers have no kind of their own.
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

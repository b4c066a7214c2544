//! What can go wrong in storage.

/// A failure of the database or of the connection to it. Never shown to people; logged once, at the edge.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The URL names no database that is supported.
    #[error("{0}: a database is `sqlite:FILE`, a file's path, or `postgres://…`")]
    Url(String),
    /// No connection.
    #[error("no connection to the database: {0}")]
    Connect(#[from] diesel::ConnectionError),
    /// The pool is exhausted or broken.
    #[error("connection pool: {0}")]
    Pool(#[from] diesel::r2d2::PoolError),
    /// A query failed.
    #[error("query: {0}")]
    Query(diesel::result::Error),
    /// A row that must exist does not.
    #[error("not found")]
    NotFound,
    /// A unique value is taken.
    #[error("already there: {0}")]
    Duplicate(String),
    /// A stored value is not one of those that the program writes.
    #[error("stored value {value:?} in {column} is not understood")]
    Value {
        /// Column.
        column: &'static str,
        /// What stands there.
        value: String,
    },
    /// Migrations did not run.
    #[error("migration: {0}")]
    Migration(String),
    /// A file operation failed.
    #[error("file: {0}")]
    File(#[from] std::io::Error),
}

impl From<diesel::result::Error> for StoreError {
    fn from(error: diesel::result::Error) -> Self {
        use diesel::result::{DatabaseErrorKind, Error};
        match error {
            Error::NotFound => Self::NotFound,
            Error::DatabaseError(DatabaseErrorKind::UniqueViolation, info) => {
                Self::Duplicate(info.message().to_owned())
            }
            other => Self::Query(other),
        }
    }
}

//! Transactions: how they begin and end, and the savepoint of who writes in the transaction of others.

use diesel::{
    Connection, QueryableByName, RunQueryDsl,
    connection::{AnsiTransactionManager, SimpleConnection, TransactionManager},
    sql_types::{Nullable, Text},
};

use super::{Conn, Store, StoreError, Trouble, migrate};

/// What a write may touch: writes in the same scope happen one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// Clubs, players, accounts: everything outside tournaments.
    Registry,
    /// One tournament, by its id.
    Tournament(i32),
}

impl Scope {
    /// The key of PostgreSQL's advisory lock.
    pub(super) fn lock_key(self) -> i64 {
        match self {
            Self::Registry => 0,
            Self::Tournament(id) => i64::from(id),
        }
    }
}

/// An error of a use case, in which a failure of the storage can be seen.
pub trait Fault: From<StoreError> {
    /// The failure of the storage, when it is one.
    fn storage(&self) -> Option<&StoreError>;
}

impl Fault for StoreError {
    fn storage(&self) -> Option<&StoreError> {
        Some(self)
    }
}

/// Rolls back when dropped before the end, i.e. on an early return or a panic.
pub(super) struct Open<'a> {
    conn: &'a mut Conn,
    done: bool,
}

impl<'a> Open<'a> {
    /// The connection within the transaction.
    pub(super) fn conn(&mut self) -> &mut Conn {
        self.conn
    }

    /// Takes up a transaction that was left open.
    pub(super) fn again(conn: &'a mut Conn) -> Self {
        Self { conn, done: false }
    }

    pub(super) fn commit(mut self) -> Result<(), StoreError> {
        self.done = true;
        let committed = <Conn as Connection>::TransactionManager::commit_transaction(self.conn);
        if committed.is_err() {
            drop(<Conn as Connection>::TransactionManager::rollback_transaction(self.conn));
        }
        Ok(committed?)
    }

    /// Leaves it open: whoever holds the connection ends it.
    pub(super) fn leave_open(mut self) {
        self.done = true;
    }
}

impl Drop for Open<'_> {
    fn drop(&mut self) {
        if !self.done {
            roll_back(self.conn);
        }
    }
}

/// Ends a transaction without effect. Nothing better can be done where that fails: the pool throws such a connection
/// away.
pub(super) fn roll_back(conn: &mut Conn) {
    drop(<Conn as Connection>::TransactionManager::rollback_transaction(conn));
}

pub(super) fn begin<'a>(
    conn: &'a mut Conn,
    sqlite: &str,
    postgres: &str,
) -> Result<Open<'a>, StoreError> {
    match conn {
        Conn::Sqlite(inner) => AnsiTransactionManager::begin_transaction_sql(inner, sqlite)?,
        Conn::Postgres(inner) => AnsiTransactionManager::begin_transaction_sql(inner, postgres)?,
    }
    Ok(Open { conn, done: false })
}

#[derive(QueryableByName)]
struct Newest {
    #[diesel(sql_type = Nullable<Text>)]
    version: Option<String>,
}

/// PostgreSQL: the lock of the scope, and the schema still the one of this program. A server of a newer version
/// migrates while no write runs; those that waited for it see here that the schema is no longer theirs.
pub(super) fn lock(conn: &mut diesel::PgConnection, scope: Scope) -> Result<(), StoreError> {
    use diesel::result::{DatabaseErrorKind, Error};
    diesel::sql_query("SELECT pg_advisory_xact_lock_shared($1), pg_advisory_xact_lock($2)")
        .bind::<diesel::sql_types::BigInt, _>(migrate::LOCK)
        .bind::<diesel::sql_types::BigInt, _>(scope.lock_key())
        .execute(conn)
        .map_err(|error| match error {
            // Its words are in the server's language: what fails here on a living connection is `lock_timeout`.
            Error::DatabaseError(kind, _)
                if !matches!(kind, DatabaseErrorKind::ClosedConnection) =>
            {
                StoreError::Busy("another server holds the lock")
            }
            other => other.into(),
        })?;
    let newest: Newest =
        diesel::sql_query("SELECT max(version) AS version FROM __diesel_schema_migrations")
            .get_result(conn)?;
    match newest.version {
        Some(version) if version.as_str() > migrate::newest_known() => {
            Err(StoreError::Refused(Trouble::NewerSchema {
                database: version,
                program: migrate::newest_known().to_owned(),
            }))
        }
        _ => Ok(()),
    }
}

/// A write within the transaction of others: taken back when dropped before its end.
pub(super) struct Point<'a> {
    conn: &'a mut Conn,
    done: bool,
}

impl<'a> Point<'a> {
    /// The connection within the savepoint.
    pub(super) fn conn(&mut self) -> &mut Conn {
        self.conn
    }

    pub(super) fn begin(conn: &'a mut Conn) -> Result<Self, StoreError> {
        conn.batch_execute("SAVEPOINT own")?;
        Ok(Self { conn, done: false })
    }

    pub(super) fn keep(mut self) -> Result<(), StoreError> {
        self.done = true;
        Ok(self.conn.batch_execute("RELEASE SAVEPOINT own")?)
    }

    /// Takes it back. Fails where the database gave the whole transaction up.
    pub(super) fn take_back(mut self) -> Result<(), StoreError> {
        self.done = true;
        Ok(self.conn.batch_execute(TAKE_BACK)?)
    }
}

const TAKE_BACK: &str = "ROLLBACK TO SAVEPOINT own; RELEASE SAVEPOINT own";

impl Drop for Point<'_> {
    fn drop(&mut self) {
        if !self.done {
            // A panic: where this fails too, the next who uses the transaction finds out.
            drop(self.conn.batch_execute(TAKE_BACK));
        }
    }
}

impl Store {
    /// The error of a read as it is told: data from a file that is no longer ours say nothing about the page.
    pub(super) fn told<E: Fault>(&self, error: E) -> E {
        match error.storage().and_then(Trouble::of) {
            Some(Trouble::Damaged(words)) if self.is_embedded() => {
                let trouble = self.trouble().filter(Trouble::is_final);
                let trouble = trouble.unwrap_or(Trouble::Damaged(words));
                self.note(Some(trouble.clone()));
                StoreError::Refused(trouble).into()
            }
            _ => error,
        }
    }
}

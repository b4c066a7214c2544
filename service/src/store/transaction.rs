//! Transactions: how they begin and end, and the savepoint of a write in a shared transaction.

use diesel::{
    Connection, QueryDsl, RunQueryDsl,
    connection::{AnsiTransactionManager, SimpleConnection, TransactionManager},
    dsl::max,
};

use super::{Conn, Store, StoreError, Trouble, connection::is_gone, migrate};

/// The data that a write may change. Writes in the same scope run one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// Clubs and players.
    Registry,
    /// Accounts, sessions and the means to log in, so that a log-in does not wait for a list of players.
    Accounts,
    /// Everything outside tournaments: clubs, players and accounts.
    Everything,
    /// The last use of sessions: one row each, which no other write depends on.
    Sessions,
    /// One tournament, by its number.
    Tournament(i32),
    /// Two tournaments, by their numbers; the record of the first one gets the row of the write itself.
    Both(i32, i32),
}

/// PostgreSQL's advisory lock for the registry's chain of the trail. It is taken last, by a write that appends to the
/// chain. It used to be the lock of the whole registry, so an older server with the same schema is kept from the chain
/// too.
const CHAIN: i64 = 0;
const ACCOUNTS: i64 = -2;
const REGISTRY: i64 = -3;
const SESSIONS: i64 = -4;
/// The first of two keys, which never collide with single ones: the numbers of an event's receipts.
const RECEIPTS: i32 = 1;

impl Scope {
    /// The tournament, if the scope is one.
    #[must_use]
    pub const fn tournament(self) -> Option<i32> {
        match self {
            Self::Tournament(id) | Self::Both(id, _) => Some(id),
            Self::Registry | Self::Accounts | Self::Everything | Self::Sessions => None,
        }
    }

    /// The queue of the scope on PostgreSQL.
    pub(super) fn lane(self) -> i64 {
        match self {
            Self::Registry | Self::Everything => REGISTRY,
            Self::Accounts => ACCOUNTS,
            Self::Sessions => SESSIONS,
            Self::Tournament(id) => i64::from(id),
            Self::Both(one, other) => i64::from(one.min(other)),
        }
    }

    /// The SQL that takes PostgreSQL's advisory locks in one statement, the one of the schema first, always in the same
    /// order.
    fn locks(self) -> String {
        let own = match self {
            Self::Registry => vec![REGISTRY],
            Self::Accounts => vec![ACCOUNTS],
            Self::Everything => vec![REGISTRY, ACCOUNTS],
            Self::Sessions => Vec::new(),
            Self::Tournament(id) => vec![i64::from(id)],
            // Of two tournaments, the one with the lower number is locked first.
            Self::Both(one, other) => vec![one.min(other).into(), one.max(other).into()],
        };
        let mut sql = format!("SELECT pg_advisory_xact_lock_shared({})", migrate::LOCK);
        for key in own {
            sql.push_str(&format!(", pg_advisory_xact_lock({key})"));
        }
        sql
    }
}

/// Locks a chain of the trail until the end of the transaction. The chain of a tournament already has its scope's lock;
/// the registry's chain is written from several scopes.
pub(super) fn lock_chain(conn: &mut Conn, chain: Option<i32>) -> Result<(), StoreError> {
    #[cfg(feature = "postgres")]
    if let (None, Conn::Postgres(inner)) = (chain, conn) {
        inner.batch_execute(&format!("SELECT pg_advisory_xact_lock({CHAIN})"))?;
    }
    Ok(())
}

/// Locks the numbers of an event's receipts until the end of the transaction. It is taken after the lock of the
/// tournament, and only the registry's chain is locked after it.
pub(super) fn lock_receipts(conn: &mut Conn, event: &str) -> Result<(), StoreError> {
    #[cfg(feature = "postgres")]
    if let Conn::Postgres(inner) = conn {
        diesel::sql_query("SELECT pg_advisory_xact_lock($1, hashtext($2))")
            .bind::<diesel::sql_types::Integer, _>(RECEIPTS)
            .bind::<diesel::sql_types::Text, _>(event)
            .execute(inner)?;
    }
    Ok(())
}

/// An error of a use case that may contain a failure of the storage.
pub trait Fault: From<StoreError> {
    /// The failure of the storage; `None` for any other error.
    fn storage(&self) -> Option<&StoreError>;
}

impl Fault for StoreError {
    fn storage(&self) -> Option<&StoreError> {
        Some(self)
    }
}

/// An open transaction. It is rolled back if it is dropped before the end, on an early return or a panic.
pub(super) struct Open<'a> {
    conn: &'a mut Conn,
    done: bool,
}

impl<'a> Open<'a> {
    /// The connection within the transaction.
    pub(super) fn conn(&mut self) -> &mut Conn {
        self.conn
    }

    /// Continues a transaction that was left open.
    pub(super) fn again(conn: &'a mut Conn) -> Self {
        Self { conn, done: false }
    }

    /// Commits; `has_point` says that the savepoint of the last write was kept. If the database silently aborted the
    /// transaction, this fails. PostgreSQL itself would answer `COMMIT` with a rollback and without an error.
    pub(super) fn commit(mut self, has_point: bool) -> Result<(), StoreError> {
        self.done = true;
        let committed = match &mut *self.conn {
            // This is one message. libpq tells diesel that the transaction is over.
            #[cfg(feature = "postgres")]
            Conn::Postgres(inner) => inner.batch_execute(if has_point {
                "RELEASE SAVEPOINT own; COMMIT"
            } else {
                "SAVEPOINT own; COMMIT"
            }),
            Conn::Sqlite(inner) => {
                let point = if has_point {
                    inner.batch_execute("RELEASE SAVEPOINT own")
                } else {
                    Ok(())
                };
                point.and_then(|()| AnsiTransactionManager::commit_transaction(inner))
            }
        };
        if committed.is_err() {
            roll_back(self.conn);
        }
        Ok(committed?)
    }

    /// Leaves the transaction open; the holder of the connection ends it.
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

/// Rolls a transaction back. If that fails, nothing better can be done: the pool discards such a connection.
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
        #[cfg(feature = "postgres")]
        Conn::Postgres(inner) => AnsiTransactionManager::begin_transaction_sql(inner, postgres)?,
    }
    Ok(Open { conn, done: false })
}

diesel::table! {
    __diesel_schema_migrations (version) {
        version -> Text,
    }
}

/// Begins a write. On PostgreSQL it takes the lock of the scope in the same message, and checks that the schema is
/// still this program's. A server of a newer version migrates while no write runs; writes that waited for it notice
/// here that the schema changed.
pub(super) fn begin_write(conn: &mut Conn, scope: Scope) -> Result<Open<'_>, StoreError> {
    let both = format!("BEGIN; {}", scope.locks());
    if let Err(error) = begin(conn, "BEGIN IMMEDIATE", &both).map(Open::leave_open) {
        return Err(lock_refused(conn, error));
    }
    let mut open = Open::again(conn);
    if open.conn().is_postgres() {
        let newest: Option<String> = __diesel_schema_migrations::table
            .select(max(__diesel_schema_migrations::version))
            .get_result(open.conn())?;
        if let Some(database) = newest.filter(|newest| newest.as_str() > migrate::newest_known()) {
            return Err(StoreError::Refused(Trouble::NewerSchema {
                database,
                program: migrate::newest_known().to_owned(),
            }));
        }
    }
    Ok(open)
}

/// The reason why a write did not begin.
#[cfg(not(feature = "postgres"))]
fn lock_refused(_: &mut Conn, error: StoreError) -> StoreError {
    error
}

/// The reason why a write did not begin. It ends what PostgreSQL has begun by then.
#[cfg(feature = "postgres")]
fn lock_refused(conn: &mut Conn, error: StoreError) -> StoreError {
    use diesel::result::{DatabaseErrorKind, Error};
    let Conn::Postgres(inner) = conn else {
        return error;
    };
    drop(inner.batch_execute("ROLLBACK"));
    match error {
        // The message is in the server's language. On a living connection this failure can only be `lock_timeout`.
        StoreError::Query(Error::DatabaseError(kind, _))
            if !matches!(kind, DatabaseErrorKind::ClosedConnection) && !is_gone(conn) =>
        {
            StoreError::Busy("another server holds the lock")
        }
        other => other,
    }
}

/// A write within a shared transaction. It is rolled back if it is dropped before its end.
pub(super) struct Point<'a> {
    conn: &'a mut Conn,
    done: bool,
}

impl<'a> Point<'a> {
    /// The connection within the savepoint.
    pub(super) fn conn(&mut self) -> &mut Conn {
        self.conn
    }

    /// Begins it. `after_another` says that an earlier savepoint was kept, which ends first, in the same message.
    pub(super) fn begin(conn: &'a mut Conn, after_another: bool) -> Result<Self, StoreError> {
        conn.batch_execute(if after_another {
            "RELEASE SAVEPOINT own; SAVEPOINT own"
        } else {
            "SAVEPOINT own"
        })?;
        Ok(Self { conn, done: false })
    }

    /// Keeps it; the commit or the next [`Self::begin`] ends it.
    pub(super) fn keep(mut self) {
        self.done = true;
    }

    /// Rolls it back. This fails if the database aborted the whole transaction.
    pub(super) fn take_back(mut self) -> Result<(), StoreError> {
        self.done = true;
        Ok(self.conn.batch_execute(TAKE_BACK)?)
    }
}

const TAKE_BACK: &str = "ROLLBACK TO SAVEPOINT own; RELEASE SAVEPOINT own";

impl Drop for Point<'_> {
    fn drop(&mut self) {
        if !self.done {
            // After a panic: if this fails too, the next user of the transaction notices.
            drop(self.conn.batch_execute(TAKE_BACK));
        }
    }
}

impl Store {
    /// The error of a read as it is reported: data from a file that is no longer ours say nothing about the page.
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

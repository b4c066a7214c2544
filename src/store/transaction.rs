//! Transactions: one writer at a time.

use std::sync::PoisonError;

use diesel::{
    Connection, QueryableByName, RunQueryDsl,
    connection::{AnsiTransactionManager, TransactionManager},
    sql_types::{Nullable, Text},
};

use super::{Conn, Store, StoreError, Trouble, connection::Backend, migrate};

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
    fn lock_key(self) -> i64 {
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

impl Open<'_> {
    fn commit(mut self) -> Result<(), StoreError> {
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

/// How a write went, as far as the storage can tell.
enum Ended<T, E> {
    Done(T),
    /// It did not begin.
    NotBegun(StoreError),
    /// Rolled back: nothing of it is stored.
    Nothing(E),
    /// The commit itself failed.
    Commit(StoreError),
}

#[derive(QueryableByName)]
struct Newest {
    #[diesel(sql_type = Nullable<Text>)]
    version: Option<String>,
}

/// PostgreSQL: the lock of the scope, and the schema still the one of this program. A server of a newer version
/// migrates while no write runs; those that waited for it see here that the schema is no longer theirs.
fn lock(conn: &mut diesel::PgConnection, scope: Scope) -> Result<(), StoreError> {
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

fn run_write<T, E: Fault>(
    conn: &mut Conn,
    scope: Scope,
    work: impl FnOnce(&mut Conn) -> Result<T, E>,
) -> Ended<T, E> {
    let open = match begin(conn, "BEGIN IMMEDIATE", "BEGIN") {
        Ok(open) => open,
        Err(error) => return Ended::NotBegun(error),
    };
    if let Conn::Postgres(inner) = &mut *open.conn
        && let Err(error) = lock(inner, scope)
    {
        return Ended::NotBegun(error);
    }
    match work(open.conn) {
        Err(error) => Ended::Nothing(error),
        Ok(value) => match open.commit() {
            Ok(()) => Ended::Done(value),
            Err(error) => Ended::Commit(error),
        },
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

    /// Runs `work` as one transaction that excludes the other writers of `scope`; an error rolls it all back.
    /// When it returns `Ok`, the data are on disk.
    ///
    /// # Errors
    /// Those of `work`; [`StoreError::Busy`] when others write for too long; [`StoreError::Refused`] when the storage
    /// takes no writes: nothing is stored then; [`StoreError::Doubtful`] when the commit itself failed.
    pub fn write<T, E: Fault>(
        &self,
        scope: Scope,
        work: impl FnOnce(&mut Conn) -> Result<T, E>,
    ) -> Result<T, E> {
        let ended: Ended<T, E> = match &self.shared.backend {
            Backend::Sqlite { writer, .. } => {
                let _pass = self.shared.gate.enter(0)?;
                self.may_write()?;
                let mut conn = writer.lock().unwrap_or_else(PoisonError::into_inner);
                let ended = run_write(&mut conn, scope, work);
                // Between the look above and the commit the file may have been moved away.
                match (ended, self.look_at_file()) {
                    (Ended::Done(_), Some(trouble)) => {
                        let words = trouble.to_string();
                        self.note(Some(trouble));
                        return Err(StoreError::Doubtful(words).into());
                    }
                    (ended, _) => ended,
                }
            }
            Backend::Postgres { writers, .. } => {
                // At most one connection for each tournament: one that is stuck leaves the others theirs.
                let _pass = self.shared.gate.enter(scope.lock_key())?;
                self.may_write()?;
                let mut conn = self.take(writers)?;
                run_write(&mut conn, scope, work)
            }
        };
        self.judge(ended)
    }

    /// Refuses when a write could do harm.
    fn may_write(&self) -> Result<(), StoreError> {
        if let Some(trouble) = self.look_at_file() {
            self.note(Some(trouble));
        }
        match self.trouble().filter(Trouble::is_final) {
            Some(trouble) => Err(StoreError::Refused(trouble)),
            None => Ok(()),
        }
    }

    /// What a failure before the commit is called, when the storage is the reason.
    fn nothing_stored(&self, error: &StoreError) -> Option<StoreError> {
        if is_locked(error) {
            return Some(StoreError::Busy("another program writes to the file"));
        }
        let trouble = Trouble::of(error)?;
        self.note(Some(trouble.clone()));
        Some(StoreError::Refused(trouble))
    }

    fn judge<T, E: Fault>(&self, ended: Ended<T, E>) -> Result<T, E> {
        match ended {
            Ended::Done(value) => {
                self.note(None);
                Ok(value)
            }
            Ended::NotBegun(error) => Err(match self.nothing_stored(&error) {
                Some(words) => words.into(),
                None => error.into(),
            }),
            Ended::Nothing(error) => {
                Err(match error.storage().and_then(|e| self.nothing_stored(e)) {
                    Some(words) => words.into(),
                    None => error,
                })
            }
            Ended::Commit(error) => {
                let words = self.shared.url.place().scrub(&error.to_string());
                match Trouble::of(&error) {
                    // The frame that would have ended the transaction was never written.
                    Some(full @ Trouble::DiskFull(_)) if self.is_embedded() => {
                        self.note(Some(full.clone()));
                        Err(StoreError::Refused(full).into())
                    }
                    trouble => {
                        self.note(Some(trouble.unwrap_or(Trouble::Failing(words.clone()))));
                        Err(StoreError::Doubtful(words).into())
                    }
                }
            }
        }
    }
}

/// SQLite's lock, held by another process for longer than we wait.
fn is_locked(error: &StoreError) -> bool {
    matches!(error, StoreError::Query(diesel::result::Error::DatabaseError(_, info))
        if info.message() == "database is locked")
}

//! Transactions: one snapshot for a read, one writer at a time for a write.

use std::sync::PoisonError;

use diesel::{
    Connection, RunQueryDsl,
    connection::{AnsiTransactionManager, TransactionManager},
};

use super::{Conn, Store, StoreError, connection::Backend};

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

/// Rolls back when dropped before the end, i.e. on an early return or a panic.
struct Open<'a> {
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
}

impl Drop for Open<'_> {
    fn drop(&mut self) {
        if !self.done {
            // Nothing better can be done with a failing rollback: the pool throws such a connection away.
            drop(<Conn as Connection>::TransactionManager::rollback_transaction(self.conn));
        }
    }
}

fn begin<'a>(conn: &'a mut Conn, sqlite: &str, postgres: &str) -> Result<Open<'a>, StoreError> {
    match conn {
        Conn::Sqlite(inner) => AnsiTransactionManager::begin_transaction_sql(inner, sqlite)?,
        Conn::Postgres(inner) => AnsiTransactionManager::begin_transaction_sql(inner, postgres)?,
    }
    Ok(Open { conn, done: false })
}

fn run_write<T, E: From<StoreError>>(
    conn: &mut Conn,
    scope: Scope,
    work: impl FnOnce(&mut Conn) -> Result<T, E>,
) -> Result<T, E> {
    let open = begin(conn, "BEGIN IMMEDIATE", "BEGIN")?;
    if let Conn::Postgres(inner) = &mut *open.conn {
        diesel::sql_query("SELECT pg_advisory_xact_lock($1)")
            .bind::<diesel::sql_types::BigInt, _>(scope.lock_key())
            .execute(inner)
            .map_err(StoreError::from)?;
    }
    let value = work(open.conn)?;
    open.commit()?;
    Ok(value)
}

impl Store {
    /// Runs `work` on one snapshot of the data.
    ///
    /// # Errors
    /// Those of `work`, and storage failures.
    pub fn read<T, E: From<StoreError>>(
        &self,
        work: impl FnOnce(&mut Conn) -> Result<T, E>,
    ) -> Result<T, E> {
        let mut conn = self.reader()?;
        let open = begin(
            &mut conn,
            "BEGIN",
            "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
        )?;
        let value = work(open.conn)?;
        open.commit()?;
        Ok(value)
    }

    /// Runs `work` as one transaction that excludes the other writers of `scope`; an error rolls it all back.
    /// When it returns `Ok`, the data are on disk.
    ///
    /// # Errors
    /// Those of `work`, and storage failures.
    pub fn write<T, E: From<StoreError>>(
        &self,
        scope: Scope,
        work: impl FnOnce(&mut Conn) -> Result<T, E>,
    ) -> Result<T, E> {
        match &*self.backend {
            Backend::Sqlite { writer, .. } => {
                let mut conn = writer.lock().unwrap_or_else(PoisonError::into_inner);
                run_write(&mut conn, scope, work)
            }
            Backend::Postgres { pool, .. } => {
                let mut conn = pool.get().map_err(StoreError::from)?;
                run_write(&mut conn, scope, work)
            }
        }
    }
}

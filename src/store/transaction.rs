//! Transactions: one writer at a time.

use std::sync::{Arc, MutexGuard, PoisonError};

use diesel::{
    Connection, QueryableByName, RunQueryDsl,
    connection::{AnsiTransactionManager, SimpleConnection, TransactionManager},
    r2d2::PooledConnection,
    sql_types::{Nullable, Text},
};

use super::{
    Conn, Store, StoreError, Trouble,
    batch::{Batch, Fate, Loss},
    connection::{Backend, Manager},
    gate::Pass,
    migrate,
};

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

/// Whether a write may share its commit with others that wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Company {
    /// It takes long: those who wrote before it are not kept waiting for their commit.
    Alone,
    /// It is short.
    Together,
}

/// The connection of a write, for as long as nobody else may use it.
enum Held<'a> {
    Sqlite(MutexGuard<'a, Conn>),
    Postgres(PooledConnection<Manager>),
}

impl Held<'_> {
    fn conn(&mut self) -> &mut Conn {
        match self {
            Self::Sqlite(conn) => conn,
            Self::Postgres(conn) => conn,
        }
    }

    /// What a batch keeps of it.
    fn kept(self) -> Option<PooledConnection<Manager>> {
        match self {
            Self::Sqlite(_) => None,
            Self::Postgres(conn) => Some(conn),
        }
    }
}

/// A write within the transaction of others: taken back when dropped before its end.
struct Point<'a> {
    conn: &'a mut Conn,
    done: bool,
}

impl<'a> Point<'a> {
    fn begin(conn: &'a mut Conn) -> Result<Self, StoreError> {
        conn.batch_execute("SAVEPOINT own")?;
        Ok(Self { conn, done: false })
    }

    fn keep(mut self) -> Result<(), StoreError> {
        self.done = true;
        Ok(self.conn.batch_execute("RELEASE SAVEPOINT own")?)
    }

    /// Takes it back. Fails where the database gave the whole transaction up.
    fn take_back(mut self) -> Result<(), StoreError> {
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

/// A batch in use: open again for the next when dropped.
struct Joined<'a> {
    store: &'a Store,
    lane: i64,
    batch: Option<Batch>,
}

impl Drop for Joined<'_> {
    fn drop(&mut self) {
        if let Some(batch) = self.batch.take() {
            self.store.shared.batches.put(self.lane, batch);
        }
    }
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
        company: Company,
        work: impl FnOnce(&mut Conn) -> Result<T, E>,
    ) -> Result<T, E> {
        let lane = self.lane(scope);
        let pass = self.shared.gate.enter(lane)?;
        match self.open_batch(lane, company) {
            None => self.begin_write(&pass, scope, company, work),
            Some(batch) => self.join(pass, lane, batch, work),
        }
    }

    /// The queue of a scope. SQLite has one writer. On PostgreSQL each tournament has its own: at most one connection
    /// for each, so that one that is stuck leaves the others theirs.
    fn lane(&self, scope: Scope) -> i64 {
        match &self.shared.backend {
            Backend::Sqlite { .. } => 0,
            Backend::Postgres { .. } => scope.lock_key(),
        }
    }

    /// The open batch; whoever writes alone commits it first.
    fn open_batch(&self, lane: i64, company: Company) -> Option<Batch> {
        let batch = self.shared.batches.take(lane)?;
        match company {
            Company::Together => Some(batch),
            Company::Alone => {
                self.commit_batch(batch);
                None
            }
        }
    }

    /// Waits until nobody writes to the SQLite file, and holds it so.
    pub(super) fn hold_writer(&self) -> Result<Pass<'_>, StoreError> {
        let pass = self.shared.gate.enter(0)?;
        self.open_batch(0, Company::Alone);
        Ok(pass)
    }

    fn held(&self) -> Result<Held<'_>, StoreError> {
        match &self.shared.backend {
            Backend::Sqlite { writer, .. } => Ok(Held::Sqlite(
                writer.lock().unwrap_or_else(PoisonError::into_inner),
            )),
            Backend::Postgres { writers, .. } => Ok(Held::Postgres(self.take(writers)?)),
        }
    }

    fn begin_write<T, E: Fault>(
        &self,
        pass: &Pass<'_>,
        scope: Scope,
        company: Company,
        work: impl FnOnce(&mut Conn) -> Result<T, E>,
    ) -> Result<T, E> {
        self.may_write()?;
        let mut held = self.held()?;
        let not_begun = |error: StoreError| self.nothing_stored(&error).unwrap_or(error);
        let open = begin(held.conn(), "BEGIN IMMEDIATE", "BEGIN").map_err(not_begun)?;
        if let Conn::Postgres(inner) = &mut *open.conn {
            lock(inner, scope).map_err(not_begun)?;
        }
        let value = match work(open.conn) {
            Ok(value) => value,
            Err(error) => {
                drop(open);
                return Err(self.told_of_write(error));
            }
        };
        if company == Company::Alone || !pass.others_wait() {
            let committed = open.commit();
            drop(held);
            self.judge(committed).map_err(StoreError::from)?;
            return Ok(value);
        }
        open.leave_open();
        let (lane, fate) = (self.lane(scope), Arc::<Fate>::default());
        let batch = Batch {
            conn: held.kept(),
            fate: Arc::clone(&fate),
        };
        self.shared.batches.put(lane, batch);
        pass.after_the_others();
        if let Some(batch) = self.shared.batches.take_own(lane, &fate) {
            self.commit_batch(batch);
        }
        fate.wait().map_err(StoreError::from)?;
        Ok(value)
    }

    fn join<T, E: Fault>(
        &self,
        pass: Pass<'_>,
        lane: i64,
        batch: Batch,
        work: impl FnOnce(&mut Conn) -> Result<T, E>,
    ) -> Result<T, E> {
        let fate = Arc::clone(&batch.fate);
        let mut joined = Joined {
            store: self,
            lane,
            batch: Some(batch),
        };
        let done = joined.write(work);
        if let (_, Err(lost)) = &done
            && let Some(mut batch) = joined.batch.take()
        {
            // The whole transaction is gone.
            self.on_batch(&mut batch, roll_back);
            let loss = match self.nothing_stored(lost) {
                Some(StoreError::Refused(trouble)) => trouble,
                _ => Trouble::Failing(lost.to_string()),
            };
            fate.tell(Err(Loss::Refused(loss)));
        }
        drop(joined);
        // Whoever waits is let in, and commits for all in their turn.
        drop(pass);
        let (value, alive) = done;
        match (value, alive, fate.wait()) {
            (Some(Err(error)), Ok(()), Ok(())) => Err(self.told_of_write(error)),
            (Some(Ok(value)), Ok(()), Ok(())) => Ok(value),
            (.., Err(loss)) => Err(StoreError::from(loss).into()),
            (.., Ok(())) => {
                Err(StoreError::Doubtful("a shared write broke down".to_owned()).into())
            }
        }
    }

    /// Runs on the connection of a batch.
    fn on_batch<R>(&self, batch: &mut Batch, work: impl FnOnce(&mut Conn) -> R) -> Option<R> {
        match (&mut batch.conn, &self.shared.backend) {
            (Some(conn), _) => Some(work(conn)),
            (None, Backend::Sqlite { writer, .. }) => {
                let mut conn = writer.lock().unwrap_or_else(PoisonError::into_inner);
                Some(work(&mut conn))
            }
            (None, Backend::Postgres { .. }) => None,
        }
    }

    fn commit_batch(&self, mut batch: Batch) {
        let committed = self.on_batch(&mut batch, |conn| Open { conn, done: false }.commit());
        let fate = match committed {
            Some(committed) => self.judge(committed),
            None => Err(Loss::Doubtful("a batch without connection".to_owned())),
        };
        // Free again before those who waited go on.
        drop(batch.conn);
        batch.fate.tell(fate);
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

    /// An error of a use case as it is told.
    fn told_of_write<E: Fault>(&self, error: E) -> E {
        match error.storage().and_then(|e| self.nothing_stored(e)) {
            Some(words) => words.into(),
            None => error,
        }
    }

    /// What became of a commit.
    fn judge(&self, committed: Result<(), StoreError>) -> Result<(), Loss> {
        match committed {
            // Between the look before and the commit the file may have been moved away.
            Ok(()) => match self.look_at_file() {
                Some(trouble) => {
                    let words = trouble.to_string();
                    self.note(Some(trouble));
                    Err(Loss::Doubtful(words))
                }
                None => {
                    self.note(None);
                    Ok(())
                }
            },
            Err(error) => {
                let words = self.shared.url.place().scrub(&error.to_string());
                match Trouble::of(&error) {
                    // The frame that would have ended the transaction was never written.
                    Some(full @ Trouble::DiskFull(_)) if self.is_embedded() => {
                        self.note(Some(full.clone()));
                        Err(Loss::Refused(full))
                    }
                    trouble => {
                        self.note(Some(trouble.unwrap_or(Trouble::Failing(words.clone()))));
                        Err(Loss::Doubtful(words))
                    }
                }
            }
        }
    }
}

impl Joined<'_> {
    /// Runs `work` within the batch: what it gives, and whether the batch is still there.
    fn write<T, E: Fault>(
        &mut self,
        work: impl FnOnce(&mut Conn) -> Result<T, E>,
    ) -> (Option<Result<T, E>>, Result<(), StoreError>) {
        let Some(batch) = self.batch.as_mut() else {
            return (None, Err(StoreError::Busy("no batch")));
        };
        let done = self.store.on_batch(batch, |conn| {
            let point = match Point::begin(conn) {
                Ok(point) => point,
                Err(error) => return (None, Err(error)),
            };
            match work(point.conn) {
                Ok(value) => (Some(Ok(value)), point.keep()),
                Err(error) => {
                    // Where the transaction is gone, the use case's error says why.
                    let alive = point.take_back();
                    (Some(Err(error)), alive)
                }
            }
        });
        done.unwrap_or((None, Err(StoreError::Busy("a batch without connection"))))
    }
}

/// SQLite's lock, held by another process for longer than we wait.
fn is_locked(error: &StoreError) -> bool {
    matches!(error, StoreError::Query(diesel::result::Error::DatabaseError(_, info))
        if info.message() == "database is locked")
}

//! Writes: one at a time in each scope, with waiting writes in one transaction.

use std::sync::{Arc, MutexGuard, PoisonError, atomic::Ordering};

use diesel::r2d2::PooledConnection;

use super::{
    Conn, Store, StoreError, Trouble,
    batch::{self, Fate, Loss},
    connection::Manager,
    gate::Pass,
    pools::Backend,
    transaction::{Fault, Open, Point, Scope, begin_write, roll_back},
};

type Batch = batch::Batch<PooledConnection<Manager>>;

/// Whether a write may share its commit with other waiting writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Company {
    /// It takes long, so earlier writes are committed before it.
    Alone,
    /// It is short and may share.
    Together,
}

/// The connection of a write, while nobody else may use it.
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

    /// The part that a batch keeps.
    fn kept(self) -> Option<PooledConnection<Manager>> {
        match self {
            Self::Sqlite(_) => None,
            Self::Postgres(conn) => Some(conn),
        }
    }
}

/// A batch that is being used; when dropped, it is open for the next write.
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

impl Store {
    /// Runs `work` as one transaction that excludes other writers of `scope`; an error rolls it back completely. When
    /// it returns `Ok`, the data are on disk.
    ///
    /// # Errors
    /// Errors of `work`; [`StoreError::Busy`] if others write for too long; [`StoreError::Refused`] if the storage
    /// accepts no writes, and nothing is stored; [`StoreError::Doubtful`] if the commit itself failed.
    pub fn write<T, E: Fault>(
        &self,
        scope: Scope,
        company: Company,
        work: impl FnOnce(&mut Conn) -> Result<T, E>,
    ) -> Result<T, E> {
        // Its locks must be taken at the beginning and in order; an open transaction already has other locks.
        let company = match scope {
            Scope::Everything | Scope::Both(..) => Company::Alone,
            _ => company,
        };
        let lane = self.lane(scope);
        let pass = self.shared.gate.enter(lane)?;
        match self.open_batch(lane, company) {
            None => self.begin_write(&pass, scope, company, work),
            Some(batch) => self.join(pass, lane, batch, work),
        }
    }

    /// The queue of a scope. SQLite has one writer. On PostgreSQL each tournament has its own queue with at most one
    /// connection, so that a stuck one leaves the others theirs.
    fn lane(&self, scope: Scope) -> i64 {
        match &self.shared.backend {
            Backend::Sqlite { .. } => 0,
            #[cfg(feature = "postgres")]
            Backend::Postgres { .. } => scope.lane(),
        }
    }

    /// The open batch; a write that must not share commits it first.
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

    /// Waits until nobody writes to the SQLite file, and keeps others from writing.
    pub(super) fn hold_writer(&self) -> Result<Pass<'_>, StoreError> {
        let pass = self.shared.gate.enter(0)?;
        self.open_batch(0, Company::Alone);
        Ok(pass)
    }

    /// The connection for a write, with its transaction begun.
    fn begun(&self, scope: Scope) -> Result<Held<'_>, StoreError> {
        match &self.shared.backend {
            Backend::Sqlite { writer, .. } => {
                let mut conn = writer.lock().unwrap_or_else(PoisonError::into_inner);
                begin_write(&mut conn, scope)?.leave_open();
                Ok(Held::Sqlite(conn))
            }
            #[cfg(feature = "postgres")]
            Backend::Postgres { writers, .. } => {
                let begin = |conn: &mut Conn| begin_write(conn, scope).map(Open::leave_open);
                Ok(Held::Postgres(self.with_writer(writers, begin)?))
            }
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
        let not_begun = |error: StoreError| self.nothing_stored(&error).unwrap_or(error);
        let mut held = self.begun(scope).map_err(not_begun)?;
        let mut open = Open::again(held.conn());
        let value = match work(open.conn()) {
            Ok(value) => value,
            Err(error) => {
                drop(open);
                return Err(self.told_of_write(error));
            }
        };
        if company == Company::Alone || !pass.others_wait() {
            let committed = open.commit(false);
            if committed.is_ok() {
                self.note_place(held.conn());
            }
            drop(held);
            self.judge(committed).map_err(StoreError::from)?;
            return Ok(value);
        }
        open.leave_open();
        let (lane, fate) = (self.lane(scope), Arc::<Fate>::default());
        let batch = Batch {
            conn: held.kept(),
            has_point: false,
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
            // The whole transaction is lost.
            self.on_batch(&mut batch, roll_back);
            let loss = match self.nothing_stored(lost) {
                Some(StoreError::Refused(trouble)) => trouble,
                _ => Trouble::Failing(lost.to_string()),
            };
            fate.tell(Err(Loss::Refused(loss)));
        }
        drop(joined);
        // The next waiting write may begin; one of the writes commits for all in its turn.
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

    /// Runs `work` on the connection of a batch.
    fn on_batch<R>(&self, batch: &mut Batch, work: impl FnOnce(&mut Conn) -> R) -> Option<R> {
        match (&mut batch.conn, &self.shared.backend) {
            (Some(conn), _) => Some(work(conn)),
            (None, Backend::Sqlite { writer, .. }) => {
                let mut conn = writer.lock().unwrap_or_else(PoisonError::into_inner);
                Some(work(&mut conn))
            }
            #[cfg(feature = "postgres")]
            (None, Backend::Postgres { .. }) => None,
        }
    }

    fn commit_batch(&self, mut batch: Batch) {
        let has_point = std::mem::take(&mut batch.has_point);
        let committed = self.on_batch(&mut batch, |conn| {
            let committed = Open::again(conn).commit(has_point);
            if committed.is_ok() {
                self.note_place(conn);
            }
            committed
        });
        let fate = match committed {
            Some(committed) => self.judge(committed),
            None => Err(Loss::Doubtful("a batch without connection".to_owned())),
        };
        // The connection is free again before the waiting writes go on.
        drop(batch.conn);
        batch.fate.tell(fate);
    }

    /// Refuses a write that could do harm.
    fn may_write(&self) -> Result<(), StoreError> {
        if let Some(trouble) = self.look_at_file() {
            self.note(Some(trouble));
        }
        match self.trouble().filter(Trouble::is_final) {
            Some(trouble) => Err(StoreError::Refused(trouble)),
            None => Ok(()),
        }
    }

    /// The error for a failure before the commit, if the storage is the cause.
    fn nothing_stored(&self, error: &StoreError) -> Option<StoreError> {
        if is_locked(error) {
            return Some(StoreError::Busy("another program writes to the file"));
        }
        let trouble = Trouble::of(error)?;
        self.note(Some(trouble.clone()));
        Some(StoreError::Refused(trouble))
    }

    /// The error of a use case as it is reported.
    fn told_of_write<E: Fault>(&self, error: E) -> E {
        match error.storage().and_then(|e| self.nothing_stored(e)) {
            Some(words) => words.into(),
            None => error,
        }
    }

    /// Number of write transactions committed since the start.
    #[must_use]
    pub fn commits(&self) -> u64 {
        self.shared.commits.load(Ordering::Relaxed)
    }

    /// Judges the outcome of a commit.
    fn judge(&self, committed: Result<(), StoreError>) -> Result<(), Loss> {
        self.shared.commits.fetch_add(1, Ordering::Relaxed);
        match committed {
            // The file may have been moved away between the check before the commit and the commit.
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
    /// Runs `work` within the batch; gives its result, and whether the batch still exists.
    fn write<T, E: Fault>(
        &mut self,
        work: impl FnOnce(&mut Conn) -> Result<T, E>,
    ) -> (Option<Result<T, E>>, Result<(), StoreError>) {
        let Some(batch) = self.batch.as_mut() else {
            return (None, Err(StoreError::Busy("no batch")));
        };
        let after_another = std::mem::take(&mut batch.has_point);
        let mut is_kept = false;
        let done = self.store.on_batch(batch, |conn| {
            let mut point = match Point::begin(conn, after_another) {
                Ok(point) => point,
                Err(error) => return (None, Err(error)),
            };
            match work(point.conn()) {
                Ok(value) => {
                    point.keep();
                    is_kept = true;
                    (Some(Ok(value)), Ok(()))
                }
                Err(error) => {
                    // If the transaction is lost, the error of the use case says why.
                    let alive = point.take_back();
                    (Some(Err(error)), alive)
                }
            }
        });
        batch.has_point = is_kept;
        done.unwrap_or((None, Err(StoreError::Busy("a batch without connection"))))
    }
}

/// Whether another process held SQLite's lock for longer than we wait.
fn is_locked(error: &StoreError) -> bool {
    matches!(error, StoreError::Query(diesel::result::Error::DatabaseError(_, info))
        if info.message() == "database is locked")
}

#[cfg(test)]
mod tests;

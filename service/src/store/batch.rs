//! Writes that wait for each other share one commit and so one fsync. Each is acknowledged after it.
//!
//! - A write with nobody waiting behind it commits at once, as if there were no batches.
//! - Otherwise it leaves the transaction open and queues again at the end. The writes that were waiting meanwhile go
//!   into the same transaction, each in its own savepoint. When the first one has its turn again, it commits for all.
//! - So a batch consists of the writes that were waiting when its first one was done, at most
//!   [`super::gate::MOST_TOGETHER`]. Nobody is overtaken for ever, and every batch has one write that will commit it.
//! - An error of one write rolls back only its savepoint. It too is reported after the commit, because it may depend on
//!   what another write of the batch changed. If the database aborted the whole transaction, all of them get the error.

use std::{
    collections::HashMap,
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use super::{StoreError, Trouble};

/// Longer than any batch takes. After this time something broke down, and it is not known what is stored.
const PATIENCE: Duration = Duration::from_secs(60);

/// The reason why a batch was not committed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Loss {
    /// Nothing of it is stored.
    Refused(Trouble),
    /// The commit itself failed.
    Doubtful(String),
}

impl From<Loss> for StoreError {
    fn from(loss: Loss) -> Self {
        match loss {
            Loss::Refused(trouble) => Self::Refused(trouble),
            Loss::Doubtful(words) => Self::Doubtful(words),
        }
    }
}

/// The outcome of a batch.
#[derive(Debug, Default)]
pub(super) struct Fate {
    told: Mutex<Option<Result<(), Loss>>>,
    bell: Condvar,
}

impl Fate {
    /// Tells the outcome to all who wait; the first call counts.
    pub(super) fn tell(&self, fate: Result<(), Loss>) {
        let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        told.get_or_insert(fate);
        self.bell.notify_all();
    }

    /// Waits until the batch is committed, or lost.
    pub(super) fn wait(&self) -> Result<(), Loss> {
        let told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        let (told, _) = self
            .bell
            .wait_timeout_while(told, PATIENCE, |told| told.is_none())
            .unwrap_or_else(PoisonError::into_inner);
        let nobody = || Err(Loss::Doubtful("the shared commit was not made".to_owned()));
        told.clone().unwrap_or_else(nobody)
    }
}

/// An open transaction that can take more writes, on a connection `C`.
pub(super) struct Batch<C> {
    /// Its connection on PostgreSQL; SQLite has only one for writing.
    pub conn: Option<C>,
    /// Whether the savepoint of its last write was kept but not released yet; the next write's message releases it.
    pub has_point: bool,
    /// Its outcome.
    pub fate: Arc<Fate>,
}

/// The open batches, at most one for each scope. Only the holder of a scope's pass takes or puts its batch.
pub(super) struct Batches<C>(Mutex<HashMap<i64, Batch<C>>>);

impl<C> Default for Batches<C> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

impl<C> Batches<C> {
    fn open(&self) -> MutexGuard<'_, HashMap<i64, Batch<C>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Leaves a batch open for more writes.
    pub(super) fn put(&self, scope: i64, batch: Batch<C>) {
        self.open().insert(scope, batch);
    }

    /// Takes the open batch of a scope.
    pub(super) fn take(&self, scope: i64) -> Option<Batch<C>> {
        self.open().remove(&scope)
    }

    /// Takes the open batch of a scope, if it is the one with this outcome.
    pub(super) fn take_own(&self, scope: i64, fate: &Arc<Fate>) -> Option<Batch<C>> {
        let mut open = self.open();
        let is_own = open
            .get(&scope)
            .is_some_and(|batch| Arc::ptr_eq(&batch.fate, fate));
        is_own.then(|| open.remove(&scope)).flatten()
    }
}

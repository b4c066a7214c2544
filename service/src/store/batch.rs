//! Writes that wait for each other share one commit: one fsync for all of them, and each is acknowledged after it.
//!
//! - Whoever finds nobody behind them commits at once, as if there were no batches.
//! - Else they leave the transaction open and queue again at the end. Those who waited meanwhile write into the same
//!   transaction, each within a savepoint of their own; when the first comes to its turn again, it commits for all.
//! - So a batch is what waited when its first write was done, [`super::gate::MOST_TOGETHER`] at most: nobody is
//!   overtaken for ever, and a batch always has somebody whose turn to commit comes.
//! - An error of one rolls back its savepoint alone; it too is told after the commit, because what it saw may have been
//!   written by another of the batch. Where the database gave the whole transaction up, all of them hear so.

use std::{
    collections::HashMap,
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use super::{StoreError, Trouble};

/// Longer than any batch takes: then something broke down, and nobody knows what is stored.
const PATIENCE: Duration = Duration::from_secs(60);

/// Why a batch was not committed.
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

/// What becomes of a batch.
#[derive(Debug, Default)]
pub(super) struct Fate {
    told: Mutex<Option<Result<(), Loss>>>,
    bell: Condvar,
}

impl Fate {
    /// Tells all who wait; the first word counts.
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

/// An open transaction to which more may be added, on a connection `C`.
pub(super) struct Batch<C> {
    /// Its connection on PostgreSQL; SQLite has one for writing.
    pub conn: Option<C>,
    /// Whether the savepoint of its last write was kept and not yet released: the next write's message does it.
    pub has_point: bool,
    /// What becomes of it.
    pub fate: Arc<Fate>,
}

/// The open batches, one a scope at most. Only whoever is inside the gate of a scope takes or puts its batch.
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

    /// Leaves a batch open.
    pub(super) fn put(&self, scope: i64, batch: Batch<C>) {
        self.open().insert(scope, batch);
    }

    /// The open batch of a scope.
    pub(super) fn take(&self, scope: i64) -> Option<Batch<C>> {
        self.open().remove(&scope)
    }

    /// The open batch of a scope, if it is the one with this fate.
    pub(super) fn take_own(&self, scope: i64, fate: &Arc<Fate>) -> Option<Batch<C>> {
        let mut open = self.open();
        let is_own = open
            .get(&scope)
            .is_some_and(|batch| Arc::ptr_eq(&batch.fate, fate));
        is_own.then(|| open.remove(&scope)).flatten()
    }
}

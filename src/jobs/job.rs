//! One job: the state that its threads and its readers share.

use std::{
    any::Any,
    collections::BTreeSet,
    marker::PhantomData,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicU8, Ordering},
    },
    time::{Duration, Instant},
};

use tokio::sync::watch;

use crate::event::Halt;

use super::{Number, Order};

/// The result of a job. Only the code that asked for it knows its type.
pub type Given = Arc<dyn Any + Send + Sync>;
/// The work of a job.
pub(super) type Work = Box<dyn FnOnce(&Halt) -> Given + Send>;

/// What the owner of a job left with it, for making the answer when they come back.
pub type Ending = Arc<dyn Any + Send + Sync>;

/// The phase of a job.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// It waits in the queue.
    Waiting,
    /// It has begun.
    Running,
    /// It was told to stop, and will do so in a moment.
    Stopping,
    /// It has ended, with a result or without.
    Over,
}

/// The state of a job, for a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Number of the job, as in addresses.
    pub id: Number,
    /// The kind of work.
    pub what: &'static str,
    /// The present phase.
    pub phase: Phase,
    /// The finished part of the work in per cent, 0 to 100.
    pub percent: u8,
    /// Time since it was asked for.
    pub age: Duration,
    /// Maximum time that it may run.
    pub patience: Duration,
}

/// A job. The table of the pool holds everything that concerns several jobs.
pub(super) struct Job {
    /// Its number within this run of the program.
    pub id: u64,
    pub number: Number,
    pub order: Order,
    asked_at: Instant,
    /// When it began, and when its present turn began; `None` before it begins.
    pub clock: Mutex<Option<(Instant, Instant)>>,
    owners: Mutex<BTreeSet<String>>,
    cancelled: AtomicBool,
    /// Whether it was stopped before its end.
    broken_off: AtomicBool,
    pub phase: AtomicU8,
    percent: AtomicU8,
    pub work: Mutex<Option<Work>>,
    given: Mutex<Option<Given>>,
    ending: Mutex<Option<Ending>>,
    over: watch::Sender<bool>,
}

pub(super) fn open<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

const WAITING: u8 = 0;
const RUNNING: u8 = 1;
const OVER: u8 = 2;

impl Job {
    /// A job that waits, of whoever asks.
    pub fn new(number: Number, order: Order, work: Work) -> Self {
        let owners = BTreeSet::from([order.asker.owner.clone()]);
        Self {
            id: number.count,
            number,
            order,
            asked_at: Instant::now(),
            clock: Mutex::new(None),
            owners: Mutex::new(owners),
            cancelled: AtomicBool::new(false),
            broken_off: AtomicBool::new(false),
            phase: AtomicU8::new(WAITING),
            percent: AtomicU8::new(0),
            work: Mutex::new(Some(work)),
            given: Mutex::new(None),
            ending: Mutex::new(None),
            over: watch::Sender::new(false),
        }
    }

    /// Its work begins now.
    pub fn begin(&self) {
        let now = Instant::now();
        *open(&self.clock) = Some((now, now));
        self.phase.store(RUNNING, Ordering::Relaxed);
    }

    /// Its work is over, and gave this.
    pub fn end(&self, given: Option<Given>) {
        self.broken_off.store(self.is_stopped(), Ordering::Relaxed);
        *open(&self.given) = given;
        self.phase.store(OVER, Ordering::Release);
        self.over.send_replace(true);
    }

    /// Whether its work is over.
    pub fn is_over(&self) -> bool {
        self.phase.load(Ordering::Acquire) == OVER
    }

    /// Whether it was told to stop, or its time is over.
    pub fn is_stopped(&self) -> bool {
        if self.is_over() {
            return self.broken_off.load(Ordering::Relaxed);
        }
        let late = || {
            let clock = *open(&self.clock);
            clock.is_some_and(|(begun, _)| begun.elapsed() >= self.order.patience)
        };
        self.cancelled.load(Ordering::Relaxed) || late()
    }

    /// Tells it to stop.
    pub fn cancel(&self) {
        self.cancelled.store(true, Ordering::Relaxed);
    }

    /// Whether it was told to stop.
    pub fn is_cancelled(&self) -> bool {
        self.cancelled.load(Ordering::Relaxed)
    }

    /// It has done so much of the whole.
    pub fn reached(&self, done: usize, of: usize) {
        let percent = (done * 100).checked_div(of).unwrap_or(0).min(100);
        let percent = u8::try_from(percent).unwrap_or(100);
        self.percent.store(percent, Ordering::Relaxed);
    }

    /// One owner more.
    pub fn join(&self, owner: &str) {
        open(&self.owners).insert(owner.to_owned());
    }

    /// Removes an owner; if it was the last one, the job is cancelled, and this owner can still see it end. `false` if they do
    /// not own it.
    pub fn leave(&self, owner: &str) -> bool {
        let mut owners = open(&self.owners);
        if !owners.contains(owner) {
            return false;
        }
        if owners.len() > 1 {
            owners.remove(owner);
        } else {
            self.cancel();
        }
        true
    }

    /// Whether this owner has it.
    pub fn is_of(&self, owner: &str) -> bool {
        open(&self.owners).contains(owner)
    }

    /// How far it is.
    pub fn progress(&self) -> Progress {
        let phase = match self.phase.load(Ordering::Acquire) {
            OVER => Phase::Over,
            _ if self.is_stopped() => Phase::Stopping,
            RUNNING => Phase::Running,
            _ => Phase::Waiting,
        };
        Progress {
            id: self.number,
            what: self.order.what,
            phase,
            percent: self.percent.load(Ordering::Relaxed),
            age: self.asked_at.elapsed(),
            patience: self.order.patience,
        }
    }

    /// Says how it ended.
    pub fn set_ending(&self, ending: Ending) {
        *open(&self.ending) = Some(ending);
    }

    /// What its work gave, once it is over.
    pub fn given(&self) -> Option<Given> {
        open(&self.given).clone()
    }

    /// How it ended, where that was said.
    pub fn ending(&self) -> Option<Ending> {
        open(&self.ending).clone()
    }
}

/// A share in a job with a result of type `R`.
pub struct Ticket<R> {
    pub(super) job: Arc<Job>,
    pub(super) result: PhantomData<fn() -> R>,
}

impl<R> Clone for Ticket<R> {
    fn clone(&self) -> Self {
        Self {
            job: Arc::clone(&self.job),
            result: PhantomData,
        }
    }
}

impl<R: Send + Sync + 'static> Ticket<R> {
    /// Waits until the job has ended, but no longer than this; returns whether it has.
    pub async fn within(&self, patience: Duration) -> bool {
        let mut over = self.job.over.subscribe();
        let ended = over.wait_for(|over| *over);
        drop(tokio::time::timeout(patience, ended).await);
        self.job.is_over()
    }

    /// Cancels the job, even if others wait for it.
    pub fn cancel(&self) {
        self.job.cancel();
    }

    /// Its result; `None` before the end, and if the job failed unexpectedly.
    #[must_use]
    pub fn result(&self) -> Option<Arc<R>> {
        self.job.given()?.downcast::<R>().ok()
    }

    /// The state of the job, for a page.
    #[must_use]
    pub fn progress(&self) -> Progress {
        self.job.progress()
    }

    /// Leaves with the job what its owner needs when they come back for the result.
    pub fn set_ending(&self, ending: Ending) {
        self.job.set_ending(ending);
    }
}

//! The table of jobs and the threads that work on them.

use std::{
    collections::{HashMap, VecDeque},
    hash::{BuildHasher, RandomState},
    marker::PhantomData,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc, Condvar, Mutex, PoisonError, Weak,
        atomic::{AtomicU64, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use crate::event::{Halt, Watch};

use super::{
    Ending, Number, Order, Progress, Ticket,
    job::{Given, Job, Work, open},
    order::KEPT,
    queue::Queue,
    turns::{Next, TURN, Turns},
};

/// Maximum number of threads, both working and waiting for their turn.
const MOST_THREADS: usize = 32;
/// Maximum weight of all kept results.
const MOST_KEPT: usize = 100_000;
/// Minimum weight of a kept result, which is also that of a result kept only for its owner.
const LIGHT: usize = 200;
/// Time for which a job that ran out of time is not begun again.
const NOT_AGAIN: Duration = Duration::from_secs(60);

struct Table {
    queue: Queue,
    turns: Turns,
    begun: Vec<Arc<Job>>,
    jobs: HashMap<u64, Arc<Job>>,
    things: HashMap<String, Arc<Job>>,
    /// Ended jobs, oldest first: number, weight, and time of the end.
    over: VecDeque<(u64, usize, Instant)>,
    threads: usize,
    idle: usize,
    closed: bool,
}

struct Inside {
    table: Mutex<Table>,
    changed: Condvar,
    /// The mark of this run of the program.
    run: u64,
    next: AtomicU64,
}

/// The pool. When it is dropped, its jobs are told to stop.
pub struct Pool {
    inside: Arc<Inside>,
}

/// A job, as its owner finds it again.
pub struct Found {
    /// The state of the job.
    pub progress: Progress,
    /// Address where a page leads when the job is cancelled.
    pub back: String,
    /// Its result; `None` before the end, and if it failed unexpectedly.
    pub given: Option<Given>,
    /// What its owner left with it for the answer.
    pub ending: Option<Ending>,
}

/// A running job, as its work asks for turns and stops.
struct Running {
    inside: Weak<Inside>,
    job: Arc<Job>,
}

impl Drop for Pool {
    fn drop(&mut self) {
        let mut table = open(&self.inside.table);
        table.closed = true;
        for job in table.jobs.values() {
            job.cancel();
        }
        drop(table);
        self.inside.changed.notify_all();
    }
}

impl Pool {
    /// The pool of the run with this mark; it runs as many jobs at the same time as the machine has cores.
    #[must_use]
    pub fn of(run: u64) -> Self {
        Self::new(run, thread::available_parallelism().map_or(2, usize::from))
    }

    /// Runs `places` jobs at the same time, at least two; one place is never given to a long job.
    fn new(run: u64, places: usize) -> Self {
        let table = Table {
            queue: Queue::default(),
            turns: Turns::new(places),
            begun: Vec::new(),
            jobs: HashMap::new(),
            things: HashMap::new(),
            over: VecDeque::new(),
            threads: 0,
            idle: 0,
            closed: false,
        };
        // A random start, so that nobody learns how many jobs there were.
        let first = RandomState::new().hash_one(places) >> 16;
        Self {
            inside: Arc::new(Inside {
                table: Mutex::new(table),
                changed: Condvar::new(),
                run,
                next: AtomicU64::new(first),
            }),
        }
    }

    /// Asks for a job, or joins the one that does the same. `None` if too many jobs wait.
    pub fn ask<R: Send + Sync + 'static>(
        &self,
        order: Order,
        work: impl FnOnce(&Halt) -> R + Send + 'static,
    ) -> Option<Ticket<R>> {
        let mut table = open(&self.inside.table);
        let ticket = |job| Ticket {
            job,
            result: PhantomData,
        };
        if let Some(same) = table.same(&order) {
            same.join(&order.asker.owner);
            return Some(ticket(same));
        }
        if table.closed || !table.queue.has_room(&order) {
            return None;
        }
        let work: Work = Box::new(move |halt| -> Given { Arc::new(work(halt)) });
        let number = Number {
            run: self.inside.run,
            asked: order.asked,
            count: self.inside.next.fetch_add(1, Ordering::Relaxed),
        };
        let job = Arc::new(Job::new(number, order, work));
        if job.order.may_be_long {
            table.jobs.insert(job.id, Arc::clone(&job));
        }
        if !job.order.thing.is_empty() {
            let thing = job.order.thing.clone();
            table.things.insert(thing, Arc::clone(&job));
        }
        table.queue.push(Arc::clone(&job));
        // Each idle thread takes one of the waiting jobs.
        if table.queue.len() > table.idle && table.threads < MOST_THREADS {
            let inside = Arc::clone(&self.inside);
            let thread = thread::Builder::new().name("job".into());
            if thread.spawn(move || inside.work()).is_ok() {
                table.threads += 1;
            }
        }
        drop(table);
        self.inside.changed.notify_all();
        Some(ticket(job))
    }

    /// The mark of this run of the program, which is part of the numbers of its jobs.
    #[must_use]
    pub fn run(&self) -> u64 {
        self.inside.run
    }

    fn job(&self, number: Number, owner: &str) -> Option<Arc<Job>> {
        let table = open(&self.inside.table);
        let job = table.jobs.get(&number.count)?;
        (job.number == number && job.is_of(owner)).then(|| Arc::clone(job))
    }

    /// A job of this owner.
    #[must_use]
    pub fn find(&self, number: Number, owner: &str) -> Option<Found> {
        let job = self.job(number, owner)?;
        Some(Found {
            progress: job.progress(),
            back: job.order.back.clone(),
            given: job.given(),
            ending: job.ending(),
        })
    }

    /// This owner no longer wants the job; without any owner it stops. `false` if they do not own it.
    pub fn leave(&self, number: Number, owner: &str) -> bool {
        let left = self.job(number, owner).is_some_and(|job| job.leave(owner));
        self.inside.changed.notify_all();
        left
    }

    /// Number of waiting jobs, and of those that have begun.
    #[cfg(test)]
    fn load(&self) -> (usize, usize) {
        let table = open(&self.inside.table);
        (table.queue.len(), table.begun.len())
    }
}

impl Table {
    /// A job that does the same, and is not over or has a kept result.
    fn same(&mut self, order: &Order) -> Option<Arc<Job>> {
        let job = self.things.get(&order.thing).map(Arc::clone)?;
        let fits = if job.is_over() {
            let ended = self.over.iter().find(|(id, ..)| *id == job.id);
            let long_ago = ended.is_none_or(|(.., at)| at.elapsed() >= NOT_AGAIN);
            job.order.kept.is_some() && !job.is_cancelled() && !(job.is_stopped() && long_ago)
        } else {
            !job.is_cancelled()
        };
        // A job stopped by the short time limit of a visitor is no answer for an account with a longer one.
        let same_patience = job.order.patience >= order.patience || !job.is_stopped();
        (fits && same_patience).then_some(job)
    }

    fn next(&mut self) -> Option<Arc<Job>> {
        if !self.turns.has_place() {
            return None;
        }
        let job = self.queue.next(&self.begun)?;
        self.turns.begin(job.id, job.order.asker.is_public);
        job.begin();
        self.begun.push(Arc::clone(&job));
        Some(job)
    }

    fn end(&mut self, job: &Arc<Job>) {
        self.begun.retain(|begun| begun.id != job.id);
        self.turns.end(job.id);
        if !job.order.may_be_long {
            return;
        }
        let weight = job.order.kept.unwrap_or(0).max(LIGHT);
        self.over.push_back((job.id, weight, Instant::now()));
        let mut all: usize = self.over.iter().map(|(_, weight, _)| weight).sum();
        let is_old = |first: Option<&(u64, usize, Instant)>| {
            first.is_some_and(|(.., ended)| ended.elapsed() > KEPT)
        };
        while self.over.len() > 1 && (all > MOST_KEPT || is_old(self.over.front())) {
            let Some((id, weight, _)) = self.over.pop_front() else {
                return;
            };
            all -= weight;
            if let Some(gone) = self.jobs.remove(&id)
                && self.things.get(&gone.order.thing).map(|job| job.id) == Some(id)
            {
                self.things.remove(&gone.order.thing);
            }
        }
    }
}

impl Inside {
    /// The life of one thread.
    fn work(self: Arc<Self>) {
        loop {
            let mut table = open(&self.table);
            table.idle += 1;
            let job = loop {
                if table.closed {
                    return;
                }
                if let Some(job) = table.next() {
                    break job;
                }
                table = self
                    .changed
                    .wait(table)
                    .unwrap_or_else(PoisonError::into_inner);
            };
            table.idle -= 1;
            drop(table);
            let halt = Halt::by(Arc::new(Running {
                inside: Arc::downgrade(&self),
                job: Arc::clone(&job),
            }));
            let work = open(&job.work).take();
            let given = work.and_then(|work| {
                // The hook has already logged the message of the panic.
                catch_unwind(AssertUnwindSafe(|| work(&halt))).ok()
            });
            open(&self.table).end(&job);
            job.end(given);
            self.changed.notify_all();
        }
    }

    /// Called when the job has run for a turn; returns when it may go on.
    fn turn_over(&self, job: &Job) {
        let mut table = open(&self.table);
        match table.turns.turn_over(job.id) {
            Next::GoOn => return,
            Next::Refused => {
                job.cancel();
                return;
            }
            Next::Wait => self.changed.notify_all(),
        }
        // Short waits, because there is no signal at the deadline.
        let moment = Duration::from_millis(50);
        loop {
            if job.is_stopped() {
                table.turns.wake(job.id);
            }
            if !table.turns.is_parked(job.id) {
                return;
            }
            let waited = self.changed.wait_timeout(table, moment);
            table = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
    }
}

impl Watch for Running {
    fn is_over(&self) -> bool {
        if self.job.is_stopped() {
            return true;
        }
        let turn = open(&self.job.clock).map(|(_, turn)| turn);
        if !self.job.order.may_be_long || turn.is_none_or(|turn| turn.elapsed() < TURN) {
            return false;
        }
        if let Some(inside) = self.inside.upgrade() {
            inside.turn_over(&self.job);
        }
        if let Some((_, turn)) = open(&self.job.clock).as_mut() {
            *turn = Instant::now();
        }
        self.job.is_stopped()
    }

    fn is_over_now(&self) -> bool {
        self.job.is_stopped()
    }

    fn reached(&self, done: usize, of: usize) {
        self.job.reached(done, of);
    }
}

#[cfg(test)]
mod tests;

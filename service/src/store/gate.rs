//! The queues of writes: in each scope one write runs at a time, in the order of arrival, and no write waits for long.

use std::{
    collections::{HashMap, VecDeque},
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use super::StoreError;

/// How long a write waits for those before it.
const PATIENCE: Duration = Duration::from_secs(3);
/// Maximum waiting writes in one scope. The desks of a hall and a burst of phones fit; more is a jam.
const MOST_WAITING: usize = 256;

/// Maximum waiting writes that share a transaction until it is committed.
pub(super) const MOST_TOGETHER: usize = 64;

/// One queue for each scope.
#[derive(Debug, Default)]
pub(super) struct Gate {
    queues: Mutex<Queues>,
}

#[derive(Debug, Default)]
struct Queues {
    next: u64,
    /// The queue of each scope; the first ticket is the write that is running.
    of: HashMap<i64, VecDeque<Ticket>>,
}

/// A place in a queue, with a bell that wakes only the write whose turn it is.
#[derive(Clone, Debug)]
struct Ticket {
    number: u64,
    turn: Arc<Condvar>,
}

impl Queues {
    fn is_first(&self, scope: i64, number: u64) -> bool {
        let first = self.of.get(&scope).and_then(VecDeque::front);
        first.is_some_and(|ticket| ticket.number == number)
    }

    /// Wakes the write that is now first.
    fn call(&self, scope: i64) {
        if let Some(first) = self.of.get(&scope).and_then(VecDeque::front) {
            first.turn.notify_all();
        }
    }
}

/// The right to write in a scope, until it is dropped.
#[derive(Debug)]
pub(super) struct Pass<'a> {
    gate: &'a Gate,
    scope: i64,
    ticket: Ticket,
}

impl Gate {
    fn queues(&self) -> MutexGuard<'_, Queues> {
        self.queues.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for the earlier writes in this scope.
    ///
    /// # Errors
    /// [`StoreError::Busy`] if too many are waiting or the wait was too long.
    pub(super) fn enter(&self, scope: i64) -> Result<Pass<'_>, StoreError> {
        self.enter_within(scope, PATIENCE)
    }

    /// Number of writes in a queue, including the running one.
    #[cfg(test)]
    pub(super) fn queued(&self, scope: i64) -> usize {
        self.queues().of.get(&scope).map_or(0, VecDeque::len)
    }

    fn enter_within(&self, scope: i64, patience: Duration) -> Result<Pass<'_>, StoreError> {
        let end = Instant::now() + patience;
        let mut queues = self.queues();
        let ticket = Ticket {
            number: queues.next,
            turn: Arc::default(),
        };
        queues.next += 1;
        let queue = queues.of.entry(scope).or_default();
        if queue.len() > MOST_WAITING {
            return Err(StoreError::Busy("too many writes wait"));
        }
        queue.push_back(ticket.clone());
        // From here on the ticket leaves the queue when this is dropped, whether or not it had its turn.
        let pass = Pass {
            gate: self,
            scope,
            ticket,
        };
        loop {
            if queues.is_first(scope, pass.ticket.number) {
                return Ok(pass);
            }
            let left = end.saturating_duration_since(Instant::now());
            if left.is_zero() {
                drop(queues);
                return Err(StoreError::Busy("the writes before this one take too long"));
            }
            queues = pass
                .ticket
                .turn
                .wait_timeout(queues, left)
                .unwrap_or_else(PoisonError::into_inner)
                .0;
        }
    }
}

impl Pass<'_> {
    /// Whether another write waits behind this one.
    pub(super) fn others_wait(&self) -> bool {
        let queues = self.gate.queues();
        queues
            .of
            .get(&self.scope)
            .is_some_and(|queue| queue.len() > 1)
    }

    /// Lets the writes that wait now go first, at most [`MOST_TOGETHER`], and waits behind them without a limit.
    pub(super) fn after_the_others(&self) {
        let mut queues = self.gate.queues();
        if let Some(queue) = queues.of.get_mut(&self.scope) {
            let own = queue.pop_front();
            let place = queue.len().min(MOST_TOGETHER);
            if let Some(own) = own {
                queue.insert(place, own);
            }
        }
        queues.call(self.scope);
        while !queues.is_first(self.scope, self.ticket.number) {
            queues = self
                .ticket
                .turn
                .wait(queues)
                .unwrap_or_else(PoisonError::into_inner);
        }
    }
}

impl Drop for Pass<'_> {
    fn drop(&mut self) {
        let mut queues = self.gate.queues();
        if let Some(queue) = queues.of.get_mut(&self.scope) {
            queue.retain(|ticket| ticket.number != self.ticket.number);
            if queue.is_empty() {
                queues.of.remove(&self.scope);
            }
        }
        queues.call(self.scope);
    }
}

#[cfg(test)]
mod tests {
    use std::thread;

    use super::*;

    #[test]
    fn one_scope_does_not_hold_up_another() {
        let gate = Gate::default();
        let inside = gate.enter(1).unwrap();
        assert!(gate.enter(2).is_ok());
        let short = Duration::from_millis(20);
        assert!(matches!(
            gate.enter_within(1, short),
            Err(StoreError::Busy(_))
        ));
        drop(inside);
        assert!(gate.enter_within(1, short).is_ok());
        assert!(gate.queues.lock().unwrap().of.is_empty());
    }

    #[test]
    fn those_who_came_first_go_first() {
        let gate = Arc::new(Gate::default());
        let order = Arc::new(Mutex::new(Vec::new()));
        let inside = gate.enter(1).unwrap();
        let waiting: Vec<_> = (0..8_usize)
            .map(|number| {
                let (own, seen) = (Arc::clone(&gate), Arc::clone(&order));
                let thread = thread::spawn(move || {
                    let pass = own.enter_within(1, Duration::from_secs(20)).unwrap();
                    seen.lock().unwrap().push(number);
                    drop(pass);
                });
                while gate.queues.lock().unwrap().of[&1].len() < number + 2 {
                    thread::yield_now();
                }
                thread
            })
            .collect();
        drop(inside);
        for thread in waiting {
            thread.join().unwrap();
        }
        assert_eq!(*order.lock().unwrap(), (0..8).collect::<Vec<_>>());
    }

    #[test]
    fn a_jam_is_told_at_once() {
        let gate = Gate::default();
        let ticket = |number| Ticket {
            number,
            turn: Arc::default(),
        };
        let waiting = (1_000..1_000 + 257).map(ticket);
        gate.queues().of.insert(1, waiting.collect());
        let begun = Instant::now();
        assert!(matches!(gate.enter(1), Err(StoreError::Busy(_))));
        assert!(begun.elapsed() < Duration::from_secs(1));
    }

    #[test]
    fn whoever_lets_others_in_comes_after_those_who_wait_now() {
        let gate = Arc::new(Gate::default());
        let order = Arc::new(Mutex::new(Vec::new()));
        let inside = gate.enter(1).unwrap();
        assert!(!inside.others_wait());
        let enter = |name: &'static str, waiting: usize| {
            let (own, seen) = (Arc::clone(&gate), Arc::clone(&order));
            let thread = thread::spawn(move || {
                let pass = own.enter_within(1, Duration::from_secs(20)).unwrap();
                seen.lock().unwrap().push(name);
                drop(pass);
            });
            while gate.queues().of[&1].len() < waiting + 1 {
                thread::yield_now();
            }
            thread
        };
        let threads = [enter("one", 1), enter("two", 2)];
        assert!(inside.others_wait());
        inside.after_the_others();
        order.lock().unwrap().push("own");
        let late = enter("late", 1);
        drop(inside);
        for thread in threads.into_iter().chain([late]) {
            thread.join().unwrap();
        }
        assert_eq!(*order.lock().unwrap(), ["one", "two", "own", "late"]);
        assert!(gate.queues().of.is_empty());
    }
}

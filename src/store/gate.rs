//! Who may write next: one at a time in each scope, in the order of coming, and nobody waits for long.

use std::{
    collections::{HashMap, VecDeque},
    sync::{Condvar, Mutex, PoisonError},
    time::{Duration, Instant},
};

use super::StoreError;

/// How long a write waits for those before it.
const PATIENCE: Duration = Duration::from_secs(3);
/// How many may wait in one scope. A hall's desks and a burst of phones fit; more is a jam.
const MOST_WAITING: usize = 256;

/// One queue for each scope.
#[derive(Debug, Default)]
pub(super) struct Gate {
    queues: Mutex<Queues>,
    moved: Condvar,
}

#[derive(Debug, Default)]
struct Queues {
    next: u64,
    /// The first of a queue is the one inside.
    of: HashMap<i64, VecDeque<u64>>,
}

/// The right to write in a scope, until it is dropped.
#[derive(Debug)]
pub(super) struct Pass<'a> {
    gate: &'a Gate,
    scope: i64,
    ticket: u64,
}

impl Gate {
    /// Waits for the others of this scope.
    ///
    /// # Errors
    /// [`StoreError::Busy`] when too many wait or the wait was too long.
    pub(super) fn enter(&self, scope: i64) -> Result<Pass<'_>, StoreError> {
        self.enter_within(scope, PATIENCE)
    }

    fn enter_within(&self, scope: i64, patience: Duration) -> Result<Pass<'_>, StoreError> {
        let end = Instant::now() + patience;
        let mut queues = self.queues.lock().unwrap_or_else(PoisonError::into_inner);
        let ticket = queues.next;
        queues.next += 1;
        let queue = queues.of.entry(scope).or_default();
        if queue.len() > MOST_WAITING {
            return Err(StoreError::Busy("too many writes wait"));
        }
        queue.push_back(ticket);
        // From here on the ticket leaves the queue when this is dropped, whether it got in or not.
        let pass = Pass {
            gate: self,
            scope,
            ticket,
        };
        loop {
            if queues.of.get(&scope).and_then(VecDeque::front) == Some(&ticket) {
                return Ok(pass);
            }
            let left = end.saturating_duration_since(Instant::now());
            if left.is_zero() {
                drop(queues);
                return Err(StoreError::Busy("the writes before this one take too long"));
            }
            queues = self
                .moved
                .wait_timeout(queues, left)
                .unwrap_or_else(PoisonError::into_inner)
                .0;
        }
    }
}

impl Drop for Pass<'_> {
    fn drop(&mut self) {
        let mut queues = self
            .gate
            .queues
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        if let Some(queue) = queues.of.get_mut(&self.scope) {
            queue.retain(|ticket| *ticket != self.ticket);
            if queue.is_empty() {
                queues.of.remove(&self.scope);
            }
        }
        self.gate.moved.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use std::{sync::Arc, thread};

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
        let mut queues = gate.queues.lock().unwrap();
        queues
            .of
            .insert(1, (1_000..1_000 + 257).collect::<VecDeque<u64>>());
        drop(queues);
        let begun = Instant::now();
        assert!(matches!(gate.enter(1), Err(StoreError::Busy(_))));
        assert!(begun.elapsed() < Duration::from_secs(1));
    }
}

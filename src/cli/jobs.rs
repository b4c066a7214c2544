//! Work distributed to threads, with its results in order.

use std::{
    collections::BTreeMap,
    num::NonZeroUsize,
    sync::{
        atomic::{AtomicBool, AtomicUsize, Ordering},
        mpsc,
    },
    thread,
};

/// The number of threads that the machine runs at once.
pub fn available() -> usize {
    thread::available_parallelism().map_or(1, NonZeroUsize::get)
}

/// Calls `make` for 0 to `count` - 1 on `jobs` threads, and passes the results to `take` on this thread, in that order. When
/// `take` returns `false`, no further ones are begun.
pub fn in_order<T: Send>(
    jobs: usize,
    count: usize,
    make: impl Fn(usize) -> T + Sync,
    mut take: impl FnMut(usize, T) -> bool,
) {
    let next = AtomicUsize::new(0);
    let stopped = AtomicBool::new(false);
    // Bounded, so that a slow consumer does not leave all results in memory.
    let (sender, receiver) = mpsc::sync_channel(4 * jobs.max(1));
    thread::scope(|scope| {
        for _ in 0..jobs.clamp(1, count.max(1)) {
            let sender = sender.clone();
            let (next, stopped, make) = (&next, &stopped, &make);
            scope.spawn(move || {
                while !stopped.load(Ordering::Relaxed) {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    if index >= count || sender.send((index, make(index))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        let mut waiting = BTreeMap::new();
        let mut due = 0;
        for (index, result) in receiver {
            waiting.insert(index, result);
            while let Some(result) = waiting.remove(&due) {
                if !stopped.load(Ordering::Relaxed) && !take(due, result) {
                    stopped.store(true, Ordering::Relaxed);
                }
                due += 1;
            }
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_order_and_stop_when_told() {
        let mut seen = Vec::new();
        in_order(
            3,
            200,
            |index| index * index,
            |index, square| {
                seen.push((index, square));
                index < 99
            },
        );
        let expected: Vec<(usize, usize)> = (0..100).map(|index| (index, index * index)).collect();
        assert_eq!(seen, expected);
        in_order(8, 0, |_| (), |_, ()| panic!("nothing to take"));
    }
}

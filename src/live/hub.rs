//! One channel for all tournaments; listeners pick theirs.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};

use tokio::sync::broadcast;

/// A tournament changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    /// Which tournament.
    pub tournament: i32,
    /// Number of the audit row, rising: a screen that saw it need not ask again.
    pub number: i32,
}

/// Tells listeners after a commit. A listener that lags behind is told so and reloads; nobody waits for it.
#[derive(Clone, Debug)]
pub struct Hub {
    sender: broadcast::Sender<Change>,
    /// The newest number told of each tournament: nobody is told twice of one change.
    told: Arc<Mutex<HashMap<i32, i32>>>,
}

impl Default for Hub {
    fn default() -> Self {
        Self {
            sender: broadcast::channel(256).0,
            told: Arc::default(),
        }
    }
}

impl Hub {
    /// Tells everybody that `tournament` changed, unless this change or a later one of it was told before.
    /// Numbers of one tournament rise in the order of its commits.
    pub fn publish(&self, tournament: i32, number: i32) {
        let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        let last = told.entry(tournament).or_insert(0);
        if number <= *last {
            return;
        }
        *last = number;
        // No listener is no error.
        drop(self.sender.send(Change { tournament, number }));
    }

    /// Listens from now on.
    #[must_use]
    pub fn subscribe(&self) -> broadcast::Receiver<Change> {
        self.sender.subscribe()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_change_is_told_once() {
        let hub = Hub::default();
        let mut listener = hub.subscribe();
        for (tournament, number) in [(1, 5), (1, 5), (2, 4), (1, 3), (1, 6)] {
            hub.publish(tournament, number);
        }
        let told: Vec<(i32, i32)> = std::iter::from_fn(|| listener.try_recv().ok())
            .map(|change| (change.tournament, change.number))
            .collect();
        assert_eq!(told, [(1, 5), (2, 4), (1, 6)]);
    }
}

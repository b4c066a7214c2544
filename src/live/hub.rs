//! One channel for all tournaments; listeners pick theirs.

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
pub struct Hub(broadcast::Sender<Change>);

impl Default for Hub {
    fn default() -> Self {
        Self(broadcast::channel(256).0)
    }
}

impl Hub {
    /// Tells everybody that `tournament` changed.
    pub fn publish(&self, tournament: i32, number: i32) {
        // No listener is no error.
        drop(self.0.send(Change { tournament, number }));
    }

    /// Listens from now on.
    #[must_use]
    pub fn subscribe(&self) -> broadcast::Receiver<Change> {
        self.0.subscribe()
    }
}

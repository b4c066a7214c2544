//! One channel for all tournaments; listeners pick theirs.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};

use tokio::sync::broadcast;

use super::Versions;

/// A tournament changed, or what is outside tournaments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    /// Which tournament; `None` for clubs, players and accounts, which nobody listens to.
    pub tournament: Option<i32>,
    /// Number of the audit row, rising: a screen that saw it need not ask again.
    pub number: i32,
    /// Whether something changed that everybody may see.
    pub is_public: bool,
}

/// Tells listeners after a commit. A listener that lags behind is told so and reloads; nobody waits for it.
#[derive(Clone, Debug)]
pub struct Hub {
    sender: broadcast::Sender<Change>,
    /// The newest numbers told of each tournament, of all changes and of public ones: nobody is told twice of one.
    told: Arc<Mutex<HashMap<Option<i32>, [i32; 2]>>>,
    /// When each tournament changed last.
    versions: Arc<Versions>,
}

impl Default for Hub {
    fn default() -> Self {
        Self {
            sender: broadcast::channel(256).0,
            told: Arc::default(),
            versions: Arc::default(),
        }
    }
}

impl Hub {
    /// Tells everybody whom it concerns, unless this change or a later one of its kind was told before.
    /// Numbers of one tournament rise in the order of its commits.
    pub fn publish(&self, change: Change) {
        let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        let [any, public] = told.entry(change.tournament).or_insert([0; 2]);
        let last = if change.is_public { *public } else { *any };
        if change.number <= last {
            return;
        }
        *any = change.number.max(*any);
        if change.is_public {
            *public = change.number;
        }
        self.versions.note(change.tournament);
        // No listener is no error.
        drop(self.sender.send(change));
    }

    /// When what changed last: told before any listener hears of it.
    #[must_use]
    pub fn versions(&self) -> &Versions {
        &self.versions
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
            hub.publish(Change {
                tournament: Some(tournament),
                number,
                is_public: true,
            });
        }
        let told: Vec<(i32, i32)> = std::iter::from_fn(|| listener.try_recv().ok())
            .map(|change| (change.tournament.unwrap(), change.number))
            .collect();
        assert_eq!(told, [(1, 5), (2, 4), (1, 6)]);
    }

    #[test]
    fn a_hidden_change_does_not_hide_a_public_one() {
        let hub = Hub::default();
        let mut listener = hub.subscribe();
        for (number, is_public) in [
            (5, false),
            (4, true),
            (5, false),
            (4, true),
            (6, true),
            (6, false),
        ] {
            hub.publish(Change {
                tournament: Some(1),
                number,
                is_public,
            });
        }
        let told: Vec<(i32, bool)> = std::iter::from_fn(|| listener.try_recv().ok())
            .map(|change| (change.number, change.is_public))
            .collect();
        assert_eq!(told, [(5, false), (4, true), (6, true)]);
    }
}

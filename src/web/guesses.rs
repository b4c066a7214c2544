//! Wrong seat codes, counted by client, so that nobody can try all of them. A hall may share one address, so codes that were
//! right from there keep working while others are refused.

use std::{
    collections::{HashMap, HashSet},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use chrono::{NaiveDateTime, TimeDelta};

/// Maximum number of wrong codes of one client within [`WINDOW`]; after that, only codes that were right before are accepted.
const MOST_WRONG: u32 = 40;
/// Minutes for which wrong codes count.
const WINDOW: TimeDelta = TimeDelta::minutes(10);
/// Maximum number of remembered clients and codes; beyond it everything is forgotten, so that memory stays bounded.
const MOST_KNOWN: usize = 20_000;

/// The codes tried so far. Cheap to clone.
#[derive(Clone, Debug, Default)]
pub struct Guesses(Arc<Mutex<Tried>>);

#[derive(Debug, Default)]
struct Tried {
    /// For each client the start of its window, and the number of wrong codes since.
    wrong: HashMap<String, (NaiveDateTime, u32)>,
    /// Right codes, each with its client.
    right: HashSet<(String, String)>,
}

impl Guesses {
    fn tried(&self) -> MutexGuard<'_, Tried> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether this client may try this code now.
    #[must_use]
    pub fn may_try(&self, client: &str, code: &str, now: NaiveDateTime) -> bool {
        let mut tried = self.tried();
        let counted = tried.wrong.get(client).copied();
        if counted.is_some_and(|(since, _)| now - since >= WINDOW) {
            tried.wrong.remove(client);
        }
        let wrong = tried.wrong.get(client).map_or(0, |(_, wrong)| *wrong);
        wrong < MOST_WRONG || tried.right.contains(&(client.to_owned(), code.to_owned()))
    }

    /// Records a wrong code of this client.
    pub fn wrong(&self, client: &str, now: NaiveDateTime) {
        let mut tried = self.tried();
        if tried.wrong.len() >= MOST_KNOWN {
            tried.wrong.retain(|_, (since, _)| now - *since < WINDOW);
        }
        if tried.wrong.len() >= MOST_KNOWN {
            tried.wrong.clear();
        }
        let (_, wrong) = tried.wrong.entry(client.to_owned()).or_insert((now, 0));
        *wrong = wrong.saturating_add(1);
    }

    /// Records a right code of this client.
    pub fn right(&self, client: &str, code: &str) {
        let mut tried = self.tried();
        if tried.right.len() >= MOST_KNOWN {
            tried.right.clear();
        }
        tried.right.insert((client.to_owned(), code.to_owned()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_guesses_waits_and_a_right_code_stays_good() {
        let guesses = Guesses::default();
        let now = NaiveDateTime::default();
        guesses.right("10.0.0.1", "good");
        for _ in 0..MOST_WRONG {
            assert!(guesses.may_try("10.0.0.1", "guess", now));
            guesses.wrong("10.0.0.1", now);
        }
        assert!(!guesses.may_try("10.0.0.1", "guess", now));
        assert!(guesses.may_try("10.0.0.1", "good", now));
        assert!(guesses.may_try("10.0.0.2", "guess", now), "another client");
        assert!(guesses.may_try("10.0.0.1", "guess", now + WINDOW));
    }
}

//! When each tournament changed last, as this server was told: what is kept of it is compared with that, without asking
//! the database.

use std::{
    collections::HashMap,
    sync::{PoisonError, RwLock},
    time::{Duration, Instant},
};

/// What is read from elsewhere is looked for all the time. When that did not succeed for so long, nothing is known.
const MOST_SILENT: Duration = Duration::from_secs(2);

/// What a page shows, as far as it can change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// Nothing that anybody writes.
    Nothing,
    /// One tournament, by its number.
    Tournament(i32),
    /// Clubs, players and all tournaments.
    Everything,
}

/// A moment in the order of changes, as this server was told of them. It means nothing on another server.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Tick(u64);

#[derive(Debug, Default)]
struct Changes {
    newest: Tick,
    of: HashMap<i32, Tick>,
    /// Nothing is known of changes before this moment.
    first: Tick,
    looked: Option<Instant>,
}

/// The moments of the last changes. Invariant: no moment is later than the newest.
#[derive(Debug, Default)]
pub struct Versions(RwLock<Changes>);

impl Versions {
    /// A tournament changed, or with `None` what is outside tournaments.
    pub(super) fn note(&self, tournament: Option<i32>) {
        let mut changes = self.0.write().unwrap_or_else(PoisonError::into_inner);
        let now = Tick(changes.newest.0 + 1);
        changes.newest = now;
        if let Some(tournament) = tournament {
            changes.of.insert(tournament, now);
        }
    }

    /// Something changed that every tournament shows.
    pub(super) fn note_all(&self) {
        let mut changes = self.0.write().unwrap_or_else(PoisonError::into_inner);
        changes.newest.0 += 1;
        changes.first = changes.newest;
    }

    /// What other servers wrote was looked for, and everything until `begun` is told.
    pub fn heard_until(&self, begun: Instant) {
        let mut changes = self.0.write().unwrap_or_else(PoisonError::into_inner);
        if changes.looked.replace(begun).is_none() {
            changes.newest.0 += 1;
            changes.first = changes.newest;
        }
    }

    /// Now: whatever is read after this call holds all changes until then.
    pub fn now(&self) -> Tick {
        let changes = self.0.read().unwrap_or_else(PoisonError::into_inner);
        changes.newest
    }

    /// Whether nothing changed in `source` since `then`. When nobody looked lately, it is not known, so it did.
    pub fn is_same_since(&self, then: Tick, source: Source) -> bool {
        let changes = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let last = match source {
            Source::Nothing => return true,
            Source::Tournament(id) => changes.of.get(&id).copied().unwrap_or_default(),
            Source::Everything => changes.newest,
        };
        last <= then
            && changes.first <= then
            && changes
                .looked
                .is_some_and(|looked| looked.elapsed() < MOST_SILENT)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_change_makes_old_what_was_read_before() {
        let versions = Versions::default();
        versions.heard_until(Instant::now());
        let first = versions.now();
        let all = [
            Source::Nothing,
            Source::Tournament(1),
            Source::Tournament(2),
            Source::Everything,
        ];
        let same = |then| all.map(|source| versions.is_same_since(then, source));
        assert_eq!(same(first), [true; 4]);
        versions.note(Some(1));
        assert_eq!(same(first), [true, false, true, false]);
        let second = versions.now();
        assert_eq!(same(second), [true; 4]);
        versions.note(None);
        assert_eq!(same(second), [true, true, true, false]);
        assert_eq!(same(first), [true, false, true, false]);
        let third = versions.now();
        versions.note_all();
        assert_eq!(same(third), [true, false, false, false]);
        assert_eq!(same(versions.now()), [true; 4]);
    }

    #[test]
    fn whoever_hears_nothing_knows_nothing() {
        let versions = Versions::default();
        let same = |source| versions.is_same_since(versions.now(), source);
        assert!(!same(Source::Tournament(1)), "nobody looked yet");
        assert!(same(Source::Nothing));
        let before = versions.now();
        versions.heard_until(Instant::now());
        // What others wrote before the first look is not told.
        assert!(!versions.is_same_since(before, Source::Tournament(1)));
        assert!(same(Source::Tournament(1)));
        let long_ago = Instant::now().checked_sub(MOST_SILENT).unwrap();
        versions.heard_until(long_ago);
        assert!(!same(Source::Tournament(1)));
    }
}

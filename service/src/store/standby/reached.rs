//! The place in PostgreSQL's log that the commits of this server have reached.

use std::sync::{Mutex, MutexGuard, PoisonError};

/// The place after everything that this server committed, as far as it is known.
#[derive(Debug, Default)]
pub struct Reached(Mutex<Places>);

#[derive(Debug, Default)]
struct Places {
    newest: i64,
    /// Number of commits whose place could not be found.
    lost: u64,
    /// How many of them lie before `newest`.
    found: u64,
}

/// A commit, or a look at the log, whose place is being asked for.
#[derive(Debug)]
pub struct Asked {
    lost: u64,
}

impl Reached {
    fn places(&self) -> MutexGuard<'_, Places> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Called before the place is asked for.
    pub fn ask(&self) -> Asked {
        Asked {
            lost: self.places().lost,
        }
    }

    /// Called after a commit: the log has reached `place`, or there was no answer.
    pub fn note(&self, asked: &Asked, place: Option<i64>) {
        let mut places = self.places();
        match place {
            Some(place) => {
                places.newest = places.newest.max(place);
                places.found = places.found.max(asked.lost);
            }
            None => places.lost += 1,
        }
    }

    /// A place after all commits until now; `None` if one of them is not known.
    pub fn newest(&self) -> Option<i64> {
        let places = self.places();
        (places.found == places.lost).then_some(places.newest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lost_place_is_found_by_whoever_asks_after_it() {
        let reached = Reached::default();
        assert_eq!(reached.newest(), Some(0));
        reached.note(&reached.ask(), Some(7));
        reached.note(&reached.ask(), Some(5));
        assert_eq!(reached.newest(), Some(7));
        let early = reached.ask();
        reached.note(&reached.ask(), None);
        reached.note(&early, Some(9));
        assert_eq!(reached.newest(), None, "asked before the commit");
        reached.note(&reached.ask(), Some(11));
        assert_eq!(reached.newest(), Some(11));
    }
}

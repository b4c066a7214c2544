//! The standbys of a server, and whether they are used. It knows nothing about connections: `P` leads to one.

use std::{
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicU64, AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};

use diesel::{QueryableByName, sql_types::BigInt};

use crate::store::{DatabaseUrl, address::Place};

use super::Reached;

/// How long a standby counts as usable after a check. The next check comes after a second, unless it hangs.
const FIT: Duration = Duration::from_secs(3);

/// The reason why a standby is passed over.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PassedOver {
    /// It cannot be reached, or failed.
    #[error("it does not answer: {0}")]
    Away(String),
    /// It accepts the connection but does not answer.
    #[error("it is silent")]
    Silent,
    /// It is not in recovery, so it is no standby.
    #[error("it takes writes itself, so it follows nobody")]
    Writes,
    /// It follows another database, or none.
    #[error("it is no standby of the database that is served")]
    Other,
    /// It lacks migrations of this program.
    #[error("it has not come to the schema of this program")]
    Older,
}

impl PassedOver {
    /// A code for programs.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Away(_) => "away",
            Self::Silent => "silent",
            Self::Writes => "writes",
            Self::Other => "other-database",
            Self::Older => "older-schema",
        }
    }
}

/// Counts of the pages for which a standby could have been used, since the start.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StandbyCounts {
    /// Pages that were begun at a standby.
    pub read: u64,
    /// Pages read from the database because the standby was behind.
    pub behind: u64,
    /// Pages read from the database because no standby was usable.
    pub passed_over: u64,
    /// Pages that were begun at a standby, failed, and were read again from the database.
    pub again: u64,
    /// Number of standbys that are used now.
    pub asked: u64,
}

/// The progress of a standby when it was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CameTo {
    /// The place in the database's log before which it has everything.
    pub place: i64,
    /// When it was asked.
    pub at: Instant,
}

/// The identity of a database. A standby has the same installation of PostgreSQL, and the same database in it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, QueryableByName)]
pub struct Identity {
    /// The installation, by the number that it got when it was made.
    #[diesel(sql_type = BigInt)]
    pub system: i64,
    /// The database in it.
    #[diesel(sql_type = BigInt)]
    pub database: i64,
}

/// One standby.
pub struct Standby<P> {
    /// Its address, without its password.
    pub name: String,
    /// Where it is reached.
    pub place: Place,
    /// The database that it must follow.
    pub of: Identity,
    /// Connections to it.
    pub pool: P,
    condition: Mutex<Condition>,
}

struct Condition {
    /// The result of the last check; `None` before the first one.
    found: Option<Result<(), PassedOver>>,
    looked: Instant,
    came_to: Option<CameTo>,
}

impl Condition {
    /// Stores the result, and logs it if it is new.
    fn set(&mut self, standby: &str, found: Result<(), PassedOver>) {
        let code = |found: &Result<(), PassedOver>| found.as_ref().err().map(PassedOver::code);
        if self.found.as_ref().map(code) != Some(code(&found)) {
            match &found {
                Ok(()) => tracing::info!(standby, "pages for everybody are read from the standby"),
                Err(why) => tracing::warn!(standby, %why, "the standby is passed over"),
            }
        }
        self.found = Some(found);
    }
}

impl<P> Standby<P> {
    /// A standby that has not been checked yet.
    pub fn new(url: &DatabaseUrl, of: Identity, pool: P) -> Self {
        Self {
            name: url.to_string(),
            place: url.place().impatient(),
            of,
            pool,
            condition: Mutex::new(Condition {
                found: None,
                looked: Instant::now(),
                came_to: None,
            }),
        }
    }

    /// Whether it may be used now, or why it is passed over.
    pub fn fit(&self) -> Result<(), PassedOver> {
        let condition = self.condition.lock();
        let mut condition = condition.unwrap_or_else(PoisonError::into_inner);
        if condition.found == Some(Ok(())) && condition.looked.elapsed() >= FIT {
            condition.set(&self.name, Err(PassedOver::Silent));
        }
        condition.found.clone().unwrap_or(Err(PassedOver::Silent))
    }

    /// Stores the result of a check, and logs it if it is new.
    pub fn note(&self, found: Result<(), PassedOver>) {
        let condition = self.condition.lock();
        let mut condition = condition.unwrap_or_else(PoisonError::into_inner);
        condition.set(&self.name, found);
        condition.looked = Instant::now();
    }

    /// Stores its progress at a check.
    pub fn note_progress(&self, came_to: Option<CameTo>) {
        let condition = self.condition.lock();
        let mut condition = condition.unwrap_or_else(PoisonError::into_inner);
        condition.came_to = came_to.or(condition.came_to);
    }

    /// Its progress at the last check, or why it is passed over; `None` if nobody could ask yet.
    pub fn progress(&self) -> Result<Option<CameTo>, PassedOver> {
        self.fit()?;
        let condition = self.condition.lock();
        Ok(condition.unwrap_or_else(PoisonError::into_inner).came_to)
    }

    /// Whether a page may be read here now, or the outcome for the page. Nobody waits for a standby that was behind at
    /// the last check, by `is_behind` for its progress.
    pub fn may_ask(&self, is_behind: impl Fn(CameTo) -> bool) -> Result<(), Outcome> {
        match self.progress() {
            Err(_) => Err(Outcome::PassedOver),
            Ok(Some(came_to)) if is_behind(came_to) => Err(Outcome::Behind),
            Ok(_) => Ok(()),
        }
    }
}

/// The standbys of a server.
pub struct Standbys<P> {
    /// The standbys, in the order of configuration.
    pub all: Vec<Standby<P>>,
    /// Maximum age of their data.
    pub most_behind: Duration,
    /// The place that this server's commits have reached.
    pub reached: Reached,
    next: AtomicUsize,
    read: AtomicU64,
    behind: AtomicU64,
    passed_over: AtomicU64,
    again: AtomicU64,
}

impl<P> Standbys<P> {
    /// These standbys, each of which may be behind by `most_behind`.
    pub fn new(all: Vec<Standby<P>>, most_behind: Duration) -> Self {
        Self {
            all,
            most_behind,
            reached: Reached::default(),
            next: AtomicUsize::new(0),
            read: AtomicU64::new(0),
            behind: AtomicU64::new(0),
            passed_over: AtomicU64::new(0),
            again: AtomicU64::new(0),
        }
    }

    /// The usable standbys; each page begins with another one.
    pub fn in_turn(&self) -> impl Iterator<Item = &Standby<P>> {
        let first = self.next.fetch_add(1, Ordering::Relaxed) % self.all.len().max(1);
        let all = self.all.iter().cycle().skip(first).take(self.all.len());
        all.filter(|standby| standby.fit().is_ok())
    }

    /// Whether a page may be read from one of them now, or the outcome for the page; `is_behind` is as for each.
    pub fn may_ask(&self, is_behind: impl Fn(CameTo) -> bool) -> Result<(), Outcome> {
        let mut outcome = Outcome::PassedOver;
        for standby in &self.all {
            match standby.may_ask(&is_behind) {
                Ok(()) => return Ok(()),
                Err(Outcome::Behind) => outcome = Outcome::Behind,
                Err(_) => {}
            }
        }
        Err(outcome)
    }

    /// Counts the outcome of a page.
    pub fn count(&self, outcome: Outcome) {
        let counter = match outcome {
            Outcome::Read => &self.read,
            Outcome::Behind => &self.behind,
            Outcome::PassedOver => &self.passed_over,
            Outcome::Again => &self.again,
        };
        counter.fetch_add(1, Ordering::Relaxed);
    }

    /// The counts.
    pub fn counts(&self) -> StandbyCounts {
        let of = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        let asked = self.all.iter().filter(|standby| standby.fit().is_ok());
        StandbyCounts {
            read: of(&self.read),
            behind: of(&self.behind),
            passed_over: of(&self.passed_over),
            again: of(&self.again),
            asked: u64::try_from(asked.count()).unwrap_or(u64::MAX),
        }
    }
}

/// The outcome of a page for which a standby could have been used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It was begun at a standby.
    Read,
    /// The standby was behind.
    Behind,
    /// No standby was usable.
    PassedOver,
    /// It was begun at a standby, failed, and is read again from the database.
    Again,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_take_turns_at_those_that_are_fit() {
        let all = ["a", "b", "c"].map(|name| {
            let url = DatabaseUrl::parse(name, false).unwrap();
            Standby::new(&url, Identity::default(), ())
        });
        let standbys = Standbys::new(all.into(), Duration::from_secs(5));
        let names = || -> Vec<&str> { standbys.in_turn().map(|one| one.name.as_str()).collect() };
        assert!(names().is_empty(), "nobody looked yet");
        for standby in &standbys.all {
            standby.note(Ok(()));
        }
        assert_eq!(names(), ["b", "c", "a"]);
        standbys.all[0].note(Err(PassedOver::Writes));
        assert_eq!(standbys.all[0].fit(), Err(PassedOver::Writes));
        assert_eq!(names(), ["c", "b"]);
        assert_eq!(names(), ["b", "c"]);
        assert_eq!(standbys.counts().asked, 2);
        let came_to = CameTo {
            place: 100,
            at: Instant::now(),
        };
        standbys.all[1].note_progress(Some(came_to));
        standbys.all[1].note_progress(None);
        let progress: Vec<_> = standbys.all.iter().map(Standby::progress).collect();
        let expected = [Err(PassedOver::Writes), Ok(Some(came_to)), Ok(None)];
        assert_eq!(progress, expected);
    }

    #[test]
    fn nobody_waits_for_one_that_was_behind_at_the_last_look() {
        let all = ["a", "b"].map(|name| {
            let url = DatabaseUrl::parse(name, false).unwrap();
            Standby::new(&url, Identity::default(), ())
        });
        let standbys = Standbys::new(all.into(), Duration::from_secs(5));
        let [a, b] = [0, 1].map(|number| &standbys.all[number]);
        let is_behind = |came_to: CameTo| came_to.place < 100;
        let may_ask = || {
            let each = [a, b].map(|one| one.may_ask(is_behind));
            (each, standbys.may_ask(is_behind))
        };
        let look = |standby: &Standby<()>, found, place: Option<i64>| {
            let at = Instant::now();
            standby.note_progress(place.map(|place| CameTo { place, at }));
            standby.note(found);
        };
        let asked: Result<(), Outcome> = Ok(());
        let behind: Result<(), Outcome> = Err(Outcome::Behind);
        let passed_over: Result<(), Outcome> = Err(Outcome::PassedOver);
        assert_eq!(may_ask(), ([passed_over; 2], passed_over));
        // For a standby that does not tell its progress, it is not known.
        look(a, Ok(()), None);
        assert_eq!(may_ask(), ([asked, passed_over], asked));
        look(a, Ok(()), Some(99));
        assert_eq!(may_ask(), ([behind, passed_over], behind));
        look(b, Ok(()), Some(100));
        assert_eq!(may_ask(), ([behind, asked], asked));
        look(b, Ok(()), Some(50));
        assert_eq!(may_ask(), ([behind; 2], behind));
        // A check finds it near.
        look(a, Ok(()), Some(120));
        assert_eq!(may_ask(), ([asked, behind], asked));
        look(a, Err(PassedOver::Writes), Some(130));
        assert_eq!(may_ask(), ([passed_over, behind], behind));
    }

    #[test]
    fn what_became_of_pages_is_counted() {
        let standbys: Standbys<()> = Standbys::new(Vec::new(), Duration::from_secs(5));
        assert_eq!(standbys.in_turn().count(), 0);
        for outcome in [
            Outcome::Read,
            Outcome::Read,
            Outcome::Behind,
            Outcome::Again,
        ] {
            standbys.count(outcome);
        }
        standbys.count(Outcome::PassedOver);
        let counted = StandbyCounts {
            read: 2,
            behind: 1,
            passed_over: 1,
            again: 1,
            asked: 0,
        };
        assert_eq!(standbys.counts(), counted);
    }
}

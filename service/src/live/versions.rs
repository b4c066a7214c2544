//! When each tournament last changed, as this server was told. Kept data is compared with it, without asking the
//! database.

use std::{
    collections::{HashMap, VecDeque},
    sync::{PoisonError, RwLock},
    time::{Duration, Instant},
};

/// Changes of other servers are looked for all the time. If no look succeeded for this long, nothing is known.
const MOST_SILENT: Duration = Duration::from_secs(2);
/// How long looks are remembered: a copy of the data may be at most this far behind.
const LONGEST: Duration = Duration::from_secs(300);

/// Place of a change in the database's log if it is not known.
pub const UNKNOWN: i64 = i64::MAX;

/// The data on a page, as far as it can change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// No data that anybody writes.
    Nothing,
    /// One tournament, by its number.
    Tournament(i32),
    /// Tournaments, clubs and players as lists show them: no results and no moves.
    Lists,
    /// The same, with the results of one tournament, by its number.
    ListsAnd(i32),
    /// Clubs, players and all tournaments.
    Everything,
}

/// A moment in the order in which this server was told about changes. It has no meaning on another server.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Tick(u64);

/// A look for changes of other servers, at its beginning.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    /// When it began, by the clock of this process.
    pub begun: Instant,
    /// The moment up to which changes had been told.
    pub then: Tick,
}

/// How a copy of the data compares with the changes told here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Distance {
    /// It has everything that was written before the permitted delay, so it is read, except for data that changed
    /// since.
    Near,
    /// It is further behind than permitted, and is not read.
    Behind {
        /// How long it has lacked something.
        by: Duration,
        /// Whether the delay may be longer: it lacks changes from before the first look, or before the looks that are
        /// remembered.
        is_least: bool,
    },
    /// There was no look for longer than the permitted delay, so its state is not known and it is not read.
    Unknown,
}

/// The last change of a tournament: when it was told, and its place in the database's log.
#[derive(Clone, Copy, Debug, Default)]
struct Last {
    told: Tick,
    place: i64,
}

#[derive(Debug, Default)]
struct Changes {
    newest: Tick,
    of: HashMap<i32, Last>,
    /// The last change that every tournament shows.
    all: Last,
    /// When the last change that lists show was told.
    lists: Tick,
    /// Nothing is known about changes before this moment.
    first: Tick,
    looked: Option<Instant>,
    /// All changes told with a known place lie in the log before this place.
    place: i64,
    /// When the last change without a known place was told.
    unplaced: Option<Tick>,
    /// The beginning of each look, and the place of the log at its end.
    looks: VecDeque<(Instant, i64)>,
}

impl Changes {
    /// Counts one more change, which lies in the log before `place`.
    fn one_more(&mut self, place: i64) -> Last {
        let told = Tick(self.newest.0 + 1);
        self.newest = told;
        if place == UNKNOWN {
            self.unplaced = Some(told);
        } else {
            self.place = self.place.max(place);
        }
        Last { told, place }
    }

    /// The last change that a tournament shows: its own, or one that all tournaments show.
    fn last_of(&self, tournament: i32) -> Last {
        let own = self.of.get(&tournament).copied().unwrap_or_default();
        Last {
            told: own.told.max(self.all.told),
            place: own.place.max(self.all.place),
        }
    }
}

/// The moments of the last changes. Invariant: no moment is later than the newest.
#[derive(Debug, Default)]
pub struct Versions(RwLock<Changes>);

impl Versions {
    /// Notes a change of a tournament, or with `None` of something outside tournaments. The change lies in the
    /// database's log before `place`.
    pub(super) fn note(&self, tournament: Option<i32>, place: i64) {
        let mut changes = self.0.write().unwrap_or_else(PoisonError::into_inner);
        let last = changes.one_more(place);
        if let Some(tournament) = tournament {
            changes.of.insert(tournament, last);
        }
    }

    /// Notes a change that every tournament shows; it lies in the database's log before `place`.
    pub(super) fn note_all(&self, place: i64) {
        let mut changes = self.0.write().unwrap_or_else(PoisonError::into_inner);
        let last = changes.one_more(place);
        changes.all = last;
    }

    /// Notes a change that lists show; it lies in the database's log before `place`.
    pub(super) fn note_lists(&self, place: i64) {
        let mut changes = self.0.write().unwrap_or_else(PoisonError::into_inner);
        changes.lists = changes.one_more(place).told;
    }

    /// Begins a look for changes of other servers.
    pub fn look(&self) -> Look {
        Look {
            begun: Instant::now(),
            then: self.now(),
        }
    }

    /// Ends a look: every change until its beginning was told. They lie in the database's log before `place`.
    pub fn heard_until(&self, look: Look, place: i64) {
        let mut changes = self.0.write().unwrap_or_else(PoisonError::into_inner);
        let changes = &mut *changes;
        if changes.looked.replace(look.begun).is_none() {
            changes.newest.0 += 1;
            changes.first = changes.newest;
        }
        if place == UNKNOWN {
            return;
        }
        if changes
            .unplaced
            .take_if(|told| *told <= look.then)
            .is_some()
        {
            changes.place = changes.place.max(place);
            let unplaced = changes.of.values_mut().chain([&mut changes.all]);
            for last in unplaced.filter(|last| last.place == UNKNOWN && last.told <= look.then) {
                last.place = place;
            }
        }
        changes.looks.push_back((look.begun, place));
        let is_old = |(begun, _): &(Instant, i64)| begun.elapsed() > LONGEST;
        while changes.looks.front().is_some_and(is_old) {
            changes.looks.pop_front();
        }
    }

    /// The present moment: data read after this call has all changes until then.
    pub fn now(&self) -> Tick {
        let changes = self.0.read().unwrap_or_else(PoisonError::into_inner);
        changes.newest
    }

    /// Whether nothing changed in `source` since `then`. If there was no look lately, this is not known, so the answer
    /// is `false`.
    pub fn is_same_since(&self, then: Tick, source: Source) -> bool {
        let changes = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let last = match source {
            Source::Nothing => return true,
            Source::Tournament(id) => changes.last_of(id).told,
            Source::Lists => changes.lists,
            Source::ListsAnd(id) => changes.lists.max(changes.last_of(id).told),
            Source::Everything => changes.newest,
        };
        last <= then
            && changes.first <= then
            && changes
                .looked
                .is_some_and(|looked| looked.elapsed() < MOST_SILENT)
    }

    /// The place in the database's log that a copy of the data must have reached to be read instead of the database. It
    /// then has all changes of `source` that were told here, and everything that was written longer ago than
    /// `most_behind`. `None` if that is not known: there was no look for that long, or a change has no place yet.
    pub fn wanted(&self, source: Source, most_behind: Duration) -> Option<i64> {
        let changes = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let told = match source {
            Source::Nothing => Some(0),
            Source::Tournament(id) => {
                let place = changes.last_of(id).place;
                Some(place).filter(|place| *place != UNKNOWN)
            }
            // Lists count as everything: they are rarely read anew, so they are not tracked separately.
            Source::Lists | Source::ListsAnd(_) | Source::Everything => {
                Some(changes.place).filter(|_| changes.unplaced.is_none())
            }
        };
        // Places in the log rise, so the first look that is young enough tells the place that must be reached.
        let is_old = |(begun, _): &(Instant, i64)| begun.elapsed() > most_behind;
        let young = changes.looks.partition_point(is_old);
        let (_, place) = changes.looks.get(young)?;
        told.map(|told| told.max(*place))
    }

    /// How a copy of the data compares that had reached `place` in the database's log when it was asked at `at`, and
    /// that may be `most_behind` behind.
    pub fn distance(&self, place: i64, at: Instant, most_behind: Duration) -> Distance {
        let changes = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let age = |begun: Instant| at.saturating_duration_since(begun);
        let is_old = |(begun, _): &(Instant, i64)| age(*begun) > most_behind;
        let young = changes.looks.partition_point(is_old);
        match changes.looks.get(young) {
            None => return Distance::Unknown,
            Some((_, wanted)) if *wanted <= place => return Distance::Near,
            Some(_) => {}
        }
        let has = |(_, reached): &(Instant, i64)| *reached <= place;
        let lacking = changes.looks.partition_point(has);
        let since = changes.looks.get(lacking);
        Distance::Behind {
            by: since.map_or(Duration::ZERO, |(begun, _)| age(*begun)),
            is_least: lacking == 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_change_makes_old_what_was_read_before() {
        let versions = Versions::default();
        versions.heard_until(versions.look(), 0);
        let first = versions.now();
        let all = [
            Source::Nothing,
            Source::Tournament(1),
            Source::Tournament(2),
            Source::Lists,
            Source::ListsAnd(1),
            Source::Everything,
        ];
        let same = |then| all.map(|source| versions.is_same_since(then, source));
        assert_eq!(same(first), [true; 6]);
        versions.note(Some(1), 0);
        assert_eq!(same(first), [true, false, true, true, false, false]);
        let second = versions.now();
        assert_eq!(same(second), [true; 6]);
        versions.note(None, 0);
        assert_eq!(same(second), [true, true, true, true, true, false]);
        assert_eq!(same(first), [true, false, true, true, false, false]);
        let third = versions.now();
        versions.note_all(0);
        assert_eq!(same(third), [true, false, false, true, false, false]);
        let fourth = versions.now();
        versions.note_lists(0);
        assert_eq!(same(fourth), [true, true, true, false, false, false]);
        assert_eq!(same(versions.now()), [true; 6]);
    }

    #[test]
    fn whoever_hears_nothing_knows_nothing() {
        let versions = Versions::default();
        let same = |source| versions.is_same_since(versions.now(), source);
        assert!(!same(Source::Tournament(1)), "nobody looked yet");
        assert!(same(Source::Nothing));
        let before = versions.now();
        versions.heard_until(versions.look(), 0);
        // Changes of others before the first look are not told.
        assert!(!versions.is_same_since(before, Source::Tournament(1)));
        assert!(same(Source::Tournament(1)));
        versions.heard_until(begun_ago(&versions, MOST_SILENT), 0);
        assert!(!same(Source::Tournament(1)));
    }

    fn begun_ago(versions: &Versions, long: Duration) -> Look {
        Look {
            begun: Instant::now().checked_sub(long).unwrap(),
            then: versions.now(),
        }
    }

    #[test]
    fn a_copy_must_have_what_was_told_and_all_that_is_old() {
        let versions = Versions::default();
        let [one, other] = [1, 2].map(Source::Tournament);
        let wanted = |source| versions.wanted(source, Duration::from_secs(5));
        assert_eq!(wanted(Source::Nothing), None, "nobody looked yet");
        for (seconds, place) in [(20, 100), (4, 200), (1, 300)] {
            let look = begun_ago(&versions, Duration::from_secs(seconds));
            versions.heard_until(look, place);
        }
        // It has everything until four seconds ago, but nothing since.
        assert_eq!([one, Source::Everything].map(wanted), [Some(200); 2]);
        versions.note(Some(1), 350);
        versions.note(None, 360);
        assert_eq!([one, other].map(wanted), [Some(350), Some(200)]);
        assert_eq!(wanted(Source::Everything), Some(360));
        versions.note_all(370);
        assert_eq!([one, other, Source::Everything].map(wanted), [Some(370); 3]);
        let silent = |source| versions.wanted(source, Duration::from_millis(500));
        assert_eq!(silent(one), None, "nobody looked for so long");
    }

    #[test]
    fn a_copy_is_as_far_behind_as_what_it_lacks_is_old() {
        let versions = Versions::default();
        let of = |place, seconds| {
            let most_behind = Duration::from_secs(seconds);
            match versions.distance(place, Instant::now(), most_behind) {
                Distance::Near => "near".to_owned(),
                Distance::Behind { by, is_least } => format!("{} {is_least}", by.as_secs()),
                Distance::Unknown => "unknown".to_owned(),
            }
        };
        assert_eq!(of(100, 5), "unknown", "nobody looked yet");
        for (seconds, place) in [(20, 100), (14, 200), (4, 300), (1, 400)] {
            let look = begun_ago(&versions, Duration::from_secs(seconds));
            versions.heard_until(look, place);
        }
        for (place, most_behind, expected) in [
            (400, 5, "near"),
            // It lacks what was written in the last four seconds.
            (300, 5, "near"),
            (299, 5, "4 false"),
            (200, 5, "4 false"),
            (199, 5, "14 false"),
            (100, 5, "14 false"),
            (99, 5, "20 true"),
            (99, 60, "20 true"),
            (100, 60, "near"),
            (400, 0, "unknown"),
        ] {
            assert_eq!(of(place, most_behind), expected, "{place} {most_behind}");
        }
        // It was asked before the last looks.
        let then = Instant::now().checked_sub(Duration::from_secs(6)).unwrap();
        let asked = versions.distance(100, then, Duration::from_secs(5));
        assert!(
            matches!(asked, Distance::Behind { by, .. } if by.as_secs() == 8),
            "{asked:?}"
        );
    }

    #[test]
    fn a_change_without_place_is_waited_for() {
        let versions = Versions::default();
        let wanted = |source| versions.wanted(source, Duration::from_secs(5));
        versions.heard_until(versions.look(), 100);
        let begun_before = versions.look();
        versions.note(Some(1), UNKNOWN);
        let all = [1, 2].map(Source::Tournament);
        assert_eq!(all.map(wanted), [None, Some(100)]);
        assert_eq!(wanted(Source::Everything), None);
        versions.heard_until(begun_before, 110);
        assert_eq!(all.map(wanted), [None, Some(100)], "it may lie after that");
        versions.heard_until(versions.look(), UNKNOWN);
        assert_eq!(wanted(all[0]), None);
        versions.heard_until(versions.look(), 120);
        assert_eq!(all.map(wanted), [Some(120), Some(100)]);
        assert_eq!(wanted(Source::Everything), Some(120));
    }
}

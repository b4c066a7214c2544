//! Which jobs compute: as many as there are places; long ones take turns.

use std::{
    collections::{HashMap, VecDeque},
    time::Duration,
};

/// Time after which a job counts as long. After each such time it gives its place to a waiting job, if there is one.
pub(super) const TURN: Duration = Duration::from_millis(250);

/// Maximum number of long jobs of visitors without account at the same time; one more is refused.
const MOST_PUBLIC_LONG: usize = 2;

/// The state of a job that has begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stand {
    /// It has a place, and has not run for long.
    Short,
    /// It has one of the places for long jobs.
    Long,
    /// It waits for a place for long jobs.
    Parked,
}

/// What a job does at the end of its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Next {
    /// It continues.
    GoOn,
    /// It waits until [`Turns::is_parked`] is `false`.
    Wait,
    /// It ends, because too many such jobs run.
    Refused,
}

/// The places for jobs, and the jobs that have begun.
pub(super) struct Turns {
    places: usize,
    /// State of each job, and whether its asker has no account.
    jobs: HashMap<u64, (Stand, bool)>,
    parked: VecDeque<u64>,
}

impl Turns {
    /// A number of places, at least two; one of them is never given to a long job.
    pub fn new(places: usize) -> Self {
        Self {
            places: places.max(2),
            jobs: HashMap::new(),
            parked: VecDeque::new(),
        }
    }

    fn count(&self, wanted: impl Fn(Stand) -> bool) -> usize {
        let stands = self.jobs.values();
        stands.filter(|(stand, _)| wanted(*stand)).count()
    }

    fn has_long_place(&self) -> bool {
        self.count(|stand| stand == Stand::Long) + 1 < self.places
    }

    /// Whether another job may begin.
    pub fn has_place(&self) -> bool {
        self.count(|stand| stand != Stand::Parked) < self.places
    }

    /// A job begins, as a short one; `is_public` where nobody with an account asked.
    pub fn begin(&mut self, job: u64, is_public: bool) {
        self.jobs.insert(job, (Stand::Short, is_public));
    }

    /// A job is over: its place goes to those who wait.
    pub fn end(&mut self, job: u64) {
        self.jobs.remove(&job);
        self.parked.retain(|parked| *parked != job);
        self.grant();
    }

    /// Gives the free places for long jobs to those that have waited longest.
    fn grant(&mut self) {
        while self.has_long_place() && self.has_place() {
            let Some(job) = self.parked.pop_front() else {
                return;
            };
            self.set(job, Stand::Long);
        }
    }

    fn set(&mut self, job: u64, stand: Stand) {
        if let Some(place) = self.jobs.get_mut(&job) {
            place.0 = stand;
        }
    }

    /// Called when a job has run for a [`TURN`].
    pub fn turn_over(&mut self, job: u64) -> Next {
        let Some((stand, is_public)) = self.jobs.get(&job).copied() else {
            return Next::GoOn;
        };
        if stand == Stand::Short {
            let long = |(stand, public): &&(Stand, bool)| *stand != Stand::Short && *public;
            if is_public && self.jobs.values().filter(long).count() >= MOST_PUBLIC_LONG {
                return Next::Refused;
            }
            if self.parked.is_empty() && self.has_long_place() {
                self.set(job, Stand::Long);
                return Next::GoOn;
            }
        } else if self.parked.is_empty() {
            return Next::GoOn;
        }
        self.set(job, Stand::Parked);
        self.parked.push_back(job);
        self.grant();
        if self.is_parked(job) {
            Next::Wait
        } else {
            Next::GoOn
        }
    }

    /// Whether a job waits for a place of the long ones.
    pub fn is_parked(&self, job: u64) -> bool {
        self.jobs
            .get(&job)
            .is_some_and(|(stand, _)| *stand == Stand::Parked)
    }

    /// Called when the job was stopped while it waited; it needs no place for the little work that remains.
    pub fn wake(&mut self, job: u64) {
        if self.is_parked(job) {
            self.parked.retain(|parked| *parked != job);
            self.set(job, Stand::Long);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_place_is_never_given_to_long_jobs() {
        let mut turns = Turns::new(3);
        for job in 0..3 {
            assert!(turns.has_place());
            turns.begin(job, false);
        }
        assert!(!turns.has_place());
        assert_eq!(turns.turn_over(0), Next::GoOn);
        assert_eq!(turns.turn_over(1), Next::GoOn);
        assert_eq!(turns.turn_over(2), Next::Wait);
        assert!(turns.has_place());
    }

    #[test]
    fn long_jobs_take_turns_in_order() {
        let mut turns = Turns::new(2);
        for job in 0..3 {
            turns.begin(job, false);
            turns.turn_over(job);
        }
        assert!(!turns.is_parked(0) && turns.is_parked(1) && turns.is_parked(2));
        assert_eq!(turns.turn_over(0), Next::Wait);
        assert!(turns.is_parked(0) && !turns.is_parked(1) && turns.is_parked(2));
        turns.end(1);
        assert!(turns.is_parked(0) && !turns.is_parked(2));
        turns.wake(0);
        assert!(!turns.is_parked(0));
        turns.end(2);
        turns.end(0);
        assert!(turns.has_place() && turns.parked.is_empty());
    }

    #[test]
    fn visitors_without_account_have_few_long_jobs() {
        let mut turns = Turns::new(2);
        for job in 0..2 {
            turns.begin(job, true);
            assert_ne!(turns.turn_over(job), Next::Refused);
        }
        turns.begin(2, true);
        assert_eq!(turns.turn_over(2), Next::Refused);
        turns.begin(3, false);
        assert_eq!(turns.turn_over(3), Next::Wait);
    }
}

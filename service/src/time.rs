//! The source of the time; only this module reads the system clock.

use std::time::{Duration, Instant};

use chrono::{DateTime, NaiveDateTime, SubsecRound, Utc};

/// A source of the present moment, in UTC with microseconds, which both databases can store.
#[derive(Clone, Copy, Debug, Default)]
pub enum Clock {
    /// The machine's clock.
    #[default]
    System,
    /// Always the same moment, for tests.
    Fixed(NaiveDateTime),
}

impl Clock {
    /// The present moment in UTC.
    #[must_use]
    pub fn now(self) -> NaiveDateTime {
        match self {
            Self::System => {
                #[expect(
                    clippy::disallowed_methods,
                    reason = "the one place that reads the clock"
                )]
                let now: DateTime<Utc> = Utc::now();
                now.naive_utc().trunc_subsecs(6)
            }
            Self::Fixed(moment) => moment,
        }
    }
}

/// Repeated looks at the clock.
#[derive(Clone, Copy, Debug, Default)]
pub struct Looks(Option<NaiveDateTime>);

impl Looks {
    /// Looks at the clock, which shows `now`; `true` if it was set back since the last look.
    pub fn is_set_back(&mut self, now: NaiveDateTime) -> bool {
        self.0.replace(now).is_some_and(|before| now < before)
    }
}

/// A moment until which somebody waits.
#[derive(Clone, Copy, Debug)]
pub struct Deadline {
    start: Instant,
    patience: Duration,
}

impl Deadline {
    /// The deadline after this time from now.
    #[must_use]
    pub fn within(patience: Duration) -> Self {
        Self {
            start: Instant::now(),
            patience,
        }
    }

    /// Whether there is time left.
    #[must_use]
    pub fn is_ahead(&self) -> bool {
        self.start.elapsed() < self.patience
    }
}

#[cfg(test)]
mod tests {
    use chrono::{NaiveDate, TimeDelta};

    use super::*;

    #[test]
    fn a_clock_that_is_set_back_is_noticed_once() {
        let noon = NaiveDate::from_ymd_opt(2026, 11, 21)
            .and_then(|day| day.and_hms_opt(12, 0, 0))
            .unwrap();
        let mut looks = Looks::default();
        for (seconds, expected) in [
            (0, false),
            (1, false),
            (1, false),
            (-3600, true),
            (-3599, false),
            (90_000, false),
            (3600, true),
        ] {
            let now = noon + TimeDelta::seconds(seconds);
            assert_eq!(looks.is_set_back(now), expected, "{seconds}");
        }
    }
}

//! Where the time comes from; the only caller of the system clock.

use std::time::{Duration, Instant};

use chrono::{DateTime, NaiveDateTime, SubsecRound, Utc};

/// A source of the present moment, in UTC with microseconds (what both databases can keep).
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

/// A moment after which somebody waits no longer.
#[derive(Clone, Copy, Debug)]
pub struct Deadline {
    start: Instant,
    patience: Duration,
}

impl Deadline {
    /// So long from now.
    #[must_use]
    pub fn within(patience: Duration) -> Self {
        Self {
            start: Instant::now(),
            patience,
        }
    }

    /// Is there time left?
    #[must_use]
    pub fn is_ahead(&self) -> bool {
        self.start.elapsed() < self.patience
    }
}

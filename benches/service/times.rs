//! Times that were measured, and what stands out of them.

use std::time::Duration;

/// Times in ascending order.
#[derive(Clone, Debug, Default)]
pub struct Times(Vec<Duration>);

impl From<Vec<Duration>> for Times {
    fn from(mut times: Vec<Duration>) -> Self {
        times.sort_unstable();
        Self(times)
    }
}

impl Times {
    /// The time that so many percent do not exceed; zero when nothing was measured.
    pub fn percent(&self, percent: usize) -> Duration {
        let place = (self.0.len() * percent).div_ceil(100).saturating_sub(1);
        self.0.get(place).copied().unwrap_or_default()
    }

    /// The longest.
    pub fn longest(&self) -> Duration {
        self.0.last().copied().unwrap_or_default()
    }

    /// How many.
    pub fn count(&self) -> usize {
        self.0.len()
    }
}

/// In milliseconds.
pub fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

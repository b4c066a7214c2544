//! Periods as they were read from a text, and the errors of such a text.

use super::{Bonus, Period, PeriodError, Schedule, ScheduleError};

/// Why a text is not a time control.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TimeControlError {
    /// The text is empty or blank.
    #[error("no time control")]
    Empty,
    /// This part has no known form.
    #[error("{0:?} is no part of a time control")]
    Unreadable(String),
    /// `a/b` without units, which may be minutes for moves or moves for minutes.
    #[error("{0:?} may be minutes/moves or moves/minutes")]
    Ambiguous(String),
    /// Period `.0` (from 1) cannot exist.
    #[error("period {0} is impossible")]
    Period(usize, Vec<PeriodError>),
    /// The periods do not form a schedule.
    #[error("the periods do not follow on each other")]
    Schedule(Vec<ScheduleError>),
    /// An hourglass control (PGN `*180`), which is not supported.
    #[error("hourglass time control")]
    Hourglass,
}

/// A period not yet checked: moves, seconds, bonus.
pub(super) type RawPeriod = (Option<u16>, u32, Bonus);

/// Checks raw periods and joins them.
pub(super) fn schedule(raw: Vec<RawPeriod>) -> Result<Schedule, TimeControlError> {
    let mut periods = Vec::with_capacity(raw.len());
    for (index, (moves, base, bonus)) in raw.into_iter().enumerate() {
        let period = Period::new(moves, base, bonus)
            .map_err(|reasons| TimeControlError::Period(index + 1, reasons))?;
        periods.push(period);
    }
    Schedule::new(periods).map_err(TimeControlError::Schedule)
}

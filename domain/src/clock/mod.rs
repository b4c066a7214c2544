//! Chess clocks: time controls, what the clocks ought to show, lateness.
//!
//! | article | function |
//! |---|---|
//! | 6.2, 6.3 periods, increment, delay | [`TimeControl`], [`Period`], [`Bonus`] |
//! | 6.3.1 moves completed in a period, 6.4 | [`TimeControl::required_moves`], [`Schedule::place`] |
//! | 6.7 default time | [`DefaultTime::judge`] |
//! | 6.10.2, 7.1 wrong setting, wrong display | [`expected_after_each_ply`], [`check_game`], [`drift`] |
//! | 6.4, 8.6 move counter of the clock | [`counter_drift`] |
//! | 8.4 exemption from recording | [`exemptions`] |
//! | all of these for a game as recorded | [`review()`] |
//! | A.1, B.1 standard, rapid, blitz | [`TimeControl::kind`] |
//! | TRF 222, PGN `TimeControl` | [`TimeControl::from_trf`], [`TimeControl::from_pgn`] |
//!
//! Left out: the consequence of a fallen flag (6.8, 6.9, Guidelines III.3), which needs the position (see
//! [`verdict`](crate::rules::verdict)); a running clock (the program only records what real clocks show); hourglass controls
//! (PGN `*180`); adjournment envelopes.

mod control;
mod counter;
mod display;
mod human;
mod lateness;
mod raw;
mod recording;
mod review;
mod text;
mod time;

pub use control::{Bonus, Period, PeriodError, Place, Schedule, ScheduleError, TimeControl};
pub use counter::{CounterDrift, counter_drift};
pub use display::{
    ClockFinding, ClockProblem, Expected, PeriodSwitch, Shown, check_displays, check_game, drift,
    expected_after_each_ply, expected_displays,
};
pub use lateness::{Arrival, DefaultTime, LateVerdict};
pub use raw::TimeControlError;
pub use recording::{Exemption, exemptions};
pub use review::{ClockReview, review};
pub use time::{ClockTime, ClockTimeError};

pub use crate::event::EventKind as Kind;

use display::{own_moves, ply_of};

#[cfg(test)]
mod tests;

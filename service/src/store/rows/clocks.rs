//! The accuracy of the clocks that wrote a moment.

use chrono::TimeDelta;

/// Maximum difference between the clocks of servers on one database. A moment further in the future comes from a clock
/// that was set back since.
pub(super) const CLOCKS: TimeDelta = TimeDelta::minutes(1);

//! What is known of the clocks that wrote a moment down.

use chrono::TimeDelta;

/// The most by which the clocks of servers on one database differ. What is further ahead was said by a clock that was set back
/// since.
pub(super) const CLOCKS: TimeDelta = TimeDelta::minutes(1);

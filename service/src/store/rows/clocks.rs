//! What is known of the clocks that wrote a moment down.

use chrono::TimeDelta;

/// So far the clocks of servers on one database are apart. What is further ahead was said by a clock that was set back since.
pub(super) const CLOCKS: TimeDelta = TimeDelta::minutes(1);

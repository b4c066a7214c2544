//! The clock was set wrongly (6.10.2).

use super::About;

/// The clock was set wrongly (6.10.2).
pub(super) const KIND: About = About {
    sets_clocks: true,
    ..About::recorded("clock", "6.10.2").keyed(7, "s")
};

//! Appeal (11.10).

use super::About;

/// Appeal (11.10).
pub(super) const KIND: About = About::recorded("appeal", "11.10");

//! Wrong initial position (7.2).

use super::About;

/// Wrong initial position (7.2).
pub(super) const KIND: About = About::recorded("position", "7.2");

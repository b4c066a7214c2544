//! Wrong colours (7.3).

use super::About;

/// Wrong colours (7.3).
pub(super) const KIND: About = About::recorded("colours", "7.3");

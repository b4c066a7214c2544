//! Displaced men (7.4).

use super::About;

/// Displaced men (7.4).
pub(super) const KIND: About = About::recorded("displaced", "7.4");

//! Anything else.

use super::About;

/// Anything else.
pub(super) const KIND: About = About::recorded("other", None).keyed(5, "a");

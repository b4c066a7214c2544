//! An incident of no other kind.

use super::About;

/// An incident of no other kind.
pub(super) const KIND: About = About::recorded("other", None).keyed(5, "a");

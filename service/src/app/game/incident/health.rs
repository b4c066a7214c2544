//! A player who is not well.

use super::About;
use crate::rules::verdict::Reason;

/// A player who is not well.
pub(super) const KIND: About = About::recorded("health", None).causing(Reason::Emergency);

//! Disturbance (11.5).

use super::About;
use crate::rules::verdict::Reason;

/// Disturbance (11.5).
pub(super) const KIND: About = About::recorded("disturbance", "11.5").causing(Reason::Penalty);

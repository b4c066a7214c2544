//! A mobile phone or another device (11.3.2).

use super::About;
use crate::rules::verdict::Reason;

/// A mobile phone or another device (11.3.2).
pub(super) const KIND: About = About::recorded("phone", "11.3.2")
    .causing(Reason::Device)
    .keyed(4, "t");

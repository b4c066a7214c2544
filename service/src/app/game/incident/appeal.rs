//! Appeal (11.10).

use super::About;
use crate::rules::laws::Rule;

/// Appeal (11.10).
pub(super) const KIND: About = About::recorded("appeal", Some(Rule::Appeal));

//! A resignation (5.1.2).

use super::super::About;
use crate::rules::laws::Rule;

/// A resignation (5.1.2).
pub(in super::super) const KIND: About = About {
    needs_player: true,
    ..About::judged("resignation", Some(Rule::Resignation), "resign").keyed(6, "r")
};

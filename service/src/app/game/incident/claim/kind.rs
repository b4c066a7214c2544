//! A draw claim (9.2, 9.3).

use super::super::About;
use crate::rules::laws::Rule;

/// A draw claim (9.2, 9.3).
pub(in super::super) const KIND: About = About {
    needs_player: true,
    ..About::judged("claim", Some(Rule::Repetition), "claim").keyed(2, "p")
};

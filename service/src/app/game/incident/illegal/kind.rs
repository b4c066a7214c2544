//! An illegal move that was completed (7.5).

use super::super::{About, Replaces};
use crate::rules::laws::Rule;

/// An illegal move that was completed (7.5).
pub(in super::super) const KIND: About = About {
    needs_player: true,
    replaces: Replaces::Nothing,
    ..About::judged("illegal", Some(Rule::IllegalActs), "illegal").keyed(0, "l")
};

//! An illegal move that was completed (7.5).

use super::super::{About, Replaces};

/// An illegal move that was completed (7.5).
pub(in super::super) const KIND: About = About {
    needs_player: true,
    replaces: Replaces::Nothing,
    ..About::judged("illegal", "7.5", "illegal").keyed(0, "l")
};

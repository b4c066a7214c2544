//! A resignation (5.1.2).

use super::super::About;

/// A resignation (5.1.2).
pub(in super::super) const KIND: About = About {
    needs_player: true,
    ..About::judged("resignation", "5.1.2", "resign").keyed(6, "r")
};

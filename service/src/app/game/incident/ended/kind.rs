//! The end of a game that came of itself was confirmed (5.1.1, 5.2, 9.6).

use super::super::About;

/// The end of a game that came of itself was confirmed (5.1.1, 5.2, 9.6).
pub(in super::super) const KIND: About = About {
    is_chosen: false,
    ..About::judged("ended", None, "end")
};

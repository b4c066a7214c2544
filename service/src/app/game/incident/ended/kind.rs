//! The automatic end of a game was confirmed (5.1.1, 5.2, 9.6).

use super::super::About;

/// The automatic end of a game was confirmed (5.1.1, 5.2, 9.6).
pub(in super::super) const KIND: About = About {
    is_chosen: false,
    ..About::judged("ended", None, "end")
};

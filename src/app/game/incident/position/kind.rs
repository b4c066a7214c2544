//! An illegal position on the board (A.5.4).

use super::super::About;

/// An illegal position on the board (A.5.4).
pub(in super::super) const KIND: About =
    About::judged("illegal-position", "A.5.4", "position").keyed(9, "x");

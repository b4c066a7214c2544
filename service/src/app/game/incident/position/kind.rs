//! An illegal position on the board (A.5.4).

use super::super::About;
use crate::rules::laws::Rule;

/// An illegal position on the board (A.5.4).
pub(in super::super) const KIND: About = About::judged(
    "illegal-position",
    Some(Rule::RapidIllegalPosition),
    "position",
)
.keyed(9, "x");

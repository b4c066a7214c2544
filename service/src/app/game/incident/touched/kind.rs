//! Pieces were touched (4.3–4.5).

use super::super::About;
use crate::rules::laws::Rule;

/// Pieces were touched (4.3–4.5).
pub(in super::super) const KIND: About =
    About::judged("touched", Some(Rule::TouchedMen), "touched").keyed(8, "c");

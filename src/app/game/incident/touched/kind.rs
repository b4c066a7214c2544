//! Men that were touched (4.3–4.5).

use super::super::About;

/// Men that were touched (4.3–4.5).
pub(in super::super) const KIND: About = About::judged("touched", "4.3", "touched").keyed(8, "c");

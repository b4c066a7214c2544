//! An earlier record is withdrawn as a mistake.

use super::About;

/// An earlier record is withdrawn as a mistake.
pub(super) const KIND: About = About {
    is_chosen: false,
    needs_facts: true,
    ..About::recorded("withdrawn", None)
};

//! An earlier record is withdrawn because it was a mistake.

use super::About;

/// An earlier record is withdrawn because it was a mistake.
pub(super) const KIND: About = About {
    is_chosen: false,
    needs_facts: true,
    ..About::recorded("withdrawn", None)
};

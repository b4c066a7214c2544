//! A draw offer or a draw by agreement (9.1).

use super::super::About;
use crate::rules::laws::Rule;

/// A draw offer or a draw by agreement (9.1).
pub(in super::super) const KIND: About = About {
    may_be_noted: true,
    ..About::judged("offer", Some(Rule::DrawOffers), "agreement").keyed(3, "o")
};

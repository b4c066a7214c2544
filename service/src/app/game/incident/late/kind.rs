//! Late arrival (6.7).

use super::super::About;
use crate::rules::{laws::Rule, verdict::Reason};

/// Late arrival (6.7).
pub(in super::super) const KIND: About = About {
    may_be_noted: true,
    ..About::judged("late", Some(Rule::Lateness), "late").causing(Reason::DefaultTime)
};

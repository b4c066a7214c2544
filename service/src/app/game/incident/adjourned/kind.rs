//! A game is adjourned (Guidelines I.1–I.4).

use super::super::{About, Replaces};
use crate::rules::{laws::Rule, verdict::Reason};

/// A game is adjourned (Guidelines I.1–I.4). A second envelope at the same half-move replaces the first one.
pub(in super::super) const KIND: About = About {
    replaces: Replaces::NoteOrSameMoment,
    ..About::judged("adjourned", Some(Rule::SealedMove), "adjourn").causing(Reason::Adjournment)
};

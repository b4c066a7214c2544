//! A game is adjourned (Guidelines I.1–I.4).

use super::super::{About, Replaces};
use crate::rules::{laws::Rule, verdict::Reason};

/// A game is adjourned (Guidelines I.1–I.4). A second envelope at the same half-move takes the place of the first.
pub(in super::super) const KIND: About = About {
    replaces: Replaces::NoteOrSameMoment,
    ..About::judged("adjourned", Some(Rule::SealedMove), "adjourn").causing(Reason::Adjournment)
};

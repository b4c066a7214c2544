//! The envelope of an adjourned game is opened (Guidelines I.7, I.8, I.12).

use super::super::{About, Replaces};
use crate::rules::{laws::Rule, verdict::Reason};

/// The envelope of an adjourned game is opened (Guidelines I.7, I.8, I.12). Only the page of an adjourned game links to
/// it; the list of incidents does not.
pub(in super::super) const KIND: About = About {
    is_chosen: false,
    replaces: Replaces::NoteOrSameMoment,
    ..About::judged("sealed", Some(Rule::EnvelopeOpened), "sealed").causing(Reason::SealedMove)
};

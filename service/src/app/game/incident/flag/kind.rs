//! A fallen flag (6.8).

use super::super::{About, Replaces};
use crate::rules::laws::Rule;

/// A fallen flag (6.8).
pub(in super::super) const KIND: About = About {
    needs_player: true,
    replaces: Replaces::NoteOrSameMoment,
    ..About::judged("flag", Some(Rule::FlagNoticed), "flag").keyed(1, "b")
};

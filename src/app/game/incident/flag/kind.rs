//! A fallen flag (6.8).

use super::super::{About, Replaces};

/// A fallen flag (6.8).
pub(in super::super) const KIND: About = About {
    needs_player: true,
    replaces: Replaces::NoteOrSameMoment,
    ..About::judged("flag", "6.8", "flag").keyed(1, "b")
};

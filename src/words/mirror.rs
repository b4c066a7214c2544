//! Sentences about tournaments that follow a hall.

use chrono::NaiveDateTime;

use crate::{app::Following, i18n::Words};

use super::moment;

/// The state of a copy, with the time of its last message from the hall.
#[must_use]
pub fn following(t: Words, of: &Following) -> String {
    let key = match (of.goes_on, of.is_silent) {
        (false, _) => "mirror-let-go",
        (true, true) => "mirror-silent",
        (true, false) => "mirror-following",
    };
    t.with_one(key, "at", moment::stamp(t, of.heard_at))
}

/// A sentence that a copy cannot be changed here, with the machine that runs the tournament.
#[must_use]
pub fn not_here(t: Words, of: &Following) -> String {
    let (by, at) = (&of.machine.0, moment::stamp(t, of.heard_at));
    t.with_two("mirror-not-here", "by", by, "at", at)
}

/// A sentence that another machine also sends the event.
#[must_use]
pub fn rival(
    t: Words,
    (machine, since): &(String, NaiveDateTime),
    (rival, at): (&str, NaiveDateTime),
) -> String {
    t.with(
        "mirror-rival",
        &[
            ("machine", machine.clone()),
            ("since", moment::stamp(t, *since)),
            ("rival", rival.to_owned()),
            ("at", moment::stamp(t, at)),
        ],
    )
}

/// A sentence about the machine that a site follows instead of this one.
#[must_use]
pub fn other(t: Words, by: &str, since: Option<NaiveDateTime>) -> String {
    let since = since.map_or_else(String::new, |at| moment::stamp(t, at));
    t.with_two("mirror-other", "by", by, "since", since)
}

//! Newer versions of the program: what was found, or why nothing was.

use crate::{
    app::{
        game::feed::reading::Missed,
        releases::{Release, ReleaseAge, Unasked},
        tournament::webhooks::sending::Answer,
    },
    i18n::Words,
};

use super::moment;

/// The release that was found, compared with the version `own`.
#[must_use]
pub fn found(t: Words, release: &Release, own: &str) -> String {
    let version = release.version.to_string();
    let date = moment::date(t, release.date);
    match release.age(own) {
        ReleaseAge::Newer => t.with_two("newer-is-there", "version", version, "date", date),
        ReleaseAge::Same => t.with_two("newer-is-this", "version", version, "date", date),
        ReleaseAge::Older => t.with_two("newer-is-older", "version", version, "date", date),
    }
}

/// Why no release was found.
#[must_use]
pub fn unasked(t: Words, unasked: Unasked) -> String {
    let why = match unasked {
        Unasked::InClear => t.get("newer-in-clear"),
        Unasked::NoJson => t.get("newer-no-json"),
        Unasked::NoRelease => t.get("newer-no-release"),
        Unasked::Missed(missed) => missed_words(t, missed),
    };
    t.with_one("newer-unasked", "why", why)
}

fn missed_words(t: Words, missed: Missed) -> String {
    match missed {
        Missed::Answer(Answer::Status(status)) => {
            t.with_one("webhook-answer-status", "status", status.to_string())
        }
        Missed::Answer(Answer::Private) => t.get("newer-private"),
        Missed::Answer(Answer::Time | Answer::Late) => t.get("webhook-answer-time"),
        Missed::Answer(Answer::Tls) => t.get("webhook-answer-tls"),
        Missed::TooLong => t.get("feed-answer-too-long"),
        Missed::Answer(Answer::Connection) | Missed::NoFile | Missed::Outside => {
            t.get("webhook-answer-connection")
        }
    }
}

//! The checks before round 1, in sentences.

use crate::{
    app::tournament::preflight::{Fault, People},
    i18n::Words,
};

use super::{moment, points};

/// The problem, and its consequence.
#[must_use]
pub fn fault(t: Words, fault: &Fault) -> (String, String) {
    match fault {
        Fault::TooFew(n) => (t.n("preflight-too-few", n), t.get("preflight-too-few-what")),
        Fault::CheckInUnused => (
            t.get("preflight-check-in-unused"),
            t.get("preflight-check-in-unused-what"),
        ),
        Fault::CheckInOpen(n) => (
            t.n("preflight-check-in-open", n),
            t.get("preflight-check-in-open-what"),
        ),
        Fault::Lists(teams) => (
            t.n("preflight-lists", teams.len()),
            t.with_one("preflight-lists-what", "names", teams.join("; ")),
        ),
        Fault::Doubles(who) => of(t, "preflight-doubles", who),
        Fault::NoFideId(who) => of(t, "preflight-no-id", who),
        Fault::NoBirth(who) => of(t, "preflight-no-birth", who),
        Fault::NoColour => (
            t.get("preflight-no-colour"),
            t.get("preflight-no-colour-what"),
        ),
        Fault::NoTieBreaks => (
            t.get("preflight-no-tie-breaks"),
            t.get("preflight-no-tie-breaks-what"),
        ),
        Fault::Void { codes, unrated } => (
            t.with_two(
                "preflight-void",
                "codes",
                codes.join(", "),
                "n",
                unrated.count,
            ),
            t.with_one("preflight-void-what", "names", names(t, unrated)),
        ),
        Fault::ByeNotAWin { bye, win } => (
            t.with_two(
                "preflight-bye",
                "bye",
                points::plain(*bye),
                "win",
                points::plain(*win),
            ),
            t.get("preflight-bye-what"),
        ),
        Fault::Byes(who) => of(t, "preflight-byes", who),
        Fault::NoDays(n) => (t.n("preflight-no-days", n), t.get("preflight-no-days-what")),
        Fault::NoHours(n) => (
            t.n("preflight-no-hours", n),
            t.get("preflight-no-hours-what"),
        ),
        Fault::NoChief => (
            t.get("preflight-no-chief"),
            t.get("preflight-no-chief-what"),
        ),
        Fault::Registration {
            until,
            days,
            is_past,
        } => {
            let key = if *is_past {
                "preflight-registration-past"
            } else {
                "preflight-registration"
            };
            (
                t.with_one(key, "date", moment::date(t, *until)),
                t.n("preflight-registration-what", days),
            )
        }
        Fault::NoSheet => (
            t.get("preflight-no-sheet"),
            t.get("preflight-no-sheet-what"),
        ),
    }
}

/// The sentence about some people, and their names.
fn of(t: Words, key: &str, who: &People) -> (String, String) {
    let what = t.with_one(&format!("{key}-what"), "names", names(t, who));
    (t.n(key, who.count), what)
}

/// `Rossi Anna, Verdi Ugo e altri 4`.
fn names(t: Words, who: &People) -> String {
    let named = who.names.join("; ");
    match who.count.saturating_sub(who.names.len()) {
        0 => named,
        more => t.with_two("preflight-and-more", "names", named, "n", more),
    }
}

//! From codes of the use cases to sentences.

use crate::{
    app::{Problem, Refusal},
    i18n::Words,
};

/// The sentence about a field.
#[must_use]
pub fn problem(t: Words, problem: &Problem) -> String {
    match problem {
        Problem::Required => t.get("problem-required"),
        Problem::TooLong { max } => t.n("problem-too-long", *max),
        Problem::TooShort { min } => t.n("problem-too-short", *min),
        Problem::Email => t.get("problem-email"),
        Problem::Url => t.get("problem-url"),
        Problem::Phone => t.get("problem-phone"),
        Problem::Number { min, max } => t.a2("problem-number", "min", min, "max", max),
        Problem::Date => t.get("problem-date"),
        Problem::Choice => t.get("problem-choice"),
        Problem::Taken => t.get("problem-taken"),
        Problem::Mismatch => t.get("problem-mismatch"),
        Problem::CommonPassword => t.get("problem-common-password"),
        Problem::ProvinceOutsideRegion { region } => {
            t.a("problem-province-outside-region", "region", region)
        }
        Problem::DateOrder => t.get("problem-date-order"),
        Problem::Because { key, value } => t.a(key, "value", value),
    }
}

/// The sentence about a refusal.
#[must_use]
pub fn refusal(t: Words, refusal: &Refusal) -> String {
    match refusal {
        Refusal::LogIn { left: 0 } => t.get("refusal-log-in-closed"),
        Refusal::LogIn { left } => t.n("refusal-log-in", *left),
        Refusal::Invitation => t.get("refusal-invitation"),
    }
}

/// The sentence behind a flash code; only codes that exist as messages.
#[must_use]
pub fn flash(t: Words, code: &str) -> Option<String> {
    let key = format!("flash-{code}");
    let fits = code.len() <= 40 && code.bytes().all(|b| b.is_ascii_lowercase() || b == b'-');
    (fits && t.has(&key)).then(|| t.get(&key))
}

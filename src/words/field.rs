//! Errors of a field in a form, or of a cell in a list.

use crate::{
    app::Problem,
    event::{BirthError, TextFault, code_point},
    i18n::Words,
};

/// The sentence about an error of a field.
#[must_use]
pub fn problem(t: Words, problem: &Problem) -> String {
    match problem {
        Problem::Required => t.get("problem-required"),
        Problem::TooLong { max } => t.n("problem-too-long", *max),
        Problem::TooShort { min } => t.n("problem-too-short", *min),
        Problem::Email => t.get("problem-email"),
        Problem::Url => t.get("problem-url"),
        Problem::Phone => t.get("problem-phone"),
        Problem::Number { min, max } => t.with_two("problem-number", "min", min, "max", max),
        Problem::Date => t.get("problem-date"),
        Problem::Birth(error) => birth(t, error),
        Problem::Choice => t.get("problem-choice"),
        Problem::Taken => t.get("problem-taken"),
        Problem::Mismatch => t.get("problem-mismatch"),
        Problem::CommonPassword => t.get("problem-common-password"),
        Problem::ProvinceOutsideRegion { region } => {
            t.with_one("problem-province-outside-region", "region", region)
        }
        Problem::MustBeEmpty => t.get("problem-must-be-empty"),
        Problem::Text(fault) => text(t, fault),
        Problem::DateOrder => t.get("problem-date-order"),
        Problem::Because { key, value } => t.with_one(key, "value", value),
    }
}

/// The sentence about a text with misleading characters.
#[must_use]
pub fn text(t: Words, fault: &TextFault) -> String {
    match fault {
        TextFault::Unseen { at, sign } => {
            t.with_two("text-unseen", "at", at, "code", code_point(*sign))
        }
        TextFault::MixedScripts { word, .. } => t.with_one("text-mixed-scripts", "word", word),
    }
}

/// The sentence about an invalid date of birth.
#[must_use]
pub fn birth(t: Words, error: &BirthError) -> String {
    match error {
        BirthError::NoSuchDay { .. } => t.get("cell-no-such-day"),
        BirthError::Year(year) => t.with_one("cell-year", "year", year),
        BirthError::Format => t.get("cell-date"),
    }
}

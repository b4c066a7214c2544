//! The data stored about a person, in words: tables, fields, classes, values.

use chrono::NaiveDateTime;

use crate::{
    event::{Bye, ByeNames, Datum, FieldClass, Word},
    i18n::Words,
    words::{fee::euro, moment, result},
};

/// The name of a table's content.
#[must_use]
pub fn table(t: Words, table: &str) -> String {
    t.get(&format!("data-table-{table}"))
}

/// The name of a field.
#[must_use]
pub fn field(t: Words, datum: Datum) -> String {
    let own = format!("data-field-{}-{}", datum.table(), datum.field());
    if t.has(&own) {
        t.get(&own)
    } else {
        t.get(&format!("data-field-{}", datum.field()))
    }
}

/// The meaning of a class: who may see the data.
#[must_use]
pub fn class(t: Words, class: FieldClass) -> String {
    t.get(&format!("data-class-{}", class.code()))
}

/// `21 novembre 2026, 9:14`; a text that is not a time stays as it is.
fn at(t: Words, text: &str) -> String {
    match NaiveDateTime::parse_from_str(text, "%Y-%m-%dT%H:%M:%SZ") {
        Ok(utc) => {
            let day = moment::date(t, moment::local(utc).date());
            t.with_two("enter-at", "day", day, "time", moment::clock_time(utc))
        }
        Err(_) => text.to_owned(),
    }
}

/// The word of a setting; a code without a word stays as it is.
fn setting(t: Words, field: &str, code: &str) -> String {
    let key = format!("setting-{field}-{code}");
    if t.has(&key) {
        t.get(&key)
    } else {
        code.to_owned()
    }
}

/// A value as pages show it; files have the stored value. `names` are the names of byes in its event.
#[must_use]
pub fn value(t: Words, datum: Datum, text: &str, names: ByeNames) -> String {
    use Datum as D;
    match datum {
        D::RequestState => setting(t, "request_state", text),
        D::RequestNameShown | D::EntryNameShown => setting(t, "name_shown", text),
        D::RequestPublication | D::EntryPublication => setting(t, "publication", text),
        D::LetterClass => setting(t, "letter_class", text),
        D::LetterState => setting(t, "letter_state", text),
        D::RequestByes => text.replace(',', ", "),
        D::GameColour | D::RequestGuardianHow | D::EntryEnteredBy => setting(t, "data", text),
        D::ByeKind => {
            let bye = <Bye as Word>::from_code(text);
            bye.map_or_else(|| text.to_owned(), |bye| result::bye(t, bye, names))
        }
        D::PaymentCents | D::PrizeMoney | D::FeeDue | D::ListedFeeDue | D::ListedFeePaid => {
            let cents = text.parse::<i32>();
            cents.map_or_else(|_| text.to_owned(), |cents| euro(t, cents))
        }
        D::TrailAction | D::ActsAction => {
            let key = format!("action-{}", text.replace('.', "-"));
            if t.has(&key) {
                t.get(&key)
            } else {
                text.to_owned()
            }
        }
        D::CorrectionTaken
        | D::EntryCheckedIn
        | D::EntryNoHalfPointBye
        | D::UserIsAdmin
        | D::UserMayCreate => setting(t, "data", text),
        _ => at(t, text),
    }
}

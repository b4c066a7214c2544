//! Dates and times as people read them, in the server's time zone.

use chrono::{Datelike, Local, NaiveDate, NaiveDateTime, TimeZone};

use crate::i18n::Words;

/// The server's local time of a moment in UTC.
#[must_use]
pub fn local(utc: NaiveDateTime) -> NaiveDateTime {
    Local.from_utc_datetime(&utc).naive_local()
}

/// `9:14`.
#[must_use]
pub fn clock_time(utc: NaiveDateTime) -> String {
    local(utc).format("%-H:%M").to_string()
}

/// `21 novembre 2026`.
#[must_use]
pub fn date(t: Words, date: NaiveDate) -> String {
    format!("{} {} {}", date.day(), month(t, date), date.year())
}

/// `sabato 21 novembre 2026`.
#[must_use]
pub fn long_date(t: Words, day: NaiveDate) -> String {
    let key = format!("weekday-{}", day.weekday().number_from_monday());
    format!("{} {}", t.get(&key), date(t, day))
}

/// `21–22 novembre 2026`, `30 ottobre – 1 novembre 2026`.
#[must_use]
pub fn span(t: Words, start: NaiveDate, end: NaiveDate) -> String {
    if start == end {
        date(t, start)
    } else if (start.year(), start.month()) == (end.year(), end.month()) {
        format!("{}–{}", start.day(), date(t, end))
    } else if start.year() == end.year() {
        format!("{} {} – {}", start.day(), month(t, start), date(t, end))
    } else {
        format!("{} – {}", date(t, start), date(t, end))
    }
}

/// A sentence begins with a capital.
#[must_use]
pub fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(letters).collect()
    })
}

fn month(t: Words, date: NaiveDate) -> String {
    t.get(&format!("month-{}", date.month()))
}

/// The day that it is now, for the reader.
#[must_use]
pub fn today(now: NaiveDateTime) -> NaiveDate {
    local(now).date()
}

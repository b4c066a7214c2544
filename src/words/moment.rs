//! Dates and times as people read them, in the time zone of the server.

use chrono::{Datelike, Local, NaiveDate, NaiveDateTime, Offset, TimeZone};

use crate::i18n::Words;

/// The server's local time of a moment in UTC.
#[must_use]
pub fn local(utc: NaiveDateTime) -> NaiveDateTime {
    Local.from_utc_datetime(&utc).naive_local()
}

/// Minutes that the server's clocks are ahead of UTC at a moment.
#[must_use]
pub fn utc_offset(utc: NaiveDateTime) -> i32 {
    Local
        .from_utc_datetime(&utc)
        .offset()
        .fix()
        .local_minus_utc()
        / 60
}

/// `9:14`.
#[must_use]
pub fn clock_time(utc: NaiveDateTime) -> String {
    local(utc).format("%-H:%M").to_string()
}

/// `21 novembre 2026`.
#[must_use]
pub fn date(t: Words, day: NaiveDate) -> String {
    t.with(
        "date-whole",
        &[
            ("day", day.day().to_string()),
            ("month", month(t, day)),
            ("year", day.year().to_string()),
        ],
    )
}

/// `21 novembre 2026, 9:14`: day and local time.
#[must_use]
pub fn stamp(t: Words, utc: NaiveDateTime) -> String {
    format!("{}, {}", date(t, local(utc).date()), clock_time(utc))
}

/// `sabato 21 novembre 2026`.
#[must_use]
pub fn long_date(t: Words, day: NaiveDate) -> String {
    let weekday = t.get(&format!("weekday-{}", day.weekday().number_from_monday()));
    t.with_two("date-of-weekday", "weekday", weekday, "date", date(t, day))
}

/// `21/11`, as short as the language allows without ambiguity.
#[must_use]
pub fn short_date(t: Words, day: NaiveDate) -> String {
    t.with_two("date-short", "day", day.day(), "month", day.month())
}

/// `21–22 novembre 2026`, `30 ottobre – 1 novembre 2026`.
#[must_use]
pub fn span(t: Words, start: NaiveDate, end: NaiveDate) -> String {
    if start == end {
        date(t, start)
    } else if (start.year(), start.month()) == (end.year(), end.month()) {
        t.with(
            "date-span-of-a-month",
            &[
                ("first", start.day().to_string()),
                ("last", end.day().to_string()),
                ("month", month(t, end)),
                ("year", end.year().to_string()),
            ],
        )
    } else {
        let first = if start.year() == end.year() {
            t.with_two(
                "date-day-month",
                "day",
                start.day(),
                "month",
                month(t, start),
            )
        } else {
            date(t, start)
        };
        t.with_two("date-span", "first", first, "last", date(t, end))
    }
}

/// The text with a capital letter at its beginning.
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

/// `novembre 2026`.
#[must_use]
pub fn month_of(t: Words, day: NaiveDate) -> String {
    format!("{} {}", month(t, day), day.year())
}

/// The present day in local time.
#[must_use]
pub fn today(now: NaiveDateTime) -> NaiveDate {
    local(now).date()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Lang;

    fn day(year: i32, month: u32, day: u32) -> NaiveDate {
        NaiveDate::from_ymd_opt(year, month, day).expect("a day")
    }

    #[test]
    fn each_language_writes_dates_in_its_own_form() {
        let (it, en) = (Words(Lang::It), Words(Lang::En));
        let (first, last) = (day(2026, 10, 30), day(2026, 11, 1));
        assert_eq!(date(it, last), "1 novembre 2026");
        assert_eq!(month_of(it, last), "novembre 2026");
        assert_eq!(long_date(it, last), "domenica 1 novembre 2026");
        assert_eq!(short_date(it, last), "1/11");
        assert_eq!(short_date(en, last), "1 Nov");
        assert_eq!(span(it, last, last), "1 novembre 2026");
        assert_eq!(span(it, last, day(2026, 11, 3)), "1–3 novembre 2026");
        assert_eq!(span(it, first, last), "30 ottobre – 1 novembre 2026");
        assert_eq!(
            span(en, day(2026, 12, 30), day(2027, 1, 2)),
            "30 December 2026 – 2 January 2027"
        );
    }
}

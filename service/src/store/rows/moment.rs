//! Moments as text: as they stand in SQLite, and in archives.

use chrono::NaiveDateTime;

/// With as many digits of the fraction as it needs, in threes: `2026-11-21 09:30:00.125`.
#[must_use]
pub fn written(moment: NaiveDateTime) -> String {
    moment.format("%F %T%.f").to_string()
}

/// Reads what [`written`] wrote, and the same with zeros at its end.
#[must_use]
pub fn read(text: &str) -> Option<NaiveDateTime> {
    NaiveDateTime::parse_from_str(text, "%F %T%.f").ok()
}

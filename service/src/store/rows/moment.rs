//! Moments as text, as in SQLite and in archives.

use chrono::NaiveDateTime;

/// The moment, with the fraction in groups of three digits as needed: `2026-11-21 09:30:00.125`.
#[must_use]
pub fn written(moment: NaiveDateTime) -> String {
    moment.format("%F %T%.f").to_string()
}

/// Reads the text of [`written`], also with trailing zeros.
#[must_use]
pub fn read(text: &str) -> Option<NaiveDateTime> {
    NaiveDateTime::parse_from_str(text, "%F %T%.f").ok()
}

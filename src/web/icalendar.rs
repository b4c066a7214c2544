//! Entries of a calendar as text (RFC 5545).

use chrono::{NaiveDate, NaiveDateTime, TimeDelta};

/// When an entry is.
#[derive(Clone, Copy, Debug)]
pub enum When {
    /// Whole days, the last one included.
    Days(NaiveDate, NaiveDate),
    /// From a moment in UTC, so long.
    At(NaiveDateTime, TimeDelta),
}

impl When {
    fn lines(self) -> [String; 2] {
        match self {
            Self::Days(start, last) => {
                // The end of a whole-day entry is the day after.
                let end = last.succ_opt().unwrap_or(last);
                [
                    format!("DTSTART;VALUE=DATE:{}", start.format("%Y%m%d")),
                    format!("DTEND;VALUE=DATE:{}", end.format("%Y%m%d")),
                ]
            }
            Self::At(start, long) => [
                format!("DTSTART:{}", moment(start)),
                format!("DTEND:{}", moment(start + long)),
            ],
        }
    }
}

/// An entry.
#[derive(Clone, Debug)]
pub struct Entry {
    /// What stays the same when the entry changes, without the program's name.
    pub uid: String,
    /// When it was made, UTC.
    pub stamp: NaiveDateTime,
    /// When it is.
    pub when: When,
    /// What it is called.
    pub name: String,
    /// Where it is.
    pub place: String,
    /// More about it.
    pub about: Option<String>,
    /// A whole address where it is told.
    pub link: Option<String>,
}

fn moment(at: NaiveDateTime) -> String {
    at.format("%Y%m%dT%H%M%SZ").to_string()
}

fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\")
        .replace(';', "\\;")
        .replace(',', "\\,")
}

fn lines(entry: Entry) -> Vec<String> {
    let [start, end] = entry.when.lines();
    let mut lines = vec![
        "BEGIN:VEVENT".to_owned(),
        format!("UID:{}@tratto", entry.uid),
        format!("DTSTAMP:{}", moment(entry.stamp)),
        start,
        end,
        format!("SUMMARY:{}", escaped(&entry.name)),
        format!("LOCATION:{}", escaped(&entry.place)),
    ];
    lines.extend(
        entry
            .about
            .map(|about| format!("DESCRIPTION:{}", escaped(&about))),
    );
    lines.extend(entry.link.map(|link| format!("URL:{link}")));
    lines.push("END:VEVENT".to_owned());
    lines
}

/// A calendar with these entries, and with a name where it has one.
#[must_use]
pub fn written(name: Option<&str>, entries: impl IntoIterator<Item = Entry>) -> String {
    let mut all = vec![
        "BEGIN:VCALENDAR".to_owned(),
        "VERSION:2.0".to_owned(),
        "PRODID:-//tratto//IT".to_owned(),
    ];
    all.extend(name.map(|name| format!("X-WR-CALNAME:{}", escaped(name))));
    all.extend(entries.into_iter().flat_map(lines));
    all.push("END:VCALENDAR".to_owned());
    all.iter().map(|line| folded(line)).collect()
}

/// A line with its end, in pieces of at most 75 bytes (RFC 5545 3.1).
fn folded(line: &str) -> String {
    let mut text = String::new();
    let mut width = 0;
    for sign in line.chars() {
        if width + sign.len_utf8() > 75 {
            text.push_str("\r\n ");
            width = 1;
        }
        width += sign.len_utf8();
        text.push(sign);
    }
    text.push_str("\r\n");
    text
}

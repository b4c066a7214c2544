//! Calendar entries as text (RFC 5545).

use chrono::{NaiveDate, NaiveDateTime, TimeDelta};

/// The time of an entry.
#[derive(Clone, Copy, Debug)]
pub enum When {
    /// Whole days, including the last one.
    Days(NaiveDate, NaiveDate),
    /// Start in UTC, and duration.
    At(NaiveDateTime, TimeDelta),
}

impl When {
    fn lines(self) -> [String; 2] {
        match self {
            Self::Days(start, last) => {
                // The end of a whole-day entry is the day after the last one.
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

/// A calendar entry.
#[derive(Clone, Debug)]
pub struct Entry {
    /// Identifier that stays the same when the entry changes, without the program's name.
    pub uid: String,
    /// Time at which the entry was made, UTC.
    pub stamp: NaiveDateTime,
    /// Time of the event.
    pub when: When,
    /// Title of the entry.
    pub name: String,
    /// Place of the event.
    pub place: String,
    /// Description of the event.
    pub about: Option<String>,
    /// Full address of a page about it.
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

/// A calendar with these entries, and a name if there is one.
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

/// A line with its line end, folded into parts of at most 75 bytes (RFC 5545 3.1).
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

//! The rounds of a tournament as entries of a calendar (RFC 5545).

use chrono::{NaiveDate, NaiveDateTime, TimeDelta};

use crate::{app::tournament::summary::Summary, clock::TimeControl, event::Colour, i18n::Words};

/// How long a round is noted down for where its time control cannot be read.
const USUAL: TimeDelta = TimeDelta::hours(4);

/// When an entry is.
enum When {
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
                format!("DTSTART:{}", start.format("%Y%m%dT%H%M%SZ")),
                format!("DTEND:{}", (start + long).format("%Y%m%dT%H%M%SZ")),
            ],
        }
    }
}

/// How long a round is noted down for: what both players may use for 60 moves.
fn duration(control: &str) -> TimeDelta {
    let Ok(control) = control.parse::<TimeControl>() else {
        return USUAL;
    };
    let sides = [Colour::White, Colour::Black].map(|side| control.schedule(side).seconds_for(60));
    let seconds: u64 = sides.iter().sum();
    i64::try_from(seconds)
        .ok()
        .filter(|seconds| (1..=86_400).contains(seconds))
        .map_or(USUAL, TimeDelta::seconds)
}

/// An entry for each round, with its hour where that is announced; one for the whole tournament while not all days are known.
pub(super) fn calendar_of(t: Words, s: &Summary) -> String {
    let text = |text: &str| {
        text.replace('\\', "\\\\")
            .replace(';', "\\;")
            .replace(',', "\\,")
    };
    let place = match s.venue.as_str() {
        "" => s.town.clone(),
        venue => format!("{}, {venue}", s.town),
    };
    let days: Vec<(u8, NaiveDate)> = (1..=s.course.planned())
        .filter_map(|round| Some((round, s.day_of(round)?)))
        .collect();
    let entry = |uid: String, name: String, when: When| {
        let [start, end] = when.lines();
        [
            "BEGIN:VEVENT".to_owned(),
            format!("UID:{uid}@tratto"),
            format!("DTSTAMP:{}T000000Z", s.start.format("%Y%m%d")),
            start,
            end,
            format!("SUMMARY:{}", text(&name)),
            format!("LOCATION:{}", text(&place)),
            "END:VEVENT".to_owned(),
        ]
    };
    let mut lines = vec![
        "BEGIN:VCALENDAR".to_owned(),
        "VERSION:2.0".to_owned(),
        "PRODID:-//tratto//IT".to_owned(),
    ];
    if days.len() == usize::from(s.course.planned()) {
        let long = duration(&s.time_control);
        for (round, day) in days {
            let name = format!("{}, {}", s.name, t.a("round-title", "round", round));
            let begins = s.begins(round);
            let when = begins.map_or(When::Days(day, day), |begins| When::At(begins, long));
            lines.extend(entry(format!("{}-{round}", s.slug), name, when));
        }
    } else {
        let when = When::Days(s.start, s.end);
        lines.extend(entry(s.slug.clone(), s.name.clone(), when));
    }
    lines.push("END:VCALENDAR".to_owned());
    lines.iter().map(|line| folded(line)).collect()
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

//! The time zone of the place where a tournament is played. Hours are typed and shown in it, wherever the server is.

use chrono::{Datelike, FixedOffset, NaiveDate, NaiveDateTime, NaiveTime, TimeDelta, Weekday};

use super::screens::round_clock::zone_text;

/// A time zone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Zone {
    /// Central European Time, with summer time from the last Sunday of March to the last Sunday of October, at 1:00 UTC
    /// (Directive 2000/84/EC).
    #[default]
    CentralEurope,
    /// A fixed number of minutes ahead of UTC, all year.
    Fixed(i32),
}

impl Zone {
    /// Reads a stored or typed zone: `+05:30`; an empty text is Central European Time.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        match text.trim() {
            "" => Some(Self::CentralEurope),
            text => {
                let zone: FixedOffset = text.parse().ok()?;
                Some(Self::Fixed(zone.local_minus_utc() / 60))
            }
        }
    }

    /// The text as stored and typed.
    #[must_use]
    pub fn text(self) -> String {
        match self {
            Self::CentralEurope => String::new(),
            Self::Fixed(minutes) => zone_text(minutes),
        }
    }

    /// Minutes ahead of UTC at a moment in UTC.
    #[must_use]
    pub fn offset(self, utc: NaiveDateTime) -> i32 {
        match self {
            Self::Fixed(minutes) => minutes,
            Self::CentralEurope => {
                let at_one = |month| last_sunday(utc.year(), month)?.and_hms_opt(1, 0, 0);
                let summer = at_one(3).zip(at_one(10));
                let is_summer = summer.is_some_and(|(from, to)| from <= utc && utc < to);
                if is_summer { 120 } else { 60 }
            }
        }
    }

    /// The local time at a moment in UTC.
    #[must_use]
    pub fn at_place(self, utc: NaiveDateTime) -> NaiveDateTime {
        utc + TimeDelta::minutes(i64::from(self.offset(utc)))
    }

    /// The local day at a moment in UTC. Days of an event and of its fees are compared with it.
    #[must_use]
    pub fn day(self, utc: NaiveDateTime) -> NaiveDate {
        self.at_place(utc).date()
    }

    /// The moment in UTC of a local time. If the hour comes twice, it is the first one.
    #[must_use]
    pub fn to_utc(self, local: NaiveDateTime) -> NaiveDateTime {
        let with = |minutes: i32| local - TimeDelta::minutes(i64::from(minutes));
        match self {
            Self::Fixed(minutes) => with(minutes),
            Self::CentralEurope => {
                let summer = with(120);
                if self.offset(summer) == 120 {
                    summer
                } else {
                    with(60)
                }
            }
        }
    }
}

fn last_sunday(year: i32, month: u32) -> Option<NaiveDate> {
    let last = NaiveDate::from_ymd_opt(year, month, 31)?;
    Some(last.week(Weekday::Sun).first_day())
}

/// Reads an hour, typed as `15:00` or `15.00`.
#[must_use]
pub fn hour(text: &str) -> Option<NaiveTime> {
    NaiveTime::parse_from_str(&text.trim().replace('.', ":"), "%H:%M").ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moment(text: &str) -> NaiveDateTime {
        NaiveDateTime::parse_from_str(text, "%Y-%m-%d %H:%M").unwrap()
    }

    #[test]
    fn summer_begins_and_ends_on_the_last_sundays() {
        let zone = Zone::CentralEurope;
        for (utc, local) in [
            ("2026-03-29 00:59", "2026-03-29 01:59"),
            ("2026-03-29 01:00", "2026-03-29 03:00"),
            ("2026-10-25 00:59", "2026-10-25 02:59"),
            ("2026-10-25 01:00", "2026-10-25 02:00"),
            ("2027-03-28 01:00", "2027-03-28 03:00"),
        ] {
            assert_eq!(zone.at_place(moment(utc)), moment(local));
        }
        for (local, utc) in [
            ("2026-12-05 15:00", "2026-12-05 14:00"),
            ("2026-07-05 15:00", "2026-07-05 13:00"),
            // This hour comes twice.
            ("2026-10-25 02:30", "2026-10-25 00:30"),
            ("2026-10-25 03:00", "2026-10-25 02:00"),
        ] {
            assert_eq!(zone.to_utc(moment(local)), moment(utc));
        }
    }

    #[test]
    fn a_day_begins_at_midnight_of_the_place() {
        let day = |zone: &str, utc| Zone::parse(zone).unwrap().day(moment(utc)).to_string();
        for (zone, utc, expected) in [
            ("", "2026-11-28 22:59", "2026-11-28"),
            ("", "2026-11-28 23:00", "2026-11-29"),
            ("", "2026-07-05 22:00", "2026-07-06"),
            ("-03:00", "2026-11-29 02:59", "2026-11-28"),
            ("+05:30", "2026-11-28 18:30", "2026-11-29"),
        ] {
            assert_eq!(day(zone, utc), expected, "{zone} {utc}");
        }
    }

    #[test]
    fn other_places_have_their_own_clocks() {
        let zone = Zone::parse("+05:30").unwrap();
        assert_eq!(zone, Zone::Fixed(330));
        assert_eq!(zone.text(), "+05:30");
        let (utc, local) = (moment("2026-07-05 10:00"), moment("2026-07-05 15:30"));
        assert_eq!((zone.at_place(utc), zone.to_utc(local)), (local, utc));
        assert_eq!(Zone::parse(""), Some(Zone::CentralEurope));
        assert_eq!(Zone::parse("Roma"), None);
    }

    #[test]
    fn hours_are_read_as_people_write_them() {
        assert_eq!(hour("9.30"), NaiveTime::from_hms_opt(9, 30, 0));
        assert_eq!(hour("15:00"), NaiveTime::from_hms_opt(15, 0, 0));
        assert_eq!(hour("25:00"), None);
    }
}

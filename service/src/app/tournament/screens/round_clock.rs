//! The clock of a round, which the screens count. Its start and end are typed in the local time of the place, wherever the server
//! is.

use std::ops::RangeInclusive;

use chrono::{Datelike, FixedOffset, NaiveDate, NaiveDateTime, NaiveTime, TimeDelta, Timelike};

use crate::{
    app::{
        Actor, AppError, Audited, Checks, Context, Deed, Done, Problem, access::Action,
        deed::RoundClockSet, tournament::Loaded,
    },
    store::{
        Conn,
        rows::{self, hall::RoundClockRow},
    },
};

use super::hall_input::RoundClockInput;

/// Years in which a round can be played.
const YEARS: RangeInclusive<i32> = 1900..=2999;

/// The clock of a round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RoundClock {
    /// Number of the round; 0 if no clock was ever set.
    pub round: u8,
    /// When it starts, in UTC; `None` if no clock is shown.
    pub starts_at: Option<NaiveDateTime>,
    /// When it ends, in UTC; `None` if not known.
    pub ends_at: Option<NaiveDateTime>,
    /// Minutes by which the local time is ahead of UTC.
    pub utc_offset: i32,
    /// Row version; 0 if no clock was ever set.
    pub version: i32,
}

impl RoundClock {
    /// The local time at a moment in UTC.
    #[must_use]
    pub fn at_place(&self, utc: NaiveDateTime) -> NaiveDateTime {
        utc + TimeDelta::minutes(i64::from(self.utc_offset))
    }

    /// The clock as typed; empty if none is shown.
    #[must_use]
    pub fn input(&self) -> RoundClockInput {
        let Some(starts) = self.starts_at.map(|at| self.at_place(at)) else {
            return RoundClockInput::default();
        };
        let ends = self.ends_at.map(|at| self.at_place(at));
        RoundClockInput {
            clock_round: self.round.to_string(),
            clock_day: starts.date().to_string(),
            clock_starts: time_text(starts.time()),
            clock_ends: ends.map_or_else(String::new, |ends| time_text(ends.time())),
            clock_zone: zone_text(self.utc_offset),
        }
    }

    /// Reads the clock of a tournament.
    pub(in crate::app) fn of_tournament(
        conn: &mut Conn,
        tournament: i32,
    ) -> Result<Self, AppError> {
        let Some(row) = rows::hall::round_clock(conn, tournament)? else {
            return Ok(Self::default());
        };
        Ok(Self {
            round: u8::try_from(row.round).unwrap_or_default(),
            starts_at: row.starts_at,
            ends_at: row.ends_at,
            utc_offset: row.utc_offset,
            version: row.version,
        })
    }

    /// Checks the form, for a tournament with this number of rounds.
    fn parse(input: &RoundClockInput, rounds: u8) -> Result<Self, AppError> {
        if input.clock_starts.trim().is_empty() {
            return Ok(Self::default());
        }
        let mut checks = Checks::default();
        let round = checks.number("clock_round", &input.clock_round, 1, rounds.into());
        let day: Option<NaiveDate> = input.clock_day.trim().parse().ok();
        let day = day.filter(|day| YEARS.contains(&day.year()));
        if day.is_none() {
            checks.refuse("clock_day", Problem::Date);
        }
        let starts = time(&mut checks, "clock_starts", &input.clock_starts);
        let ends = match input.clock_ends.trim() {
            "" => None,
            text => time(&mut checks, "clock_ends", text),
        };
        let zone: Option<FixedOffset> = input.clock_zone.trim().parse().ok();
        if zone.is_none() {
            let (key, value) = ("problem-clock-zone", input.clock_zone.clone());
            checks.refuse("clock_zone", Problem::Because { key, value });
        }
        if ends.is_some() && ends == starts {
            let (key, value) = ("problem-clock-order", input.clock_ends.clone());
            checks.refuse("clock_ends", Problem::Because { key, value });
        }
        checks.finish()?;
        let utc_offset = zone.map_or(0, |zone| zone.local_minus_utc() / 60);
        let back = TimeDelta::minutes(i64::from(utc_offset));
        let starts = day.zip(starts).map(|(day, time)| day.and_time(time));
        // An end before the start is in the following night.
        let ends = starts.zip(ends).map(|(starts, time)| {
            let ends = starts.date().and_time(time);
            if ends > starts {
                ends
            } else {
                ends + TimeDelta::days(1)
            }
        });
        Ok(Self {
            round: round.and_then(|n| u8::try_from(n).ok()).unwrap_or_default(),
            starts_at: starts.map(|at| at - back),
            ends_at: ends.map(|at| at - back),
            utc_offset,
            version: 0,
        })
    }
}

/// A typed time: `15:00` or `15:00:30`.
fn time(checks: &mut Checks, field: &'static str, text: &str) -> Option<NaiveTime> {
    let text = text.trim();
    let forms = ["%H:%M", "%H:%M:%S"];
    let mut read = forms
        .iter()
        .map(|form| NaiveTime::parse_from_str(text, form));
    let found = read.find_map(Result::ok);
    if found.is_none() {
        let (key, value) = ("problem-clock-time", text.to_owned());
        checks.refuse(field, Problem::Because { key, value });
    }
    found
}

fn time_text(time: NaiveTime) -> String {
    let form = if time.second() == 0 {
        "%H:%M"
    } else {
        "%H:%M:%S"
    };
    time.format(form).to_string()
}

/// The zone as `+01:00`.
#[must_use]
pub fn zone_text(minutes: i32) -> String {
    let sign = if minutes < 0 { '-' } else { '+' };
    let (hours, rest) = (minutes.abs() / 60, minutes.abs() % 60);
    format!("{sign}{hours:02}:{rest:02}")
}

impl RoundClockInput {
    /// This form for a round that starts this number of minutes after `now` (UTC), at the next full minute.
    #[must_use]
    pub fn begins_in(self, minutes: i64, now: NaiveDateTime) -> Self {
        let zone: Option<FixedOffset> = self.clock_zone.trim().parse().ok();
        let ahead = i64::from(zone.map_or(0, |zone| zone.local_minus_utc()));
        let at = now + TimeDelta::seconds(ahead) + TimeDelta::minutes(minutes);
        let at = at + TimeDelta::seconds((60 - i64::from(at.second())) % 60);
        Self {
            clock_day: at.date().to_string(),
            clock_starts: at.format("%H:%M").to_string(),
            clock_ends: String::new(),
            ..self
        }
    }
}

/// Sets the clock of a round; a form without a start removes it.
///
/// # Errors
/// The actor is not an arbiter of this tournament; fields to be corrected; stale if somebody else changed it since `version`.
pub fn set(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    version: i32,
    input: &RoundClockInput,
) -> Result<Done<()>, AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.write(actor, Action::RunTournament(id), key, |conn| {
        let loaded = Loaded::by_id(conn, id)?;
        let before = RoundClock::of_tournament(conn, id)?;
        let wanted = RoundClock::parse(input, loaded.planned())?;
        if before.version != version {
            return Err(AppError::Stale);
        }
        let row = RoundClockRow {
            tournament_id: id,
            round: wanted.round.into(),
            starts_at: wanted.starts_at,
            ends_at: wanted.ends_at,
            utc_offset: wanted.utc_offset,
            version: version + 1,
        };
        rows::hall::set_round_clock(conn, &row)?;
        Ok(Audited {
            value: (),
            deed: Deed::RoundClockSet(RoundClockSet {
                version,
                before: before.input(),
                after: wanted.input(),
            }),
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(day: &str, starts: &str, ends: &str, zone: &str) -> RoundClockInput {
        RoundClockInput {
            clock_round: "6".to_owned(),
            clock_day: day.to_owned(),
            clock_starts: starts.to_owned(),
            clock_ends: ends.to_owned(),
            clock_zone: zone.to_owned(),
        }
    }

    #[test]
    fn what_was_typed_comes_back() {
        for (starts, ends, zone) in [
            ("15:00", "19:00", "+01:00"),
            ("09:30:15", "", "-03:30"),
            // Into the night, over the end of the year.
            ("22:00", "01:30", "+00:00"),
        ] {
            let input = typed("2026-12-31", starts, ends, zone);
            let clock = RoundClock::parse(&input, 9).unwrap();
            assert_eq!(clock.input(), input);
        }
    }

    #[test]
    fn the_clocks_of_the_place_are_ahead_of_utc() {
        let clock = RoundClock::parse(&typed("2026-07-01", "00:30", "", "+02:00"), 9).unwrap();
        assert_eq!(clock.starts_at.unwrap().to_string(), "2026-06-30 22:30:00");
    }

    #[test]
    fn a_round_begins_at_a_full_minute() {
        let now = NaiveDate::from_ymd_opt(2026, 12, 31).unwrap();
        let now = now.and_hms_opt(22, 57, 30).unwrap();
        let input = typed("", "", "19:00", "+01:00").begins_in(5, now);
        assert_eq!(input, typed("2027-01-01", "00:03", "", "+01:00"));
    }

    #[test]
    fn what_is_no_clock_is_told_by_its_field() {
        for (input, field) in [
            (typed("21 dicembre", "15:00", "", "+01:00"), "clock_day"),
            (typed("2026-12-21", "15.00", "", "+01:00"), "clock_starts"),
            (
                typed("2026-12-21", "15:00", "25:00", "+01:00"),
                "clock_ends",
            ),
            (
                typed("2026-12-21", "15:00", "15:00", "+01:00"),
                "clock_ends",
            ),
            (typed("2026-12-21", "15:00", "", "Roma"), "clock_zone"),
        ] {
            let Err(AppError::Fields(errors)) = RoundClock::parse(&input, 9) else {
                panic!("{input:?}")
            };
            let fields: Vec<_> = errors.iter().map(|error| error.field).collect();
            assert_eq!(fields, [field]);
        }
        let Err(AppError::Fields(errors)) =
            RoundClock::parse(&typed("2026-12-21", "15:00", "", "+01:00"), 5)
        else {
            panic!()
        };
        assert_eq!(errors.first().map(|error| error.field), Some("clock_round"));
    }
}

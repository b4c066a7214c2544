//! Days of the rounds and the hours at which they begin, by the clocks of the place. They are announced before the event; the
//! days are in record 132 of its report.

use chrono::NaiveDate;

use crate::{
    app::{
        Actor, AppError, Audited, Checks, Context, Deed, Done, Problem,
        access::{self, Action, TournamentRole},
        deed::DaysSet,
    },
    store::rows::{self, round_hours::HoursRow},
};

use super::{
    Loaded, kept,
    place_time::{self, Zone},
    round_hours::Hours,
    summary::Summary,
};

/// Name of the field in error messages. All days together are one field.
const FIELD: &str = "days";

/// Days and hours as typed, one text for each round from round 1 on; an empty text leaves the day or hour open.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DaysInput {
    /// Days: `2026-11-21`.
    pub days: Vec<String>,
    /// Hours: `15:00`.
    pub hours: Vec<String>,
    /// Time zone of the place: `+01:00`; empty for Central European Time.
    pub zone: String,
}

/// Reads the tournament with its days and hours for the form. The number is the version of the settings.
///
/// # Errors
/// No such tournament; the actor is not an arbiter of it.
pub fn get(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
) -> Result<(Summary, TournamentRole, i32), AppError> {
    ctx.read(|conn| {
        let loaded = ctx.tournament(conn, slug)?;
        let id = loaded.tournament.id;
        access::require(conn, actor, Action::RunTournament(id))?;
        let role = access::role(conn, actor, id)?.ok_or(AppError::Forbidden)?;
        let version = loaded.tournament.version;
        Ok((Summary::of(&loaded)?, role, version))
    })
}

/// Stores the typed days and hours.
///
/// # Errors
/// The actor is not the chief arbiter. Fields to be corrected, with the number of the round: a text that is not a date or an
/// hour, a day outside the tournament or before the day of an earlier round. Stale if somebody else changed the settings since
/// `version`.
pub fn set(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    version: i32,
    typed: &DaysInput,
) -> Result<Done<()>, AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.write(actor, Action::DirectTournament(id), key, |conn| {
        let loaded = Loaded::by_id(conn, id)?;
        let row = &loaded.tournament;
        let rounds = usize::from(loaded.planned());
        let first = |texts: &[String]| texts.iter().take(rounds).cloned().collect::<Vec<_>>();
        let days = parse(&first(&typed.days), (row.start_date, row.end_date))?;
        let hours = parse_hours(&first(&typed.hours), &typed.zone)?;
        if !rows::tournaments::set_round_dates(conn, id, version, &kept::dates_to_text(&days))? {
            return Err(AppError::Stale);
        }
        let hours_before = Hours::from_row(row.marks.hours.as_ref())?;
        if hours != hours_before {
            let row = HoursRow {
                tournament_id: id,
                hours: hours.texts(rounds).join(","),
                zone: hours.zone.text(),
            };
            rows::round_hours::set(conn, &row)?;
        }
        let before = kept::dates_from_text(&row.round_dates, rounds)?;
        Ok(Audited {
            value: (),
            deed: Deed::DaysSet(DaysSet {
                version,
                before: texts(&before, rounds),
                days: texts(&days, rounds),
                hours_before: hours_before.texts(rounds),
                hours: hours.texts(rounds),
                zone_before: hours_before.zone.text(),
                zone: hours.zone.text(),
            }),
        })
    })
}

fn parse_hours(typed: &[String], zone: &str) -> Result<Hours, AppError> {
    let mut checks = Checks::default();
    let mut hours = Vec::with_capacity(typed.len());
    for (round, text) in (1_u32..).zip(typed) {
        let hour = place_time::hour(text);
        if hour.is_none() && !text.trim().is_empty() {
            let (key, value) = ("problem-round-hour", round.to_string());
            checks.refuse(FIELD, Problem::Because { key, value });
        }
        hours.push(hour);
    }
    let zone = Zone::parse(zone);
    if zone.is_none() {
        checks.refuse("zone", Problem::Choice);
    }
    checks.finish()?;
    let known = hours.iter().rposition(Option::is_some);
    hours.truncate(known.map_or(0, |last| last + 1));
    Ok(Hours {
        hours,
        zone: zone.unwrap_or_default(),
    })
}

fn parse(
    typed: &[String],
    (start, end): (NaiveDate, NaiveDate),
) -> Result<Vec<Option<NaiveDate>>, AppError> {
    let mut checks = Checks::default();
    let mut earliest = start;
    let mut days = Vec::with_capacity(typed.len());
    for (round, text) in (1_u32..).zip(typed) {
        let mut refuse = |key| {
            let value = round.to_string();
            checks.refuse(FIELD, Problem::Because { key, value });
        };
        let day = match text.trim() {
            "" => None,
            text => {
                let day = text.parse::<NaiveDate>().ok();
                if day.is_none() {
                    refuse("problem-round-day");
                }
                day
            }
        };
        match day {
            Some(day) if day < start || day > end => refuse("problem-round-day-outside"),
            Some(day) if day < earliest => refuse("problem-round-day-order"),
            Some(day) => earliest = day,
            None => {}
        }
        days.push(day);
    }
    checks.finish()?;
    Ok(days)
}

/// One text for each round; empty if the day is open.
fn texts(days: &[Option<NaiveDate>], rounds: usize) -> Vec<String> {
    let text = |round: usize| {
        let day = days.get(round).copied().flatten();
        day.map(|day| day.to_string()).unwrap_or_default()
    };
    (0..rounds).map(text).collect()
}

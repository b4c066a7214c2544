//! The days of the rounds: announced before the event, in record 132 of its report afterwards.

use chrono::NaiveDate;

use crate::{
    app::{
        Actor, AppError, Audited, Checks, Context, Deed, Done, Problem,
        access::{self, Action, TournamentRole},
        deed::DaysSet,
    },
    store::rows,
};

use super::{Loaded, kept, summary::Summary};

/// Name of the field in messages. All days together are one field.
const FIELD: &str = "days";

/// The tournament with its days, for the form.
///
/// # Errors
/// No such tournament; not an arbiter of it.
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
        Ok((Summary::of(&loaded)?, role, loaded.tournament.version))
    })
}

/// Stores the days as typed, one text a round from round 1 on; an empty one leaves its day open.
///
/// # Errors
/// Not the chief arbiter; a text that is no date, a day outside the tournament's or before that of an earlier round,
/// with the number of the round; stale when somebody else changed the settings since `version`.
pub fn set(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    version: i32,
    typed: &[String],
) -> Result<Done<()>, AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.write(actor, Action::DirectTournament(id), key, |conn| {
        let loaded = Loaded::by_id(conn, id)?;
        let row = &loaded.tournament;
        let rounds = usize::from(loaded.planned());
        let days = parse(
            typed.get(..rounds).unwrap_or(typed),
            (row.start_date, row.end_date),
        )?;
        if !rows::tournaments::set_round_dates(conn, id, version, &kept::dates_to_text(&days))? {
            return Err(AppError::Stale);
        }
        let before = kept::dates_from_text(&row.round_dates, rounds);
        Ok(Audited {
            value: (),
            deed: Deed::DaysSet(DaysSet {
                version,
                before: texts(&before, rounds),
                days: texts(&days, rounds),
            }),
        })
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

/// A text a round, empty where the day is open.
fn texts(days: &[Option<NaiveDate>], rounds: usize) -> Vec<String> {
    let text = |round: usize| {
        let day = days.get(round).copied().flatten();
        day.map(|day| day.to_string()).unwrap_or_default()
    };
    (0..rounds).map(text).collect()
}

//! The beginning of a round: its clock, how long absent players may still come, chairs that are empty, and late
//! players. Only for arbiters.

use chrono::{NaiveDateTime, NaiveTime, TimeDelta};

use crate::{
    app::{
        Actor, AppError, Context, Done, FieldError, Problem, Refusal,
        access::{self, Post, TournamentRole},
        tournament::{
            Loaded,
            board::{self, BoardLine, RoundView},
            place_time::{self, Zone},
            screens::{
                hall_input::RoundClockInput,
                round_clock::{RoundClock, zone_text},
            },
        },
    },
    event::Colour,
    store::{Conn, rows},
};

use super::{
    confirm,
    confirmation::Confirmation,
    incident::{Asked, Kind, pages},
};

/// A chair that is still empty.
#[derive(Clone, Debug)]
pub struct EmptySeat {
    /// The board.
    pub line: BoardLine,
    /// The player whose chair it is; `None` for both.
    pub colour: Option<Colour>,
    /// Version of the game, needed for a ruling.
    pub game_version: i32,
}

/// The beginning of a round.
#[derive(Clone, Debug)]
pub struct RoundStart {
    /// The newest published round.
    pub round: RoundView,
    /// The reader's role in the tournament.
    pub role: TournamentRole,
    /// The clock of this round or of another one, or no clock.
    pub clock: RoundClock,
    /// When the round began, in UTC; `None` if its clock is not set.
    pub began: Option<NaiveDateTime>,
    /// When the round was to begin, in UTC; `None` if day or hour is not announced.
    pub announced: Option<NaiveDateTime>,
    /// Time zone of the place.
    pub zone: Zone,
    /// The empty chairs, by board.
    pub empty: Vec<EmptySeat>,
}

impl RoundStart {
    /// Until when absent players may still come, in UTC.
    #[must_use]
    pub fn awaited_until(&self) -> Option<NaiveDateTime> {
        let minutes = self.round.summary.default_minutes;
        Some(self.began? + TimeDelta::minutes(i64::from(minutes)))
    }

    /// Whether the time for absent players is over, so that they lose.
    #[must_use]
    pub fn is_over(&self, now: NaiveDateTime) -> bool {
        self.awaited_until().is_some_and(|until| now > until)
    }

    /// The local time at the place for a time in UTC.
    #[must_use]
    pub fn at_place(&self, utc: NaiveDateTime) -> NaiveDateTime {
        if self.began.is_some() {
            self.clock.at_place(utc)
        } else {
            self.zone.at_place(utc)
        }
    }
}

/// The beginning of the newest published round.
///
/// # Errors
/// No round is published; not an arbiter of this tournament.
pub fn round_start(ctx: &Context, actor: &Actor, slug: &str) -> Result<RoundStart, AppError> {
    ctx.read(|conn| {
        let loaded = ctx.tournament(conn, slug)?;
        let id = loaded.tournament.id;
        let role = access::must_be_at(conn, actor, id, Post::Game)?;
        if loaded.published() == 0 {
            return Err(Refusal::NotPublished { round: 1 }.into());
        }
        read(conn, &loaded, role)
    })
}

fn read(conn: &mut Conn, loaded: &Loaded, role: TournamentRole) -> Result<RoundStart, AppError> {
    let id = loaded.tournament.id;
    let round = board::view(loaded, Some(role), None)?;
    let clock = RoundClock::of_tournament(conn, id)?;
    let began = clock.starts_at.filter(|_| clock.round == round.round);
    let noted = rows::empty_seats::of_tournament(conn, id)?;
    let mut empty = Vec::new();
    for line in round.boards.iter().filter(|line| line.result.is_none()) {
        let mut chairs: Vec<Colour> = noted
            .iter()
            .filter(|(pairing, _)| *pairing == line.pairing)
            .map(|(_, colour)| *colour)
            .collect();
        if chairs.is_empty() {
            continue;
        }
        // A player with a ruling on lateness has arrived or has lost.
        for row in rows::incidents::of_pairing(conn, line.pairing)? {
            if row.superseded_by.is_none() && row.kind.is(Kind::Late) {
                chairs.retain(|colour| row.colour.is_some_and(|of| of != *colour));
            }
        }
        let colour = match chairs.as_slice() {
            [] => continue,
            [only] => Some(*only),
            _ => None,
        };
        let game = rows::games::of_pairing(conn, line.pairing)?;
        empty.push(EmptySeat {
            line: line.clone(),
            colour,
            game_version: game.map_or(0, |game| game.version),
        });
    }
    Ok(RoundStart {
        announced: round.summary.begins(round.round),
        zone: round.summary.hours.zone,
        role,
        began,
        clock,
        empty,
        round,
    })
}

/// A player who came late or did not come.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Arrived {
    /// Number of the pairing.
    pub pairing: i32,
    /// The player whose chair it was; `None` for both.
    pub colour: Option<Colour>,
    /// When they came, in local time (`15:12`); `None` if they did not come.
    pub at: Option<String>,
    /// Version of the game that the arbiter saw.
    pub game_version: i32,
    /// Version of the pairing that the arbiter saw.
    pub pairing_version: i32,
}

/// Records an absent player as late or as lost by default (Law 6.7). It writes the incident of lateness, with the
/// minutes since the beginning of the round, and its result if one follows.
///
/// # Errors
/// [`Refusal::RoundNotStarted`]; [`Refusal::MayStillCome`] for a player who did not come while the default time is
/// running; an hour that cannot be read (field `at`); the errors of [`confirm::confirm`].
pub fn arrived(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    input: &Arrived,
) -> Result<Done<i32>, AppError> {
    let start = round_start(ctx, actor, slug)?;
    let began = start.began.ok_or(Refusal::RoundNotStarted)?;
    let now = ctx.clock.now();
    let minutes = match &input.at {
        Some(at) => {
            let hour = place_time::hour(at).ok_or_else(|| unreadable(at))?;
            minutes_late(start.clock.at_place(began), hour)
        }
        None if !start.is_over(now) => {
            let until = start.awaited_until().unwrap_or(now);
            let until = start.clock.at_place(until).format("%-H:%M").to_string();
            return Err(Refusal::MayStillCome { until }.into());
        }
        // A minute that has begun counts, so the default time is over.
        None => {
            let allowed = i64::from(start.round.summary.default_minutes);
            let whole = (now - began).num_minutes();
            whole.max(allowed.saturating_add(1))
        }
    };
    let page = pages::page("late").ok_or(AppError::NotFound)?;
    let side = input.colour.map_or("both", Colour::code);
    let come = if input.at.is_some() { "yes" } else { "no" };
    let asked: Asked = [
        ("side", side.to_owned()),
        ("minutes", minutes.min(600).to_string()),
        ("come", come.to_owned()),
    ]
    .into_iter()
    .map(|(name, value)| (name.to_owned(), value))
    .collect();
    let confirmation = Confirmation {
        pairing: input.pairing,
        page: page.address.to_owned(),
        asked: asked.only(page.fields),
        mover: Colour::White,
        note: String::new(),
        white_clock: String::new(),
        black_clock: String::new(),
        game_version: input.game_version,
        pairing_version: input.pairing_version,
        earlier: None,
        with_result: true,
        supersedes: None,
    };
    confirm::confirm(ctx, actor, key, slug, &confirmation)
}

fn unreadable(typed: &str) -> AppError {
    let (key, value) = ("problem-round-hour-typed", typed.to_owned());
    AppError::Fields(vec![FieldError {
        field: "at",
        problem: Problem::Because { key, value },
    }])
}

/// Whole minutes from the beginning of a round to an hour of the same day, or of the next night if the hour is much
/// earlier.
fn minutes_late(began: NaiveDateTime, hour: NaiveTime) -> i64 {
    let began = began - TimeDelta::seconds(began.and_utc().timestamp().rem_euclid(60));
    let came = began.date().and_time(hour);
    let came = if began - came > TimeDelta::hours(12) {
        came + TimeDelta::days(1)
    } else {
        came
    };
    (came - began).num_minutes().max(0)
}

/// Input that starts the clock of the round, now or at the announced hour.
#[must_use]
pub fn starting(start: &RoundStart, at: NaiveDateTime) -> RoundClockInput {
    let offset = start.zone.offset(at);
    let local = at + TimeDelta::minutes(i64::from(offset));
    RoundClockInput {
        clock_round: start.round.round.to_string(),
        clock_day: local.date().to_string(),
        clock_starts: local.format("%H:%M:%S").to_string(),
        clock_ends: String::new(),
        clock_zone: zone_text(offset),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn minutes_are_counted_from_the_beginning() {
        let began = |text: &str| NaiveDateTime::parse_from_str(text, "%Y-%m-%d %H:%M:%S").unwrap();
        let hour = |text: &str| place_time::hour(text).unwrap();
        for (at, came, minutes) in [
            ("2026-12-05 15:00:00", "15:12", 12),
            ("2026-12-05 15:00:40", "15:30", 30),
            ("2026-12-05 15:00:00", "14:58", 0),
            ("2026-12-05 23:50:00", "00:05", 15),
        ] {
            assert_eq!(minutes_late(began(at), hour(came)), minutes);
        }
    }
}

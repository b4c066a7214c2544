//! Day and hour of a single board of a schedule, or of a match of teams, if they differ from those of the round: clubs of a
//! league agree on another evening, or a game of a round robin is postponed.

use std::collections::HashMap;

use chrono::{NaiveDate, NaiveTime};

use crate::{
    app::{
        Actor, AppError, Audited, Checks, Context, Deed, Done, Problem, Refusal,
        access::{self, Action, TournamentRole},
        deed::{MeetingDay, MeetingDaysSet},
    },
    event::RoundState,
    store::rows::{self, meeting_days::MeetingDayRow, rounds::RoundRow},
};

use super::{Loaded, entrant::Entrant, place_time, round_hours::hour_text, summary::Summary};

/// Name of the field in error messages: all days of a round are one field.
const FIELD: &str = "days";

/// When a board or a match is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayedOn {
    pub day: NaiveDate,
    /// The hour, by the clocks of the place; `None` if not known.
    pub hour: Option<NaiveTime>,
}

impl PlayedOn {
    fn of(row: &MeetingDayRow) -> Self {
        Self {
            day: row.day,
            hour: place_time::hour(&row.hour),
        }
    }

    /// The text in deeds: `2026-12-06 15:00`.
    fn text(self) -> String {
        match self.hour {
            Some(hour) => format!("{} {}", self.day, hour_text(hour)),
            None => self.day.to_string(),
        }
    }
}

/// Day and hour of a board or a match, as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MeetingDayInput {
    /// Number of the board or the match.
    pub number: i32,
    /// Day: `2026-12-06`; empty for the day of the round.
    pub day: String,
    /// Hour: `15:00`; may be empty.
    pub hour: String,
}

/// The days of a round, by the numbers of its boards or matches.
pub(super) fn of_round(loaded: &Loaded, round: &RoundRow) -> HashMap<i32, PlayedOn> {
    let days = loaded.days.iter().filter(|row| row.round_id == round.id);
    days.map(|row| (row.number, PlayedOn::of(row))).collect()
}

/// The days of the single boards of a round; empty in a team event, where days belong to matches.
pub(super) fn of_boards(loaded: &Loaded, round: &RoundRow) -> HashMap<i32, PlayedOn> {
    match loaded.teams {
        None => of_round(loaded, round),
        Some(_) => HashMap::new(),
    }
}

/// The two sides of a board or a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Meeting {
    /// Two players.
    Players(Box<[Entrant; 2]>),
    /// Two teams.
    Teams([String; 2]),
}

/// A board or a match with its day.
#[derive(Clone, Debug)]
pub struct MeetingLine {
    /// Number of the board or the match.
    pub number: i32,
    /// The two sides.
    pub meeting: Meeting,
    /// Day and hour; `None` if it is played with the round.
    pub on: Option<PlayedOn>,
}

/// The form for the days of a round.
#[derive(Clone, Debug)]
pub struct MeetingDays {
    /// The tournament.
    pub summary: Summary,
    /// Role of the reader in the tournament.
    pub role: TournamentRole,
    /// Boards or matches, by number.
    pub lines: Vec<MeetingLine>,
}

/// Reads the boards or matches of a published round of a schedule, with their days.
///
/// # Errors
/// [`Refusal::NotPublished`]; not a schedule; the actor is not an arbiter of this tournament.
pub fn get(ctx: &Context, actor: &Actor, slug: &str, round: u8) -> Result<MeetingDays, AppError> {
    ctx.read(|conn| {
        let loaded = ctx.tournament(conn, slug)?;
        access::require(conn, actor, Action::RunTournament(loaded.tournament.id))?;
        let role = access::role(conn, actor, loaded.tournament.id)?.ok_or(AppError::NotFound)?;
        let row = published(&loaded, round)?;
        let days = of_round(&loaded, row);
        let line = |(number, meeting)| MeetingLine {
            number,
            meeting,
            on: days.get(&number).copied(),
        };
        Ok(MeetingDays {
            summary: Summary::of(&loaded)?,
            role,
            lines: meetings(&loaded, row).into_iter().map(line).collect(),
        })
    })
}

fn published(loaded: &Loaded, round: u8) -> Result<&RoundRow, AppError> {
    if !loaded.course.is_schedule() {
        return Err(AppError::NotFound);
    }
    let row = loaded.round(round);
    row.filter(|row| row.state == RoundState::Published)
        .ok_or_else(|| {
            let round = i32::from(round);
            Refusal::NotPublished { round }.into()
        })
}

fn meetings(loaded: &Loaded, round: &RoundRow) -> Vec<(i32, Meeting)> {
    let Some(stored) = &loaded.teams else {
        let boards = loaded.pairings_of(round.id).filter_map(|row| {
            let player = |entry| loaded.entry(entry).map(Entrant::from);
            let two = [player(row.white_entry_id)?, player(row.black_entry_id)?];
            Some((row.board, Meeting::Players(Box::new(two))))
        });
        return boards.collect();
    };
    let matches = stored.matches_of(round.id).filter_map(|one| {
        let name = |team| stored.team(team).map(|team| team.name.clone());
        let two = [name(one.first_team_id)?, name(one.second_team_id?)?];
        Some((one.number, Meeting::Teams(two)))
    });
    matches.collect()
}

/// Stores the days of a round. Boards or matches that `typed` does not name stay as they are.
///
/// # Errors
/// Field `days`: a day or an hour that cannot be read, or an hour without a day, each with the number of its board or match. Also
/// the errors of [`get`].
pub fn set(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    round: u8,
    typed: &[MeetingDayInput],
) -> Result<Done<()>, AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.write(actor, Action::RunTournament(id), key, |conn| {
        let loaded = Loaded::by_id(conn, id)?;
        let row = published(&loaded, round)?;
        let there = meetings(&loaded, row);
        let (stood, read) = (of_round(&loaded, row), parse(typed)?);
        let mut days = Vec::new();
        for (number, on) in read {
            let before = stood.get(&number).copied();
            if before == on || !there.iter().any(|(known, _)| *known == number) {
                continue;
            }
            match on {
                Some(PlayedOn { day, hour }) => {
                    let hour = hour.map(hour_text).unwrap_or_default();
                    let round_id = row.id;
                    let new = MeetingDayRow {
                        round_id,
                        number,
                        day,
                        hour,
                    };
                    rows::meeting_days::set(conn, id, &new)?;
                }
                None => rows::meeting_days::remove(conn, row.id, number)?,
            }
            days.push(MeetingDay {
                number,
                before: before.map(PlayedOn::text).unwrap_or_default(),
                day: on.map(PlayedOn::text).unwrap_or_default(),
            });
        }
        Ok(Audited {
            value: (),
            deed: Deed::MeetingDaysSet(MeetingDaysSet {
                round: row.number,
                days,
            }),
        })
    })
}

fn parse(typed: &[MeetingDayInput]) -> Result<Vec<(i32, Option<PlayedOn>)>, AppError> {
    let mut checks = Checks::default();
    let mut read = Vec::with_capacity(typed.len());
    for one in typed {
        let mut refuse = |key| {
            let value = one.number.to_string();
            checks.refuse(FIELD, Problem::Because { key, value });
        };
        let day = one.day.trim().parse::<NaiveDate>().ok();
        let hour = place_time::hour(&one.hour);
        if day.is_none() && !one.day.trim().is_empty() {
            refuse("problem-meeting-day");
        } else if hour.is_none() && !one.hour.trim().is_empty() {
            refuse("problem-meeting-hour");
        } else if day.is_none() && hour.is_some() {
            refuse("problem-meeting-hour-alone");
        }
        read.push((one.number, day.map(|day| PlayedOn { day, hour })));
    }
    checks.finish()?;
    Ok(read)
}

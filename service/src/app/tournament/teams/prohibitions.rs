//! Pairs of teams that an arbiter forbids to meet.

use crate::{
    app::{
        Actor, AppError, Audited, Context, Deed, Done, Refusal,
        access::Action,
        deed::TeamsForbidden,
        tournament::{
            confirmation::{self, Confirmation, Objection},
            fide_mode,
        },
    },
    store::rows,
};

use super::{super::loaded::Loaded, TeamRefusal, rules::of, stored::Teams, team_name::TeamName};

/// Two teams that must not meet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prohibition {
    /// Number of the prohibition.
    pub id: i32,
    /// The two teams.
    pub teams: [TeamName; 2],
    /// First and last round in which it holds.
    pub rounds: [i32; 2],
}

/// The prohibitions that hold in a coming round, in the order in which they were made.
pub(super) fn to_come(loaded: &Loaded, stored: &Teams) -> Vec<Prohibition> {
    let due = i32::from(loaded.published()) + 1;
    let rows = stored.forbidden.iter().filter(|row| row.last_round >= due);
    rows.filter_map(|row| {
        let team = |id| stored.team(id).map(TeamName::of);
        Some(Prohibition {
            id: row.id,
            teams: [team(row.first_team_id)?, team(row.second_team_id)?],
            rounds: [row.first_round, row.last_round],
        })
    })
    .collect()
}

/// Forbids two teams to meet, from the next round to round `last`, or to the last round.
///
/// # Errors
/// The actor is not an arbiter of this tournament; not a team event; no such team; [`Refusal::ScheduleFixed`];
/// [`Refusal::NoSuchRound`]; [`TeamRefusal::NeverMeet`] if it is the same team twice, or already forbidden; [`Refusal::Asked`]
/// once a round is published, which in FIDE mode no answer settles.
pub fn forbid(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    (teams, last): ([i32; 2], Option<i32>),
    answer: &Confirmation,
) -> Result<Done<i32>, AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.write(actor, Action::RunTournament(id), key, |conn| {
        let loaded = Loaded::by_id(conn, id)?;
        let stored = of(&loaded)?;
        let [first, second] = teams.map(|team| stored.team(team).ok_or(AppError::NotFound));
        let names = [first?.name.clone(), second?.name.clone()];
        if loaded.course.is_schedule() {
            return Err(Refusal::ScheduleFixed.into());
        }
        let due = i32::from(loaded.published()) + 1;
        let planned = loaded.tournament.rounds_planned.max(due);
        let last = last.unwrap_or(planned);
        if last < due || last > planned {
            return Err(Refusal::NoSuchRound { round: last }.into());
        }
        let [one, other] = teams;
        let is_there = stored.forbidden.iter().any(|row| {
            let both = [row.first_team_id, row.second_team_id];
            row.last_round >= due && (both == [one, other] || both == [other, one])
        });
        if one == other || is_there {
            return Err(Refusal::Team(TeamRefusal::NeverMeet).into());
        }
        let against = (due > 1).then_some(Objection::PairForbidden);
        let fide = fide_mode::is_on(&loaded.tournament);
        let reason = confirmation::require(against.into_iter().collect(), answer, fide)?;
        let prohibition = rows::forbidden_teams::forbid(conn, id, teams, (due, last))?;
        Ok(Audited {
            value: prohibition,
            deed: Deed::TeamsForbidden(TeamsForbidden {
                prohibition,
                teams,
                names,
                first: due,
                last,
                reason: reason.unwrap_or_default(),
            }),
        })
    })
}

/// Allows two teams to meet again.
///
/// # Errors
/// The actor is not an arbiter of this tournament; not a team event; no such prohibition; [`Refusal::Asked`] as in [`forbid`].
pub fn allow(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    prohibition: i32,
    answer: &Confirmation,
) -> Result<Done<()>, AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.write(actor, Action::RunTournament(id), key, |conn| {
        let loaded = Loaded::by_id(conn, id)?;
        let stored = of(&loaded)?;
        let mut rows = stored.forbidden.iter();
        let row = rows.find(|row| row.id == prohibition);
        let row = row.ok_or(AppError::NotFound)?;
        let against = (loaded.published() > 0).then_some(Objection::PairAllowed);
        let fide = fide_mode::is_on(&loaded.tournament);
        let reason = confirmation::require(against.into_iter().collect(), answer, fide)?;
        rows::forbidden_teams::allow(conn, prohibition)?;
        let teams = [row.first_team_id, row.second_team_id];
        let name = |team| stored.team(team).map(|team| team.name.clone());
        Ok(Audited {
            value: (),
            deed: Deed::TeamsAllowed(TeamsForbidden {
                prohibition,
                teams,
                names: teams.map(|team| name(team).unwrap_or_default()),
                first: row.first_round,
                last: row.last_round,
                reason: reason.unwrap_or_default(),
            }),
        })
    })
}

//! Points taken off a team or given to it, from a round on. An arbiter enters the amount and the reason, and may take it back.

use serde::{Deserialize, Serialize};

use crate::{
    app::{
        Actor, AppError, Audited, Checks, Context, Deed, Done, Problem,
        access::Action,
        deed::{TeamPenalised, TeamPenaltyLifted},
    },
    event::Points,
    store::rows::{
        self,
        team_penalties::{NewTeamPenalty, TeamPenaltyRow},
    },
};

use super::{super::loaded::Loaded, rules::of, team_name::TeamName};

/// Maximum points of one penalty: 99, in half-points.
const MOST: Points = Points::from_halves(198);

/// The code for points that a team gets.
pub const GIVEN: &str = "given";

/// A penalty as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PenaltyInput {
    /// Match points that the team loses or gets; empty for none.
    pub penalty_match: String,
    /// Game points that the team loses or gets; empty for none.
    pub penalty_game: String,
    /// First round that they count in; empty for the newest one.
    pub penalty_round: String,
    /// Reason, 1–200 characters.
    pub penalty_reason: String,
    /// [`GIVEN`] if the team gets the points; empty or `off` if it loses them.
    pub penalty_way: String,
}

/// Points taken off a team, or given to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamPenalty {
    /// Number of the penalty.
    pub id: i32,
    pub team: TeamName,
    /// First round that they count in.
    pub round: i32,
    /// Amount of match points.
    pub match_points: Points,
    /// Amount of game points.
    pub game_points: Points,
    /// Reason, in the arbiter's words.
    pub reason: String,
    /// Whether the team gets the points; otherwise it loses them.
    pub is_given: bool,
}

/// The penalties of an event up to a round, in the order in which they were entered.
pub(super) fn up_to(loaded: &Loaded, round: u8) -> Vec<TeamPenalty> {
    let Some(stored) = loaded.teams.as_deref() else {
        return Vec::new();
    };
    let penalties = stored.penalties.iter();
    let penalties = penalties.filter(|row| row.round <= i32::from(round));
    penalties
        .filter_map(|row| {
            Some(TeamPenalty {
                id: row.id,
                team: TeamName::of(stored.team(row.team_id)?),
                round: row.round,
                match_points: Points::from_halves(row.match_points),
                game_points: Points::from_halves(row.game_points),
                reason: row.reason.clone(),
                is_given: row.is_given,
            })
        })
        .collect()
}

/// Takes points off a team, or gives it points. Returns the number of the penalty.
///
/// # Errors
/// The actor is not an arbiter of this tournament; not a team event; no such team. Fields to be corrected: no points, no such
/// round, no reason.
pub fn give(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    (slug, team): (&str, i32),
    input: &PenaltyInput,
) -> Result<Done<i32>, AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.write(actor, Action::RunTournament(id), key, |conn| {
        let loaded = Loaded::by_id(conn, id)?;
        let name = of(&loaded)?.team(team).ok_or(AppError::NotFound)?;
        let row = parse(&loaded, team, input)?;
        let new = NewTeamPenalty {
            tournament_id: id,
            team_id: team,
            round: row.round,
            match_points: row.match_points,
            game_points: row.game_points,
            reason: &row.reason,
            is_given: row.is_given,
        };
        Ok(Audited {
            value: rows::team_penalties::insert(conn, new)?,
            deed: Deed::TeamPenalised(TeamPenalised {
                team,
                name: name.name.clone(),
                round: row.round,
                match_points: row.match_points,
                game_points: row.game_points,
                reason: row.reason,
                is_given: row.is_given,
            }),
        })
    })
}

fn parse(loaded: &Loaded, team: i32, input: &PenaltyInput) -> Result<TeamPenaltyRow, AppError> {
    let mut checks = Checks::default();
    let mut points = |field, text: &str| {
        let text = text.trim();
        if text.is_empty() {
            return Points::ZERO;
        }
        let points = text.parse::<Points>().ok();
        let points = points.filter(|points| (Points::ZERO..=MOST).contains(points));
        if points.is_none() {
            let (key, value) = ("problem-points", text.to_owned());
            checks.refuse(field, Problem::Because { key, value });
        }
        points.unwrap_or(Points::ZERO)
    };
    let (match_points, game_points) = (
        points("penalty_match", &input.penalty_match),
        points("penalty_game", &input.penalty_game),
    );
    let is_nothing = match_points == Points::ZERO && game_points == Points::ZERO;
    if is_nothing && !checks.has("penalty_match") && !checks.has("penalty_game") {
        checks.refuse("penalty_match", Problem::Required);
    }
    let is_given = match input.penalty_way.trim() {
        GIVEN => true,
        "" | "off" => false,
        _ => {
            checks.refuse("penalty_way", Problem::Choice);
            false
        }
    };
    let newest = loaded.course.current().max(1);
    let planned = loaded.planned().into();
    let round = checks.optional_number("penalty_round", &input.penalty_round, 1, planned);
    let reason = checks.required("penalty_reason", &input.penalty_reason, 200);
    checks.finish()?;
    Ok(TeamPenaltyRow {
        id: 0,
        team_id: team,
        round: round
            .and_then(|round| i32::try_from(round).ok())
            .unwrap_or_else(|| newest.into()),
        match_points: match_points.halves(),
        game_points: game_points.halves(),
        reason,
        is_given,
    })
}

/// Takes a penalty back: the team gets its points again, or loses those that it was given.
///
/// # Errors
/// The actor is not an arbiter of this tournament; not a team event; the team has no such penalty.
pub fn lift(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    (slug, team): (&str, i32),
    penalty: i32,
) -> Result<Done<()>, AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.write(actor, Action::RunTournament(id), key, |conn| {
        let loaded = Loaded::by_id(conn, id)?;
        let stored = of(&loaded)?;
        let name = stored.team(team).ok_or(AppError::NotFound)?;
        let mut penalties = stored.penalties.iter();
        let row = penalties.find(|row| row.id == penalty && row.team_id == team);
        let row = row.ok_or(AppError::NotFound)?;
        rows::team_penalties::delete(conn, penalty)?;
        Ok(Audited {
            value: (),
            deed: Deed::TeamPenaltyLifted(TeamPenaltyLifted {
                penalty,
                was: TeamPenalised {
                    team,
                    name: name.name.clone(),
                    round: row.round,
                    match_points: row.match_points,
                    game_points: row.game_points,
                    reason: row.reason.clone(),
                    is_given: row.is_given,
                },
            }),
        })
    })
}

//! The standings of the teams.

use crate::{
    app::{Actor, AppError, Context, access::TournamentRole},
    event::{Outlet, ScoreKind, TeamScore, Tpn},
    tiebreak::{self, TeamOrder, TeamTerm, TeamTieBreak, TeamValue},
};

use super::{
    super::{
        loaded::Loaded,
        ranked::{is_final, last_complete, rules as ranking_rules},
        summary::Summary,
    },
    best_players::{self, PlayerOfBoard},
    penalties::{self, TeamPenalty},
    rules::of,
    setup::table,
    stored::Teams,
    team_name::TeamName,
};

/// A line of the standings of teams.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamPlace {
    /// Place, from 1; teams that cannot be separated share it.
    pub place: usize,
    pub team: TeamName,
    /// Match points and game points.
    pub score: TeamScore,
    /// One value for each tie-break of the list.
    pub values: Vec<TeamValue>,
}

/// The terms of a team's tie-break value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnfoldedTeam {
    /// Number of the team's row.
    pub team: i32,
    /// Index of the tie-break in the list.
    pub column: usize,
    /// The terms, each with the opponent if it has one.
    pub terms: Vec<(TeamTerm, Option<TeamName>)>,
}

/// The standings of the teams after a round, for a page.
#[derive(Clone, Debug)]
pub struct TeamStandingsView {
    /// The tournament.
    pub summary: Summary,
    /// Role of the reader in the tournament; `None` for somebody with no role.
    pub role: Option<TournamentRole>,
    /// Last round that the standings count.
    pub after: u8,
    /// Whether these are the final standings.
    pub is_final: bool,
    /// Whether results of these rounds are missing.
    pub provisional: bool,
    /// The score by which teams are ranked first.
    pub primary: ScoreKind,
    /// The tie-breaks, in their order.
    pub list: Vec<TeamTieBreak>,
    /// The teams, by place.
    pub lines: Vec<TeamPlace>,
    /// Points taken off or given in these rounds.
    pub penalties: Vec<TeamPenalty>,
    /// For each board, its players, best first.
    pub boards: Vec<Vec<PlayerOfBoard>>,
    /// The value whose terms are shown, if one was asked for.
    pub unfolded: Option<UnfoldedTeam>,
}

/// The standings of the teams after round `after`; `None` means after the newest complete round. `open` names the team's row and
/// the column whose terms are wanted.
///
/// # Errors
/// No such tournament, not a team event, or a round that is not published.
pub fn standings(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
    after: Option<u8>,
    open: Option<(i32, usize)>,
) -> Result<TeamStandingsView, AppError> {
    let (loaded, role) = ctx.read(|conn| ctx.shown_to(conn, actor, slug, Outlet::Page))?;
    let stored = of(&loaded)?;
    let after = after.unwrap_or_else(|| last_complete(&loaded));
    if after > loaded.published() {
        return Err(AppError::NotFound);
    }
    let (order, lines) = ranked(&loaded, stored, after)?;
    Ok(TeamStandingsView {
        summary: Summary::of(&loaded)?,
        role,
        after,
        is_final: is_final(&loaded, after),
        provisional: last_complete(&loaded) < after,
        primary: order.primary,
        unfolded: open
            .and_then(|asked| unfold(&loaded, stored, after, &order, asked).transpose())
            .transpose()?,
        list: order.list,
        lines,
        penalties: penalties::up_to(&loaded, after),
        boards: best_players::of(&loaded, stored, after)?,
    })
}

/// The ranking order of an event, and its lines after a round.
pub(in crate::app) fn ranked(
    loaded: &Loaded,
    stored: &Teams,
    after: u8,
) -> Result<(TeamOrder, Vec<TeamPlace>), AppError> {
    let (_, regulations) = ranking_rules(loaded, after)?;
    let order = stored.order()?;
    let table = table(loaded, stored, after, false)?;
    let lines = tiebreak::team_standings(&table, after, &order, &regulations);
    let lines = lines.into_iter().filter_map(|line| {
        Some(TeamPlace {
            place: line.place,
            team: TeamName::of(stored.teams.get(line.tpn.index())?),
            score: line.score,
            values: line.values,
        })
    });
    Ok((order, lines.collect()))
}

fn unfold(
    loaded: &Loaded,
    stored: &Teams,
    after: u8,
    order: &TeamOrder,
    (team, column): (i32, usize),
) -> Result<Option<UnfoldedTeam>, AppError> {
    let index = stored.teams.iter().position(|row| row.number == team);
    let (Some(tpn), Some(tie_break)) = (index.and_then(Tpn::from_index), order.list.get(column))
    else {
        return Ok(None);
    };
    let (_, regulations) = ranking_rules(loaded, after)?;
    let table = table(loaded, stored, after, false)?;
    let terms = tiebreak::unfold_team(&table, after, tpn, order.primary, *tie_break, &regulations);
    let terms = terms.into_iter().map(|term| {
        let opponent = match &term {
            TeamTerm::Round(round) => match round.against {
                tiebreak::Against::Opponent(tpn) | tiebreak::Against::Dummy(Some(tpn)) => {
                    stored.teams.get(tpn.index()).map(TeamName::of)
                }
                _ => None,
            },
            _ => None,
        };
        (term, opponent)
    });
    Ok(Some(UnfoldedTeam {
        team,
        column,
        terms: terms.collect(),
    }))
}

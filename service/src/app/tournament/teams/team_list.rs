//! The teams of an event with their members, as the pages show them.

use std::collections::HashMap;

use crate::{
    app::{Actor, AppError, Context, access::TournamentRole, organisers},
    event::{Bye, Categories, Outlet},
};

use super::{
    super::{entrant::Entrant, summary::Summary},
    enrol::average,
    input::{TeamInput, TeamRulesInput},
    penalties::{self, TeamPenalty},
    prohibitions::{self, Prohibition},
    rules::of,
    team_name::TeamName,
    who_plays,
    who_plays_fault::WhoPlaysFault,
};

/// A team with its members.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamLine {
    pub team: TeamName,
    /// Its form; the captain's name is only for arbiters.
    pub input: TeamInput,
    /// Row version.
    pub version: i32,
    /// Whether it is away from the coming rounds.
    pub is_away: bool,
    /// Members in the order of the boards. Players whose names are hidden are left out, except for arbiters.
    pub members: Vec<Entrant>,
    /// Average rating of the players on its boards, rounded down; `None` if no player has a rating.
    pub average: Option<u32>,
    /// Points taken off the team, or given to it.
    pub penalties: Vec<TeamPenalty>,
    /// Its byes in rounds that are not published yet, each with the round; only for arbiters.
    pub byes: Vec<(i32, Bye)>,
    /// The rules on who may play that its list breaks; only for arbiters.
    pub faults: Vec<WhoPlaysFault>,
}

/// The teams of an event, for a page.
#[derive(Clone, Debug)]
pub struct TeamsView {
    /// The tournament.
    pub summary: Summary,
    /// Role of the reader in the tournament; `None` for somebody with no role.
    pub role: Option<TournamentRole>,
    /// The rules of the event, as typed.
    pub rules: TeamRulesInput,
    /// The national categories that the rules may name.
    pub categories: Categories,
    /// Row version of the rules.
    pub rules_version: i32,
    /// Number of boards in a match.
    pub boards: usize,
    /// The teams, by their numbers.
    pub teams: Vec<TeamLine>,
    /// Entries that are in no team; only for arbiters.
    pub free: Vec<Entrant>,
    /// Whether round 1 is published.
    pub is_fixed: bool,
    /// Teams that must not meet in coming rounds; only for arbiters.
    pub prohibitions: Vec<Prohibition>,
    /// The rounds for which a team can have a bye; empty in a schedule.
    pub rounds_to_come: Vec<i32>,
}

/// Lists the teams of an event with their members.
///
/// # Errors
/// No such tournament, or not a team event.
pub fn teams(ctx: &Context, actor: &Actor, slug: &str) -> Result<TeamsView, AppError> {
    let (loaded, role) = ctx.read(|conn| ctx.shown_to(conn, actor, slug, Outlet::Page))?;
    let stored = of(&loaded)?;
    let mut faults = HashMap::new();
    for row in stored.teams.iter().filter(|_| role.is_some()) {
        faults.insert(row.id, who_plays::of_list(&loaded, stored, row.id)?);
    }
    let penalties = penalties::up_to(&loaded, u8::MAX);
    let due = i32::from(loaded.published()) + 1;
    let lines = stored.teams.iter().map(|row| TeamLine {
        faults: faults.remove(&row.id).unwrap_or_default(),
        penalties: penalties
            .iter()
            .filter(|one| one.team.id == row.id)
            .cloned()
            .collect(),
        byes: stored
            .byes
            .iter()
            .filter(|bye| role.is_some() && bye.team_id == row.id && bye.round >= due)
            .map(|bye| (bye.round, bye.kind))
            .collect(),
        team: TeamName::of(row),
        input: TeamInput {
            team_captain: role.map_or_else(String::new, |_| row.captain.clone()),
            ..TeamInput::of(row)
        },
        version: row.version,
        is_away: row.is_away,
        members: stored
            .members_of(row.id)
            .into_iter()
            .filter(|entry| !loaded.hides(*entry))
            .filter_map(|entry| loaded.entry(entry).map(Entrant::from))
            .collect(),
        average: average(&loaded, stored, row.id).map(|hundredths| hundredths / 100),
    });
    let free = loaded.entries.iter().filter(|entry| {
        role.is_some() && stored.team_of(entry.id).is_none() && entry.withdrawn_after.is_none()
    });
    Ok(TeamsView {
        summary: Summary::of(&loaded)?,
        role,
        rules: TeamRulesInput::of(&stored.rules),
        categories: organisers::categories_of(&loaded.tournament)?,
        rules_version: stored.rules.version,
        boards: stored.colours()?.boards(),
        teams: lines.collect(),
        free: free.map(Entrant::from).collect(),
        is_fixed: loaded.published() > 0,
        prohibitions: match role {
            Some(_) => prohibitions::to_come(&loaded, stored),
            None => Vec::new(),
        },
        rounds_to_come: match loaded.course.is_schedule() {
            true => Vec::new(),
            false => (due..=loaded.tournament.rounds_planned).collect(),
        },
    })
}

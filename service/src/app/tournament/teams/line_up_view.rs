//! The form for the line-ups of a match: who sits where, and who may.

use crate::app::{
    Actor, AppError, Context,
    access::{self, Action, TournamentRole},
};

use super::{
    super::{entrant::Entrant, summary::Summary},
    line_up::needs_reason,
    paired::is_there,
    round_matches::{MatchLine, view},
    rules::of,
    who_plays,
    who_plays_fault::WhoPlaysFault,
};

/// The line-ups of a match, with the members of both teams.
#[derive(Clone, Debug)]
pub struct LineUpView {
    /// The tournament.
    pub summary: Summary,
    /// Role of the reader in the tournament.
    pub role: TournamentRole,
    /// Number of the round.
    pub round: u8,
    /// Whether a change needs a reason, because the players have seen the line-ups.
    pub needs_reason: bool,
    /// The match.
    pub one: MatchLine,
    /// Members of each team in the order of the boards, and whether they can play in the round.
    pub members: [Vec<(Entrant, bool)>; 2],
    /// The players that each captain handed in, from board 1 on; empty if they handed in nothing.
    pub handed: [Vec<i32>; 2],
    /// For each team, the line-up rules that it breaks.
    pub faults: [Vec<WhoPlaysFault>; 2],
}

/// Reads the line-ups of a match, for the arbiters of the tournament.
///
/// # Errors
/// The actor is not an arbiter of this tournament; no such match.
pub fn line_up(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
    (round, number): (u8, i32),
) -> Result<LineUpView, AppError> {
    let (loaded, role) = ctx.read(|conn| {
        let loaded = ctx.tournament(conn, slug)?;
        access::require(conn, actor, Action::RunTournament(loaded.tournament.id))?;
        let role = access::role(conn, actor, loaded.tournament.id)?;
        Ok((loaded, role))
    })?;
    let role = role.ok_or(AppError::Forbidden)?;
    let stored = of(&loaded)?;
    let view = view(&loaded, Some(role), Some(round))?;
    let mut matches = view.matches.into_iter();
    let one = matches.find(|one| one.number == number);
    let one = one.ok_or(AppError::NotFound)?;
    let members = [0, 1].map(|side: usize| {
        let team = one.teams.get(side).map_or(0, |team| team.id);
        let members = stored.members_of(team).into_iter();
        let members = members.filter_map(|entry| {
            let entry = loaded.entry(entry)?;
            Some((Entrant::from(entry), is_there(&loaded, entry, round.into())))
        });
        members.collect()
    });
    let handed = one
        .teams
        .each_ref()
        .map(|team| stored.handed_in(team.id, round.into()));
    let playing = |side: usize| {
        let seats = one
            .boards
            .iter()
            .filter_map(|board| board.players.get(side));
        let seats = seats.flatten().map(|who| who.entry);
        who_plays::of_line_up(&loaded, stored, &seats.collect::<Vec<i32>>())
    };
    Ok(LineUpView {
        handed,
        faults: [playing(0)?, playing(1)?],
        summary: view.summary,
        role,
        round,
        needs_reason: loaded
            .round(round)
            .is_some_and(|row| needs_reason(&loaded, row)),
        one,
        members,
    })
}

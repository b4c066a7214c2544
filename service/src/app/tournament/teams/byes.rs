//! Byes that teams ask for, in rounds of a Swiss that are not published yet.

use crate::{
    app::{
        Actor, AppError, Audited, Context, Deed, Done, Refusal, access::Action, deed::TeamByeSet,
    },
    event::Bye,
    store::rows,
};

use super::{super::loaded::Loaded, TeamRefusal, rules::of};

/// The byes that a team may ask for.
pub const ASKED: [Bye; 2] = [Bye::HalfPoint, Bye::ZeroPoint];

/// Sets or removes the bye of a team in a round. A half-point bye is worth a drawn match and a draw on every board.
///
/// # Errors
/// The actor is not an arbiter of this tournament; the tournament is not a team event; no such team; [`Refusal::ScheduleFixed`];
/// [`TeamRefusal::NotAskedByTeams`] for a bye that teams cannot ask for; [`Refusal::AlreadyPublished`]; [`Refusal::NoSuchRound`].
pub fn set(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    (slug, team): (&str, i32),
    round: i32,
    bye: Option<Bye>,
) -> Result<Done<()>, AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.write(actor, Action::RunTournament(id), key, |conn| {
        let loaded = Loaded::by_id(conn, id)?;
        let stored = of(&loaded)?;
        let row = stored.team(team).ok_or(AppError::NotFound)?;
        if loaded.course.is_schedule() {
            return Err(Refusal::ScheduleFixed.into());
        }
        if bye.is_some_and(|bye| !ASKED.contains(&bye)) {
            return Err(Refusal::Team(TeamRefusal::NotAskedByTeams).into());
        }
        if round <= i32::from(loaded.published()) {
            return Err(Refusal::AlreadyPublished { round }.into());
        }
        if round > loaded.tournament.rounds_planned {
            return Err(Refusal::NoSuchRound { round }.into());
        }
        rows::team_byes::set(conn, id, (team, round), bye)?;
        Ok(Audited {
            value: (),
            deed: Deed::TeamByeSet(TeamByeSet {
                team,
                name: row.name.clone(),
                round,
                before: stored.bye_of(team, round),
                bye,
            }),
        })
    })
}

//! The heading of a paper, for arbiters who print it.

use crate::app::{
    Actor, AppError, Context,
    access::{self, Action, TournamentRole},
    tournament::summary::Summary,
};

/// Reads the tournament and the reader's role in it. Only for arbiters.
///
/// # Errors
/// No such tournament; the actor is not an arbiter of it.
pub fn heading(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
) -> Result<(Summary, TournamentRole), AppError> {
    ctx.read(|conn| {
        let loaded = ctx.tournament(conn, slug)?;
        let id = loaded.tournament.id;
        access::require(conn, actor, Action::RunTournament(id))?;
        let role = access::role(conn, actor, id)?.ok_or(AppError::Forbidden)?;
        Ok((Summary::of(&loaded)?, role))
    })
}

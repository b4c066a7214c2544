//! The end of a tournament. Once it is closed, nothing that its report contains can change; it is reopened only on purpose.

use crate::{
    app::{
        Actor, AppError, Audited, Context, Deed, Done, Refusal,
        access::Action,
        deed::{TournamentClosed, TournamentReopened},
    },
    event::TournamentState,
    store::{Conn, rows},
};

use super::{
    Loaded,
    confirmation::{self, Confirmation},
    conflicts, knock_out,
};

/// The state of a closed tournament.
pub(super) const CLOSED: TournamentState = TournamentState::Finished;

/// Refuses a write to a closed tournament.
///
/// # Errors
/// [`Refusal::TournamentOver`].
pub(super) fn require_open(conn: &mut Conn, tournament: i32) -> Result<(), AppError> {
    must_be_open(rows::tournaments::state_of(conn, tournament)?.word()?)
}

/// Refuses a write to a tournament in a closed state. This is the only place that decides which states are closed.
///
/// # Errors
/// [`Refusal::TournamentOver`].
pub(in crate::app) fn must_be_open(state: TournamentState) -> Result<(), AppError> {
    if state == CLOSED {
        return Err(Refusal::TournamentOver.into());
    }
    Ok(())
}

/// Closes the tournament: its standings are final.
///
/// # Errors
/// Rounds or results are missing, games are adjourned, a drawn tie is undecided, conflicting results are not settled; already
/// closed.
pub fn finish(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
) -> Result<Done<()>, AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.write(actor, Action::DirectTournament(id), key, |conn| {
        let loaded = Loaded::by_id(conn, id)?;
        let mut boards = loaded.missing();
        boards.extend(loaded.adjourned());
        if !boards.is_empty() {
            boards.sort_unstable();
            return Err(Refusal::GamesOpen { boards }.into());
        }
        knock_out::require_decided(&loaded)?;
        conflicts::none_open(conn, &loaded)?;
        if !loaded.course.is_complete() {
            let played = i32::from(loaded.published());
            return Err(Refusal::RoundsToPlay { played }.into());
        }
        rows::tournaments::set_state(conn, id, CLOSED)?;
        Ok(Audited {
            value: (),
            deed: Deed::TournamentClosed(TournamentClosed {
                before: loaded.tournament.state,
            }),
        })
    })
}

/// Reopens a closed tournament, for its chief arbiter, with a reason and after a second confirmation.
///
/// # Errors
/// Field `reason` if it is missing; [`Refusal::AskedTwice`] until `sure` is set; [`Refusal::TournamentNotOver`]; the actor is not
/// the chief arbiter.
pub fn reopen(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    input: &Confirmation,
) -> Result<Done<()>, AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.write_to_closed(actor, Action::DirectTournament(id), key, |conn| {
        let row = rows::tournaments::by_id(conn, id)?;
        if row.state != CLOSED {
            return Err(Refusal::TournamentNotOver.into());
        }
        let reason = confirmation::reason(&input.reason)?;
        if !input.sure {
            return Err(Refusal::AskedTwice.into());
        }
        rows::tournaments::set_state(conn, id, TournamentState::Running)?;
        Ok(Audited {
            value: (),
            deed: Deed::TournamentReopened(TournamentReopened { reason }),
        })
    })
}

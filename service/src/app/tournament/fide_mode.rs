//! FIDE mode: acts that a rated event must not do are refused. Every tournament begins in it. Leaving it is final, is shown on
//! every page of the tournament and recorded in its report (FIDE's acceptance rules for software).

use crate::{
    app::{
        Actor, AppError, Audited, Context, Deed, Done, Refusal, access::Action, deed::FideModeLeft,
    },
    store::rows::{self, tournaments::TournamentRow},
};

use super::confirmation::{self, Confirmation, Objection};

/// Record that FIDE mode was left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Left {
    /// Newest published round at that time; 0 before the first.
    pub round: i32,
    /// Reason, in the arbiter's words.
    pub reason: String,
}

/// Whether the tournament is in FIDE mode.
pub(super) const fn is_on(row: &TournamentRow) -> bool {
    row.marks.fide_mode.fide_left_round.is_none()
}

/// When and why a tournament left FIDE mode; `None` while it is in FIDE mode.
pub(super) fn left(row: &TournamentRow) -> Option<Left> {
    Some(Left {
        round: row.marks.fide_mode.fide_left_round?,
        reason: row.marks.fide_mode.fide_left_reason.clone(),
    })
}

/// Leaves FIDE mode for good, with a reason and after a second confirmation. Only for the chief arbiter.
///
/// # Errors
/// [`Refusal::Asked`] until both questions are answered; [`Refusal::FideModeLeftAlready`]; the actor is not the chief arbiter.
pub fn leave(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    answer: &Confirmation,
) -> Result<Done<()>, AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.write(actor, Action::DirectTournament(id), key, |conn| {
        let row = rows::tournaments::by_id(conn, id)?;
        if row.marks.fide_mode.fide_left_round.is_some() {
            return Err(Refusal::FideModeLeftAlready.into());
        }
        let asked = vec![Objection::FideModeLeft];
        let reason = confirmation::require(asked, answer, true)?.unwrap_or_default();
        let round = rows::rounds::newest_published(conn, id)?;
        rows::tournaments::leave_fide_mode(conn, id, round, &reason)?;
        Ok(Audited {
            value: (),
            deed: Deed::FideModeLeft(FideModeLeft { round, reason }),
        })
    })
}

//! FIDE mode: what an event that is rated may not do is refused. Every tournament begins in it; leaving it cannot be
//! undone, is shown on every page of the tournament and told in its report (FIDE's acceptance rules for software).

use crate::{
    app::{
        Actor, AppError, Audited, Context, Deed, Done, Refusal, access::Action, deed::FideModeLeft,
    },
    store::rows::{self, tournaments::TournamentRow},
};

use super::confirmation::{self, Confirmation, Objection};

/// That FIDE mode was left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Left {
    /// After which round; 0 before the first one.
    pub round: i32,
    /// Why it was left, in the arbiter's words.
    pub reason: String,
}

/// Whether the tournament is in FIDE mode.
pub(super) const fn is_on(row: &TournamentRow) -> bool {
    row.marks.fide_mode.fide_left_round.is_none()
}

/// That a tournament left FIDE mode; `None` while it is in it.
pub(super) fn left(row: &TournamentRow) -> Option<Left> {
    Some(Left {
        round: row.marks.fide_mode.fide_left_round?,
        reason: row.marks.fide_mode.fide_left_reason.clone(),
    })
}

/// Leaves FIDE mode for good, for the chief arbiter, with a reason and after two questions.
///
/// # Errors
/// [`Refusal::Asked`] until both are answered; left already; not the chief arbiter.
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

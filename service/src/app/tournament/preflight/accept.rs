//! Accepting something before round 1 as it is, with a reason.

use crate::{
    app::{
        Actor, AppError, Audited, Checks, Context, Deed, Done, Problem, access::Action,
        deed::CheckAccepted,
    },
    store::rows::{self, accepted_checks::AcceptedRow},
};

use super::check::Check;

/// Accepts the findings of a check as they are, for this reason. An empty reason takes the acceptance back.
///
/// # Errors
/// Field `reason`: the check cannot be accepted, or the reason is too long. Not found: there is no acceptance to take back. The
/// actor is not an arbiter of this tournament.
pub fn accept(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    check: Check,
    reason: &str,
) -> Result<Done<()>, AppError> {
    let mut checks = Checks::default();
    let reason = checks.text("reason", reason, 200);
    if !check.may_be_left() {
        checks.refuse("reason", Problem::Choice);
    }
    checks.finish()?;
    let (id, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    ctx.write(actor, Action::RunTournament(id), key, |conn| {
        let there = rows::accepted_checks::of_tournament(conn, id)?;
        let mut there = there.into_iter();
        let before = there.find(|row| row.code == check.code());
        if reason.is_empty() {
            if before.is_none() {
                return Err(AppError::NotFound);
            }
            rows::accepted_checks::remove(conn, id, check.code())?;
        } else {
            let row = AcceptedRow {
                tournament_id: id,
                code: check.code().to_owned(),
                reason: reason.clone(),
                accepted_by: actor.name().to_owned(),
                accepted_at: now,
            };
            rows::accepted_checks::set(conn, &row)?;
        }
        Ok(Audited {
            value: (),
            deed: Deed::CheckAccepted(CheckAccepted {
                check: check.code().to_owned(),
                before: before.map(|row| row.reason).unwrap_or_default(),
                reason,
            }),
        })
    })
}

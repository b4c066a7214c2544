//! Fee and membership of an entry, as set by an arbiter.

use crate::{
    app::{
        Actor, AppError, Audited, Checks, Context, Deed, Done,
        access::Action,
        deed::{FeeDueSet, MembershipSet},
    },
    event::Membership,
    store::rows::{self, fees::EntryFeeRow},
};

use super::pay::cents;

/// Sets the fee of an entry instead of the band's, with a reason. An empty amount goes back to the band.
///
/// # Errors
/// Fields to be corrected; no such entry; the actor is not an arbiter of this tournament.
pub fn set_due(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    entry: i32,
    (amount, reason): (&str, &str),
) -> Result<Done<()>, AppError> {
    let mut checks = Checks::default();
    let (due, reason) = match amount.trim() {
        "" => (None, String::new()),
        typed => (
            cents(&mut checks, "due", typed),
            checks.required("due_reason", reason, 200),
        ),
    };
    checks.finish()?;
    let id = ctx.tournament_id(slug)?;
    ctx.write(actor, Action::RunTournament(id), key, |conn| {
        rows::entries::by_id(conn, id, entry)?;
        let before = rows::fees::of_entry(conn, id, entry)?;
        let row = EntryFeeRow {
            due,
            reason: reason.clone(),
            ..before.clone()
        };
        rows::fees::set_entry(conn, &row)?;
        Ok(Audited {
            value: (),
            deed: Deed::FeeDueSet(FeeDueSet {
                entry,
                stood: before.due,
                due,
                reason: reason.clone(),
            }),
        })
    })
}

/// Records whether a player's membership is in order.
///
/// # Errors
/// No such entry; the actor is not an arbiter of this tournament.
pub fn set_membership(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    entry: i32,
    membership: Membership,
) -> Result<Done<()>, AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.write(actor, Action::RunTournament(id), key, |conn| {
        rows::entries::by_id(conn, id, entry)?;
        let before = rows::fees::of_entry(conn, id, entry)?;
        let row = EntryFeeRow {
            membership,
            ..before.clone()
        };
        rows::fees::set_entry(conn, &row)?;
        Ok(Audited {
            value: (),
            deed: Deed::MembershipSet(MembershipSet {
                entry,
                stood: before.membership,
                membership,
            }),
        })
    })
}

//! The manual phase of a draft: it begins, and ends with the reason why the draft differs from what the rules give.

use crate::{
    app::{
        Actor, AppError, Audited, Context, Deed, Done, Refusal,
        access::Action,
        deed::{ByHandEnded, RoundNumbered},
    },
    event::Halt,
    store::rows,
};

use super::{
    super::{
        Loaded,
        basis::{Basis, until_written},
        confirmation, knock_out, rounds,
    },
    seats::{self, Seats, draft, open_changes, require_whole},
    view::judged,
};

/// Begins the manual phase of the draft of `round`, or opens it again.
///
/// # Errors
/// No such draft; the phase is already open; a schedule, a bracket or a team event; the actor is not an arbiter of the
/// tournament.
pub fn begin(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    round: u8,
) -> Result<Done<()>, AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.write_much(actor, Action::RunTournament(id), key, |conn| {
        let loaded = Loaded::by_id(conn, id)?;
        let draft = draft(&loaded, round)?;
        if loaded.course.is_schedule() {
            return Err(Refusal::ScheduleByHand.into());
        }
        knock_out::not_by_hand(&loaded)?;
        loaded.must_be_of_players()?;
        if draft.is_changed_by_hand() {
            return Err(Refusal::ByHandBegun.into());
        }
        // The second games of a match are paired from the first ones, so they are discarded.
        rounds::discard_behind(conn, &loaded, draft.number)?;
        if draft.by_hand.is_none() {
            rows::rounds::set_by_hand(conn, draft.id, Some(&seats::stored(&[])?))?;
        }
        rows::rounds::set_by_hand_reason(conn, draft.id, None)?;
        Ok(Audited {
            value: (),
            deed: Deed::ByHandBegun(RoundNumbered {
                round: draft.number,
            }),
        })
    })
}

/// Ends the manual phase of the draft of `round`. The draft is compared with what the rules give; if it differs, the arbiter must
/// give a reason (1–200 characters). Until the phase is opened again, the draft cannot change.
///
/// # Errors
/// No such draft, or its manual phase is not open; [`Refusal::WithoutSeat`]; field `reason` if it is missing;
/// [`Refusal::Overtaken`].
pub fn end(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    round: u8,
    reason: &str,
) -> Result<Done<()>, AppError> {
    let halt = Halt::never();
    until_written(&halt, || {
        let basis = match Basis::read(ctx, actor, key, slug)? {
            Done::Fresh(basis) => basis,
            Done::Repeated(subject) => return Ok(Done::Repeated(subject)),
        };
        let loaded = &basis.snapshot;
        let draft = draft(loaded, round)?;
        open_changes(draft)?;
        let seats = Seats::of(loaded, draft)?;
        require_whole(loaded, &seats)?;
        let reason = match judged(ctx, loaded, &seats, &halt)?.level() {
            None => None,
            Some(_) => Some(confirmation::reason(reason)?),
        };
        let action = Action::RunTournament(loaded.tournament.id);
        ctx.write_much(actor, action, key, |conn| {
            basis.must_stand(conn)?;
            match &reason {
                Some(reason) => rows::rounds::set_by_hand_reason(conn, draft.id, Some(reason))?,
                // It is what the rules give, so it does not count as made by hand.
                None => rows::rounds::set_by_hand(conn, draft.id, None)?,
            }
            Ok(Audited {
                value: (),
                deed: Deed::ByHandEnded(ByHandEnded {
                    round: draft.number,
                    reason: reason.clone().unwrap_or_default(),
                }),
            })
        })
    })
}

//! A tournament that goes on at another machine. From then on nothing changes here, until somebody takes it back.

use std::io;

use crate::{
    app::{
        Actor, AppError, Audited, Context, Deed, Done, Refusal,
        access::{self, Action},
        deed::{HandOverTakenBack, TournamentHandedOver},
        tournament::confirmation::{self, Confirmation, Objection},
    },
    event::Halt,
    store::{
        Conn,
        rows::{self, handed_over::HandedOverRow},
    },
};

use super::pack::pack;

/// The refusal of a write to a tournament that was handed over.
///
/// # Errors
/// Storage failures.
pub(in crate::app) fn handed_over(conn: &mut Conn, id: i32) -> Result<Refusal, AppError> {
    let row = rows::handed_over::of(conn, id)?.ok_or(AppError::NotFound)?;
    Ok(Refusal::HandedOver {
        by: row.handed_by,
        at: row.handed_at,
        digest: row.digest,
    })
}

/// Hands a tournament over in the state `version` that the actor saw. It stores the digest of its archive. From then on
/// nothing changes here, so the same archive can be downloaded as often as needed. A closed tournament can be handed
/// over too.
///
/// # Errors
/// [`AppError::Stale`] when something was written since; neither chief arbiter nor administrator; handed over already;
/// [`Refusal::Stopped`].
pub fn hand_over(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    version: i32,
    halt: &Halt,
) -> Result<Done<String>, AppError> {
    let id = ctx.tournament_id(slug)?;
    let repeated = ctx.read(|conn| {
        access::require(conn, actor, Action::DirectTournament(id))?;
        Ok(match key {
            Some(key) => rows::idempotency::find(conn, key, &actor.key)?,
            None => None,
        })
    })?;
    if let Some(subject) = repeated {
        return Ok(Done::Repeated(subject));
    }
    let packed = pack(ctx, actor, slug, halt, io::sink())?;
    mark(ctx, actor, key, slug, &packed.digest, Some(version))
}

/// Records that another machine goes on with the archive that has this digest. With `newest`, only while that is the
/// newest row of the trail.
///
/// # Errors
/// As [`hand_over`].
pub(in crate::app) fn mark(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    digest: &str,
    newest: Option<i32>,
) -> Result<Done<String>, AppError> {
    let (id, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    ctx.write_much_to_closed(actor, Action::DirectTournament(id), key, |conn| {
        let stands = rows::audit::newest_of(conn, id)?;
        if newest.is_some_and(|seen| seen != stands) {
            return Err(AppError::Stale);
        }
        let row = HandedOverRow {
            tournament_id: id,
            handed_by: actor.name().to_owned(),
            handed_at: now,
            digest: digest.to_owned(),
        };
        rows::handed_over::insert(conn, &row)?;
        Ok(Audited {
            value: row.digest.clone(),
            deed: Deed::TournamentHandedOver(TournamentHandedOver { digest: row.digest }),
        })
    })
}

/// Takes back a tournament that was handed over, for its chief arbiter or an administrator. It needs a reason and two
/// confirmations, because from then on two copies exist that differ.
///
/// # Errors
/// [`Refusal::Asked`] until both questions are confirmed; not handed over; neither chief arbiter nor administrator.
pub fn take_back(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    answer: &Confirmation,
) -> Result<Done<()>, AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.write_to_handed_over(actor, Action::DirectTournament(id), key, |conn| {
        let row = rows::handed_over::of(conn, id)?.ok_or(Refusal::NotHandedOver)?;
        let asked = vec![Objection::HandOverTakenBack];
        let reason = confirmation::require(asked, answer, true)?.unwrap_or_default();
        rows::handed_over::remove(conn, id)?;
        Ok(Audited {
            value: (),
            deed: Deed::HandOverTakenBack(HandOverTakenBack {
                digest: row.digest,
                reason,
            }),
        })
    })
}

//! The sessions of an account, and ending them.

use chrono::NaiveDateTime;

use crate::{
    app::{
        Actor, AppError, Audited, Context, Deed, Done,
        access::{self, Action},
        deed::SessionEnded,
    },
    auth::Token,
    store::rows,
};

use super::session::is_alive;

/// One session, as its owner sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenSession {
    /// Number of the session.
    pub id: i32,
    /// When it was opened, UTC.
    pub opened: NaiveDateTime,
    /// Last use, UTC, to the hour.
    pub used: NaiveDateTime,
    /// Network address from which it was opened.
    pub address: String,
    /// Browser and system; empty if they are not known.
    pub device: String,
    /// Whether it is the session of this request.
    pub is_present: bool,
}

/// The actor's own sessions, the newest first.
///
/// # Errors
/// Nobody is logged in.
pub fn open_sessions(
    ctx: &Context,
    actor: &Actor,
    present: &Token,
) -> Result<Vec<OpenSession>, AppError> {
    let me = access::signed_in(actor)?.id;
    let now = ctx.clock.now();
    ctx.read(|conn| {
        let mut open = rows::sessions::of_user(conn, me)?;
        open.retain(|session| is_alive(session, now));
        Ok(open
            .into_iter()
            .map(|session| OpenSession {
                id: session.id,
                opened: session.created_at,
                used: session.last_seen_at,
                is_present: session.token_hash == present.hash(),
                address: session.address,
                device: session.device,
            })
            .collect())
    })
}

/// Ends one of the actor's own sessions.
///
/// # Errors
/// Nobody is logged in; not a session of this account.
pub fn end_session(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    session: i32,
) -> Result<Done<()>, AppError> {
    let me = access::signed_in(actor)?.id;
    ctx.write(actor, Action::OwnAccount, key, |conn| {
        if !rows::sessions::delete_one(conn, me, session)? {
            return Err(AppError::NotFound);
        }
        Ok(Audited {
            value: (),
            deed: Deed::SessionEnded(SessionEnded { user: me, ended: 1 }),
        })
    })
}

/// Ends all of the actor's own sessions except the present one.
///
/// # Errors
/// Nobody is logged in.
pub fn end_other_sessions(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    present: &Token,
) -> Result<Done<()>, AppError> {
    let me = access::signed_in(actor)?.id;
    ctx.write(actor, Action::OwnAccount, key, |conn| {
        let ended = rows::sessions::delete_others(conn, me, &present.hash())?;
        Ok(Audited {
            value: (),
            deed: Deed::SessionEnded(SessionEnded { user: me, ended }),
        })
    })
}

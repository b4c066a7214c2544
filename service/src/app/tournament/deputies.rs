//! Deputies: a chief arbiter invites them by log-in name, and the owner of the account accepts. Also the accounts with a role in
//! a tournament.
//!
//! The chief arbiter gets the same answer for every name, so that nobody learns which accounts exist.

use chrono::{Duration, NaiveDateTime};

use crate::{
    app::{
        Actor, AppError, Audited, Checks, Context, Deed, Done, Refusal,
        access::{self, Action},
        accounts,
        deed::{DeputyAnswered, DeputyInvited, DeputyRemoved},
        letters::{self, Letter, Post},
    },
    event::ArbiterRole,
    store::{Conn, rows},
};

/// Days after which an unanswered invitation expires.
const OPEN_DAYS: i64 = 30;
/// Maximum number of open invitations in a tournament.
const MOST_OPEN: usize = 20;

fn since(now: NaiveDateTime) -> NaiveDateTime {
    now - Duration::days(OPEN_DAYS)
}

/// Invites a deputy by log-in name, whether or not there is such an account.
///
/// # Errors
/// Field `deputy` if it is not a log-in name; the actor is not the chief arbiter; [`Refusal::TooManyDeputies`].
pub fn invite(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    name: &str,
) -> Result<Done<()>, AppError> {
    let mut checks = Checks::default();
    let name = accounts::check_login_name(&mut checks, "deputy", name);
    let id = ctx.tournament_id(slug)?;
    let now = ctx.clock.now();
    ctx.write(actor, Action::DirectTournament(id), key, |conn| {
        checks.finish()?;
        let open = rows::deputy_invitations::of_tournament(conn, id, since(now))?;
        if open.len() >= MOST_OPEN {
            return Err(Refusal::TooManyDeputies.into());
        }
        let invitation = rows::deputy_invitations::insert(conn, id, &name, actor.name(), now)?;
        // The answer does not reveal whether there is such an account.
        if let Some(user) = rows::users::by_name(conn, &name)?
            && user.disabled_at.is_none()
        {
            let asked = Letter::DeputyAsked {
                name: user.display_name,
                tournament: rows::tournaments::by_id(conn, id)?.name,
                by: actor.name().to_owned(),
            };
            let post = Post {
                to: &user.email,
                tournament: Some(id),
                at: now,
                language: None,
            };
            letters::post(conn, &asked, post)?;
        }
        Ok(Audited {
            value: (),
            deed: Deed::DeputyInvited(DeputyInvited {
                invitation,
                name: name.clone(),
            }),
        })
    })
}

/// The open invitations: number and log-in name.
///
/// # Errors
/// No such tournament; the actor is not the chief arbiter.
pub fn invited(ctx: &Context, actor: &Actor, slug: &str) -> Result<Vec<(i32, String)>, AppError> {
    let now = ctx.clock.now();
    ctx.read(|conn| {
        let id = rows::tournaments::by_slug(conn, slug)?.id;
        access::require(conn, actor, Action::DirectTournament(id))?;
        let open = rows::deputy_invitations::of_tournament(conn, id, since(now))?;
        Ok(open.into_iter().map(|row| (row.id, row.name)).collect())
    })
}

/// Log-in names with an open invitation in a tournament.
///
/// # Errors
/// Storage failures.
pub(super) fn open(
    ctx: &Context,
    conn: &mut Conn,
    tournament: i32,
) -> Result<Vec<String>, AppError> {
    let since = since(ctx.clock.now());
    let open = rows::deputy_invitations::of_tournament(conn, tournament, since)?;
    Ok(open.into_iter().map(|row| row.name).collect())
}

/// Withdraws an invitation.
///
/// # Errors
/// The actor is not the chief arbiter; the tournament has no such invitation.
pub fn withdraw(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    invitation: i32,
) -> Result<Done<()>, AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.write_to_closed(actor, Action::DirectTournament(id), key, |conn| {
        let row = rows::deputy_invitations::by_id(conn, invitation)?;
        if row.tournament_id != id {
            return Err(AppError::NotFound);
        }
        rows::deputy_invitations::delete(conn, invitation)?;
        Ok(Audited {
            value: (),
            deed: Deed::InvitationWithdrawn(DeputyInvited {
                invitation,
                name: row.name,
            }),
        })
    })
}

/// An invitation to be a deputy, as the invited person sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    /// Number of the invitation.
    pub id: i32,
    /// Name of the tournament.
    pub tournament: String,
    /// Name, as shown, of the arbiter who invites.
    pub by: String,
}

/// Lists the actor's own invitations.
///
/// # Errors
/// Nobody is signed in.
pub fn asked(ctx: &Context, actor: &Actor) -> Result<Vec<Asked>, AppError> {
    let me = access::signed_in(actor)?.id;
    let now = ctx.clock.now();
    ctx.read(|conn| {
        let name = rows::users::by_id(conn, me)?.name;
        let open = rows::deputy_invitations::of_name(conn, &name, since(now))?;
        Ok(open
            .into_iter()
            .map(|(row, tournament)| Asked {
                id: row.id,
                tournament,
                by: row.invited_by,
            })
            .collect())
    })
}

/// Accepts an invitation of the actor, who becomes a deputy, or declines it.
///
/// # Errors
/// Nobody is signed in; no such invitation, somebody else's, or an expired one.
pub fn answer(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    invitation: i32,
    accept: bool,
) -> Result<Done<()>, AppError> {
    let me = access::signed_in(actor)?.id;
    let now = ctx.clock.now();
    let id = ctx
        .read(|conn| Ok(rows::deputy_invitations::by_id(conn, invitation)?))?
        .tournament_id;
    ctx.write_to_closed(actor, Action::AnswerInvitation(id), key, |conn| {
        let row = rows::deputy_invitations::by_id(conn, invitation)?;
        let user = rows::users::by_id(conn, me)?;
        if row.name != user.name || row.invited_at <= since(now) {
            return Err(AppError::NotFound);
        }
        rows::deputy_invitations::delete(conn, invitation)?;
        if accept && rows::arbiters::role(conn, id, me)?.is_none() {
            rows::arbiters::insert(conn, id, me, ArbiterRole::Deputy)?;
        }
        let answered = DeputyAnswered {
            invitation,
            name: user.display_name,
        };
        Ok(Audited {
            value: (),
            deed: if accept {
                Deed::DeputyAdded(answered)
            } else {
                Deed::DeputyDeclined(answered)
            },
        })
    })
}

/// Removes a deputy's role.
///
/// # Errors
/// The actor is not the chief arbiter; the account is not a deputy of this tournament.
pub fn remove(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    user: i32,
) -> Result<Done<()>, AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.write_to_closed(actor, Action::DirectTournament(id), key, |conn| {
        if rows::arbiters::role(conn, id, user)? != Some(ArbiterRole::Deputy) {
            return Err(AppError::NotFound);
        }
        rows::arbiters::delete(conn, id, user)?;
        let row = rows::users::by_id(conn, user)?;
        Ok(Audited {
            value: (),
            deed: Deed::DeputyRemoved(DeputyRemoved {
                user,
                name: row.display_name,
            }),
        })
    })
}

/// Lists the accounts with a role: number, name as shown, role.
///
/// # Errors
/// No such tournament; the actor is not an arbiter of it.
pub fn arbiters(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
) -> Result<Vec<(i32, String, ArbiterRole)>, AppError> {
    ctx.read(|conn| {
        let row = rows::tournaments::by_slug(conn, slug)?;
        access::require(conn, actor, Action::RunTournament(row.id))?;
        Ok(rows::arbiters::of_tournament(conn, row.id)?)
    })
}

//! Deputies: asked for by log-in name, and accepted by whoever owns it; who has a role in a tournament.
//!
//! The answer to the chief arbiter is the same for every name, so that nobody learns which accounts exist.

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

/// An invitation that nobody answers ends after this time.
const OPEN_DAYS: i64 = 30;
/// The most open invitations of one tournament.
const MOST_OPEN: usize = 20;

fn since(now: NaiveDateTime) -> NaiveDateTime {
    now - Duration::days(OPEN_DAYS)
}

/// Asks for a deputy by log-in name, whether or not there is such an account.
///
/// # Errors
/// Not a log-in name (field `deputy`); not the chief arbiter; [`Refusal::TooManyDeputies`].
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
        // The answer does not say whether there is anybody to write to.
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

/// Names asked for and not answered yet: number and log-in name.
///
/// # Errors
/// Not the chief arbiter.
pub fn invited(ctx: &Context, actor: &Actor, slug: &str) -> Result<Vec<(i32, String)>, AppError> {
    let now = ctx.clock.now();
    ctx.read(|conn| {
        let id = rows::tournaments::by_slug(conn, slug)?.id;
        access::require(conn, actor, Action::DirectTournament(id))?;
        let open = rows::deputy_invitations::of_tournament(conn, id, since(now))?;
        Ok(open.into_iter().map(|row| (row.id, row.name)).collect())
    })
}

/// The log-in names asked for in a tournament and not answered yet.
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

/// Takes an invitation back.
///
/// # Errors
/// Not the chief arbiter; no such invitation here.
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

/// What somebody signed in is asked to be a deputy of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    /// Number of the invitation.
    pub id: i32,
    /// Name of the tournament.
    pub tournament: String,
    /// Name, as shown, of who asks.
    pub by: String,
}

/// The actor's own invitations.
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

/// Accepts an own invitation, and has the role of a deputy, or declines it.
///
/// # Errors
/// Nobody is signed in; no such invitation, or another's, or an old one.
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

/// Takes a deputy's role away.
///
/// # Errors
/// Not the chief arbiter; the account is not a deputy here.
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

/// Accounts with a role: number, name as shown, role.
///
/// # Errors
/// Not an arbiter of this tournament.
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

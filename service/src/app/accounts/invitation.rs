//! One-time links with which a person chooses a password.

use chrono::{Duration, NaiveDateTime};

use crate::{
    app::{
        Actor, AppError, Audited, Checks, Context, Deed, Done, Refusal,
        access::Action,
        deed::{AccessGranted, InvitationAccepted, OfAccount},
        letters::{self, Letter, Post},
    },
    auth::Token,
    store::{
        Conn,
        rows::{self, users::NewUser},
    },
};

use super::{
    check_login_name, end_access, insert_user,
    link_life::{INVITATION_DAYS, RESET_MINUTES},
    password::{check_password, hash},
    random_token,
};

/// The letter that invites somebody to choose the password of a new account.
pub(in crate::app) fn invitation(login: &str, name: &str, secret: &str) -> Letter {
    Letter::Invitation {
        name: name.to_owned(),
        login: login.to_owned(),
        path: format!("/welcome/{secret}"),
    }
}

/// A one-time link that was just made.
#[derive(Clone, PartialEq, Eq)]
pub struct NewLink {
    /// The link's secret.
    pub secret: String,
    /// Whether it resets an existing password; it then expires after half an hour.
    pub is_reset: bool,
}

/// Maximum links for the first administrator besides the newest one, from several servers.
const OTHER_FIRST_LINKS: i64 = 9;

/// The token of a one-time link with which the first administrator chooses name and password; `None` if there is an
/// administrator already. Each server on one database makes its own link when it starts, and all of them work until one
/// is used; only those of the last ten starts are kept. If one program has the file alone, the new token replaces the
/// last one.
///
/// # Errors
/// Storage failures.
pub fn first_admin_invitation(ctx: &Context) -> Result<Option<String>, AppError> {
    if ctx.trouble().is_some() {
        // A server that only reads cannot store an invitation.
        return Ok(None);
    }
    if has_admin(ctx)? {
        return Ok(None);
    }
    let token = random_token()?;
    let now = ctx.clock.now();
    let others = match ctx.is_embedded() {
        true => 0,
        false => OTHER_FIRST_LINKS,
    };
    ctx.write(&Actor::command_line(), Action::CommandLine, None, |conn| {
        rows::invitations::delete_unused_first(conn, others)?;
        let id = rows::invitations::insert(
            conn,
            &token.hash(),
            None,
            "first-admin",
            now,
            now + Duration::days(INVITATION_DAYS),
        )?;
        Ok(Audited {
            value: (),
            deed: Deed::FirstAdminInvited(AccessGranted { invitation: id }),
        })
    })?;
    Ok(Some(token.secret().to_owned()))
}

/// Makes a new link for an account whose owner lost the password or the first link. Earlier unused links end.
///
/// # Errors
/// Not an administrator; no such account; [`Refusal::AccountDisabled`].
pub fn invite_again(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    user: i32,
) -> Result<Done<NewLink>, AppError> {
    let token = random_token()?;
    let now = ctx.clock.now();
    ctx.write(actor, Action::Administer, key, |conn| {
        let row = rows::users::by_id(conn, user)?;
        if row.disabled_at.is_some() {
            return Err(Refusal::AccountDisabled.into());
        }
        let is_reset = row.password_hash.is_some();
        let (kind, life) = if is_reset {
            ("reset", Duration::minutes(RESET_MINUTES))
        } else {
            ("password", Duration::days(INVITATION_DAYS))
        };
        rows::invitations::delete_unused_of_user(conn, user)?;
        rows::invitations::insert(conn, &token.hash(), Some(user), kind, now, now + life)?;
        if !is_reset {
            // The link of a reset is passed on in person: a waiting letter could outlive it.
            let letter = invitation(&row.name, &row.display_name, token.secret());
            let post = Post {
                to: &row.email,
                tournament: None,
                at: now,
                language: None,
            };
            letters::post(conn, &letter, post)?;
        }
        Ok(Audited {
            value: NewLink {
                secret: token.secret().to_owned(),
                is_reset,
            },
            deed: Deed::InvitedAgain(OfAccount {
                user,
                name: row.name,
            }),
        })
    })
}

/// Whether there is an administrator already.
///
/// # Errors
/// Storage failures.
pub fn has_admin(ctx: &Context) -> Result<bool, AppError> {
    ctx.read(|conn| Ok(rows::users::any_admin(conn)?))
}

/// The person that an invitation is for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Invited {
    /// The first administrator, who also chooses a name.
    FirstAdmin,
    /// An account, by its log-in name and name as shown.
    Account {
        /// Log-in name.
        name: String,
        /// Name as shown.
        display_name: String,
    },
}

/// The valid invitation with this token, and the account whose password it sets; `None` for the first administrator.
fn open_invitation(
    conn: &mut Conn,
    token: &Token,
    now: NaiveDateTime,
) -> Result<
    (
        rows::invitations::InvitationRow,
        Option<rows::users::UserRow>,
    ),
    AppError,
> {
    let refused = || AppError::Refused(Refusal::Invitation);
    let invitation = rows::invitations::by_hash(conn, &token.hash())?
        .filter(|invitation| invitation.used_at.is_none() && invitation.expires_at > now)
        .ok_or_else(refused)?;
    let user = match invitation.user_id {
        Some(id) => Some(rows::users::by_id(conn, id)?),
        // The first administrator can be made only once.
        None if rows::users::any_admin(conn)? => return Err(refused()),
        None => None,
    };
    if user.as_ref().is_some_and(|user| user.disabled_at.is_some()) {
        return Err(refused());
    }
    Ok((invitation, user))
}

/// The person that the invitation with this secret is for.
///
/// # Errors
/// [`Refusal::Invitation`] if it is unknown, used or expired.
pub fn invited(ctx: &Context, secret: &str) -> Result<Invited, AppError> {
    let token = Token::parse(secret).ok_or(AppError::Refused(Refusal::Invitation))?;
    let now = ctx.clock.now();
    ctx.read(|conn| {
        Ok(match open_invitation(conn, &token, now)?.1 {
            None => Invited::FirstAdmin,
            Some(user) => Invited::Account {
                name: user.name,
                display_name: user.display_name,
            },
        })
    })
}

/// Input of the form behind an invitation.
#[derive(Clone, Debug, Default)]
pub struct AcceptInvitation {
    /// The link's secret.
    pub secret: String,
    /// Log-in name; only the first administrator chooses it.
    pub name: String,
    /// Name as shown; only the first administrator chooses it.
    pub display_name: String,
    /// New password.
    pub password: String,
    /// New password, typed a second time.
    pub repeated: String,
}

/// Uses an invitation: sets the password, and makes the account if it is the first administrator's.
///
/// # Errors
/// Fields to be corrected; [`Refusal::Invitation`].
pub fn accept_invitation(ctx: &Context, input: &AcceptInvitation) -> Result<(), AppError> {
    let token = Token::parse(&input.secret).ok_or(AppError::Refused(Refusal::Invitation))?;
    let mut checks = Checks::default();
    let (name, display_name) = match invited(ctx, &input.secret)? {
        Invited::FirstAdmin => (
            check_login_name(&mut checks, "name", &input.name),
            checks.required("display_name", &input.display_name, 80),
        ),
        Invited::Account { name, display_name } => (name, display_name),
    };
    let names = [name.as_str(), display_name.as_str()];
    check_password(&mut checks, &input.password, &input.repeated, &names);
    checks.finish()?;
    // Hashing takes long, so it runs outside the transaction.
    let hash = hash(&input.password)?;
    let now = ctx.clock.now();
    ctx.write(
        &Actor::visitor("invitation".into()),
        Action::AcceptInvitation,
        None,
        |conn| {
            let (invitation, user) = open_invitation(conn, &token, now)?;
            rows::invitations::use_up(conn, invitation.id, now)?;
            let is_first = user.is_none();
            if is_first {
                rows::invitations::delete_unused_first(conn, 0)?;
            }
            let user = match user {
                Some(user) => {
                    rows::users::set_password(conn, user.id, &hash)?;
                    end_access(conn, user.id)?;
                    user.id
                }
                None => insert_user(
                    conn,
                    &NewUser {
                        name: &name,
                        display_name: &display_name,
                        password_hash: Some(&hash),
                        is_admin: true,
                        created_at: now,
                        ..NewUser::default()
                    },
                )?,
            };
            Ok(Audited {
                value: (),
                deed: Deed::InvitationAccepted(InvitationAccepted {
                    user,
                    name: name.clone(),
                    display_name: display_name.clone(),
                    is_first,
                }),
            })
        },
    )?;
    Ok(())
}

/// Replays the public part of an accepted invitation from its deed: the first administrator's account. The password of
/// an existing account cannot be replayed.
pub(in crate::app) fn accepted_again(
    ctx: &Context,
    actor: &Actor,
    accepted: &InvitationAccepted,
) -> Result<(), AppError> {
    let now = ctx.clock.now();
    ctx.write(actor, Action::AcceptInvitation, None, |conn| {
        let InvitationAccepted {
            name, display_name, ..
        } = accepted;
        let user = if accepted.is_first {
            insert_user(
                conn,
                &NewUser {
                    name,
                    display_name,
                    is_admin: true,
                    created_at: now,
                    ..NewUser::default()
                },
            )?
        } else {
            end_access(conn, accepted.user)?;
            accepted.user
        };
        Ok(Audited {
            value: (),
            deed: Deed::InvitationAccepted(InvitationAccepted {
                user,
                ..accepted.clone()
            }),
        })
    })?;
    Ok(())
}

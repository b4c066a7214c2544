//! One-time links with which a person chooses a password.

use chrono::{Duration, NaiveDateTime};

use crate::{
    app::{Actor, AppError, Audited, Checks, Context, Done, Refusal, access::Action},
    auth::Token,
    store::{Conn, rows},
};

use super::{
    check_login_name, insert_user,
    password::{check_password, hash},
    random_token,
};

/// Life of an invitation.
pub(in crate::app) const INVITATION_DAYS: i64 = 7;

/// A one-time link's token with which the first administrator chooses name and password, or `None` when there
/// is an administrator already. A new token replaces the last one.
///
/// # Errors
/// Storage failures.
pub fn first_admin_invitation(ctx: &Context) -> Result<Option<String>, AppError> {
    if ctx.trouble().is_some() {
        // A server that only reads can give nobody a way in.
        return Ok(None);
    }
    let exists = ctx.read(|conn| Ok(rows::users::any_admin(conn)?))?;
    if exists {
        return Ok(None);
    }
    let token = random_token()?;
    let now = ctx.clock.now();
    ctx.write(&Actor::command_line(), Action::CommandLine, None, |conn| {
        rows::invitations::delete_unused(conn, "first-admin", None)?;
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
            action: "account.invite-first-admin",
            subject: format!("invitation:{id}"),
            before: String::new(),
            after: String::new(),
        })
    })?;
    Ok(Some(token.secret().to_owned()))
}

/// A new invitation for an account whose owner lost the password; earlier unused ones end.
///
/// # Errors
/// Not an administrator; no such account.
pub fn invite_again(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    user: i32,
) -> Result<Done<String>, AppError> {
    let token = random_token()?;
    let now = ctx.clock.now();
    ctx.write(actor, Action::Administer, key, |conn| {
        let row = rows::users::by_id(conn, user)?;
        rows::invitations::delete_unused(conn, "password", Some(user))?;
        let until = now + Duration::days(INVITATION_DAYS);
        rows::invitations::insert(conn, &token.hash(), Some(user), "password", now, until)?;
        Ok(Audited {
            value: token.secret().to_owned(),
            action: "account.invite-again",
            subject: format!("user:{user}"),
            before: String::new(),
            after: row.name,
        })
    })
}

/// Whom an invitation is for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Invited {
    /// The first administrator, who chooses a name too.
    FirstAdmin,
    /// An account, by its log-in name and name as shown.
    Account {
        /// Log-in name.
        name: String,
        /// Name as shown.
        display_name: String,
    },
}

fn open_invitation(
    conn: &mut Conn,
    token: &Token,
    now: NaiveDateTime,
) -> Result<rows::invitations::InvitationRow, AppError> {
    rows::invitations::by_hash(conn, &token.hash())?
        .filter(|invitation| invitation.used_at.is_none() && invitation.expires_at > now)
        .ok_or(AppError::Refused(Refusal::Invitation))
}

/// Whom the invitation with this secret is for.
///
/// # Errors
/// [`Refusal::Invitation`] when it is unknown, used or too old.
pub fn invited(ctx: &Context, secret: &str) -> Result<Invited, AppError> {
    let token = Token::parse(secret).ok_or(AppError::Refused(Refusal::Invitation))?;
    let now = ctx.clock.now();
    ctx.read(|conn| {
        let invitation = open_invitation(conn, &token, now)?;
        Ok(match invitation.user_id {
            None => Invited::FirstAdmin,
            Some(id) => {
                let user = rows::users::by_id(conn, id)?;
                Invited::Account {
                    name: user.name,
                    display_name: user.display_name,
                }
            }
        })
    })
}

/// What a person writes into the form behind an invitation.
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
    /// New password once more.
    pub repeated: String,
}

/// Uses an invitation up: sets the password, and makes the account when it is the first administrator's.
///
/// # Errors
/// Fields to be corrected; [`Refusal::Invitation`].
pub fn accept_invitation(ctx: &Context, input: &AcceptInvitation) -> Result<(), AppError> {
    let token = Token::parse(&input.secret).ok_or(AppError::Refused(Refusal::Invitation))?;
    let mut checks = Checks::default();
    let (name, display_name) = match invited(ctx, &input.secret)? {
        Invited::FirstAdmin => (
            check_login_name(&mut checks, &input.name),
            checks.required("display_name", &input.display_name, 80),
        ),
        Invited::Account { name, display_name } => (name, display_name),
    };
    check_password(&mut checks, &input.password, &input.repeated, &name);
    checks.finish()?;
    // Hashing takes long: not inside the transaction.
    let hash = hash(&input.password)?;
    let now = ctx.clock.now();
    ctx.write(
        &Actor::visitor("invitation".into()),
        Action::AcceptInvitation,
        None,
        |conn| {
            let invitation = open_invitation(conn, &token, now)?;
            let user = match invitation.user_id {
                Some(id) => {
                    rows::users::set_password(conn, id, &hash)?;
                    rows::users::set_disabled(conn, id, None)?;
                    rows::sessions::delete_of_user(conn, id)?;
                    id
                }
                None => insert_user(conn, &name, &display_name, Some(&hash), true, None, now)?,
            };
            rows::invitations::use_up(conn, invitation.id, now)?;
            Ok(Audited {
                value: (),
                action: "account.accept-invitation",
                subject: format!("user:{user}"),
                before: String::new(),
                after: name.clone(),
            })
        },
    )?;
    Ok(())
}

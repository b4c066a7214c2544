//! Accounts: first administrator, log-in, log-out, invitations, passwords.

use chrono::{Duration, NaiveDateTime};

use crate::{
    auth::{self, PasswordProblem, Throttle, Token},
    store::{Conn, Scope, StoreError, rows},
};

use super::{
    Actor, AppError, Audited, Checks, Context, Done, Problem, Refusal, SignedIn,
    access::{self, Action},
};

/// Absolute life of a session.
const SESSION_DAYS: i64 = 14;
/// A session not used for so long ends.
const IDLE_HOURS: i64 = 72;
/// Life of an invitation.
pub(super) const INVITATION_DAYS: i64 = 7;

/// An account as lists show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// Number.
    pub id: i32,
    /// Log-in name.
    pub name: String,
    /// Name as shown.
    pub display_name: String,
    /// Administrator.
    pub is_admin: bool,
    /// Secretary of this club.
    pub club_id: Option<i32>,
    /// Whether a password was chosen.
    pub has_password: bool,
    /// Whether it is disabled.
    pub disabled: bool,
}

pub(super) fn random_token() -> Result<Token, AppError> {
    Token::random().map_err(|error| AppError::System(error.to_string()))
}

fn fold_name(name: &str) -> String {
    name.trim().to_lowercase()
}

/// A one-time link's token with which the first administrator chooses name and password, or `None` when there
/// is an administrator already. A new token replaces the last one.
///
/// # Errors
/// Storage failures.
pub fn first_admin_invitation(ctx: &Context) -> Result<Option<String>, AppError> {
    let exists = ctx.read(|conn| Ok(rows::users::any_admin(conn)?))?;
    if exists {
        return Ok(None);
    }
    let token = random_token()?;
    let now = ctx.clock.now();
    ctx.write(&Actor::command_line(), Scope::Registry, None, |conn| {
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

fn check_password(checks: &mut Checks, password: &str, repeated: &str, name: &str) {
    match auth::accept_password(password, name) {
        Err(PasswordProblem::TooShort) => {
            checks.refuse("password", Problem::TooShort { min: 8 });
        }
        Err(PasswordProblem::TooLong) => checks.refuse("password", Problem::TooLong { max: 128 }),
        Err(PasswordProblem::Common) => checks.refuse("password", Problem::CommonPassword),
        Ok(()) if password != repeated => checks.refuse("repeated", Problem::Mismatch),
        Ok(()) => {}
    }
}

pub(super) fn check_login_name(checks: &mut Checks, name: &str) -> String {
    let name = fold_name(&checks.required("name", name, 40));
    let fits = name
        .chars()
        .all(|c| c.is_ascii_alphanumeric() || "._-@".contains(c));
    if !name.is_empty() && (!fits || name.len() < 2) {
        checks.refuse(
            "name",
            Problem::Because {
                key: "problem-login-name",
                value: name.clone(),
            },
        );
    }
    name
}

fn hash(password: &str) -> Result<String, AppError> {
    auth::hash_password(password).map_err(|error| AppError::System(error.to_string()))
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
        Scope::Registry,
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

pub(super) fn insert_user(
    conn: &mut Conn,
    name: &str,
    display_name: &str,
    password_hash: Option<&str>,
    is_admin: bool,
    club_id: Option<i32>,
    created_at: NaiveDateTime,
) -> Result<i32, AppError> {
    let user = rows::users::NewUser {
        name,
        display_name,
        password_hash,
        is_admin,
        club_id,
        created_at,
        version: 1,
    };
    if rows::users::by_name(conn, name)?.is_some() {
        return Err(AppError::Fields(vec![super::FieldError {
            field: "name",
            problem: Problem::Taken,
        }]));
    }
    rows::users::insert(conn, &user).map_err(|error| match error {
        StoreError::Duplicate(_) => AppError::Fields(vec![super::FieldError {
            field: "name",
            problem: Problem::Taken,
        }]),
        other => other.into(),
    })
}

/// An account to be made.
#[derive(Clone, Debug, Default)]
pub struct NewAccount {
    /// Log-in name.
    pub name: String,
    /// Name as shown.
    pub display_name: String,
    /// Administrator.
    pub is_admin: bool,
    /// Secretary of this club.
    pub club_id: Option<i32>,
    /// Password; without one, the answer carries an invitation's secret.
    pub password: Option<String>,
}

/// Makes an account; the secret of its invitation is returned when no password was given.
///
/// # Errors
/// Fields to be corrected; not an administrator.
pub fn create(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    input: &NewAccount,
) -> Result<Done<(i32, Option<String>)>, AppError> {
    let mut checks = Checks::default();
    let name = check_login_name(&mut checks, &input.name);
    let display_name = checks.required("display_name", &input.display_name, 80);
    let hashed = match &input.password {
        Some(password) => {
            check_password(&mut checks, password, password, &name);
            Some(password)
        }
        None => None,
    };
    checks.finish()?;
    let hashed = hashed.map(|password| hash(password)).transpose()?;
    let token = random_token()?;
    let now = ctx.clock.now();
    ctx.write(actor, Scope::Registry, key, |conn| {
        access::require(conn, actor, Action::Administer)?;
        if let Some(club) = input.club_id {
            rows::clubs::by_id(conn, club)?;
        }
        let id = insert_user(
            conn,
            &name,
            &display_name,
            hashed.as_deref(),
            input.is_admin,
            input.club_id,
            now,
        )?;
        let secret = if hashed.is_some() {
            None
        } else {
            let until = now + Duration::days(INVITATION_DAYS);
            rows::invitations::insert(conn, &token.hash(), Some(id), "password", now, until)?;
            Some(token.secret().to_owned())
        };
        Ok(Audited {
            value: (id, secret),
            action: "account.create",
            subject: format!("user:{id}"),
            before: String::new(),
            after: name.clone(),
        })
    })
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
    ctx.write(actor, Scope::Registry, key, |conn| {
        access::require(conn, actor, Action::Administer)?;
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

/// Disables an account and ends its sessions, or enables it again.
///
/// # Errors
/// Not an administrator; the own account.
pub fn set_disabled(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    user: i32,
    disabled: bool,
) -> Result<Done<()>, AppError> {
    let now = ctx.clock.now();
    ctx.write(actor, Scope::Registry, key, |conn| {
        access::require(conn, actor, Action::Administer)?;
        if actor.user.as_ref().is_some_and(|me| me.id == user) {
            return Err(AppError::Forbidden);
        }
        let row = rows::users::by_id(conn, user)?;
        rows::users::set_disabled(conn, user, disabled.then_some(now))?;
        if disabled {
            rows::sessions::delete_of_user(conn, user)?;
        }
        Ok(Audited {
            value: (),
            action: if disabled {
                "account.disable"
            } else {
                "account.enable"
            },
            subject: format!("user:{user}"),
            before: row.name.clone(),
            after: row.name,
        })
    })
}

/// All accounts.
///
/// # Errors
/// Not an administrator.
pub fn list(ctx: &Context, actor: &Actor) -> Result<Vec<Account>, AppError> {
    ctx.read(|conn| {
        access::require(conn, actor, Action::Administer)?;
        Ok(rows::users::all(conn)?
            .into_iter()
            .map(|row| Account {
                id: row.id,
                name: row.name,
                display_name: row.display_name,
                is_admin: row.is_admin,
                club_id: row.club_id,
                has_password: row.password_hash.is_some(),
                disabled: row.disabled_at.is_some(),
            })
            .collect())
    })
}

/// Signs in: the secret for the session's cookie. Every log-in makes a new session.
///
/// # Errors
/// [`Refusal::LogIn`] with the attempts left; the answer takes as long for an unknown name.
pub fn log_in(ctx: &Context, name: &str, password: &str, address: &str) -> Result<Token, AppError> {
    let name = fold_name(&name.chars().take(80).collect::<String>());
    let now = ctx.clock.now();
    let since = now - Duration::minutes(auth::WINDOW_MINUTES);
    let (throttle, user) = ctx.read(|conn| {
        let (both, account, from) = rows::login_failures::count_since(conn, &name, address, since)?;
        Ok((
            auth::throttle(both, account, from),
            rows::users::by_name(conn, &name)?,
        ))
    })?;
    let Throttle::Open { left } = throttle else {
        return Err(Refusal::LogIn { left: 0 }.into());
    };
    let stored = user
        .as_ref()
        .filter(|user| user.disabled_at.is_none())
        .and_then(|user| user.password_hash.as_deref());
    let fits = password.len() <= 1024 && auth::verify_password(password, stored);
    let actor = Actor::visitor(format!("address:{address}"));
    let token = random_token()?;
    let outcome = ctx.write(&actor, Scope::Registry, None, |conn| {
        let user = user.as_ref().filter(|_| fits);
        match user {
            Some(user) => {
                rows::login_failures::clear(conn, &name, since)?;
                rows::sessions::purge(conn, now)?;
                rows::idempotency::purge(conn, now - Duration::days(30))?;
                rows::sessions::insert(
                    conn,
                    &rows::sessions::NewSession {
                        token_hash: &token.hash(),
                        user_id: user.id,
                        created_at: now,
                        last_seen_at: now,
                        expires_at: now + Duration::days(SESSION_DAYS),
                        address,
                    },
                )?;
            }
            None => rows::login_failures::insert(conn, &name, address, now)?,
        }
        Ok(Audited {
            value: user.is_some(),
            action: if user.is_some() {
                "session.open"
            } else {
                "session.refuse"
            },
            subject: user.map_or_else(|| "user:?".to_owned(), |user| format!("user:{}", user.id)),
            before: String::new(),
            after: String::new(),
        })
    })?;
    if outcome == Done::Fresh(true) {
        Ok(token)
    } else {
        Err(Refusal::LogIn { left: left - 1 }.into())
    }
}

/// Ends the session of this secret.
///
/// # Errors
/// Storage failures.
pub fn log_out(ctx: &Context, actor: &Actor, token: &Token) -> Result<(), AppError> {
    ctx.write(actor, Scope::Registry, None, |conn| {
        rows::sessions::delete(conn, &token.hash())?;
        Ok(Audited {
            value: (),
            action: "session.close",
            subject: actor.key.clone(),
            before: String::new(),
            after: String::new(),
        })
    })?;
    Ok(())
}

/// Who is signed in with this secret.
///
/// # Errors
/// Storage failures.
pub fn session(ctx: &Context, token: &Token) -> Result<Option<SignedIn>, AppError> {
    let now = ctx.clock.now();
    let found = ctx.read(|conn| {
        let Some(session) = rows::sessions::by_hash(conn, &token.hash())? else {
            return Ok(None);
        };
        let alive =
            session.expires_at > now && session.last_seen_at + Duration::hours(IDLE_HOURS) > now;
        if !alive {
            return Ok(None);
        }
        let user = rows::users::by_id(conn, session.user_id)?;
        Ok(user.disabled_at.is_none().then_some((session, user)))
    })?;
    let Some((session, user)) = found else {
        return Ok(None);
    };
    if session.last_seen_at + Duration::hours(1) < now {
        // Book-keeping of the session itself: no decision, so no audit row.
        ctx.store
            .write(Scope::Registry, |conn| -> Result<(), AppError> {
                Ok(rows::sessions::touch(conn, session.id, now)?)
            })?;
    }
    Ok(Some(SignedIn {
        id: user.id,
        display_name: user.display_name,
        is_admin: user.is_admin,
        club_id: user.club_id,
    }))
}

/// Changes the own password; all sessions end.
///
/// # Errors
/// Fields to be corrected (`old` when the old password is wrong).
pub fn change_password(
    ctx: &Context,
    actor: &Actor,
    old: &str,
    password: &str,
    repeated: &str,
) -> Result<(), AppError> {
    let me = access::signed_in(actor)?.id;
    let row = ctx.read(|conn| Ok(rows::users::by_id(conn, me)?))?;
    let mut checks = Checks::default();
    if old.len() > 1024 || !auth::verify_password(old, row.password_hash.as_deref()) {
        checks.refuse(
            "old",
            Problem::Because {
                key: "problem-old-password",
                value: String::new(),
            },
        );
    }
    check_password(&mut checks, password, repeated, &row.name);
    checks.finish()?;
    let hash = hash(password)?;
    ctx.write(actor, Scope::Registry, None, |conn| {
        access::require(conn, actor, Action::OwnAccount)?;
        rows::users::set_password(conn, me, &hash)?;
        rows::sessions::delete_of_user(conn, me)?;
        Ok(Audited {
            value: (),
            action: "account.change-password",
            subject: format!("user:{me}"),
            before: String::new(),
            after: String::new(),
        })
    })?;
    Ok(())
}

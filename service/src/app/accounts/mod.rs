//! Accounts: people who may log in, and how they prove who they are.
//!
//! | what | file |
//! |---|---|
//! | making, disabling and listing accounts, and the right to make tournaments | here |
//! | logging in and out | `session` |
//! | the sessions of an account, and ending them | `open_sessions` |
//! | wrong passwords, and when a log-in is closed | `tries` |
//! | changing the password | `password` |
//! | links with which a password is chosen, and how long they are valid | `invitation`, `link_life` |
//! | a new password by e-mail | `reset`, `address` |
//! | recovery codes on paper | `recovery` |
//! | passkeys of devices | `passkeys` |
//! | what happened to an account | `events` |
//! | everything stored about the owner of an account | `own_data` |

mod address;
mod events;
mod invitation;
mod link_life;
mod open_sessions;
mod own_data;
mod passkeys;
mod password;
mod recovery;
mod reset;
mod session;
mod tries;

use std::ops::Range;

use chrono::Duration;

use crate::{
    auth::Token,
    store::{
        Conn, StoreError,
        rows::{self, users::NewUser},
    },
};

use super::{
    Actor, AppError, Audited, Checks, Context, Deed, Done, FieldError, Problem,
    access::{self, Action},
    deed::{AccountCreated, OfAccount, RightChanged},
    letters::{self, Post},
    window::{counted, offset_and_limit},
};

pub(super) use address::folded_address;
pub use address::{own_address, set_address};
pub use events::{AccountEvent, AccountEvents, EVENTS_A_PAGE, events};
pub(super) use invitation::accepted_again;
pub(super) use invitation::invitation;
pub use invitation::{
    AcceptInvitation, Invited, NewLink, accept_invitation, first_admin_invitation, has_admin,
    invite_again, invited,
};
pub(super) use link_life::{INVITATION_DAYS, RESET_MINUTES};
pub use open_sessions::{OpenSession, end_other_sessions, end_session, open_sessions};
pub use own_data::own_data;
pub use passkeys::{
    KeyLogIn, NewKey, OwnKeys, OwnPasskey, add_passkey, log_in_by_passkey, own_keys, remove_passkey,
};
pub use password::change_password;
use password::{check_password, hash};
pub use recovery::{UseCode, make_codes, use_code};
pub(super) use reset::answer_reset;
pub use reset::{AskReset, ask_reset};
pub use session::{LogIn, LoggedIn, log_in, log_out, session};

/// An account as lists show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// Number of the account.
    pub id: i32,
    /// Log-in name.
    pub name: String,
    /// Name as shown.
    pub display_name: String,
    /// Whether it is an administrator's account.
    pub is_admin: bool,
    /// Number of the club whose secretary this is; `None` for everybody else.
    pub club_id: Option<i32>,
    /// Name of that club.
    pub club: Option<String>,
    /// Whether its owner has chosen a password.
    pub has_password: bool,
    /// Whether it is disabled.
    pub disabled: bool,
    /// Whether it may make tournaments.
    pub may_create_tournaments: bool,
}

/// A new account.
#[derive(Clone, Debug, Default)]
pub struct NewAccount {
    /// Log-in name.
    pub name: String,
    /// Name as shown.
    pub display_name: String,
    /// Whether it is an administrator's account.
    pub is_admin: bool,
    /// Number of the club whose secretary this is; `None` for everybody else.
    pub club_id: Option<i32>,
    /// Whether it may make tournaments. Administrators always may.
    pub may_create_tournaments: bool,
    /// E-mail address of the owner; may be empty. No deed holds it.
    pub email: String,
    /// Password; `None` if the owner chooses it with an invitation, whose secret [`create`] then returns.
    pub password: Option<String>,
}

/// Checked log-in name, name as shown and e-mail address of a new account.
fn checked(input: &NewAccount) -> Result<[String; 3], AppError> {
    let mut checks = Checks::default();
    let name = check_login_name(&mut checks, "name", &input.name);
    let display_name = checks.required("display_name", &input.display_name, 80);
    let email = address::optional(&mut checks, &input.email);
    if let Some(password) = &input.password {
        check_password(&mut checks, password, password, &[&name, &display_name]);
    }
    checks.finish()?;
    Ok([name, display_name, email])
}

/// Checks what [`create`] would refuse, and writes nothing. It is used when another field of the same form is already
/// wrong.
///
/// # Errors
/// As [`create`].
pub fn check(ctx: &Context, actor: &Actor, input: &NewAccount) -> Result<(), AppError> {
    ctx.read(|conn| access::require(conn, actor, Action::Administer))?;
    let [name, ..] = checked(input)?;
    ctx.read(|conn| must_be_free(conn, &name))
}

/// Makes an account. If no password was given, it returns the secret of its invitation.
///
/// # Errors
/// Fields to be corrected; not an administrator.
pub fn create(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    input: &NewAccount,
) -> Result<Done<(i32, Option<String>)>, AppError> {
    let [name, display_name, email] = checked(input)?;
    let hashed = input.password.as_deref().map(hash).transpose()?;
    let token = random_token()?;
    let now = ctx.clock.now();
    ctx.write(actor, Action::Administer, key, |conn| {
        if let Some(club) = input.club_id {
            rows::clubs::by_id(conn, club)?;
        }
        let new = NewUser {
            name: &name,
            display_name: &display_name,
            password_hash: hashed.as_deref(),
            is_admin: input.is_admin,
            club_id: input.club_id,
            created_at: now,
            email: &email,
            ..NewUser::default()
        };
        let id = insert_user(conn, &new)?;
        let secret = if hashed.is_some() {
            None
        } else {
            let until = now + Duration::days(INVITATION_DAYS);
            rows::invitations::insert(conn, &token.hash(), Some(id), "password", now, until)?;
            let post = Post {
                to: &email,
                tournament: None,
                at: now,
                language: None,
            };
            letters::post(
                conn,
                &invitation(&name, &display_name, token.secret()),
                post,
            )?;
            Some(token.secret().to_owned())
        };
        if input.may_create_tournaments {
            rows::users::set_may_create(conn, id, true)?;
        }
        Ok(Audited {
            value: (id, secret),
            deed: Deed::AccountCreated(AccountCreated {
                user: id,
                name: name.clone(),
                display_name: display_name.clone(),
                is_admin: input.is_admin,
                club: input.club_id,
                may_create: input.may_create_tournaments,
            }),
        })
    })
}

fn taken() -> AppError {
    AppError::Fields(vec![FieldError {
        field: "name",
        problem: Problem::Taken,
    }])
}

/// Refuses a log-in name that another account has.
fn must_be_free(conn: &mut Conn, name: &str) -> Result<(), AppError> {
    match rows::users::by_name(conn, name)? {
        Some(_) => Err(taken()),
        None => Ok(()),
    }
}

/// Makes an account, with row version 1.
pub(super) fn insert_user(conn: &mut Conn, new: &NewUser<'_>) -> Result<i32, AppError> {
    let user = NewUser { version: 1, ..*new };
    must_be_free(conn, user.name)?;
    rows::users::insert(conn, &user).map_err(|error| match error {
        StoreError::Duplicate(_) => taken(),
        other => other.into(),
    })
}

pub(super) fn check_login_name(checks: &mut Checks, field: &'static str, name: &str) -> String {
    let name = fold_name(&checks.required(field, name, 40));
    let fits = name
        .chars()
        .all(|c| c.is_ascii_alphanumeric() || "._-@".contains(c));
    if !name.is_empty() && (!fits || name.len() < 2) && !checks.has(field) {
        checks.refuse(
            field,
            Problem::Because {
                key: "problem-login-name",
                value: name.clone(),
            },
        );
    }
    name
}

fn fold_name(name: &str) -> String {
    name.trim().to_lowercase()
}

pub(super) fn random_token() -> Result<Token, AppError> {
    Token::random().map_err(|error| AppError::System(error.to_string()))
}

/// Ends all access to an account: sessions, unused links, known browsers.
fn end_access(conn: &mut Conn, user: i32) -> Result<(), AppError> {
    rows::sessions::delete_of_user(conn, user)?;
    rows::invitations::delete_unused_of_user(conn, user)?;
    rows::known_devices::delete_of_user(conn, user)?;
    Ok(())
}

/// Disables an account and ends its sessions and links, or enables it again.
///
/// # Errors
/// Not an administrator; the actor's own account.
pub fn set_disabled(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    user: i32,
    disabled: bool,
) -> Result<Done<()>, AppError> {
    let now = ctx.clock.now();
    ctx.write(actor, Action::Administer, key, |conn| {
        if actor.user.as_ref().is_some_and(|me| me.id == user) {
            return Err(AppError::Forbidden);
        }
        let row = rows::users::by_id(conn, user)?;
        rows::users::set_disabled(conn, user, disabled.then_some(now))?;
        if disabled {
            end_access(conn, user)?;
        }
        let of = OfAccount {
            user,
            name: row.name,
        };
        Ok(Audited {
            value: (),
            deed: if disabled {
                Deed::AccountDisabled(of)
            } else {
                Deed::AccountEnabled(of)
            },
        })
    })
}

/// Gives an account the right to make tournaments, or takes it away. Its tournaments stay with it. Taking the right
/// away also ends its sessions and links. After getting the right the account stays logged in, because rights are read
/// again with each request.
///
/// # Errors
/// Not an administrator; no such account.
pub fn set_may_create(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    user: i32,
    may: bool,
) -> Result<Done<()>, AppError> {
    ctx.write(actor, Action::Administer, key, |conn| {
        let row = rows::users::by_id(conn, user)?;
        rows::users::set_may_create(conn, user, may)?;
        if row.may_create_tournaments && !may {
            end_access(conn, user)?;
        }
        let right = RightChanged {
            user,
            before: row.may_create_tournaments,
        };
        Ok(Audited {
            value: (),
            deed: if may {
                Deed::MayCreate(right)
            } else {
                Deed::MayNotCreate(right)
            },
        })
    })
}

/// Refuses everybody except administrators.
///
/// # Errors
/// Not an administrator.
pub fn must_administer(ctx: &Context, actor: &Actor) -> Result<(), AppError> {
    ctx.read(|conn| access::require(conn, actor, Action::Administer))
}

/// The accounts by log-in name: their number, and those in `range`.
///
/// # Errors
/// Not an administrator.
pub fn list(
    ctx: &Context,
    actor: &Actor,
    range: impl FnOnce(usize) -> Range<usize>,
) -> Result<(usize, Vec<Account>), AppError> {
    ctx.read(|conn| {
        access::require(conn, actor, Action::Administer)?;
        let total = counted(rows::users::count(conn)?);
        let rows = rows::users::window(conn, offset_and_limit(&range(total)))?;
        let mut clubs: Vec<i32> = rows.iter().filter_map(|row| row.club_id).collect();
        clubs.sort_unstable();
        clubs.dedup();
        let names = rows::clubs::names(conn, &clubs)?;
        let accounts = rows.into_iter().map(|row| Account {
            id: row.id,
            name: row.name,
            display_name: row.display_name,
            is_admin: row.is_admin,
            club_id: row.club_id,
            club: row.club_id.and_then(|id| names.get(&id).cloned()),
            has_password: row.password_hash.is_some(),
            disabled: row.disabled_at.is_some(),
            may_create_tournaments: row.is_admin || row.may_create_tournaments,
        });
        Ok((total, accounts.collect()))
    })
}

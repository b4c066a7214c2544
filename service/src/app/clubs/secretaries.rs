//! The secretaries of a club, named and dismissed. A club that had a secretary is never left without one.

use chrono::Duration;

use crate::{
    app::{
        Actor, AppError, Audited, Checks, Context, Deed, Done, Refusal,
        access::{self, Action},
        accounts,
        deed::{SecretaryDismissed, SecretaryMade, SecretaryNamed},
        letters::{self, Post},
    },
    auth::Token,
    store::{Conn, rows, rows::users::NewUser},
};

/// Data of a secretary's new account.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Secretary {
    /// Log-in name.
    pub name: String,
    /// Name as shown.
    pub display_name: String,
}

impl Secretary {
    /// Reads and checks the input.
    pub(super) fn read(&self, checks: &mut Checks) -> Self {
        Self {
            name: accounts::check_login_name(checks, "name", &self.name),
            display_name: checks.required("display_name", &self.display_name, 80),
        }
    }
}

/// A secretary of a club.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SecretaryLine {
    /// Number of the account.
    pub user: i32,
    /// Name as shown.
    pub display_name: String,
    /// Whether they have chosen a password.
    pub has_password: bool,
    /// Whether the account is disabled.
    pub is_disabled: bool,
}

/// The secretaries of a club, by log-in name.
pub(super) fn of_club(conn: &mut Conn, club: i32) -> Result<Vec<SecretaryLine>, AppError> {
    let rows = rows::users::of_club(conn, club)?;
    let lines = rows.into_iter().map(|row| SecretaryLine {
        user: row.id,
        display_name: row.display_name,
        has_password: row.password_hash.is_some(),
        is_disabled: row.disabled_at.is_some(),
    });
    Ok(lines.collect())
}

/// The name of a club, and its secretaries.
///
/// # Errors
/// Neither its secretary, an administrator nor a moderator of its region; no such club.
pub fn secretaries(
    ctx: &Context,
    actor: &Actor,
    club: i32,
) -> Result<(String, Vec<SecretaryLine>), AppError> {
    ctx.read(|conn| {
        access::require(conn, actor, Action::NameSecretaries(club))?;
        let name = rows::clubs::by_id(conn, club)?.name;
        Ok((name, of_club(conn, club)?))
    })
}

/// Makes the account of a club's secretary and sends the invitation with the link of `token`.
pub(super) fn make(
    conn: &mut Conn,
    club: i32,
    secretary: &Secretary,
    token: &Token,
    post: Post<'_>,
) -> Result<SecretaryMade, AppError> {
    let Secretary { name, display_name } = secretary;
    let new = NewUser {
        name,
        display_name,
        club_id: Some(club),
        created_at: post.at,
        email: &accounts::folded_address(post.to),
        ..NewUser::default()
    };
    let user = accounts::insert_user(conn, &new)?;
    let until = post.at + Duration::days(accounts::INVITATION_DAYS);
    rows::invitations::insert(conn, &token.hash(), Some(user), "password", post.at, until)?;
    let invitation = accounts::invitation(name, display_name, token.secret());
    letters::post(conn, &invitation, post)?;
    Ok(SecretaryMade {
        user,
        name: name.clone(),
        display_name: display_name.clone(),
    })
}

/// Names a secretary and invites them at `email`, which may be empty. Gives the secret of the invitation.
///
/// # Errors
/// Fields to be corrected; neither a secretary of the club, an administrator nor a moderator of its region.
pub fn name_secretary(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    club: i32,
    secretary: &Secretary,
    email: &str,
) -> Result<Done<String>, AppError> {
    let mut checks = Checks::default();
    let secretary = secretary.read(&mut checks);
    let email = if email.trim().is_empty() {
        String::new()
    } else {
        checks.email("email", email)
    };
    checks.finish()?;
    let token = accounts::random_token()?;
    let now = ctx.clock.now();
    ctx.write(actor, Action::NameSecretaries(club), key, |conn| {
        rows::clubs::by_id(conn, club)?;
        let post = Post {
            to: &email,
            tournament: None,
            at: now,
            language: None,
        };
        let secretary = make(conn, club, &secretary, &token, post)?;
        Ok(Audited {
            value: token.secret().to_owned(),
            deed: Deed::SecretaryNamed(SecretaryNamed { club, secretary }),
        })
    })
}

/// Dismisses a secretary of the club. The account stays, without the club.
///
/// # Errors
/// Not a secretary of any club; [`Refusal::LastSecretary`] if nobody else could act for the club; neither a secretary
/// of the club, an administrator nor a moderator of its region.
pub fn dismiss_secretary(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    club: i32,
    user: i32,
) -> Result<Done<()>, AppError> {
    ctx.write(actor, Action::NameSecretaries(club), key, |conn| {
        let all = of_club(conn, club)?;
        let gone = all.iter().find(|line| line.user == user);
        let gone = gone.ok_or(AppError::NotFound)?;
        let acts = |line: &&SecretaryLine| line.has_password && !line.is_disabled;
        let others = all.iter().filter(|line| line.user != user);
        if acts(&gone) && others.filter(acts).count() == 0 {
            return Err(Refusal::LastSecretary.into());
        }
        rows::users::leave_club(conn, user)?;
        Ok(Audited {
            value: (),
            deed: Deed::SecretaryDismissed(SecretaryDismissed {
                club,
                user,
                name: gone.display_name.clone(),
            }),
        })
    })
}

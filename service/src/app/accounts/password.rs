//! Passwords of accounts.

use crate::{
    app::{
        Actor, AppError, Audited, Checks, Context, Deed, Problem, Refusal,
        access::{self, Action},
        deed::{OfAccount, Subject},
    },
    auth::{self, Failures, PasswordProblem, Throttle},
    store::rows,
};

use super::tries;

pub(super) fn check_password(checks: &mut Checks, password: &str, repeated: &str, names: &[&str]) {
    match auth::accept_password(password, names) {
        Err(PasswordProblem::TooShort) => {
            checks.refuse("password", Problem::TooShort { min: 8 });
        }
        Err(PasswordProblem::TooLong) => checks.refuse("password", Problem::TooLong { max: 128 }),
        Err(PasswordProblem::Common) => checks.refuse("password", Problem::CommonPassword),
        Ok(()) if password != repeated => checks.refuse("repeated", Problem::Mismatch),
        Ok(()) => {}
    }
}

pub(super) fn hash(password: &str) -> Result<String, AppError> {
    auth::hash_password(password).map_err(|error| AppError::System(error.to_string()))
}

/// The account as a deed names it.
pub(super) fn of(row: &rows::users::UserRow) -> OfAccount {
    OfAccount {
        user: row.id,
        name: row.name.clone(),
    }
}

/// The actor's own account, if this is its present password. It protects actions against somebody who finds a browser
/// logged in. The problems in `checks` are reported together with it.
///
/// # Errors
/// Fields to be corrected (`old` if the password is wrong); [`Refusal::OldPasswordClosed`] after too many wrong ones.
pub(super) fn require_present(
    ctx: &Context,
    actor: &Actor,
    password: &str,
    mut checks: Checks,
) -> Result<rows::users::UserRow, AppError> {
    let me = access::signed_in(actor)?.id;
    let now = ctx.clock.now();
    let subject = Subject::User(Some(me)).to_string();
    let (row, wrong) = ctx.read(|conn| {
        let row = rows::users::by_id(conn, me)?;
        Ok((row, tries::old_passwords(conn, &subject, now)?))
    })?;
    if auth::throttle(Failures::KnownDevice(wrong)) == Throttle::Closed {
        return Err(Refusal::OldPasswordClosed.into());
    }
    let stored = row.password_hash.as_deref();
    if password.len() > 1024 || !auth::verify_password(password, stored) {
        let (key, value) = ("problem-old-password", String::new());
        checks.refuse("old", Problem::Because { key, value });
        ctx.write(actor, Action::OwnAccount, None, |conn| {
            rows::attempts::insert(conn, tries::OLD_PASSWORD, &subject, "", now)?;
            Ok(Audited {
                value: (),
                deed: Deed::PasswordRefused(of(&row)),
            })
        })?;
    }
    checks.finish()?;
    Ok(row)
}

/// Changes the actor's own password. All sessions and links end.
///
/// # Errors
/// Fields to be corrected (`old` if the old password is wrong); [`Refusal::OldPasswordClosed`] after too many wrong
/// ones.
pub fn change_password(
    ctx: &Context,
    actor: &Actor,
    old: &str,
    password: &str,
    repeated: &str,
) -> Result<(), AppError> {
    let me = access::signed_in(actor)?.id;
    let now = ctx.clock.now();
    let subject = Subject::User(Some(me)).to_string();
    let (row, club, wrong) = ctx.read(|conn| {
        let row = rows::users::by_id(conn, me)?;
        let club = row.club_id.map(|id| rows::clubs::by_id(conn, id));
        let wrong = tries::old_passwords(conn, &subject, now)?;
        Ok((row, club.transpose()?.map(|club| club.name), wrong))
    })?;
    // Without a limit, somebody who finds a browser logged in could go on trying.
    let failures = Failures::KnownDevice(wrong);
    if auth::throttle(failures) == Throttle::Closed {
        return Err(Refusal::OldPasswordClosed.into());
    }
    let mut checks = Checks::default();
    let fits = old.len() <= 1024 && auth::verify_password(old, row.password_hash.as_deref());
    if !fits {
        checks.refuse(
            "old",
            Problem::Because {
                key: "problem-old-password",
                value: String::new(),
            },
        );
        ctx.write(actor, Action::OwnAccount, None, |conn| {
            rows::attempts::insert(conn, tries::OLD_PASSWORD, &subject, "", now)?;
            Ok(Audited {
                value: (),
                deed: Deed::PasswordRefused(of(&row)),
            })
        })?;
    }
    let club = club.unwrap_or_default();
    let names = [row.name.as_str(), row.display_name.as_str(), club.as_str()];
    check_password(&mut checks, password, repeated, &names);
    checks.finish()?;
    let hash = hash(password)?;
    ctx.write(actor, Action::OwnAccount, None, |conn| {
        // During the hashing a link may have set another password, or the account may have been disabled.
        let now = rows::users::by_id(conn, me)?;
        if now.disabled_at.is_some() || now.password_hash != row.password_hash {
            return Err(AppError::Stale);
        }
        rows::users::set_password(conn, me, &hash)?;
        rows::sessions::delete_of_user(conn, me)?;
        rows::invitations::delete_unused_of_user(conn, me)?;
        rows::attempts::clear(conn, tries::OLD_PASSWORD, &subject, "")?;
        Ok(Audited {
            value: (),
            deed: Deed::PasswordChanged(of(&row)),
        })
    })?;
    Ok(())
}

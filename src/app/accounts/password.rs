//! Passwords of accounts.

use crate::{
    app::{
        Actor, AppError, Audited, Checks, Context, Problem,
        access::{self, Action},
    },
    auth::{self, PasswordProblem},
    store::rows,
};

pub(super) fn check_password(checks: &mut Checks, password: &str, repeated: &str, name: &str) {
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

pub(super) fn hash(password: &str) -> Result<String, AppError> {
    auth::hash_password(password).map_err(|error| AppError::System(error.to_string()))
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
    ctx.write(actor, Action::OwnAccount, None, |conn| {
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

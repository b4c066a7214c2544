//! The e-mail address of an account's owner: for a new password, and for invitations as a deputy.

use crate::{
    app::{
        Actor, AppError, Audited, Checks, Context, Deed, Problem, Refusal,
        access::{self, Action},
        deed::Subject,
        letters,
    },
    auth::{self, Failures, Throttle},
    event::MailAddress,
    store::rows,
};

use super::{password::of, tries};

/// An address in the form in which accounts store it: in lower case; empty if it is invalid.
pub(in crate::app) fn folded_address(text: &str) -> String {
    MailAddress::parse(text).map_or_else(String::new, |address| address.folded())
}

/// Checks an optional address from the field `email`.
pub(super) fn optional(checks: &mut Checks, typed: &str) -> String {
    if typed.trim().is_empty() {
        return String::new();
    }
    folded_address(&checks.email("email", typed))
}

/// The address of the actor's own account; empty if it has none.
///
/// # Errors
/// Nobody is logged in.
pub fn own_address(ctx: &Context, actor: &Actor) -> Result<String, AppError> {
    let me = access::signed_in(actor)?.id;
    ctx.read(|conn| Ok(rows::users::by_id(conn, me)?.email))
}

/// Sets or removes the address of the actor's own account. Somebody who reads mail to this address can choose a new
/// password. So the present password is asked for, and wrong ones are counted.
///
/// # Errors
/// Fields to be corrected: `email`; `old` if the password is wrong; [`Refusal::OldPasswordClosed`] after too many wrong
/// ones.
pub fn set_address(
    ctx: &Context,
    actor: &Actor,
    email: &str,
    password: &str,
) -> Result<(), AppError> {
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
    let mut checks = Checks::default();
    let address = optional(&mut checks, email);
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
    ctx.write(actor, Action::OwnAccount, None, |conn| {
        let present = rows::users::by_id(conn, me)?;
        if present.disabled_at.is_some() || present.password_hash != row.password_hash {
            return Err(AppError::Stale);
        }
        rows::users::set_email(conn, me, &address)?;
        // Links for a new password were sent to the old address.
        rows::invitations::delete_unused_of_user(conn, me)?;
        letters::remember(conn, actor, &address, now)?;
        Ok(Audited {
            value: (),
            deed: Deed::AddressSet(of(&row)),
        })
    })?;
    Ok(())
}

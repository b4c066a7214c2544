//! Recovery codes on paper. With one of them, somebody who lost their password chooses a new one, even without a mail
//! server or an administrator.

use crate::{
    app::{
        Actor, AppError, Audited, Checks, Context, Deed, Refusal,
        access::Action,
        deed::{AtDoor, Subject},
    },
    auth::{RecoveryCode, Throttle},
    store::rows,
};

use super::{
    end_access, fold_name,
    password::{check_password, hash, of, require_present},
    tries::Try,
};

/// Number of codes that are made together.
const CODES: usize = 8;

/// A recovery code with the new password.
#[derive(Clone)]
pub struct UseCode {
    /// Log-in name as typed.
    pub name: String,
    /// The code as typed.
    pub code: String,
    /// The new password.
    pub password: String,
    /// The new password, typed a second time.
    pub repeated: String,
    /// Network address of the client.
    pub address: String,
    /// The network that is counted as one client.
    pub network: String,
}

/// Makes new recovery codes, which replace all earlier ones. Only the answer contains them.
///
/// # Errors
/// Nobody is logged in; a wrong password.
pub fn make_codes(
    ctx: &Context,
    actor: &Actor,
    password: &str,
) -> Result<Vec<RecoveryCode>, AppError> {
    let now = ctx.clock.now();
    let row = require_present(ctx, actor, password, Checks::default())?;
    let codes: Result<Vec<_>, _> = (0..CODES).map(|_| RecoveryCode::random()).collect();
    let codes = codes.map_err(|error| AppError::System(error.to_string()))?;
    let hashes: Vec<String> = codes.iter().map(RecoveryCode::hash).collect();
    ctx.write(actor, Action::OwnAccount, None, |conn| {
        rows::passkeys::set_codes(conn, row.id, &hashes, now)?;
        Ok(Audited {
            value: (),
            deed: Deed::RecoveryCodesMade(of(&row)),
        })
    })?;
    Ok(codes)
}

/// Chooses a new password with a recovery code, which is then used up. All sessions and links end. Wrong codes are
/// counted like wrong passwords.
///
/// # Errors
/// [`Refusal::LogIn`] with the tries left, for a wrong name and a wrong code alike; fields to be corrected.
pub fn use_code(ctx: &Context, input: &UseCode) -> Result<(), AppError> {
    let now = ctx.clock.now();
    let name = fold_name(&input.name.chars().take(80).collect::<String>());
    let attempt = Try::new(&name, &input.network, None);
    let code = RecoveryCode::parse(&input.code).map(|code| code.hash());
    let (throttle, found) = ctx.read(|conn| {
        let throttle = attempt.throttle(conn, now)?;
        let user = rows::users::by_name(conn, &name)?;
        let user = user.filter(|user| user.disabled_at.is_none());
        let found = match (user, &code) {
            (Some(user), Some(hash)) => {
                rows::passkeys::has_code(conn, user.id, hash)?.then_some(user)
            }
            _ => None,
        };
        Ok((throttle, found))
    })?;
    let Throttle::Open { left } = throttle else {
        return Err(Refusal::LogIn { left: 0 }.into());
    };
    let actor = Actor::visitor(format!("address:{}", input.address));
    let (Some(user), Some(code)) = (found, code) else {
        ctx.write(&actor, Action::LogIn, None, |conn| {
            attempt.fail(conn, now)?;
            Ok(Audited {
                value: (),
                deed: Deed::LogInRefused(AtDoor {
                    subject: Subject::User(None),
                    line: format!("recovery code, {}", input.address),
                }),
            })
        })?;
        return Err(Refusal::LogIn { left: left - 1 }.into());
    };
    let mut checks = Checks::default();
    let names = [user.name.as_str(), user.display_name.as_str()];
    check_password(&mut checks, &input.password, &input.repeated, &names);
    checks.finish()?;
    // Hashing takes long, so it runs outside the transaction.
    let hash = hash(&input.password)?;
    ctx.write(&actor, Action::AcceptInvitation, None, |conn| {
        let present = rows::users::by_id(conn, user.id)?;
        if present.disabled_at.is_some() || !rows::passkeys::use_code(conn, user.id, &code)? {
            return Err(AppError::Stale);
        }
        attempt.succeed(conn, now)?;
        rows::users::set_password(conn, user.id, &hash)?;
        end_access(conn, user.id)?;
        Ok(Audited {
            value: (),
            deed: Deed::RecoveryCodeUsed(of(&user)),
        })
    })?;
    Ok(())
}

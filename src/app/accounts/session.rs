//! Sessions: signing in and out.

use chrono::Duration;

use crate::{
    app::{Actor, AppError, Audited, Context, Done, Refusal, SignedIn, access::Action},
    auth::{self, Throttle, Token},
    store::rows,
};

use super::{fold_name, random_token};

/// Absolute life of a session.
const SESSION_DAYS: i64 = 14;
/// A session not used for so long ends.
const IDLE_HOURS: i64 = 72;

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
    let outcome = ctx.write(&actor, Action::LogIn, None, |conn| {
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
    ctx.write(actor, Action::LogOut, None, |conn| {
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
        // Book-keeping of the session itself. A page is read also while nothing can be written.
        let noted = ctx.keep_book(|conn| Ok(rows::sessions::touch(conn, session.id, now)?));
        if let Err(error) = noted {
            tracing::warn!(%error, "the use of a session was not noted");
        }
    }
    Ok(Some(SignedIn {
        id: user.id,
        display_name: user.display_name,
        is_admin: user.is_admin,
        club_id: user.club_id,
    }))
}

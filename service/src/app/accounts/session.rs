//! Logging in and out.

use chrono::{Duration, NaiveDateTime};

use crate::{
    app::{
        Actor, AppError, Audited, Context, Deed, Done, Refusal, SignedIn,
        access::Action,
        deed::{AtDoor, Subject},
    },
    auth::{self, Throttle, Token},
    event::Kept,
    store::{Conn, rows},
};

use super::{fold_name, random_token, tries::Try};

/// Absolute life of a session, in days.
const SESSION_DAYS: i64 = Kept::SESSION_DAYS;
/// A session ends after this many hours without use.
const IDLE_HOURS: i64 = 72;

/// A known browser is forgotten after this many days without use.
const DEVICE_DAYS: i64 = Kept::DEVICE_DAYS;

/// Input of a log-in.
#[derive(Clone)]
pub struct LogIn {
    /// Name as typed.
    pub name: String,
    /// Password as typed.
    pub password: String,
    /// Network address of the client, for the trail and the list of sessions.
    pub address: String,
    /// The network that is counted as one client: the address, or a prefix of it.
    pub network: String,
    /// The token that the browser kept from an earlier log-in.
    pub device: Option<Token>,
    /// The browser's present session, which ends.
    pub former: Option<Token>,
    /// Browser and system, in words.
    pub browser: String,
}

/// The tokens that a browser keeps after a log-in.
pub struct LoggedIn {
    /// The session's secret.
    pub session: Token,
    /// The browser's token, which identifies it at the next log-in.
    pub device: Token,
}

/// Who tried to log in, for the trail: the name of an existing account, or a disguised name, and the network address.
fn who_tried(name: &str, exists: bool, address: &str) -> String {
    if exists {
        let name: String = name.chars().take(40).collect();
        format!("{name}, {address}")
    } else {
        let disguised: String = auth::disguised(name).chars().take(8).collect();
        format!("? {disguised}, {address}")
    }
}

/// Logs in. Every log-in makes a new session and ends the browser's earlier one.
///
/// # Errors
/// [`Refusal::LogIn`] with the tries left. For an unknown name the answer takes the same time.
pub fn log_in(ctx: &Context, input: &LogIn) -> Result<LoggedIn, AppError> {
    let name = fold_name(&input.name.chars().take(80).collect::<String>());
    let now = ctx.clock.now();
    let device = input.device.as_ref().map(Token::hash);
    let (attempt, throttle, noted, user, is_ours) = ctx.read(|conn| {
        let user = rows::users::by_name(conn, &name)?;
        let (mut known, mut is_ours) = (None, false);
        if let Some(hash) = device.as_deref() {
            // Asked even without such an account, so that both cases take the same time.
            let id = user.as_ref().map_or(0, |user| user.id);
            known = rows::known_devices::is_of_user(conn, hash, id)?.then_some(hash);
            is_ours = rows::known_devices::exists(conn, hash)?;
        }
        let attempt = Try::new(&name, &input.network, known);
        let throttle = attempt.throttle(conn, now)?;
        let noted = attempt.is_noted(conn, now)?;
        Ok((attempt, throttle, noted, user, is_ours))
    })?;
    let actor = Actor::visitor(format!("address:{}", input.address));
    let tried = who_tried(&name, user.is_some(), &input.address);
    let door = AtDoor {
        subject: Subject::User(user.as_ref().map(|user| user.id)),
        line: tried,
    };
    let Throttle::Open { left } = throttle else {
        if !noted {
            ctx.write(&actor, Action::LogIn, None, |conn| {
                attempt.note(conn, now)?;
                Ok(Audited {
                    value: (),
                    deed: Deed::LogInClosed(door),
                })
            })?;
        }
        return Err(Refusal::LogIn { left: 0 }.into());
    };
    let stored = user
        .as_ref()
        .filter(|user| user.disabled_at.is_none())
        .and_then(|user| user.password_hash.as_deref());
    let fits = input.password.len() <= 1024 && auth::verify_password(&input.password, stored);
    let session = random_token()?;
    // A token that this server never issued could be somebody else's.
    let device = match &input.device {
        Some(token) if is_ours => token.clone(),
        _ => random_token()?,
    };
    let outcome = ctx.write(&actor, Action::LogIn, None, |conn| {
        let user = user.as_ref().filter(|_| fits);
        match user {
            Some(user) => {
                // Since the check the account may have been disabled or got another password.
                let present = rows::users::by_id(conn, user.id)?;
                if present.disabled_at.is_some() || present.password_hash != user.password_hash {
                    return Err(AppError::Stale);
                }
                attempt.succeed(conn, now)?;
                let opened = Opened {
                    user: user.id,
                    session: &session,
                    device: &device,
                    former: input.former.as_ref(),
                    address: &input.address,
                    browser: &input.browser,
                };
                open(conn, &opened, now)?;
            }
            None => attempt.fail(conn, now)?,
        }
        Ok(Audited {
            value: user.is_some(),
            deed: if user.is_some() {
                Deed::LoggedIn(door)
            } else {
                Deed::LogInRefused(door)
            },
        })
    })?;
    if outcome == Done::Fresh(true) {
        Ok(LoggedIn { session, device })
    } else {
        Err(Refusal::LogIn { left: left - 1 }.into())
    }
}

/// A new session.
pub(super) struct Opened<'a> {
    /// Number of the account.
    pub user: i32,
    /// Its secret.
    pub session: &'a Token,
    /// The browser's token.
    pub device: &'a Token,
    /// The browser's earlier session, which ends.
    pub former: Option<&'a Token>,
    /// Network address of the client.
    pub address: &'a str,
    /// Browser and system, in words.
    pub browser: &'a str,
}

/// Opens a session and deletes expired ones.
pub(super) fn open(
    conn: &mut Conn,
    opened: &Opened<'_>,
    now: NaiveDateTime,
) -> Result<(), AppError> {
    rows::sessions::purge(conn, now)?;
    rows::idempotency::purge(conn, now - Duration::days(30))?;
    rows::known_devices::purge(conn, now - Duration::days(DEVICE_DAYS))?;
    rows::known_devices::remember(conn, &opened.device.hash(), opened.user, now)?;
    if let Some(former) = opened.former {
        rows::sessions::delete(conn, &former.hash())?;
    }
    let session = rows::sessions::NewSession {
        token_hash: &opened.session.hash(),
        user_id: opened.user,
        created_at: now,
        last_seen_at: now,
        expires_at: now + Duration::days(SESSION_DAYS),
        address: opened.address,
        device: opened.browser,
    };
    rows::sessions::insert(conn, &session)?;
    Ok(())
}

/// Ends the session with this secret.
///
/// # Errors
/// Storage failures.
pub fn log_out(ctx: &Context, actor: &Actor, token: &Token) -> Result<(), AppError> {
    ctx.write(actor, Action::LogOut, None, |conn| {
        rows::sessions::delete(conn, &token.hash())?;
        Ok(Audited {
            value: (),
            deed: Deed::LoggedOut(AtDoor {
                subject: Subject::Session(actor.key.clone()),
                line: String::new(),
            }),
        })
    })?;
    Ok(())
}

/// Whether the session has reached neither its absolute end nor the idle limit.
pub(super) fn is_alive(session: &rows::sessions::SessionRow, now: NaiveDateTime) -> bool {
    session.expires_at > now && session.last_seen_at + Duration::hours(IDLE_HOURS) > now
}

/// The account that is logged in with this secret; `None` if the session has ended.
///
/// # Errors
/// Storage failures.
pub fn session(ctx: &Context, token: &Token) -> Result<Option<SignedIn>, AppError> {
    let now = ctx.clock.now();
    let hash = token.hash();
    let found = ctx.ask(|conn| Ok(rows::sessions::by_hash(conn, &hash)?))?;
    let found =
        found.filter(|(session, user)| is_alive(session, now) && user.disabled_at.is_none());
    let Some((session, user)) = found else {
        return Ok(None);
    };
    if session.last_seen_at + Duration::hours(1) < now {
        // Book-keeping of the session. Pages can be read even while nothing can be written.
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

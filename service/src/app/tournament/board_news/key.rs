//! The key with which this server names itself to push services.

use crate::{
    app::{AppError, Context},
    auth::PushKey,
    store::rows::push,
};

fn broken(why: &str) -> AppError {
    AppError::System(why.to_owned())
}

/// The server's key. It is made at the first call and never changes, because subscriptions depend on it.
///
/// # Errors
/// Storage failures; the stored key cannot be read; the system gives no random numbers.
pub fn key(ctx: &Context) -> Result<PushKey, AppError> {
    let stored = |ctx: &Context| ctx.ask(|conn| Ok(push::key(conn)?));
    if let Some(secret) = stored(ctx)? {
        return PushKey::parse(&secret).ok_or_else(|| broken("the key for push services"));
    }
    let fresh = PushKey::random().map_err(|error| broken(&error.to_string()))?;
    let now = ctx.clock.now();
    ctx.keep_book(|conn| Ok(push::set_key(conn, &fresh.secret(), now)?))?;
    // Another server may have made one first.
    let secret = stored(ctx)?.unwrap_or_default();
    PushKey::parse(&secret).ok_or_else(|| broken("the key for push services"))
}

//! The threads that send webhooks: each takes a message that is due, sends it, and records the answer.

use crate::app::{
    AppError, Context,
    tournament::webhooks::sending::{self, Due},
};

use super::{Client, message, threads};

/// Number of messages sent at the same time: a server that does not answer blocks one thread, not all.
const THREADS: usize = 2;

/// Starts sending webhooks, as long as the process lives. `base` is the public address of this server; empty without one.
pub fn keep_telling(ctx: &Context, client: &Client, base: &str) {
    let (client, base) = (client.clone(), base.to_owned());
    let next = move |ctx: &Context| tell_next(ctx, &client, &base);
    threads::keep(("webhooks", THREADS), ctx, sending::tidy, &next);
}

/// Sends the next message; returns whether there was one.
fn tell_next(ctx: &Context, client: &Client, base: &str) -> Result<bool, AppError> {
    let Some(due) = sending::next(ctx)? else {
        return Ok(false);
    };
    let answer = tell(ctx, client, &due, base)?;
    // The address may contain a key, so the log does not contain it.
    tracing::info!(number = due.id, event = due.event.code(), answer = %answer.code(), "told");
    sending::answered(ctx, &due, answer)?;
    Ok(true)
}

fn tell(
    ctx: &Context,
    client: &Client,
    due: &Due,
    base: &str,
) -> Result<sending::Answer, AppError> {
    let body = message::body(due, base).map_err(|error| AppError::System(error.to_string()))?;
    let second = ctx.clock.now().and_utc().timestamp();
    let signature = due.key.sign(&due.message_id, second, &body);
    let second = second.to_string();
    let heads = [
        ("content-type", "application/json"),
        ("webhook-id", due.message_id.as_str()),
        ("webhook-timestamp", second.as_str()),
        ("webhook-signature", signature.as_str()),
    ];
    Ok(client.post(&due.address, &heads, &body))
}

//! The threads that tell other servers: each takes what is due, sends it, and notes what came back.

use crate::app::{
    AppError, Context,
    tournament::webhooks::sending::{self, Due},
};

use super::{Client, message, threads};

/// How many messages are on their way at a time: one server that does not answer holds up a thread, not all of them.
const THREADS: usize = 2;

/// Tells other servers from now on, for as long as the process lives. `base` is the public address of this one, empty
/// where it has none.
pub fn keep_telling(ctx: &Context, client: &Client, base: &str) {
    let (client, base) = (client.clone(), base.to_owned());
    let next = move |ctx: &Context| tell_next(ctx, &client, &base);
    threads::keep(("webhooks", THREADS), ctx, sending::tidy, &next);
}

/// Sends the next message; whether there was one.
fn tell_next(ctx: &Context, client: &Client, base: &str) -> Result<bool, AppError> {
    let Some(due) = sending::next(ctx)? else {
        return Ok(false);
    };
    let answer = tell(ctx, client, &due, base)?;
    // The address may hold a key: the log names none.
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

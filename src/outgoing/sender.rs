//! The threads that tell other servers: each takes what is due, sends it, and notes what came back.

use std::{thread, time::Duration};

use crate::{
    app::{
        AppError, Context,
        tournament::webhooks::sending::{self, Due},
    },
    time::Deadline,
};

use super::{Client, message};

/// How many messages are on their way at a time: one server that does not answer holds up a thread, not all of them.
const THREADS: usize = 2;
/// How often it is looked what is due.
const LOOK: Duration = Duration::from_secs(1);
/// The pause where the database cannot be read or written.
const PAUSE: Duration = Duration::from_secs(5);
/// How often old messages are taken away.
const TIDY: Duration = Duration::from_secs(3600);

/// Tells other servers from now on, for as long as the process lives. `base` is the public address of this one, empty
/// where it has none.
pub fn keep_telling(ctx: &Context, client: &Client, base: &str) {
    for number in 0..THREADS {
        let (ctx, client, base) = (ctx.clone(), client.clone(), base.to_owned());
        let telling = thread::Builder::new()
            .name(format!("webhooks-{number}"))
            .spawn(move || tell_for_ever(&ctx, &client, &base));
        if let Err(error) = telling {
            tracing::error!(%error, "no other server is told anything");
        }
    }
}

fn tell_for_ever(ctx: &Context, client: &Client, base: &str) {
    let mut tidied: Option<Deadline> = None;
    loop {
        // What cannot be written now is not sent either: it could not be noted.
        if ctx.trouble().is_some() {
            thread::sleep(PAUSE);
            continue;
        }
        if tidied.is_none_or(|deadline| !deadline.is_ahead()) {
            tidied = Some(Deadline::within(TIDY));
            if let Err(error) = sending::tidy(ctx) {
                tracing::warn!(%error, "old messages to other servers stay");
            }
        }
        match tell_next(ctx, client, base) {
            Ok(true) => {}
            Ok(false) => thread::sleep(LOOK),
            Err(error) => {
                tracing::warn!(%error, "it is not known what other servers are to be told");
                thread::sleep(PAUSE);
            }
        }
    }
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

//! The threads that broadcast games on lichess: each takes a broadcast that is due, sends the changes, and records the answer.

use crate::app::{
    AppError, Context,
    exchange::broadcast::sending::{self, Ask, Body, Reply},
    tournament::webhooks::sending::Answer,
};

use super::{Client, retry_after::seconds, threads};

/// Number of broadcasts sent at the same time: a site that does not answer blocks one thread, not all.
const THREADS: usize = 2;
/// Maximum bytes of an answer.
const MOST: u64 = 4 << 20;

/// Starts broadcasting, as long as the process lives. `base` is the public address of this server; empty without one.
pub fn keep_broadcasting(ctx: &Context, client: &Client, base: &str) {
    let (client, base) = (client.clone(), base.to_owned());
    let next = move |ctx: &Context| tell_next(ctx, &client, &base);
    threads::keep(("broadcasts", THREADS), ctx, sending::tidy, &next);
}

/// Sends the next broadcast that is due; returns whether there was one.
fn tell_next(ctx: &Context, client: &Client, base: &str) -> Result<bool, AppError> {
    let Some(due) = sending::next(ctx)? else {
        return Ok(false);
    };
    let (server, bearer) = (due.server.clone(), format!("Bearer {}", due.token));
    let mut speak = |ask: &Ask| speak(ctx, client, (&server, &bearer), ask);
    let told = sending::take(ctx, &due, base, &mut speak)?;
    tracing::debug!(number = due.id, answer = %told.code(), "broadcast");
    Ok(true)
}

fn speak(
    ctx: &Context,
    client: &Client,
    (server, bearer): (&str, &str),
    ask: &Ask,
) -> Result<Reply, Answer> {
    let (kind, body) = match &ask.body {
        None => ("", None),
        Some(Body::Form(form)) => ("application/x-www-form-urlencoded", Some(form.as_bytes())),
        Some(Body::Pgn(games)) => ("text/plain; charset=utf-8", Some(games.as_slice())),
    };
    let mut heads = vec![("authorization", bearer), ("accept", "application/json")];
    if body.is_some() {
        heads.push(("content-type", kind));
    }
    let address = format!("{server}{}", ask.path);
    let heard = client.ask(&address, &heads, body, MOST)?;
    Ok(Reply {
        status: heard.status,
        wait: heard.wait.and_then(|text| seconds(&text, ctx.clock.now())),
        body: heard.body,
    })
}

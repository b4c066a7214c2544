//! The threads that send push messages when a board is published: each takes a message that is due, words it, encrypts it for
//! the browser, sends it, and records the answer.

use serde::Serialize;

use crate::{
    app::{
        AppError, Context,
        tournament::{
            board_news::{
                self,
                sending::{self, Due},
            },
            personal, webhooks,
        },
    },
    event::Outlet,
    words,
};

use super::{Client, client::Came, retry_after::seconds, threads};

/// Number of messages sent at the same time: a push service that does not answer blocks one thread, not all.
const THREADS: usize = 4;
/// Hours for which a push service accepts the signed name of this server; the standard allows 24.
const NAMED_HOURS: i64 = 12;

/// The content that the service worker of the browser shows.
#[derive(Serialize)]
struct Shown<'a> {
    /// Name of the tournament.
    title: &'a str,
    /// The news, in a sentence.
    body: String,
    /// Tag of the language.
    lang: &'static str,
    /// Tag by which it replaces an older message that is still shown.
    tag: String,
    /// Path of the page of the board.
    url: String,
}

/// Starts sending push messages, as long as the process lives. `contact` is the public address of this server, for questions of
/// a push service; empty without one.
pub fn keep_telling_boards(ctx: &Context, client: &Client, contact: &str) {
    let (client, contact) = (client.clone(), contact.to_owned());
    let next = move |ctx: &Context| tell_next(ctx, &client, &contact);
    threads::keep(("board-news", THREADS), ctx, sending::tidy, &next);
}

/// Sends the next message; returns whether there was one.
fn tell_next(ctx: &Context, client: &Client, contact: &str) -> Result<bool, AppError> {
    let Some(due) = sending::next(ctx)? else {
        return Ok(false);
    };
    let shown = match shown(ctx, &due) {
        Ok(Some(shown)) => shown,
        Ok(None) => {
            sending::drop(ctx, &due)?;
            return Ok(true);
        }
        Err(error) => {
            sending::leave(ctx, &due)?;
            return Err(error);
        }
    };
    let came = tell(ctx, client, &due, &shown, contact)?;
    // The address allows writing to the browser, so the log does not contain it.
    tracing::info!(number = due.id, news = due.news.code(), answer = %came.answer.code(), "board told");
    let now = ctx.clock.now();
    let wait = came.wait.and_then(|text| seconds(&text, now));
    sending::answered(ctx, &due, came.answer, wait)?;
    Ok(true)
}

/// The message as JSON, with the board as everybody may see it now; `None` if there is nothing to say any more.
fn shown(ctx: &Context, due: &Due) -> Result<Option<Vec<u8>>, AppError> {
    let view = match personal::personal_for(ctx, &due.slug, due.entry, Outlet::Page) {
        Ok(view) => view,
        // The board is not public now.
        Err(AppError::NotFound) => return Ok(None),
        Err(error) => return Err(error),
    };
    let t = words::letter::language("push_subscriptions.language", &due.language)?;
    let Some(body) = words::board_news::told(t, &view, due.news, due.round) else {
        return Ok(None);
    };
    let shown = Shown {
        title: &view.summary.name,
        body,
        lang: t.0.code(),
        tag: due.topic.clone(),
        url: format!("/t/{}/my-board/{}?own=1", due.slug, due.entry),
    };
    let text = serde_json::to_vec(&shown);
    text.map(Some)
        .map_err(|error| AppError::System(error.to_string()))
}

fn tell(
    ctx: &Context,
    client: &Client,
    due: &Due,
    shown: &[u8],
    contact: &str,
) -> Result<Came, AppError> {
    let broken = |why: &str| AppError::System(why.to_owned());
    let now = ctx.clock.now().and_utc().timestamp();
    let body = due.receiver.seal(shown);
    let body = body.map_err(|_| broken("a message cannot be sealed"))?;
    let origin = webhooks::origin(&due.endpoint).ok_or_else(|| broken("no origin"))?;
    let until = now + NAMED_HOURS * 3600;
    let name = board_news::key(ctx)?.authorization(&origin, contact, until);
    let name = name.map_err(|error| broken(&error.to_string()))?;
    let left = (due.expires_at.and_utc().timestamp() - now).max(0);
    let left = left.to_string();
    let heads = [
        ("content-type", "application/octet-stream"),
        ("content-encoding", "aes128gcm"),
        ("authorization", name.as_str()),
        ("ttl", left.as_str()),
        ("topic", due.topic.as_str()),
        ("urgency", "high"),
    ];
    Ok(client.send(&due.endpoint, &heads, &body))
}

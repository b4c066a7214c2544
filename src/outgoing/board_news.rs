//! The threads that tell browsers when a board is published: each takes what is due, words it, seals it for the browser, sends it,
//! and notes what came back.

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

/// How many messages are on their way at a time: one push service that does not answer holds up a thread, not all of them.
const THREADS: usize = 4;
/// Hours for which a push service takes the name of this server. The standard allows a day.
const NAMED_HOURS: i64 = 12;

/// What the browser's service worker shows.
#[derive(Serialize)]
struct Shown<'a> {
    /// The tournament.
    title: &'a str,
    /// What happened, in a sentence.
    body: String,
    /// Tag of its language.
    lang: &'static str,
    /// What it takes the place of, where that is still shown.
    tag: String,
    /// The path of the board.
    url: String,
}

/// Tells browsers from now on, for as long as the process lives. `contact` is the public address of this server, whom a push
/// service may ask; empty where it has none.
pub fn keep_telling_boards(ctx: &Context, client: &Client, contact: &str) {
    let (client, contact) = (client.clone(), contact.to_owned());
    let next = move |ctx: &Context| tell_next(ctx, &client, &contact);
    threads::keep(("board-news", THREADS), ctx, sending::tidy, &next);
}

/// Sends the next message; whether there was one.
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
    // Whoever has the address may write to the browser: the log names none.
    tracing::info!(number = due.id, news = due.news.code(), answer = %came.answer.code(), "board told");
    let now = ctx.clock.now();
    let wait = came.wait.and_then(|text| seconds(&text, now));
    sending::answered(ctx, &due, came.answer, wait)?;
    Ok(true)
}

/// The message as JSON, as everybody may see the board now; `None` where there is nothing to be said any more.
fn shown(ctx: &Context, due: &Due) -> Result<Option<Vec<u8>>, AppError> {
    let view = match personal::personal_for(ctx, &due.slug, due.entry, Outlet::Page) {
        Ok(view) => view,
        // Nobody may see it now.
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

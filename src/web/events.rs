//! Server-sent events: "this tournament changed".

use std::time::Duration;

use actix_web::{HttpResponse, http::header, web::Bytes};
use futures_util::stream;
use tokio::sync::broadcast::{Receiver, error::RecvError};

use crate::{
    app::{self, Context},
    live::Event,
};

use super::load::Slot;

/// Time without events after which a comment is sent, so that dead connections are noticed.
const KEEP_ALIVE: Duration = Duration::from_secs(15);
/// Interval at which the audit trail is checked for changes by other servers. Together with the check itself this takes less
/// than half a second.
const FOLLOW: Duration = Duration::from_millis(300);

/// A listener to one tournament.
pub struct Listener {
    /// Events from now on, the same bytes for all listeners of the same kind. Listeners who do not run the tournament hear only
    /// of changes to public data. That an incident or a move was recorded is for arbiters only (Laws 12.6).
    pub events: Receiver<Event>,
    /// Number of the last change that they could hear of; a page older than that is loaded again.
    pub stands_at: i32,
    /// Counts the listener as long as it exists.
    pub _slot: Slot,
}

impl Listener {
    /// The next part of the stream; `None` at its end.
    async fn next(&mut self) -> Option<Bytes> {
        match tokio::time::timeout(KEEP_ALIVE, self.events.recv()).await {
            Err(_) => Some(Bytes::from_static(b": alive\n\n")),
            Ok(Ok(event)) => Some(Bytes::from_owner(event)),
            // The listener was too slow for the channel and must load the page again.
            Ok(Err(RecvError::Lagged(_))) => {
                Some(Bytes::from_static(b"event: changed\ndata: 0\n\n"))
            }
            // The server is stopping.
            Ok(Err(RecvError::Closed)) => None,
        }
    }
}

/// The stream of one tournament's changes. It carries only numbers; pages decide what each reader may see.
pub fn stream_of(listener: Listener) -> HttpResponse {
    let mut first = b"retry: 2000\n\n".to_vec();
    first.extend_from_slice(Event::stands_at(listener.stands_at).as_ref());
    let first = Bytes::from(first);
    let events = stream::unfold(
        (listener, Some(first)),
        |(mut listener, first)| async move {
            let bytes = match first {
                Some(first) => first,
                None => listener.next().await?,
            };
            Some((Ok::<_, actix_web::Error>(bytes), (listener, None)))
        },
    );
    HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, "text/event-stream"))
        .insert_header((header::CACHE_CONTROL, "no-store"))
        // Compression would delay events.
        .insert_header((header::CONTENT_ENCODING, "identity"))
        .insert_header(("X-Accel-Buffering", "no"))
        .streaming(events)
}

/// Tells this server's screens and kept pages of changes by other servers and the command line.
pub async fn follow(ctx: Context) {
    let mut seen: Option<i32> = None;
    loop {
        let (context, after) = (ctx.clone(), seen);
        let look = ctx.live.versions().look();
        let looked =
            actix_web::web::block(move || app::changes::touched_after(&context, after)).await;
        match looked {
            Ok(Ok(touched)) => {
                ctx.live.follows_from(touched.newest);
                for change in touched.changes {
                    ctx.live.publish(change);
                }
                ctx.live.versions().heard_until(look, touched.place);
                seen = Some(touched.newest);
            }
            Ok(Err(error)) => tracing::warn!(%error, "audit trail not readable"),
            Err(_) => return,
        }
        tokio::time::sleep(FOLLOW).await;
    }
}

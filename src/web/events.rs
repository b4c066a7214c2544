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

/// A comment is sent when nothing happened for this long, so that dead connections are noticed.
const KEEP_ALIVE: Duration = Duration::from_secs(15);
/// How often the audit trail is looked at for what other servers wrote: with the look itself less than half a second.
const FOLLOW: Duration = Duration::from_millis(300);

/// Who listens to one tournament.
pub struct Listener {
    /// What is told from now on to all listeners of their kind, in the same bytes. Who does not run the tournament hears
    /// only of what changes something that everybody may see: that an incident was written, or a move, is for arbiters
    /// (Laws 12.6).
    pub events: Receiver<Event>,
    /// Number of the last change of which they could hear: a page that is older is asked for again.
    pub stands_at: i32,
    /// Held for as long as they listen.
    pub _slot: Slot,
}

impl Listener {
    /// The next piece of the stream; `None` at its end.
    async fn next(&mut self) -> Option<Bytes> {
        match tokio::time::timeout(KEEP_ALIVE, self.events.recv()).await {
            Err(_) => Some(Bytes::from_static(b": alive\n\n")),
            Ok(Ok(event)) => Some(Bytes::from_owner(event)),
            // Too slow for the channel: it must look at the page anew.
            Ok(Err(RecvError::Lagged(_))) => {
                Some(Bytes::from_static(b"event: changed\ndata: 0\n\n"))
            }
            // The server stops.
            Ok(Err(RecvError::Closed)) => None,
        }
    }
}

/// The stream of one tournament's changes. It carries numbers only: pages decide what to show to whom.
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
        // Compression would hold events back.
        .insert_header((header::CONTENT_ENCODING, "identity"))
        .insert_header(("X-Accel-Buffering", "no"))
        .streaming(events)
}

/// Tells this server's screens and its kept pages what other servers and the command line wrote.
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

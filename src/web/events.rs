//! Server-sent events: "this tournament changed".

use std::time::{Duration, Instant};

use actix_web::{HttpResponse, http::header, web::Bytes};
use futures_util::stream;
use tokio::sync::broadcast::{Receiver, error::RecvError};

use crate::{
    app::{self, Context},
    live::Change,
};

use super::{load::Slot, stop::Stop};

/// A comment is sent when nothing happened for this long, so that dead connections are noticed.
const KEEP_ALIVE: Duration = Duration::from_secs(15);
/// How often the audit trail is looked at for what other servers wrote: with the look itself less than half a second.
const FOLLOW: Duration = Duration::from_millis(300);

/// Who listens to one tournament.
pub struct Listener {
    /// What changes from now on.
    pub changes: Receiver<Change>,
    /// Which tournament.
    pub tournament: i32,
    /// Whether they run the tournament. Everybody else hears only of what changes something that everybody may see: that
    /// an incident was written, or a move, is for arbiters (Laws 12.6).
    pub hears_all: bool,
    /// Held for as long as they listen.
    pub _slot: Slot,
    /// Ends the stream.
    pub stop: Stop,
}

impl Listener {
    /// The next piece of the stream; `None` at its end.
    async fn next(&mut self) -> Option<Bytes> {
        loop {
            let heard = tokio::select! {
                heard = tokio::time::timeout(KEEP_ALIVE, self.changes.recv()) => heard,
                () = self.stop.told() => return None,
            };
            match heard {
                Err(_) => return Some(Bytes::from_static(b": alive\n\n")),
                Ok(Ok(change)) if self.hears(&change) => {
                    let number = change.number;
                    let event = format!("id: {number}\nevent: changed\ndata: {number}\n\n");
                    return Some(Bytes::from(event));
                }
                Ok(Ok(_)) => {}
                // Too slow for the channel: it must look at the page anew.
                Ok(Err(RecvError::Lagged(_))) => {
                    return Some(Bytes::from_static(b"event: changed\ndata: 0\n\n"));
                }
                Ok(Err(RecvError::Closed)) => return None,
            }
        }
    }

    fn hears(&self, change: &Change) -> bool {
        change.tournament == Some(self.tournament) && (self.hears_all || change.is_public)
    }
}

/// The stream of one tournament's changes. It carries numbers only: pages decide what to show to whom.
pub fn stream_of(listener: Listener) -> HttpResponse {
    let first = Bytes::from_static(b"retry: 2000\n\n");
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
        let begun = Instant::now();
        let looked =
            actix_web::web::block(move || app::changes::touched_after(&context, after)).await;
        match looked {
            Ok(Ok((changes, newest))) => {
                for change in changes {
                    ctx.live.publish(change);
                }
                ctx.live.versions().heard_until(begun);
                seen = Some(newest);
            }
            Ok(Err(error)) => tracing::warn!(%error, "audit trail not readable"),
            Err(_) => return,
        }
        tokio::time::sleep(FOLLOW).await;
    }
}

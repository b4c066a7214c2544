//! Server-sent events: "this tournament changed".

use std::time::Duration;

use actix_web::{HttpResponse, http::header, web::Bytes};
use futures_util::stream;
use tokio::sync::broadcast::{Receiver, error::RecvError};

use crate::{
    app::{self, Context},
    live::Change,
};

/// A comment goes out when nothing happened for so long, so that dead connections are noticed.
const KEEP_ALIVE: Duration = Duration::from_secs(15);
/// How often the audit trail is looked at for what other servers wrote.
const FOLLOW: Duration = Duration::from_millis(400);

/// The stream of one tournament's changes. It carries numbers only: pages decide what to show to whom.
pub fn stream_of(receiver: Receiver<Change>, tournament: i32) -> HttpResponse {
    let first = Bytes::from_static(b"retry: 2000\n\n");
    let events = stream::unfold(
        (receiver, Some(first)),
        move |(mut receiver, first)| async move {
            if let Some(first) = first {
                return Some((Ok::<_, actix_web::Error>(first), (receiver, None)));
            }
            loop {
                let bytes = match tokio::time::timeout(KEEP_ALIVE, receiver.recv()).await {
                    Err(_) => Bytes::from_static(b": alive\n\n"),
                    Ok(Ok(change)) if change.tournament == tournament => {
                        let number = change.number;
                        Bytes::from(format!("id: {number}\nevent: changed\ndata: {number}\n\n"))
                    }
                    Ok(Ok(_)) => continue,
                    // Too slow for the channel: it must look at the page anew.
                    Ok(Err(RecvError::Lagged(_))) => {
                        Bytes::from_static(b"event: changed\ndata: 0\n\n")
                    }
                    Ok(Err(RecvError::Closed)) => return None,
                };
                return Some((Ok(bytes), (receiver, None)));
            }
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

/// Tells this server's screens what other servers and the command line wrote.
pub async fn follow(ctx: Context) {
    let mut seen: Option<i32> = None;
    loop {
        tokio::time::sleep(FOLLOW).await;
        let (context, after) = (ctx.clone(), seen);
        let looked =
            actix_web::web::block(move || app::changes::touched_after(&context, after)).await;
        match looked {
            Ok(Ok((changes, newest))) => {
                for change in changes {
                    ctx.live.publish(change.tournament, change.number);
                }
                seen = Some(newest);
            }
            Ok(Err(error)) => tracing::warn!(%error, "audit trail not readable"),
            Err(_) => return,
        }
    }
}

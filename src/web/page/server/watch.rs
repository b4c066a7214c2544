//! For monitoring: whether the server accepts requests, and its metrics.

use actix_web::{
    HttpRequest, HttpResponse,
    http::{
        StatusCode,
        header::{AUTHORIZATION, CACHE_CONTROL},
    },
};
use sha2::{Digest, Sha256};

use crate::{
    app::{self, Context},
    web::{
        State,
        forwarded::is_handed_on,
        metrics::{Copied, Stored},
        routing::{self as web, Data, ServiceConfig},
    },
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/ready", web::get().to(ready))
        .route("/metrics", web::get().to(metrics));
}

fn plain(status: StatusCode, text: &'static str) -> HttpResponse {
    HttpResponse::build(status)
        .content_type("text/plain; charset=utf-8")
        .insert_header((CACHE_CONTROL, "no-store"))
        .body(text)
}

/// `GET /ready`: 200 when requests may be sent here; 503 when the database does not answer, or the server is stopping.
async fn ready(state: Data<State>) -> HttpResponse {
    if state.stop.is_told() {
        return plain(StatusCode::SERVICE_UNAVAILABLE, "stopping\n");
    }
    match newest(&state).await {
        Some(_) => plain(StatusCode::OK, "ready\n"),
        None => plain(
            StatusCode::SERVICE_UNAVAILABLE,
            "the database does not answer\n",
        ),
    }
}

/// Number of the newest row of the audit trail; `None` when the database does not answer.
async fn newest(state: &State) -> Option<i32> {
    let ctx = state.ctx.clone();
    let read = web::block(move || app::changes::newest(&ctx)).await;
    match read {
        Ok(Ok(newest)) => Some(newest),
        Ok(Err(error)) => {
            tracing::warn!(%error, "database not readable");
            None
        }
        Err(_) => None,
    }
}

/// Whether this request may read the metrics: with the token, if one is configured; otherwise only from this machine. A request
/// passed on by a proxy is not from this machine.
fn may_read(request: &HttpRequest, token: Option<&str>) -> bool {
    if let Some(token) = token {
        let sent = request.headers().get(AUTHORIZATION);
        let sent = sent.and_then(|value| value.to_str().ok()?.strip_prefix("Bearer "));
        // Hashes are compared, so that the time reveals nothing about the token.
        return sent.is_some_and(|sent| Sha256::digest(sent) == Sha256::digest(token));
    }
    let peer = request.peer_addr();
    peer.is_some_and(|peer| peer.ip().to_canonical().is_loopback())
        && !is_handed_on(request.headers())
}

/// State of the last backups; `None` if this server makes none.
fn copied(ctx: &Context) -> Option<Copied> {
    let last = ctx.last_backup()?;
    let now = ctx.clock.now();
    Some(Copied {
        age: last.at.map(|at| (now - at).to_std().unwrap_or_default()),
        took: last.took.unwrap_or_default(),
        bytes: last.bytes.unwrap_or_default(),
        has_failed: last.failure.is_some(),
    })
}

/// `GET /metrics`.
async fn metrics(request: HttpRequest, state: Data<State>) -> HttpResponse {
    if !may_read(&request, state.config.metrics_token.as_deref()) {
        return plain(StatusCode::NOT_FOUND, "not found\n");
    }
    let stored = Stored {
        newest: newest(&state).await.unwrap_or(0),
        commits: state.ctx.commits(),
        statements: state.ctx.statements(),
        standbys: state.ctx.standby_counts().unwrap_or_default(),
        copies: copied(&state.ctx),
    };
    match state.metrics.text(&state.load, &state.kept, &stored) {
        Ok(text) => HttpResponse::Ok()
            .content_type("application/openmetrics-text; version=1.0.0; charset=utf-8")
            .insert_header((CACHE_CONTROL, "no-store"))
            .body(text),
        Err(_) => plain(StatusCode::INTERNAL_SERVER_ERROR, "failed\n"),
    }
}

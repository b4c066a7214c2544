//! Kept answers: a kept answer that is up to date is sent before the session or the database is asked.

use actix_web::{
    Error, HttpResponse,
    body::{BoxBody, MessageBody},
    dev::{ServiceRequest, ServiceResponse},
    http::{Method, header::COOKIE},
    middleware::Next,
    web::Data,
};

use crate::words::moment;

use super::{State, kept::Asks, reader, visitor};

/// Answers with a kept answer, or passes the request on to the pages. The innermost layer.
///
/// # Errors
/// Those of the pages.
pub async fn first<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<BoxBody>, Error> {
    match at_hand(&request).await {
        Some(answer) => Ok(request.into_response(answer)),
        None => Ok(next.call(request).await?.map_into_boxed_body()),
    }
}

async fn at_hand(request: &ServiceRequest) -> Option<HttpResponse> {
    if request.method() != Method::GET {
        return None;
    }
    let state = request.app_data::<Data<State>>()?;
    let request = request.request();
    // A reader with a session may be signed in, and one who has just done something gets a message about it.
    if request.headers().contains_key(COOKIE) && visitor::has_own_page(request) {
        return None;
    }
    let slot = state.kept.find(&reader::key(request))?;
    let now = state.ctx.clock.now();
    let answer = slot.current(state.ctx.live.versions(), moment::today(now), now)?;
    let given = answer.give(&Asks::of(request.headers())).await;
    given
        .inspect_err(|error| tracing::warn!(%error, "a page could not be packed"))
        .ok()
}

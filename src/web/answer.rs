//! The outermost layer of every answer: request number, headers, HEAD, and counting.

use std::{
    pin::Pin,
    task::{Context, Poll},
};

use actix_web::{
    Error, HttpMessage,
    body::{BodySize, BoxBody, MessageBody},
    dev::{ServiceRequest, ServiceResponse},
    http::{
        Method,
        header::{HeaderMap, HeaderName, HeaderValue, SET_COOKIE, STRICT_TRANSPORT_SECURITY},
    },
    middleware::Next,
    web::{Bytes, Data},
};
use tokio::time::Instant;

use super::{State, request_id::RequestId};

const X_REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");
/// Browsers use only TLS for a year (ASVS 3.4.1).
const ONE_YEAR: HeaderValue = HeaderValue::from_static("max-age=31536000");

/// A body without bytes that still has a size, for HEAD.
struct Unsent(BodySize);

impl MessageBody for Unsent {
    type Error = Error;

    fn size(&self) -> BodySize {
        self.0
    }

    fn poll_next(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Option<Result<Bytes, Error>>> {
        Poll::Ready(None)
    }
}

/// Passes a request on and completes its answer: the outermost layer.
///
/// # Errors
/// Those of the inner layers.
pub async fn carry<B: MessageBody + 'static>(
    mut request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<BoxBody>, Error> {
    let begun = Instant::now();
    let state = request.app_data::<Data<State>>().cloned();
    let id = RequestId::random();
    request.extensions_mut().insert(id.clone());
    // HEAD is GET without the body (RFC 9110, 9.3.2). The connection remembers that no body is sent.
    let is_plain = state
        .as_ref()
        .is_some_and(|state| state.is_plain(request.request()));
    let method = request.method().clone();
    if method == Method::HEAD {
        request.head_mut().method = Method::GET;
    }
    let mut response = next.call(request).await?.map_into_boxed_body();
    if method == Method::HEAD {
        response = response.map_body(|_, body| BoxBody::new(Unsent(body.size())));
    }
    let status = response.status().as_u16();
    let took = begun.elapsed();
    let address = match &state {
        Some(state) => state.patterns.of(response.request()),
        None => "-".into(),
    };
    let headers = response.headers_mut();
    if let Ok(value) = HeaderValue::from_str(id.as_str()) {
        headers.insert(X_REQUEST_ID, value);
    }
    if let Some(state) = state {
        if !is_plain {
            make_secure(headers);
        }
        if state.config.is_behind_tls() {
            headers.insert(STRICT_TRANSPORT_SECURITY, ONE_YEAR);
        }
        state.metrics.count(&method, status, took);
    }
    tracing::info!(
        target: "request",
        request = id.as_str(),
        method = method.as_str(),
        address = &*address,
        status,
        ms = took.as_secs_f64() * 1000.0,
    );
    Ok(response)
}

/// Adds `Secure` to every cookie.
fn make_secure(headers: &mut HeaderMap) {
    let cookies: Vec<HeaderValue> = headers.remove(SET_COOKIE).collect();
    for cookie in cookies {
        let text = cookie.to_str().unwrap_or_default();
        let has_it = text
            .split(';')
            .any(|part| part.trim().eq_ignore_ascii_case("secure"));
        let secured = HeaderValue::from_str(&format!("{text}; Secure"));
        headers.append(
            SET_COOKIE,
            match secured {
                Ok(secured) if !has_it && !text.is_empty() => secured,
                _ => cookie,
            },
        );
    }
}

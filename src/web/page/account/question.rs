//! What a device is asked that has a passkey: a secret of the session in a span of time, so that an answer fits one browser for some
//! minutes and nothing need be kept.

use actix_web::{HttpRequest, http::header};
use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};

use crate::{
    auth::{WebAddress, passkey::Party},
    web::{Fields, Visitor, connection::is_over_tls},
};

/// Seconds for which a question is asked; the answer may come in the next such span, too.
const SPAN: i64 = 300;

/// What a device is asked, and where.
pub struct Question {
    /// The host, by which a device finds its key.
    pub host: String,
    /// What is to be signed, base64url.
    pub challenge: String,
    /// In which span of time it is asked.
    pub span: i64,
}

/// The site as devices know it, of a request: they take none that has no name, nor one in clear but this machine's own.
fn party(visitor: &Visitor, request: &HttpRequest) -> Option<Party> {
    let public = visitor.state.config.public_url.as_deref();
    let origin = match public {
        // Over this machine's own TLS a hall comes by another name than the public one.
        Some(url) if !is_over_tls(request) => url.to_owned(),
        _ => {
            let host = request.headers().get(header::HOST)?.to_str().ok()?;
            let scheme = if is_over_tls(request) {
                "https"
            } else {
                "http"
            };
            format!("{scheme}://{host}")
        }
    };
    let address = WebAddress::parse(&origin)?;
    let is_safe = address.is_over_tls() || address.host() == "localhost";
    (address.has_name() && is_safe).then(|| Party {
        host: address.host().to_owned(),
        origin: address.origin(),
    })
}

/// What this visitor's device is asked in this span: a secret of the session, so that nobody else's answer fits.
fn challenge(visitor: &Visitor, span: i64) -> Vec<u8> {
    let secret = visitor.token.derived(&format!("passkey {span}"));
    secret.secret().as_bytes().to_vec()
}

fn present_span(visitor: &Visitor) -> i64 {
    let now = visitor.state.ctx.clock.now();
    now.and_utc().timestamp().div_euclid(SPAN)
}

/// The question that a page asks; `None` where devices have none for this address.
pub fn question(visitor: &Visitor, request: &HttpRequest) -> Option<Question> {
    let span = present_span(visitor);
    Some(Question {
        host: party(visitor, request)?.host,
        challenge: URL_SAFE_NO_PAD.encode(challenge(visitor, span)),
        span,
    })
}

/// The question that an answer answers, where it is a fresh one of this visitor.
pub fn answered(
    visitor: &Visitor,
    request: &HttpRequest,
    fields: &Fields,
) -> Option<(Party, Vec<u8>)> {
    let span: i64 = fields.get("span").parse().ok()?;
    let present = present_span(visitor);
    let is_fresh = span == present || span == present - 1;
    let party = party(visitor, request)?;
    is_fresh.then(|| (party, challenge(visitor, span)))
}

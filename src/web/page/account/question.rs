//! The challenge for a device with a passkey. It is a secret of the session in a span of time. So an answer fits one browser
//! for some minutes, and the server stores nothing.

use actix_web::{HttpRequest, http::header};
use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};

use crate::{
    auth::{WebAddress, passkey::Party},
    web::{Fields, Visitor, connection::is_over_tls},
};

/// Length of a span in seconds; the answer may also come in the following span.
const SPAN: i64 = 300;

/// A challenge for a device, and where it counts.
pub struct Question {
    /// The host name, by which a device finds its key.
    pub host: String,
    /// The challenge to be signed, base64url.
    pub challenge: String,
    /// Number of the span in which it is asked.
    pub span: i64,
}

/// The site of a request, as devices know it. Devices accept only sites with a name, and without TLS only their own machine.
fn party(visitor: &Visitor, request: &HttpRequest) -> Option<Party> {
    let public = visitor.state.config.public_url.as_deref();
    let origin = match public {
        // Over this machine's own TLS a hall uses another name than the public one.
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

/// The challenge for this visitor's device in this span: a secret of the session, so that no other answer fits.
fn challenge(visitor: &Visitor, span: i64) -> Vec<u8> {
    let secret = visitor.token.derived(&format!("passkey {span}"));
    secret.secret().as_bytes().to_vec()
}

fn present_span(visitor: &Visitor) -> i64 {
    let now = visitor.state.ctx.clock.now();
    now.and_utc().timestamp().div_euclid(SPAN)
}

/// The challenge that a page asks; `None` if devices accept none for this address.
pub fn question(visitor: &Visitor, request: &HttpRequest) -> Option<Question> {
    let span = present_span(visitor);
    Some(Question {
        host: party(visitor, request)?.host,
        challenge: URL_SAFE_NO_PAD.encode(challenge(visitor, span)),
        span,
    })
}

/// The challenge that an answer belongs to, if it is a recent one of this visitor.
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

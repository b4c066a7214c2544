//! The secret with which a program identifies itself.

use std::future::{Ready, ready};

use actix_web::{FromRequest, HttpRequest, dev::Payload, http::header::AUTHORIZATION};

use super::Failure;

/// The secret of a request: `Authorization: Bearer SECRET` (RFC 6750). Empty if there is none.
pub struct Bearer(pub String);

impl FromRequest for Bearer {
    type Error = Failure;
    type Future = Ready<Result<Self, Failure>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let header = request.headers().get(AUTHORIZATION);
        let header = header.and_then(|value| value.to_str().ok()).unwrap_or("");
        let secret = header
            .split_once(' ')
            .filter(|(kind, _)| kind.eq_ignore_ascii_case("bearer"));
        ready(Ok(Self(secret.map_or("", |(_, it)| it.trim()).to_owned())))
    }
}

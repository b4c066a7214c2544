//! Forms as they arrive.

use std::{future::Future, pin::Pin};

use actix_web::{FromRequest, HttpRequest, dev::Payload, web::Bytes};

use crate::auth;

use super::{Failure, Visitor, view::Section, visitor::is_same_origin};

/// The fields of a form, in the order sent. A name may occur several times.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fields(pub Vec<(String, String)>);

impl Fields {
    /// The first value of a field, empty when it is absent.
    #[must_use]
    pub fn get(&self, name: &str) -> &str {
        self.0
            .iter()
            .find(|(key, _)| key == name)
            .map_or("", |(_, value)| value.as_str())
    }

    /// An owned copy of [`get`](Self::get).
    #[must_use]
    pub fn text(&self, name: &str) -> String {
        self.get(name).to_owned()
    }

    /// All values of a field.
    pub fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        self.0
            .iter()
            .filter(move |(key, _)| key == name)
            .map(|(_, value)| value.as_str())
    }

    /// Whether a check box is ticked.
    #[must_use]
    pub fn is_on(&self, name: &str) -> bool {
        !self.get(name).is_empty()
    }

    /// A number, such as a row's number or version.
    #[must_use]
    pub fn number(&self, name: &str) -> Option<i32> {
        self.get(name).trim().parse().ok()
    }

    /// The idempotency key that the form carried, when it has the form that our pages give it.
    #[must_use]
    pub fn key(&self) -> Option<String> {
        let key = self.get("key");
        let fits = (16..=80).contains(&key.len())
            && key.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-');
        fits.then(|| key.to_owned())
    }
}

/// A form sent from one of our own pages, and who sent it: origin and form token are checked.
pub struct Posted {
    /// Who.
    pub visitor: Visitor,
    /// What.
    pub fields: Fields,
}

impl Posted {
    /// Checks the form token against the session's.
    pub(super) fn checked(visitor: Visitor, fields: Fields) -> Result<Self, Failure> {
        let fits = visitor.has_cookie && fields.get("csrf") == auth::csrf_token(&visitor.token);
        let is_text =
            |(name, value): &(String, String)| !name.contains('\0') && !value.contains('\0');
        if fits && !fields.0.iter().all(is_text) {
            Err(Failure::unreadable(visitor.page(Section::Other)))
        } else if fits {
            Ok(Self { visitor, fields })
        } else {
            Err(Failure::form_token(visitor.page(Section::Other)))
        }
    }
}

impl FromRequest for Posted {
    type Error = Failure;
    type Future = Pin<Box<dyn Future<Output = Result<Self, Failure>>>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let same_origin = is_same_origin(request.headers());
        let visitor = Visitor::from_request(request, &mut Payload::None);
        let body = Bytes::from_request(request, payload);
        Box::pin(async move {
            let visitor = visitor.await?;
            let page = visitor.page(Section::Other);
            if !same_origin {
                return Err(Failure::form_token(page));
            }
            let body = body.await.map_err(|_| Failure::too_large(page.clone()))?;
            if !is_text(&body) {
                return Err(Failure::unreadable(page));
            }
            let fields: Vec<(String, String)> =
                serde_urlencoded::from_bytes(&body).map_err(|_| Failure::unreadable(page))?;
            Self::checked(visitor, Fields(fields))
        })
    }
}

/// Whether percent-encoded bytes are UTF-8 without NUL: the decoder would put U+FFFD for other bytes, and
/// PostgreSQL takes no NUL.
pub(super) fn is_text(encoded: &[u8]) -> bool {
    let digit = |byte: Option<&u8>| byte.and_then(|b| char::from(*b).to_digit(16));
    let mut decoded = Vec::with_capacity(encoded.len());
    let mut rest = encoded;
    while let Some((&first, after)) = rest.split_first() {
        let pair = digit(after.first()).zip(digit(after.get(1)));
        match pair.and_then(|(high, low)| u8::try_from(high * 16 + low).ok()) {
            Some(byte) if first == b'%' => {
                decoded.push(byte);
                rest = after.get(2..).unwrap_or_default();
            }
            _ => {
                decoded.push(first);
                rest = after;
            }
        }
    }
    std::str::from_utf8(&decoded).is_ok_and(|text| !text.contains('\0'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_that_are_no_text_are_told() {
        for text in ["", "a=b&c=%C3%A8", "a=100%", "a=%zz", "a=è"] {
            assert!(is_text(text.as_bytes()), "{text}");
        }
        for bytes in [&b"a=%00"[..], b"a=\0", b"a=%E8", b"a=\xE8", b"a=%C3"] {
            assert!(!is_text(bytes), "{bytes:?}");
        }
    }
}

//! Forms as they arrive.

use std::{future::Future, pin::Pin};

use actix_web::{FromRequest, HttpRequest, dev::Payload};

use crate::{
    app::{Actor, AppError, Context},
    auth,
};

use super::{
    Failure, Form, Visitor,
    paced::{self, Unread},
    view::{Page, Section},
    visitor::is_same_origin,
};

/// Most bytes of a form without files.
const MOST_BYTES: usize = 64 * 1024;

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

    /// The version of the row that the form was made from.
    ///
    /// # Errors
    /// [`AppError::NotFound`] when the form has none, as none of our pages would send it.
    pub fn version(&self) -> Result<i32, AppError> {
        self.number("version").ok_or(AppError::NotFound)
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

/// What became of a form that was sent.
pub enum Sent<T> {
    /// The use case is done.
    Done(T),
    /// Fields are to be corrected: who sent the form, and the form as it was sent with what is wrong.
    Refused(Box<Visitor>, Form),
}

impl Posted {
    /// Runs a use case with the form's fields. Fields to be corrected bring the form back, every other refusal is
    /// an error page.
    pub async fn send<T: Send + 'static>(
        self,
        work: impl FnOnce(&Context, &Actor, &Fields) -> Result<T, AppError> + Send + 'static,
    ) -> Result<Sent<T>, Failure> {
        let Self { visitor, fields } = self;
        let sent = fields.clone();
        match visitor
            .attempt(move |ctx, actor| work(ctx, actor, &sent))
            .await
        {
            Ok(done) => Ok(Sent::Done(done)),
            Err(AppError::Fields(errors)) => {
                Ok(Sent::Refused(Box::new(visitor), Form { fields, errors }))
            }
            Err(error) => Err(visitor.fail(error)),
        }
    }

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
        let body = payload.take();
        Box::pin(async move {
            let visitor = visitor.await?;
            let page = visitor.page(Section::Other);
            if !same_origin {
                return Err(Failure::form_token(page));
            }
            let body = paced::read(body, MOST_BYTES, "").await;
            let body = body.map_err(|why| unread(why, &page))?;
            if !is_text(&body) {
                return Err(Failure::unreadable(page));
            }
            let fields: Vec<(String, String)> =
                serde_urlencoded::from_bytes(&body).map_err(|_| Failure::unreadable(page))?;
            Self::checked(visitor, Fields(fields))
        })
    }
}

/// The page for a body that was not read.
pub(super) fn unread(why: Unread, page: &Page) -> Failure {
    let page = page.clone();
    match why {
        Unread::TooLarge => Failure::too_large(page),
        Unread::TooSlow => Failure::too_slow(page),
        Unread::Broken => Failure::unreadable(page),
        Unread::Refused => Failure::form_token(page),
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

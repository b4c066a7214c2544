//! Forms as they arrive.

use std::{future::Future, pin::Pin};

use actix_web::{FromRequest, HttpRequest, dev::Payload, web::Bytes};

use crate::{app::AppError, auth};

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
        if fits {
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
            let fields: Vec<(String, String)> = serde_urlencoded::from_bytes(&body)
                .map_err(|_| Failure::new(AppError::Fields(Vec::new()), page))?;
            Self::checked(visitor, Fields(fields))
        })
    }
}

//! Which of the two links of a request somebody has.

use std::{
    convert::Infallible,
    future::{Ready, ready},
};

use actix_web::{FromRequest, HttpRequest, dev::Payload};

use crate::{app::tournament::entry_door::by_link::Holder, auth::Token};

/// Whose link it is.
#[derive(Clone, Copy)]
pub enum Link {
    /// The sender's.
    Sender,
    /// The guardian's.
    Guardian,
}

/// The word in addresses of the guardian's pages.
const GUARDIAN: &str = "guardian";

/// The address says whose it is: `/t/{slug}/enter/guardian/…`, else the sender's.
impl FromRequest for Link {
    type Error = Infallible;
    type Future = Ready<Result<Self, Infallible>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(Ok(match request.path().split('/').nth(4) {
            Some(GUARDIAN) => Self::Guardian,
            _ => Self::Sender,
        }))
    }
}

impl Link {
    /// Who comes by this secret.
    pub fn holder(self, secret: &Token) -> Holder<'_> {
        match self {
            Self::Sender => Holder::Sender(secret.secret()),
            Self::Guardian => Holder::Guardian(secret.secret()),
        }
    }

    /// Address of the page behind it.
    pub fn address(self, slug: &str, secret: &Token) -> String {
        let word = match self {
            Self::Sender => "request",
            Self::Guardian => GUARDIAN,
        };
        format!("/t/{slug}/enter/{word}/{}", secret.secret())
    }
}

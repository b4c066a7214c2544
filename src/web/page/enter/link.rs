//! Which of the two links of a request somebody has.

use std::{
    convert::Infallible,
    future::{Ready, ready},
};

use actix_web::{FromRequest, HttpRequest, HttpResponse, dev::Payload};

use crate::{
    app::tournament::entry_door::by_link::{self, Holder},
    auth::Token,
    web::{Failure, Visitor, redirect},
};

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

    /// The way to the page, whose address ends in `rest`, of a request that went into another section of the event with its entry:
    /// links that were sent before lead there. `None` where it is still here.
    ///
    /// # Errors
    /// Not found: no such tournament, or no such link.
    pub async fn followed(
        self,
        visitor: &Visitor,
        slug: &str,
        secret: &Token,
        rest: &str,
    ) -> Result<Option<HttpResponse>, Failure> {
        let (slug, hidden) = (slug.to_owned(), secret.clone());
        let is_guardian = matches!(self, Self::Guardian);
        let there = visitor
            .read(move |ctx, _| by_link::moved_to(ctx, &slug, &hidden, is_guardian))
            .await?;
        Ok(there.map(|there| redirect(&format!("{}{rest}", self.address(&there, secret)), None)))
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

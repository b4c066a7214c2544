//! The ways to a request: one of its two links, or the club that sent it.

use actix_web::HttpRequest;

use crate::{
    app::{
        Actor, AppError, Context,
        tournament::entry_door::{
            by_link::{self, Holder},
            club,
        },
    },
    auth::Token,
    web::{Failure, Visitor},
};

/// The words in the address for each way.
const SENDER: &str = "request";
const GUARDIAN: &str = "guardian";
const CLUB: &str = "club";

/// How the reader reached the request.
#[derive(Clone)]
enum By {
    /// By the sender's link.
    Sender(Token),
    /// By the guardian's link.
    Guardian(Token),
    /// As secretary of the club that sent the request of this number.
    Club(i32),
}

/// The target of a link.
pub enum Behind<T> {
    /// The content of its page.
    Here(T),
    /// Address of the page in another section.
    Elsewhere(String),
}

/// The way to a request, in its address: `/t/{slug}/enter/{word}/{secret or number}/…`.
#[derive(Clone)]
pub struct Link {
    slug: String,
    by: By,
}

impl Link {
    /// The link that a request was sent to.
    ///
    /// # Errors
    /// Not found, if the address has no valid secret or number.
    pub fn of(visitor: &Visitor, request: &HttpRequest) -> Result<Self, Failure> {
        let given = |name| request.match_info().query(name);
        let by = match request.path().split('/').nth(4) {
            Some(CLUB) => given("number").parse().ok().map(By::Club),
            Some(GUARDIAN) => Token::parse(given("secret")).map(By::Guardian),
            _ => Token::parse(given("secret")).map(By::Sender),
        };
        let slug = given("slug").to_owned();
        match by {
            Some(by) => Ok(Self { slug, by }),
            None => Err(visitor.fail(AppError::NotFound)),
        }
    }

    /// The person who uses the link.
    ///
    /// # Errors
    /// For a club: nobody is signed in, or not as the secretary of a club.
    pub fn holder(&self, actor: &Actor) -> Result<Holder<'_>, AppError> {
        match &self.by {
            By::Sender(secret) => Ok(Holder::Sender(secret.secret())),
            By::Guardian(secret) => Ok(Holder::Guardian(secret.secret())),
            By::Club(request) => club::holder(actor, *request),
        }
    }

    /// Address part of the tournament.
    pub fn slug(&self) -> &str {
        &self.slug
    }

    /// Whether a club uses the link.
    pub const fn is_club(&self) -> bool {
        matches!(self.by, By::Club(_))
    }

    /// Address of the page that it leads to.
    pub fn address(&self) -> String {
        let (word, secret) = match &self.by {
            By::Sender(secret) => (SENDER, secret.secret().to_owned()),
            By::Guardian(secret) => (GUARDIAN, secret.secret().to_owned()),
            By::Club(number) => (CLUB, number.to_string()),
        };
        format!("/t/{}/enter/{word}/{secret}", self.slug)
    }

    /// The content behind the link, as `read` gives it, for the page whose address ends in `rest`. If the entry was moved to
    /// another section of the event, it is the address there, so that links sent before still work.
    ///
    /// # Errors
    /// Not found, if there is no such tournament or link; and the errors of `read`.
    pub fn behind<T>(
        &self,
        ctx: &Context,
        rest: &str,
        read: impl FnOnce() -> Result<T, AppError>,
    ) -> Result<Behind<T>, AppError> {
        let there = match &self.by {
            By::Sender(secret) => by_link::moved_to(ctx, &self.slug, secret, false)?,
            By::Guardian(secret) => by_link::moved_to(ctx, &self.slug, secret, true)?,
            // The club's list of the other section has a link to it.
            By::Club(_) => None,
        };
        let Some(slug) = there else {
            return read().map(Behind::Here);
        };
        let by = self.by.clone();
        let address = Self { slug, by }.address();
        Ok(Behind::Elsewhere(format!("{address}{rest}")))
    }
}

//! By what somebody comes to a request: one of its two links, or as the club that sent it.

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

/// The words in addresses that say by what somebody comes.
const SENDER: &str = "request";
const GUARDIAN: &str = "guardian";
const CLUB: &str = "club";

/// Who comes.
#[derive(Clone)]
enum By {
    /// Whoever has the sender's link.
    Sender(Token),
    /// Whoever has the guardian's link.
    Guardian(Token),
    /// The secretary of the club that sent the request of this number.
    Club(i32),
}

/// What a link leads to.
pub enum Behind<T> {
    /// What its page shows.
    Here(T),
    /// The address of the page in another section.
    Elsewhere(String),
}

/// The way to a request, as its address says it: `/t/{slug}/enter/{word}/{secret or number}/…`.
#[derive(Clone)]
pub struct Link {
    slug: String,
    by: By,
}

impl Link {
    /// The link that a request was sent to.
    ///
    /// # Errors
    /// Not found: what stands for the secret or the number is none.
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

    /// Who comes by it.
    ///
    /// # Errors
    /// As a club: nobody is signed in, or not as the secretary of a club.
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

    /// Whether it is the club that comes.
    pub const fn is_club(&self) -> bool {
        matches!(self.by, By::Club(_))
    }

    /// Address of the page behind it.
    pub fn address(&self) -> String {
        let (word, secret) = match &self.by {
            By::Sender(secret) => (SENDER, secret.secret().to_owned()),
            By::Guardian(secret) => (GUARDIAN, secret.secret().to_owned()),
            By::Club(number) => (CLUB, number.to_string()),
        };
        format!("/t/{}/enter/{word}/{secret}", self.slug)
    }

    /// What stands behind it, as `read` finds it, on the page whose address ends in `rest`; or where the request stands that went
    /// into another section of the event with its entry: links that were sent before lead there.
    ///
    /// # Errors
    /// Not found: no such tournament, or no such link; what `read` refuses.
    pub fn behind<T>(
        &self,
        ctx: &Context,
        rest: &str,
        read: impl FnOnce() -> Result<T, AppError>,
    ) -> Result<Behind<T>, AppError> {
        let there = match &self.by {
            By::Sender(secret) => by_link::moved_to(ctx, &self.slug, secret, false)?,
            By::Guardian(secret) => by_link::moved_to(ctx, &self.slug, secret, true)?,
            // The club's list of the other section leads there.
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

//! Forms as they arrive.

use std::{future::Future, pin::Pin};

use actix_web::{FromRequest, HttpRequest, dev::Payload};

use crate::{
    app::{Actor, AppError, Context},
    auth,
};

use super::{
    Failure, Fields, Form, Visitor,
    encoded::is_text,
    paced::{self, Unread},
    same_origin::is_same_origin,
    view::{Page, Section},
};

/// Maximum bytes of a form without files.
const MOST_BYTES: usize = 64 * 1024;

/// A form from one of our own pages, with its sender. Origin and form token are checked.
pub struct Posted {
    /// Who sent the form.
    pub visitor: Visitor,
    /// The form's fields.
    pub fields: Fields,
}

/// The outcome of a form.
pub enum Sent<T> {
    /// The use case succeeded.
    Done(T),
    /// Some fields are wrong: the sender, and the form as sent with its errors.
    Refused(Box<Visitor>, Form),
}

impl Posted {
    /// Runs a use case with the form's fields. Wrong fields bring the form back; every other refusal is an error page.
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

/// A form from one of our own pages that is the same for everybody, and so carries no token. Only its origin is checked. It
/// changes only data of the browser that sends it.
pub struct Tokenless {
    /// Who sent the form.
    pub visitor: Visitor,
    /// The form's fields.
    pub fields: Fields,
}

/// The fields of a form of our own pages.
async fn fields(is_ours: bool, visitor: &Visitor, body: Payload) -> Result<Fields, Failure> {
    let page = visitor.page(Section::Other);
    if !is_ours {
        return Err(Failure::form_token(page));
    }
    let body = paced::read(body, MOST_BYTES, "").await;
    let body = body.map_err(|why| unread(why, &page, MOST_BYTES))?;
    if !is_text(&body) {
        return Err(Failure::unreadable(page));
    }
    let fields: Vec<(String, String)> =
        serde_urlencoded::from_bytes(&body).map_err(|_| Failure::unreadable(page))?;
    Ok(Fields(fields))
}

impl FromRequest for Tokenless {
    type Error = Failure;
    type Future = Pin<Box<dyn Future<Output = Result<Self, Failure>>>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let is_ours = is_same_origin(request.headers());
        let visitor = Visitor::from_request(request, &mut Payload::None);
        let body = payload.take();
        Box::pin(async move {
            let visitor = visitor.await?;
            let fields = fields(is_ours, &visitor, body).await?;
            Ok(Self { visitor, fields })
        })
    }
}

impl FromRequest for Posted {
    type Error = Failure;
    type Future = Pin<Box<dyn Future<Output = Result<Self, Failure>>>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let is_ours = is_same_origin(request.headers());
        let visitor = Visitor::from_request(request, &mut Payload::None);
        let body = payload.take();
        Box::pin(async move {
            let visitor = visitor.await?;
            let fields = fields(is_ours, &visitor, body).await?;
            Self::checked(visitor, fields)
        })
    }
}

/// The page for a body that was not read; the form may have `most` bytes.
pub(super) fn unread(why: Unread, page: &Page, most: usize) -> Failure {
    let page = page.clone();
    match why {
        Unread::TooLarge => Failure::too_large(page, most),
        Unread::TooSlow => Failure::too_slow(page),
        Unread::Broken => Failure::unreadable(page),
        Unread::Refused => Failure::form_token(page),
    }
}

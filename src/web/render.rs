//! From templates to answers.

use actix_web::{
    HttpResponse,
    cookie::{Cookie, SameSite, time::Duration},
    http::{StatusCode, header},
};
use askama::Template;

use crate::{
    app::{AppError, FieldError},
    words,
};

use super::{Failure, Fields, Visitor, view::FormView};

/// The result of a page's job: everything that the answer needs, for any reader who waits for it.
pub struct Drawn {
    status: StatusCode,
    what: What,
}

enum What {
    /// A page, in HTML.
    Page(String),
    /// A redirect to the address of another page.
    Elsewhere(String),
}

impl Drawn {
    /// A redirect to the page at `location`.
    #[must_use]
    pub fn elsewhere(location: String) -> Self {
        Self {
            status: StatusCode::SEE_OTHER,
            what: What::Elsewhere(location),
        }
    }

    /// The HTML, if it is a page that everybody may be given.
    pub(super) fn page(self) -> Result<String, Self> {
        match self.what {
            What::Page(html) if self.status == StatusCode::OK => Ok(html),
            what => Err(Self { what, ..self }),
        }
    }

    /// The answer, with the cookies that the visitor needs. Shared caches never store pages.
    pub(super) fn answer(self, visitor: &Visitor) -> HttpResponse {
        let html = match self.what {
            What::Elsewhere(location) => return redirect(&location, None),
            What::Page(html) => html,
        };
        let mut response = HttpResponse::build(self.status);
        response
            .content_type("text/html; charset=utf-8")
            .insert_header((header::CACHE_CONTROL, "no-store"))
            .insert_header((header::VARY, "Cookie, Accept-Language"));
        if !visitor.has_cookie {
            response.cookie(visitor.session_cookie(Some(&visitor.token)));
        }
        if visitor.flash.is_some() {
            let mut gone = Cookie::build("flash", "").path("/").finish();
            gone.set_max_age(Duration::ZERO);
            response.cookie(gone);
        }
        response.body(html)
    }
}

/// Draws the page of a template at once, in the job of [`Visitor::show`] or [`Visitor::draw`].
pub fn render(
    visitor: &Visitor,
    status: StatusCode,
    template: &impl Template,
) -> Result<Drawn, Failure> {
    match template.render() {
        Ok(html) => Ok(Drawn {
            status,
            what: What::Page(html),
        }),
        Err(error) => Err(visitor.fail(AppError::System(error.to_string()))),
    }
}

/// `303 See Other`, with a message for the next page, given by its code (`flash-…` in the message files).
pub fn redirect(location: &str, flash: Option<&'static str>) -> HttpResponse {
    let mut response = HttpResponse::SeeOther();
    response.insert_header((header::LOCATION, location));
    if let Some(code) = flash {
        response.cookie(
            Cookie::build("flash", code)
                .path("/")
                .http_only(true)
                .same_site(SameSite::Lax)
                .max_age(Duration::minutes(1))
                .finish(),
        );
    }
    response.finish()
}

/// The typed values and their errors, to show a form again.
#[derive(Clone, Debug, Default)]
pub struct Form {
    /// The typed values.
    pub fields: Fields,
    /// The errors.
    pub errors: Vec<FieldError>,
}

impl Form {
    /// A form filled from pairs of name and value.
    #[must_use]
    pub fn filled(values: &[(&str, &str)]) -> Self {
        let fields = values
            .iter()
            .map(|(k, v)| ((*k).to_owned(), (*v).to_owned()))
            .collect();
        Self {
            fields: Fields(fields),
            errors: Vec::new(),
        }
    }

    /// The version that a form is sent with. A refused form keeps the version that it was filled from, so that nobody's change
    /// is overwritten unseen.
    #[must_use]
    pub fn version(typed: Option<&Self>, stored: i32) -> i32 {
        let kept = typed.and_then(|form| form.fields.number("version"));
        kept.unwrap_or(stored)
    }

    /// The form as templates see it, in the reader's language.
    #[must_use]
    pub fn view(&self, visitor: &Visitor) -> FormView {
        self.labelled(visitor, &[])
    }

    /// The form as templates see it, if some fields have labels other than `field-NAME`. Each of these comes with the message
    /// key of its label, so that the list of errors uses the words of the form.
    #[must_use]
    pub fn labelled(&self, visitor: &Visitor, own: &[(&str, &str)]) -> FormView {
        let t = visitor.words();
        let errors = self
            .errors
            .iter()
            .map(|error| (error.field.to_owned(), words::problem(t, &error.problem)))
            .collect();
        let named = |error: &FieldError| {
            let words = words::problem(t, &error.problem);
            let label = own.iter().find(|(field, _)| *field == error.field);
            let key = label.map_or_else(
                || format!("field-{}", error.field.replace('_', "-")),
                |(_, key)| (*key).to_owned(),
            );
            let line = if t.has(&key) {
                t.with_two("field-and-words", "field", t.get(&key), "words", words)
            } else {
                words
            };
            (error.field.to_owned(), line)
        };
        FormView {
            values: self.fields.0.clone(),
            errors,
            summary: self.errors.iter().map(named).collect(),
        }
    }
}

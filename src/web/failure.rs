//! Error pages.

use std::fmt;

use actix_web::{
    HttpResponse, ResponseError,
    http::{
        StatusCode,
        header::{RETRY_AFTER, WWW_AUTHENTICATE},
    },
};
use askama::Template;

use crate::{
    app::{AppError, Refusal},
    words,
};

use super::{
    problem::{self, Problem},
    view::{Page, Section},
};

/// A failed request, with the page that says so.
pub struct Failure {
    status: StatusCode,
    page: Box<Page>,
    head: String,
    body: String,
    number: Option<String>,
}

#[derive(Template)]
#[template(path = "error.html")]
struct ErrorPage<'a> {
    page: &'a Page,
    head: &'a str,
    body: &'a str,
    number: Option<&'a str>,
    sign_in: bool,
}

/// Status of a refusal. If the request itself is right, the client may repeat it later.
const fn status_of(refusal: &Refusal) -> StatusCode {
    match refusal {
        Refusal::Busy | Refusal::Stopped => StatusCode::SERVICE_UNAVAILABLE,
        Refusal::Overtaken => StatusCode::CONFLICT,
        Refusal::LogInElsewhere | Refusal::LogInInClear => StatusCode::FORBIDDEN,
        Refusal::SeatGuesses => StatusCode::TOO_MANY_REQUESTS,
        _ => StatusCode::UNPROCESSABLE_ENTITY,
    }
}

impl Failure {
    /// The page for a use case's refusal. Storage failures are logged here, once, with a number that the page shows instead of
    /// details.
    #[must_use]
    pub fn new(error: AppError, page: Page) -> Self {
        let t = page.t;
        let mut number = None;
        let (status, head, body) = match error {
            AppError::Fields(errors) => {
                let list: Vec<String> = errors
                    .iter()
                    .map(|e| words::problem(t, &e.problem))
                    .collect();
                (
                    StatusCode::UNPROCESSABLE_ENTITY,
                    t.get("error-fields"),
                    list.join(" "),
                )
            }
            AppError::Refused(refusal) => {
                let words = words::refusal(t, &refusal);
                (status_of(&refusal), t.get("error-refused"), words)
            }
            AppError::Stale => (
                StatusCode::CONFLICT,
                t.get("error-stale"),
                t.get("error-stale-body"),
            ),
            AppError::NotFound => (
                StatusCode::NOT_FOUND,
                t.get("error-not-found"),
                t.get("error-not-found-body"),
            ),
            AppError::Forbidden => (
                StatusCode::FORBIDDEN,
                t.get("error-forbidden"),
                t.get(match page.station {
                    Some(_) => "error-forbidden-device",
                    None => "error-forbidden-body",
                }),
            ),
            AppError::SignInNeeded => (
                StatusCode::UNAUTHORIZED,
                t.get("error-sign-in"),
                t.get("error-sign-in-body"),
            ),
            AppError::KeyReused => (
                StatusCode::CONFLICT,
                t.get("error-form"),
                t.get("error-form-body"),
            ),
            AppError::NotSaved(trouble) => {
                // The health check logs the trouble itself, once; this line names only the affected address.
                tracing::warn!(%trouble, path = %shown_path(&page.path), "not written");
                (
                    StatusCode::SERVICE_UNAVAILABLE,
                    t.get("error-not-saved"),
                    words::trouble::not_saved(t, &trouble),
                )
            }
            AppError::Busy(why) => {
                tracing::warn!(why, path = %shown_path(&page.path), "busy");
                (
                    StatusCode::SERVICE_UNAVAILABLE,
                    t.get("error-busy"),
                    t.get("error-busy-body"),
                )
            }
            AppError::Doubtful(_) => {
                number = Some(logged(&error, &page));
                (
                    StatusCode::SERVICE_UNAVAILABLE,
                    t.get("error-doubtful"),
                    t.get("error-doubtful-body"),
                )
            }
            _ if error.is_unreachable() => {
                number = Some(logged(&error, &page));
                (
                    StatusCode::SERVICE_UNAVAILABLE,
                    t.get("error-unreachable"),
                    t.get("error-unreachable-body"),
                )
            }
            AppError::Unknown(ref unknown) => {
                let body = words::refusal::newer(t, unknown);
                number = Some(logged(&error, &page));
                (StatusCode::NOT_IMPLEMENTED, t.get("error-newer"), body)
            }
            AppError::Storage(_) | AppError::System(_) => {
                number = Some(logged(&error, &page));
                let head = t.get("error-internal");
                (
                    StatusCode::INTERNAL_SERVER_ERROR,
                    head,
                    t.get("error-internal-body"),
                )
            }
        };
        Self {
            status,
            page: Box::new(page),
            head,
            body,
            number,
        }
    }

    /// The page for a form without the session's token, or from another site.
    #[must_use]
    pub fn form_token(page: Page) -> Self {
        let (head, body) = (page.t.get("error-form"), page.t.get("error-form-body"));
        Self {
            status: StatusCode::FORBIDDEN,
            page: Box::new(page),
            head,
            body,
            number: None,
        }
    }

    /// The page for bytes that are not text: not UTF-8, or with NUL characters, which no field can have.
    #[must_use]
    pub fn unreadable(page: Page) -> Self {
        let (head, body) = (
            page.t.get("error-unreadable"),
            page.t.get("error-unreadable-body"),
        );
        Self {
            status: StatusCode::BAD_REQUEST,
            page: Box::new(page),
            head,
            body,
            number: None,
        }
    }

    /// The page for a full server, with the time after which to try again.
    #[must_use]
    pub fn busy(page: Page) -> Self {
        Self::plain(StatusCode::SERVICE_UNAVAILABLE, "error-busy", page)
    }

    /// The page for a form that took too long to arrive.
    #[must_use]
    pub fn too_slow(page: Page) -> Self {
        Self::plain(StatusCode::REQUEST_TIMEOUT, "error-too-slow", page)
    }

    /// The page for a query that cannot be read.
    #[must_use]
    pub fn query(page: Page) -> Self {
        Self::plain(StatusCode::BAD_REQUEST, "error-query", page)
    }

    /// The answer to a program without a token that is valid here.
    #[must_use]
    pub fn token(page: Page) -> Self {
        Self::plain(StatusCode::UNAUTHORIZED, "error-token", page)
    }

    /// The answer for a format that is not available.
    #[must_use]
    pub fn unknown_format(page: Page) -> Self {
        Self::plain(StatusCode::NOT_IMPLEMENTED, "error-format", page)
    }

    /// The page for a method that the address does not support.
    #[must_use]
    pub fn method(page: Page) -> Self {
        Self::plain(StatusCode::METHOD_NOT_ALLOWED, "error-method", page)
    }

    /// The failure in the form for programs.
    fn problem(&self) -> Problem {
        Problem {
            code: problem::code_of(self.status),
            title: self.head.clone(),
            status: self.status.as_u16(),
            detail: self.body.clone(),
            request: self.number.clone(),
        }
    }

    /// A page with two sentences: `KEY` and `KEY-body`.
    fn plain(status: StatusCode, key: &str, page: Page) -> Self {
        let (head, body) = (page.t.get(key), page.t.get(&format!("{key}-body")));
        Self {
            status,
            page: Box::new(page),
            head,
            body,
            number: None,
        }
    }

    /// The page for a form with more than `most` bytes.
    #[must_use]
    pub fn too_large(page: Page, most: usize) -> Self {
        let limit = match most >> 20 {
            0 => format!("{} KB", most >> 10),
            megabytes => format!("{megabytes} MB"),
        };
        let (head, body) = (
            page.t.get("error-too-large"),
            page.t.with_one("error-too-large-body", "limit", limit),
        );
        let status = StatusCode::PAYLOAD_TOO_LARGE;
        Self {
            status,
            page: Box::new(page),
            head,
            body,
            number: None,
        }
    }
}

/// A path for the log, without the secret of a link.
fn shown_path(path: &str) -> &str {
    if path.starts_with("/welcome/") {
        "/welcome/…"
    } else if path.starts_with("/clubs/prove/") {
        "/clubs/prove/…"
    } else if path.starts_with("/check/") {
        "/check/…"
    } else {
        path
    }
}

/// Logs a failure of the machine, and returns the number by which it is found in the log.
fn logged(error: &AppError, page: &Page) -> String {
    let id = page.request.clone();
    tracing::error!(request = %id, %error, path = %shown_path(&page.path), "request failed");
    id
}

impl fmt::Debug for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.status, self.head)
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.head)
    }
}

impl ResponseError for Failure {
    fn status_code(&self) -> StatusCode {
        self.status
    }

    fn error_response(&self) -> HttpResponse {
        let mut response = HttpResponse::build(self.status);
        response.insert_header(("Cache-Control", "no-store"));
        match self.status {
            StatusCode::SERVICE_UNAVAILABLE => {
                response.insert_header((RETRY_AFTER, "2")).force_close();
            }
            StatusCode::REQUEST_TIMEOUT => {
                response.force_close();
            }
            StatusCode::UNAUTHORIZED if problem::is_for_programs(&self.page.path) => {
                response.insert_header((WWW_AUTHENTICATE, "Bearer"));
            }
            _ => {}
        }
        if problem::is_for_programs(&self.page.path) {
            return problem::answer(response, &self.problem());
        }
        let html = ErrorPage {
            page: &self.page,
            head: &self.head,
            body: &self.body,
            number: self.number.as_deref(),
            sign_in: self.status == StatusCode::UNAUTHORIZED,
        }
        .render()
        .unwrap_or_else(|_| self.head.clone());
        response.content_type("text/html; charset=utf-8").body(html)
    }
}

//! How values are written in JSON, and how an answer is made from them.

use chrono::NaiveDateTime;
use serde::Serialize;
use utoipa::{IntoResponses, ToSchema};

use crate::{
    app::AppError,
    event::Points,
    web::{Failure, Visitor, download::JSON, headers::Openness, problem::Problem},
};

/// Content type and openness of every answer here.
pub const OPEN: (&str, Openness) = (JSON, Openness::Data);

/// Why an address of this version gives no data.
#[derive(IntoResponses)]
#[expect(dead_code, reason = "they stand in the document alone")]
pub enum Problems {
    /// A known word of the query has a value of the wrong form.
    #[response(status = 400, content_type = "application/problem+json")]
    Query(#[to_schema] Problem),
    /// There is no such object, or nothing of it is public yet.
    #[response(status = 404, content_type = "application/problem+json")]
    NotFound(#[to_schema] Problem),
    /// The server is too busy: ask again after `Retry-After` seconds.
    #[response(status = 503, content_type = "application/problem+json")]
    Busy(#[to_schema] Problem),
}

/// A federation or organiser apart from the owner of this installation.
#[derive(Debug, Serialize, ToSchema)]
pub struct Organiser {
    /// Its part in every address, and its value for `organiser` in a search.
    #[schema(examples("lega-del-lago"))]
    pub slug: String,
    /// Name of the organiser.
    pub name: String,
    /// Address of its page for people.
    pub page: String,
}

impl Organiser {
    /// The organiser with this address part and name.
    pub fn of(slug: &str, name: &str) -> Self {
        Self {
            slug: slug.to_owned(),
            name: name.to_owned(),
            page: format!("/o/{slug}"),
        }
    }
}

/// An answer as JSON text.
pub fn written(visitor: &Visitor, value: &impl Serialize) -> Result<String, Failure> {
    serde_json::to_string(value).map_err(|error| visitor.fail(AppError::System(error.to_string())))
}

/// Points as a number.
pub fn points(points: Points) -> f64 {
    f64::from(points.halves()) / 2.0
}

/// A time: RFC 3339, UTC, whole seconds.
pub fn moment(at: NaiveDateTime) -> String {
    at.format("%Y-%m-%dT%H:%M:%SZ").to_string()
}

/// A text; `None` if it is empty.
pub fn text(text: &str) -> Option<String> {
    Some(text.to_owned()).filter(|text| !text.is_empty())
}

//! Errors for programs: problem details (RFC 9457) with a code.

use actix_web::{HttpResponse, HttpResponseBuilder, http::StatusCode};
use serde::Serialize;
use utoipa::ToSchema;

use super::headers::Openness;

/// Their content type.
pub const KIND: &str = "application/problem+json";

/// Addresses for programs, which get their errors in this format.
const FOR_PROGRAMS: [&str; 2] = ["/api/v1/", "/oembed"];

/// Whether this address (path, perhaps with its query) is for programs.
pub fn is_for_programs(path: &str) -> bool {
    FOR_PROGRAMS.iter().any(|begin| path.starts_with(begin))
}

/// Why a request was not carried out (RFC 9457).
#[derive(Debug, Serialize, ToSchema)]
pub struct Problem {
    /// The type of problem, for programs: `bad_query`, `not_found`, `method_not_allowed` and so on. The codes are stable; new
    /// ones may be added.
    pub code: &'static str,
    /// A few words for people, in the language of `Accept-Language`.
    pub title: String,
    /// The status of the answer.
    pub status: u16,
    /// A sentence or two for people, in the same language.
    pub detail: String,
    /// Number of the request in the server's log; null unless something failed there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub request: Option<String>,
}

/// The code of each status that errors have here.
pub fn code_of(status: StatusCode) -> &'static str {
    match status {
        StatusCode::BAD_REQUEST => "bad_query",
        StatusCode::UNAUTHORIZED => "token_needed",
        StatusCode::FORBIDDEN => "forbidden",
        StatusCode::NOT_FOUND => "not_found",
        StatusCode::METHOD_NOT_ALLOWED => "method_not_allowed",
        StatusCode::REQUEST_TIMEOUT => "too_slow",
        StatusCode::CONFLICT => "conflict",
        StatusCode::GONE => "gone",
        StatusCode::PAYLOAD_TOO_LARGE => "too_large",
        StatusCode::UNPROCESSABLE_ENTITY => "refused",
        StatusCode::TOO_MANY_REQUESTS => "too_many",
        StatusCode::NOT_IMPLEMENTED => "not_implemented",
        StatusCode::SERVICE_UNAVAILABLE => "busy",
        _ => "internal",
    }
}

/// Completes an answer that was begun.
pub fn answer(mut response: HttpResponseBuilder, problem: &Problem) -> HttpResponse {
    let body = serde_json::to_string(problem).unwrap_or_else(|_| "{}".to_owned());
    let mut answer = response.content_type(KIND).body(body);
    answer.extensions_mut().insert(Openness::Data);
    answer
}

//! The page for authors of other programs: addresses with examples, embedded lists for other sites, and the API document.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::web::{
    Failure, Shows, Visitor,
    embedding::{Embeddable, USUAL, What},
    render,
    routing::{self as web, ServiceConfig},
    view::{Page, Section},
};

/// The site in examples, if the address of this one is not configured.
const UNKNOWN: &str = "https://tratto.example";

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.route("/api", web::get().to(page));
}

/// Addresses as the API document writes them, each with the key of its description.
const ADDRESSES: [(&str, &str); 14] = [
    ("GET /api/v1/tournaments", "programs-tournaments"),
    ("GET /api/v1/tournaments/{slug}", "programs-tournament"),
    ("GET /api/v1/tournaments/{slug}/rounds", "programs-rounds"),
    (
        "GET /api/v1/tournaments/{slug}/rounds/{round}",
        "programs-round",
    ),
    ("GET /api/v1/tournaments/{slug}/players", "programs-players"),
    (
        "GET /api/v1/tournaments/{slug}/players/{entry}",
        "programs-player",
    ),
    (
        "GET /api/v1/tournaments/{slug}/standings",
        "programs-standings",
    ),
    (
        "GET /api/v1/tournaments/{slug}/standings/{entry}",
        "programs-terms",
    ),
    ("GET /api/v1/tournaments/{slug}/games", "programs-games"),
    (
        "GET /api/v1/tournaments/{slug}/games/{game}",
        "programs-game",
    ),
    ("GET /api/v1/clubs", "programs-clubs"),
    ("POST /api/v1/check", "programs-check"),
    (
        "GET /api/v1/tournaments/{slug}/rounds/{round}/results",
        "programs-results",
    ),
    ("GET /api/v1/tournaments/{slug}/entries", "programs-entries"),
];

/// Message keys of the rules that apply to all addresses.
const RULES: [&str; 7] = [
    "programs-rule-names",
    "programs-rule-live",
    "programs-rule-numbers",
    "programs-rule-windows",
    "programs-rule-etag",
    "programs-rule-errors",
    "programs-rule-stays",
];

#[derive(Template)]
#[template(path = "public/programs.html")]
struct ProgramsPage {
    page: Page,
    addresses: Vec<(&'static str, String)>,
    rules: Vec<String>,
    /// Beginning of every address.
    base: String,
    /// HTML code of an embedded list.
    code: String,
}

async fn page(visitor: Visitor) -> Result<HttpResponse, Failure> {
    visitor
        .show_public(
            Shows::Words,
            |_, _| Ok(()),
            |visitor, ()| {
                let t = visitor.words();
                let base = visitor.state.config.outward();
                let base = base.unwrap_or_else(|| UNKNOWN.to_owned());
                let copy = Embeddable {
                    slug: "SLUG".to_owned(),
                    what: What::Standings,
                };
                let template = ProgramsPage {
                    page: visitor.page(Section::Other),
                    addresses: ADDRESSES.map(|(address, key)| (address, t.get(key))).into(),
                    rules: RULES.map(|key| t.get(key)).into(),
                    code: copy.code(&base, t.0, &t.get("tab-standings"), USUAL),
                    base,
                };
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}

//! The OpenAPI 3.1 document of this version, made from its addresses and shapes.

use std::sync::LazyLock;

use actix_web::HttpResponse;
use utoipa::{
    Modify, OpenApi,
    openapi::security::{Http, HttpAuthScheme, SecurityScheme},
};

use crate::web::{
    Failure, Shows, Visitor, page,
    problem::Problem,
    routing::{self as web, ServiceConfig},
};

use super::{
    clubs, games, players, rounds,
    shape::{OPEN, Problems, written},
    standings, tournaments, with_token,
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.route("/api/v1/openapi.json", web::get().to(document));
}

#[derive(OpenApi)]
#[openapi(
    info(
        title = "tratto",
        version = "1",
        description = "Chess tournaments as everybody may see them: read only, without accounts. Names go out as people chose; \
            moves of unfinished games come as late as the event says. Points are numbers, multiples of 0.5. Moments are RFC \
            3339 in UTC, days are those of the place. Answers carry an ETag; ask again with If-None-Match. Fields may be added \
            within this version, and none changes its meaning or goes.",
        license(name = "GPL-3.0-or-later", identifier = "GPL-3.0-or-later")
    ),
    paths(
        document,
        tournaments::list,
        tournaments::one,
        rounds::list,
        rounds::one,
        players::list,
        players::one,
        standings::list,
        standings::one,
        games::list,
        games::one,
        clubs::list,
        with_token::round_results,
        with_token::entry_list,
        page::public::check::answer,
    ),
    components(schemas(Problem)),
    modifiers(&Tokens),
    tags(
        (name = "tournaments", description = "Tournaments by their days, searched as in the calendar"),
        (name = "rounds", description = "Rounds, pairings and results"),
        (name = "players", description = "Participants and their rounds"),
        (name = "standings", description = "Standings, tie-breaks and what they are made of"),
        (name = "games", description = "Recorded games"),
        (name = "clubs", description = "The directory of clubs"),
        (name = "tokens", description = "What is read with a token, which the chief arbiter of the tournament makes"),
        (name = "reports", description = "A second opinion on the report of any program"),
        (name = "document", description = "This document")
    )
)]
struct Document;

/// How a token is sent.
struct Tokens;

impl Modify for Tokens {
    fn modify(&self, openapi: &mut utoipa::openapi::OpenApi) {
        let scheme = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
        let components = openapi.components.get_or_insert_default();
        components.add_security_scheme("token", scheme);
    }
}

/// Made only once, because it does not change while the program runs.
static DOCUMENT: LazyLock<utoipa::openapi::OpenApi> = LazyLock::new(Document::openapi);

/// This document.
#[utoipa::path(
    get,
    path = "/api/v1/openapi.json",
    tag = "document",
    responses((status = 200, description = "This document", body = serde_json::Value), Problems)
)]
async fn document(visitor: Visitor) -> Result<HttpResponse, Failure> {
    visitor
        .show_open(
            OPEN,
            Shows::Words,
            |_, _| Ok(()),
            |visitor, ()| written(visitor, &*DOCUMENT),
        )
        .await
}

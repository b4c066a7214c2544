//! The site as an app on a phone, with copies of pages: the manifest and the service worker. Both are at the root of the site,
//! because they concern all of it.

use actix_web::{
    HttpResponse,
    http::header::{CACHE_CONTROL, CONTENT_TYPE},
};
use serde_json::json;

use crate::web::{
    assets,
    routing::{self as web, ServiceConfig},
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/manifest.webmanifest", web::get().to(manifest))
        .route("/service-worker.js", web::get().to(service_worker));
}

/// Background colour of the pages.
const PAPER: &str = "#fdfcf9";

/// An answer that browsers must ask for again each time, because its content changes at the same address.
fn answer(kind: &'static str, body: impl Into<String>) -> HttpResponse {
    HttpResponse::Ok()
        .insert_header((CONTENT_TYPE, kind))
        .insert_header((CACHE_CONTROL, "public, no-cache"))
        .body(body.into())
}

/// `GET /manifest.webmanifest`: name, icons and first page of the site as an app (W3C Web Application Manifest).
async fn manifest() -> HttpResponse {
    let icon = |size: &str, purpose: &str| {
        json!({
            "src": assets::asset_url(&format!("icons/{size}.png")),
            "sizes": format!("{size}x{size}"),
            "type": "image/png",
            "purpose": purpose,
        })
    };
    let manifest = json!({
        "id": "/",
        "name": "tratto",
        "short_name": "tratto",
        "start_url": "/",
        "scope": "/",
        "display": "minimal-ui",
        "background_color": PAPER,
        "theme_color": PAPER,
        "icons": [icon("192", "any"), icon("512", "any"), icon("512", "maskable")],
    });
    answer("application/manifest+json", manifest.to_string())
}

/// `GET /service-worker.js`: the script that keeps copies of pages for a phone that remembers a board.
async fn service_worker() -> HttpResponse {
    answer(
        "text/javascript; charset=utf-8",
        assets::text("js/service_worker.js"),
    )
}

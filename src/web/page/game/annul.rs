//! The button that begins a new game after the recorded one was annulled.

use actix_web::HttpResponse;

use crate::{
    app::game::annul,
    web::{
        Failure, Posted, redirect,
        routing::{self as web, Path, ServiceConfig},
    },
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.route("/t/{slug}/game/{pairing}/annul", web::post().to(begin));
}

/// `POST …/annul`: `version`.
async fn begin(posted: Posted, path: Path<(String, i32)>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (slug, pairing) = path.into_inner();
    let version = fields.version().map_err(|error| visitor.fail(error))?;
    let (key, asked) = (fields.key(), slug.clone());
    visitor
        .run(move |ctx, actor| {
            annul::begin_anew(ctx, actor, key.as_deref(), &asked, pairing, version)
        })
        .await?;
    Ok(redirect(&format!("/t/{slug}/game/{pairing}"), None))
}

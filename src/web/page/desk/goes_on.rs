//! Naming the player who advances after a drawn game of a knock-out. An arbiter does it.

use actix_web::HttpResponse;

use crate::{
    app::{AppError, tournament::knock_out},
    event::Colour,
    web::{
        Failure, Posted, redirect,
        routing::{self as web, Path, ServiceConfig},
    },
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.route("/t/{slug}/desk/{round}/goes-on", web::post().to(name));
}

async fn name(posted: Posted, path: Path<(String, u8)>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (slug, round) = path.into_inner();
    let number = |field: &str| fields.number(field);
    let board = number("pairing").zip(number("version"));
    let board = board.ok_or_else(|| visitor.fail(AppError::NotFound))?;
    let goes_on = match fields.get("goes_on") {
        "white" => Some(Colour::White),
        "black" => Some(Colour::Black),
        _ => None,
    };
    let (key, asked) = (fields.key(), slug.clone());
    visitor
        .run(move |ctx, actor| {
            knock_out::name_goes_on(ctx, actor, key.as_deref(), &asked, board, goes_on)
        })
        .await?;
    let desk = format!("/t/{slug}/desk/{round}");
    Ok(redirect(&desk, Some("goes-on-named")))
}

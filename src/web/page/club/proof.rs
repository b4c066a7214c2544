//! The link sent to a club's e-mail address. Opening it changes nothing, because mail programs open links before people do.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::clubs,
    web::{
        Failure, Posted, Visitor, redirect, render,
        routing::{self as web, Path, ServiceConfig},
        view::{Page, Section},
    },
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.service(
        web::resource("/clubs/prove/{secret}")
            .route(web::get().to(look))
            .route(web::post().to(prove)),
    );
}

#[derive(Template)]
#[template(path = "club/proof.html")]
struct ProofPage {
    page: Page,
    /// Name of the club.
    name: String,
    secret: String,
}

async fn look(visitor: Visitor, secret: Path<String>) -> Result<HttpResponse, Failure> {
    let secret = secret.into_inner();
    let asked = secret.clone();
    visitor
        .show(
            move |ctx, _| clubs::asked_proof(ctx, &asked),
            move |visitor, name| {
                let template = ProofPage {
                    page: visitor.page(Section::Clubs),
                    name,
                    secret,
                };
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}

async fn prove(posted: Posted, secret: Path<String>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (key, secret) = (fields.key(), secret.into_inner());
    visitor
        .run(move |ctx, actor| clubs::prove(ctx, actor, key.as_deref(), &secret))
        .await?;
    Ok(redirect("/clubs", Some("club-proved")))
}

//! The regions whose clubs an account decides about.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::clubs::moderation,
    event::REGIONS,
    web::{
        Failure, Posted, Visitor, redirect, render,
        routing::{self as web, Path, ServiceConfig},
        view::{Page, Section},
    },
};

/// Addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.service(
        web::resource("/admin/accounts/{id:\\d+}/regions")
            .route(web::get().to(look))
            .route(web::post().to(set)),
    );
}

#[derive(Template)]
#[template(path = "server/moderator.html")]
struct ModeratorPage {
    page: Page,
    user: i32,
    name: String,
    /// Each region, and whether the account moderates it.
    regions: Vec<(&'static str, bool)>,
}

async fn look(visitor: Visitor, id: Path<i32>) -> Result<HttpResponse, Failure> {
    let id = id.into_inner();
    visitor
        .show(
            move |ctx, actor| moderation::moderator(ctx, actor, id),
            |visitor, account| {
                let own = |region: &str| account.regions.iter().any(|own| own == region);
                let template = ModeratorPage {
                    page: visitor.page(Section::Admin),
                    user: account.user,
                    regions: REGIONS.map(|region| (region, own(region))).to_vec(),
                    name: account.display_name.clone(),
                };
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}

/// `POST …/regions`: `region` as often as regions are chosen.
async fn set(posted: Posted, id: Path<i32>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let id = id.into_inner();
    let key = fields.key();
    let regions: Vec<String> = fields.all("region").map(str::to_owned).collect();
    visitor
        .run(move |ctx, actor| moderation::set_moderator(ctx, actor, key.as_deref(), id, &regions))
        .await?;
    Ok(redirect("/admin#accounts", Some("moderator-set")))
}

//! The regions whose clubs an account decides about.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::clubs::moderation,
    web::{
        Failure, Posted, Visitor, redirect, render,
        routing::{self as web, Path, ServiceConfig},
        view::{Page, Section},
    },
};

/// Adds the addresses of this file.
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
    regions: Vec<(String, bool)>,
    /// Address of the page to return to.
    back: String,
}

/// Address of the people of the organiser that the account works for, or of all accounts.
fn back(organiser: Option<&str>) -> String {
    match organiser {
        Some(organiser) => format!("/o/{organiser}/people"),
        None => "/admin#accounts".to_owned(),
    }
}

async fn look(visitor: Visitor, id: Path<i32>) -> Result<HttpResponse, Failure> {
    let id = id.into_inner();
    visitor
        .show(
            move |ctx, actor| moderation::moderator(ctx, actor, id),
            |visitor, account| {
                let own = |region: &String| account.regions.contains(region);
                let offered = account.offered.iter();
                let template = ModeratorPage {
                    page: visitor.page(Section::Admin),
                    user: account.user,
                    regions: offered
                        .map(|region| (region.clone(), own(region)))
                        .collect(),
                    back: back(account.organiser.as_deref()),
                    name: account.display_name.clone(),
                };
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}

/// `POST …/regions`: `region` once for each chosen region.
async fn set(posted: Posted, id: Path<i32>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let id = id.into_inner();
    let key = fields.key();
    let regions: Vec<String> = fields.all("region").map(str::to_owned).collect();
    let account = visitor
        .run(move |ctx, actor| {
            moderation::set_moderator(ctx, actor, key.as_deref(), id, &regions)?;
            moderation::moderator(ctx, actor, id)
        })
        .await?;
    let to = back(account.organiser.as_deref());
    Ok(redirect(&to, Some("moderator-set")))
}

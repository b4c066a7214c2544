//! The public page about who qualifies from the groups for a section.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{AppError, tournament::stages},
    web::{
        Failure, Visitor, render,
        routing::{self as web, Path, ServiceConfig},
        show,
        view::{Page, Section, TournamentHead, tournament::Tab},
    },
};

use super::stage_view::StageTables;

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.route("/t/{slug}/stage", web::get().to(look));
}

#[derive(Template)]
#[template(path = "public/stage.html")]
struct StagePage {
    page: Page,
    head: TournamentHead,
    tables: StageTables,
}

async fn look(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    // The content changes with every group, so this page is not cached for one tournament.
    visitor
        .show(
            move |ctx, actor| {
                let view = stages::view(ctx, actor, &slug)?;
                match view.rule {
                    Some(_) => Ok(view),
                    None => Err(AppError::NotFound),
                }
            },
            |visitor, view| {
                let t = visitor.words();
                let template = StagePage {
                    page: visitor.page(Section::Tournaments),
                    head: show::head(t, &view.summary, Tab::Entries).seen_by(view.role),
                    tables: StageTables::of(t, &view, false),
                };
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}

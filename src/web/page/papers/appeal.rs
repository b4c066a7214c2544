//! The form for an appeal against a decision, to be filled in by hand (Law 11.10). The appeal pack of one board, with its game
//! and incidents, is printed from the game.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::tournament::papers::heading::heading,
    web::{
        Failure, Visitor,
        page::papers::frame::Paper,
        render,
        routing::{self as web, Path, ServiceConfig},
        view::{Page, Section},
    },
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.route("/t/{slug}/papers/appeal", web::get().to(appeal));
}

#[derive(Template)]
#[template(path = "papers/appeal.html")]
struct AppealForm {
    page: Page,
    paper: Paper,
}

async fn appeal(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    visitor
        .show(
            move |ctx, actor| heading(ctx, actor, &slug),
            |visitor, (summary, _)| {
                let t = visitor.words();
                let template = AppealForm {
                    page: visitor.page(Section::Other),
                    paper: Paper::of(t, &summary, t.get("appeal-title")),
                };
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}

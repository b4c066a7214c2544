//! The question before somebody stops working for an organiser.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{AppError, Refusal, organisers},
    web::{
        Failure, Posted, Visitor, redirect, render,
        routing::{self as web, Path, ServiceConfig},
        view::{Page, Section},
    },
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.service(
        web::resource("/o/{organiser}/leave")
            .route(web::get().to(ask))
            .route(web::post().to(leave)),
    );
}

#[derive(Template)]
#[template(path = "organiser/leave.html")]
struct LeavePage {
    page: Page,
    slug: String,
    name: String,
    accent: &'static str,
    /// The regions that they would lose; empty without any.
    regions: String,
}

async fn show(
    visitor: &Visitor,
    slug: String,
    status: StatusCode,
) -> Result<HttpResponse, Failure> {
    let asked = slug.clone();
    visitor
        .show(
            move |ctx, actor| organisers::leaving(ctx, actor, &asked),
            move |visitor, found| {
                let template = LeavePage {
                    page: visitor.page(Section::Other),
                    slug,
                    name: found.organiser,
                    accent: found.accent.code(),
                    regions: found.regions.join(", "),
                };
                render(visitor, status, &template)
            },
        )
        .await
}

async fn ask(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    show(&visitor, slug.into_inner(), StatusCode::OK).await
}

/// `POST …/leave`: `sure` answers the question.
async fn leave(posted: Posted, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (key, slug) = (fields.key(), slug.into_inner());
    let (asked, sure) = (slug.clone(), fields.get("sure") == "1");
    let answer = visitor
        .attempt(move |ctx, actor| organisers::leave(ctx, actor, key.as_deref(), &asked, sure))
        .await;
    match answer {
        Ok(_) => Ok(redirect("/account", Some("organiser-left"))),
        Err(AppError::Refused(Refusal::AskedTwice)) => {
            show(&visitor, slug, StatusCode::UNPROCESSABLE_ENTITY).await
        }
        Err(error) => Err(visitor.fail(error)),
    }
}

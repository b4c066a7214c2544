//! Handing a tournament over to another machine, and taking it back.

use actix_web::HttpResponse;

use crate::{
    app::{AppError, Done, Refusal, exchange::archive},
    web::{
        Failure, Posted, Task, Visitor, redirect,
        routing::{self as web, Path, ServiceConfig},
    },
};

use super::confirm;

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/t/{slug}/hand-over", web::post().to(hand_over))
        .route("/t/{slug}/hand-over/back", web::post().to(take_back));
}

async fn hand_over(posted: Posted, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (slug, key) = (slug.into_inner(), fields.key());
    let version = fields.text("version").parse().unwrap_or(0);
    let back = format!("/t/{slug}/archive");
    let task = Task::change("archive", &slug, key.as_deref(), back.clone());
    visitor
        .carry_out(
            task,
            move |ctx, actor, halt| {
                archive::hand_over(ctx, actor, key.as_deref(), &slug, version, halt)
            },
            move |visitor: Visitor, done: Result<std::sync::Arc<Done<String>>, AppError>| {
                let back = back.clone();
                async move {
                    match done {
                        Ok(_) => Ok(redirect(&back, Some("handed-over"))),
                        Err(error) => Err(visitor.fail(error)),
                    }
                }
            },
        )
        .await
}

/// `POST …/hand-over/back`: `reason`; `sure` answers the second question.
async fn take_back(posted: Posted, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let slug = slug.into_inner();
    let back = format!("/t/{slug}/archive");
    let (key, asked, answer) = (fields.key(), slug.clone(), confirm::answer(&fields));
    let done = visitor
        .attempt(move |ctx, actor| archive::take_back(ctx, actor, key.as_deref(), &asked, &answer))
        .await;
    match done {
        Ok(_) => Ok(redirect(&back, Some("hand-over-back"))),
        Err(AppError::Refused(Refusal::Asked(question))) => {
            confirm::ask(&visitor, slug, *question, fields, back).await
        }
        Err(error) => Err(visitor.fail(error)),
    }
}

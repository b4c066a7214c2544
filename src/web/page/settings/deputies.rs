//! Deputies: the chief arbiter invites and removes them, and the invited people answer.

use actix_web::HttpResponse;

use crate::{
    app::{AppError, tournament::deputies},
    web::{
        Failure, Posted, redirect,
        routing::{self as web, Path, ServiceConfig},
    },
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/t/{slug}/deputies", web::post().to(invite))
        .route("/t/{slug}/deputies/withdraw", web::post().to(withdraw))
        .route("/t/{slug}/deputies/remove", web::post().to(remove))
        .route("/invitations/{id:\\d+}/accept", web::post().to(accept))
        .route("/invitations/{id:\\d+}/decline", web::post().to(decline));
}

fn back(slug: &str, flash: &'static str) -> HttpResponse {
    redirect(&format!("/t/{slug}/settings#arbiters"), Some(flash))
}

/// `POST …/deputies`: `deputy`, a log-in name.
async fn invite(posted: Posted, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let slug = slug.into_inner();
    let (key, asked, name) = (fields.key(), slug.clone(), fields.text("deputy"));
    visitor
        .run(move |ctx, actor| deputies::invite(ctx, actor, key.as_deref(), &asked, &name))
        .await?;
    Ok(back(&slug, "deputy-invited"))
}

/// `POST …/deputies/withdraw`: `invitation`, its number.
async fn withdraw(posted: Posted, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let slug = slug.into_inner();
    let number = fields.number("invitation");
    let number = number.ok_or_else(|| visitor.fail(AppError::NotFound))?;
    let (key, asked) = (fields.key(), slug.clone());
    visitor
        .run(move |ctx, actor| deputies::withdraw(ctx, actor, key.as_deref(), &asked, number))
        .await?;
    Ok(back(&slug, "settings-saved"))
}

/// `POST …/deputies/remove`: `user`, the number of a deputy.
async fn remove(posted: Posted, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let slug = slug.into_inner();
    let user = fields.number("user");
    let user = user.ok_or_else(|| visitor.fail(AppError::NotFound))?;
    let (key, asked) = (fields.key(), slug.clone());
    visitor
        .run(move |ctx, actor| deputies::remove(ctx, actor, key.as_deref(), &asked, user))
        .await?;
    Ok(back(&slug, "settings-saved"))
}

async fn answer(posted: Posted, id: i32, is_accepted: bool) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let key = fields.key();
    visitor
        .run(move |ctx, actor| deputies::answer(ctx, actor, key.as_deref(), id, is_accepted))
        .await?;
    let flash = if is_accepted {
        "deputy-accepted"
    } else {
        "deputy-declined"
    };
    Ok(redirect("/mine", Some(flash)))
}

async fn accept(posted: Posted, id: Path<i32>) -> Result<HttpResponse, Failure> {
    answer(posted, id.into_inner(), true).await
}

async fn decline(posted: Posted, id: Path<i32>) -> Result<HttpResponse, Failure> {
    answer(posted, id.into_inner(), false).await
}

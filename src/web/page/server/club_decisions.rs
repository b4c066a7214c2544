//! Waiting clubs: accepted into the directory, with a secretary or without, or refused.

use actix_web::{HttpRequest, HttpResponse, http::StatusCode};

use crate::{
    app::{
        AppError,
        clubs::{self, Secretary},
    },
    web::{
        Failure, Form, Posted, Visitor,
        page::server::{
            admin::{Of, Windows, show},
            invitation::show_invitation,
        },
        redirect,
        routing::{self as web, Path, ServiceConfig},
    },
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/admin/clubs/{id:\\d+}/approve", web::post().to(approve))
        .route("/admin/clubs/{id:\\d+}/reject", web::post().to(reject));
}

/// `POST …/approve`: `version`, and `name` and `display_name` of a secretary, or neither.
async fn approve(
    posted: Posted,
    id: Path<i32>,
    request: HttpRequest,
) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let id = id.into_inner();
    let version = fields.version().map_err(|error| visitor.fail(error))?;
    let secretary = Secretary {
        name: fields.text("name"),
        display_name: fields.text("display_name"),
    };
    let nobody = secretary.name.trim().is_empty() && secretary.display_name.trim().is_empty();
    let name = secretary.display_name.clone();
    let key = fields.key();
    let answer = visitor
        .attempt(move |ctx, actor| {
            let secretary = Some(&secretary).filter(|_| !nobody);
            clubs::approve(ctx, actor, key.as_deref(), id, version, secretary)
        })
        .await;
    match answer {
        Ok(done) => {
            let decided = done.fresh().unwrap_or_default();
            match decided.secret {
                Some(secret) => {
                    show_invitation(&visitor, &request, (name, decided.letter), &secret, false)
                        .await
                }
                None => Ok(redirect(
                    &after(&visitor, decided.letter),
                    Some("club-approved"),
                )),
            }
        }
        Err(AppError::Fields(errors)) => {
            let form = Form { fields, errors };
            let status = StatusCode::UNPROCESSABLE_ENTITY;
            show(&visitor, status, Of::Club(id), form, Windows::default()).await
        }
        Err(error) => Err(visitor.fail(error)),
    }
}

async fn reject(posted: Posted, id: Path<i32>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let id = id.into_inner();
    let version = fields.version().map_err(|error| visitor.fail(error))?;
    let (key, reason) = (fields.key(), fields.text("reason"));
    let answer = visitor
        .attempt(move |ctx, actor| clubs::reject(ctx, actor, key.as_deref(), id, version, &reason))
        .await;
    match answer {
        Ok(done) => Ok(redirect(
            &after(&visitor, done.fresh().flatten()),
            Some("club-rejected"),
        )),
        Err(AppError::Fields(errors)) => {
            let form = Form { fields, errors };
            let status = StatusCode::UNPROCESSABLE_ENTITY;
            show(&visitor, status, Of::Club(id), form, Windows::default()).await
        }
        Err(error) => Err(visitor.fail(error)),
    }
}

/// Where a decision leads: without a mail server, to the letter that must be written by hand.
fn after(visitor: &Visitor, letter: Option<i32>) -> String {
    match letter {
        Some(letter) if !visitor.state.config.sends_mail => format!("/letters/{letter}"),
        _ => "/admin".to_owned(),
    }
}

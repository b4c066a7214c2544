//! The secretaries of a club: appointed, invited, dismissed.

use actix_web::{HttpRequest, HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        AppError,
        clubs::{self, Secretary, SecretaryLine},
    },
    web::{
        Failure, Form, Posted, Visitor,
        page::server::invitation::show_invitation,
        redirect, render,
        routing::{self as web, Path, ServiceConfig},
        view::{FormView, Page, Section},
    },
    words,
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .service(
            web::resource("/clubs/{id:\\d+}/secretaries")
                .route(web::get().to(look))
                .route(web::post().to(name)),
        )
        .route(
            "/clubs/{id:\\d+}/secretaries/{user:\\d+}/dismiss",
            web::post().to(dismiss),
        );
}

#[derive(Template)]
#[template(path = "club/secretaries.html")]
struct SecretariesPage {
    page: Page,
    id: i32,
    club: String,
    /// Each secretary, and whether they are the reader.
    secretaries: Vec<(SecretaryLine, bool)>,
    form: FormView,
    refused: Option<String>,
}

async fn show(
    visitor: &Visitor,
    status: StatusCode,
    id: i32,
    form: Form,
    refused: Option<String>,
) -> Result<HttpResponse, Failure> {
    visitor
        .show(
            move |ctx, actor| clubs::secretaries(ctx, actor, id),
            move |visitor, (club, secretaries)| {
                let me = visitor.user.as_ref().map(|user| user.id);
                let secretaries = secretaries.into_iter().map(|line| {
                    let is_me = me == Some(line.user);
                    (line, is_me)
                });
                let template = SecretariesPage {
                    page: visitor.page(Section::MyClub),
                    id,
                    club,
                    secretaries: secretaries.collect(),
                    form: form.labelled(
                        visitor,
                        &[("name", "login-name"), ("email", "account-email")],
                    ),
                    refused,
                };
                render(visitor, status, &template)
            },
        )
        .await
}

async fn look(visitor: Visitor, id: Path<i32>) -> Result<HttpResponse, Failure> {
    let (id, form) = (id.into_inner(), Form::default());
    show(&visitor, StatusCode::OK, id, form, None).await
}

/// `POST …/secretaries`: `display_name`, `name`, and `email`, which may be empty.
async fn name(
    posted: Posted,
    id: Path<i32>,
    request: HttpRequest,
) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let id = id.into_inner();
    let secretary = Secretary {
        name: fields.text("name"),
        display_name: fields.text("display_name"),
    };
    let shown = secretary.display_name.clone();
    let (key, email) = (fields.key(), fields.text("email"));
    let answer = visitor
        .attempt(move |ctx, actor| {
            clubs::name_secretary(ctx, actor, key.as_deref(), id, &secretary, &email)
        })
        .await;
    match answer {
        Ok(done) => match done.fresh() {
            Some(secret) => {
                show_invitation(&visitor, &request, (shown, None), &secret, false).await
            }
            None => Ok(redirect(
                &format!("/clubs/{id}/secretaries"),
                Some("account-made"),
            )),
        },
        Err(AppError::Fields(errors)) => {
            let form = Form { fields, errors };
            show(&visitor, StatusCode::UNPROCESSABLE_ENTITY, id, form, None).await
        }
        Err(error) => Err(visitor.fail(error)),
    }
}

async fn dismiss(posted: Posted, path: Path<(i32, i32)>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (id, user) = path.into_inner();
    let key = fields.key();
    let answer = visitor
        .attempt(move |ctx, actor| clubs::dismiss_secretary(ctx, actor, key.as_deref(), id, user))
        .await;
    match answer {
        // A secretary who dismissed themselves no longer has a page of the club.
        Ok(_) if visitor.user.as_ref().is_some_and(|me| me.id == user) => {
            Ok(redirect("/mine", Some("secretary-dismissed")))
        }
        Ok(_) => Ok(redirect(
            &format!("/clubs/{id}/secretaries"),
            Some("secretary-dismissed"),
        )),
        Err(AppError::Refused(refusal)) => {
            let refused = Some(words::refusal(visitor.words(), &refusal));
            let status = StatusCode::UNPROCESSABLE_ENTITY;
            show(&visitor, status, id, Form::default(), refused).await
        }
        Err(error) => Err(visitor.fail(error)),
    }
}

//! The people who work for an organiser.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        AppError,
        organisers::{self, PersonLine},
    },
    web::{
        Failure, Form, Posted, Visitor, redirect, render,
        routing::{self as web, Path, ServiceConfig},
        view::{FormView, Page, Section},
    },
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .service(
            web::resource("/o/{organiser}/people")
                .route(web::get().to(look))
                .route(web::post().to(set)),
        )
        .route("/o/{organiser}/people/remove", web::post().to(remove));
}

#[derive(Template)]
#[template(path = "organiser/people.html")]
struct PeoplePage {
    page: Page,
    slug: String,
    name: String,
    accent: &'static str,
    people: Vec<PersonLine>,
    has_clubs: bool,
    form: FormView,
}

async fn show(
    visitor: &Visitor,
    slug: String,
    status: StatusCode,
    form: Form,
) -> Result<HttpResponse, Failure> {
    let asked = slug.clone();
    visitor
        .show(
            move |ctx, actor| organisers::people(ctx, actor, &asked),
            move |visitor, found| {
                let template = PeoplePage {
                    page: visitor.page(Section::Other),
                    slug,
                    name: found.organiser,
                    accent: found.accent.code(),
                    people: found.people,
                    has_clubs: found.has_clubs,
                    form: form.labelled(visitor, &[("name", "login-name")]),
                };
                render(visitor, status, &template)
            },
        )
        .await
}

async fn look(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    show(&visitor, slug.into_inner(), StatusCode::OK, Form::default()).await
}

/// `POST …/people`: `name`, and `officer` if they should manage it.
async fn set(posted: Posted, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let slug = slug.into_inner();
    let (key, asked) = (fields.key(), slug.clone());
    let (name, is_officer) = (fields.text("name"), fields.is_on("officer"));
    let done = visitor
        .attempt(move |ctx, actor| {
            organisers::set_person(ctx, actor, key.as_deref(), &asked, (&name, is_officer))
        })
        .await;
    match done {
        Ok(_) => Ok(redirect(
            &format!("/o/{slug}/people"),
            Some("organiser-person-set"),
        )),
        Err(AppError::Fields(errors)) => {
            let status = StatusCode::UNPROCESSABLE_ENTITY;
            show(&visitor, slug, status, Form { fields, errors }).await
        }
        Err(error) => Err(visitor.fail(error)),
    }
}

/// `POST …/people/remove`: `user`, the number of the account.
async fn remove(posted: Posted, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let slug = slug.into_inner();
    let (key, asked, user) = (fields.key(), slug.clone(), fields.number("user"));
    visitor
        .run(move |ctx, actor| {
            let user = user.ok_or(AppError::NotFound)?;
            organisers::remove_person(ctx, actor, key.as_deref(), &asked, user)
        })
        .await?;
    Ok(redirect(
        &format!("/o/{slug}/people"),
        Some("organiser-person-removed"),
    ))
}

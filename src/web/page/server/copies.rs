//! Backups: the folder where a program that was started by hand saves copies of its data, and the state of the last backup.

use std::path::PathBuf;

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        AppError,
        copies_folder::{self, CopiesFolder},
    },
    web::{
        Failure, Form, Posted, Visitor, redirect, render,
        routing::{self as web, ServiceConfig},
        view::{FormView, Page, Section},
    },
    words,
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.service(
        web::resource("/admin/copies")
            .route(web::get().to(look))
            .route(web::post().to(set)),
    );
}

/// The name of the field, and its label.
const FIELD: &str = "copies_folder";
const LABELS: &[(&str, &str)] = &[(FIELD, "copies-folder")];

#[derive(Template)]
#[template(path = "server/copies.html")]
struct CopiesPage {
    page: Page,
    /// Minutes between backups while data change.
    minutes: i64,
    /// Folders that were given on the command line.
    given: Vec<String>,
    /// Folders on the same disk as the data.
    beside_data: Vec<String>,
    /// Age of the last backup, in words.
    state: String,
    /// Whether it needs attention.
    is_bad: bool,
    /// The system's error message about the last backup.
    why: Option<String>,
    form: FormView,
}

/// The state of the last backup in words, and whether it needs attention.
pub fn state_of(visitor: &Visitor) -> (String, bool) {
    let (t, ctx) = (visitor.words(), &visitor.state.ctx);
    ctx.last_backup().map_or_else(
        || (t.get("copies-not-made"), true),
        |last| words::trouble::last_backup(t, &last, ctx.clock.now()),
    )
}

/// Shows the page, with a form that comes back.
async fn show(
    visitor: &Visitor,
    status: StatusCode,
    typed: Option<Form>,
) -> Result<HttpResponse, Failure> {
    visitor
        .show(copies_folder::look, move |visitor, copies: CopiesFolder| {
            let (state, is_bad) = state_of(visitor);
            let named = copies.named.unwrap_or_default();
            let form = typed.unwrap_or_else(|| Form::filled(&[(FIELD, named.as_str())]));
            let said = |folders: &[PathBuf]| -> Vec<String> {
                let folders = folders.iter();
                folders.map(|folder| folder.display().to_string()).collect()
            };
            let template = CopiesPage {
                page: visitor.page(Section::Admin),
                minutes: copies.minutes,
                given: said(&copies.given),
                beside_data: said(&copies.beside_data),
                state,
                is_bad,
                why: copies.last.and_then(|last| last.failure),
                form: form.labelled(visitor, LABELS),
            };
            render(visitor, status, &template)
        })
        .await
}

async fn look(visitor: Visitor) -> Result<HttpResponse, Failure> {
    show(&visitor, StatusCode::OK, None).await
}

/// `POST /admin/copies`: `copies_folder`; empty (or only spaces and quotation marks) for no backups.
async fn set(posted: Posted) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let key = fields.key();
    let folder = fields.text(FIELD);
    let is_named = copies_folder::names_one(&folder);
    let done = visitor
        .attempt(move |ctx, actor| copies_folder::set(ctx, actor, key.as_deref(), &folder))
        .await;
    let flash = if is_named {
        "copies-set"
    } else {
        "copies-ended"
    };
    match done {
        Ok(_) => Ok(redirect("/admin/copies", Some(flash))),
        Err(AppError::Fields(errors)) => {
            let form = Form { fields, errors };
            show(&visitor, StatusCode::UNPROCESSABLE_ENTITY, Some(form)).await
        }
        Err(error) => Err(visitor.fail(error)),
    }
}

//! Closing a tournament, and reopening it.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        AppError, Refusal,
        access::TournamentRole,
        tournament::{
            closing,
            confirmation::Confirmation,
            summary::{self, State},
        },
    },
    web::{
        Drawn, Failure, Form, Posted, Visitor, redirect, render,
        routing::{self as web, Path, ServiceConfig},
        show,
        view::{DeskNav, DeskPage, FormView, Page, Section},
    },
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/t/{slug}/finish", web::post().to(finish))
        .service(
            web::resource("/t/{slug}/reopen")
                .route(web::get().to(ask))
                .route(web::post().to(reopen)),
        );
}

async fn finish(posted: Posted, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (slug, key) = (slug.into_inner(), fields.key());
    let asked = slug.clone();
    visitor
        .run(move |ctx, actor| closing::finish(ctx, actor, key.as_deref(), &asked))
        .await?;
    Ok(redirect(&format!("/t/{slug}/standings"), None))
}

#[derive(Template)]
#[template(path = "settings/reopen.html")]
struct ReopenPage {
    page: Page,
    desk: DeskNav,
    form: FormView,
    /// The reason already given, once the second question is asked.
    sure_of: Option<String>,
}

async fn show_reopen(
    visitor: &Visitor,
    slug: String,
    status: StatusCode,
    form: Form,
    sure_of: Option<String>,
) -> Result<HttpResponse, Failure> {
    visitor
        .show(
            move |ctx, actor| summary::get(ctx, actor, &slug),
            move |visitor, (summary, role)| {
                let role = visitor.arbiter(role)?;
                if role == TournamentRole::Deputy {
                    return Err(visitor.fail(AppError::Forbidden));
                }
                if summary.state != State::Finished {
                    return Ok(Drawn::elsewhere(format!("/t/{}/settings", summary.slug)));
                }
                let template = ReopenPage {
                    page: visitor.page(Section::Other),
                    desk: show::desk_nav(visitor, &summary, role, DeskPage::Settings),
                    form: form.view(visitor),
                    sure_of,
                };
                render(visitor, status, &template)
            },
        )
        .await
}

async fn ask(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let form = Form::filled(&[]);
    show_reopen(&visitor, slug.into_inner(), StatusCode::OK, form, None).await
}

/// `POST …/reopen`: `reason`; `sure` answers the second question.
async fn reopen(posted: Posted, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let slug = slug.into_inner();
    let (key, asked) = (fields.key(), slug.clone());
    let input = Confirmation {
        reason: fields.text("reason"),
        sure: fields.get("sure") == "1",
    };
    let answer = visitor
        .attempt(move |ctx, actor| closing::reopen(ctx, actor, key.as_deref(), &asked, &input))
        .await;
    match answer {
        Ok(_) => Ok(redirect(
            &format!("/t/{slug}/desk"),
            Some("tournament-reopened"),
        )),
        Err(AppError::Fields(errors)) => {
            let status = StatusCode::UNPROCESSABLE_ENTITY;
            show_reopen(&visitor, slug, status, Form { fields, errors }, None).await
        }
        Err(AppError::Refused(Refusal::AskedTwice)) => {
            let reason = fields.text("reason").trim().to_owned();
            let form = Form::filled(&[]);
            show_reopen(&visitor, slug, StatusCode::OK, form, Some(reason)).await
        }
        Err(error) => Err(visitor.fail(error)),
    }
}

//! The two questions before a published round becomes a draft again.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        AppError, Refusal,
        tournament::{confirmation::Confirmation, publication, summary},
    },
    web::{
        Failure, Form, Posted, Visitor, redirect, render,
        routing::{self as web, Path, ServiceConfig},
        show,
        view::{DeskNav, DeskPage, FormView, Page, Section},
    },
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.service(
        web::resource("/t/{slug}/desk/{round}/take-back")
            .route(web::get().to(ask))
            .route(web::post().to(take_back)),
    );
}

#[derive(Template)]
#[template(path = "desk/take_back.html")]
struct TakeBackPage {
    page: Page,
    desk: DeskNav,
    round: u8,
    form: FormView,
    /// The reason already given, once the second question is asked.
    sure_of: Option<String>,
}

async fn ask(visitor: Visitor, path: Path<(String, u8)>) -> Result<HttpResponse, Failure> {
    let (slug, round) = path.into_inner();
    let form = Form::filled(&[]);
    show_page(&visitor, slug, round, StatusCode::OK, form, None).await
}

async fn show_page(
    visitor: &Visitor,
    slug: String,
    round: u8,
    status: StatusCode,
    form: Form,
    sure_of: Option<String>,
) -> Result<HttpResponse, Failure> {
    visitor
        .show(
            move |ctx, actor| {
                publication::may_take_back(ctx, actor, &slug, round)?;
                summary::get(ctx, actor, &slug)
            },
            move |visitor, (summary, role)| {
                let role = visitor.arbiter(role)?;
                let template = TakeBackPage {
                    page: visitor.page(Section::Other),
                    desk: show::desk_nav(visitor, &summary, role, DeskPage::Round),
                    round,
                    form: form.view(visitor),
                    sure_of,
                };
                render(visitor, status, &template)
            },
        )
        .await
}

/// `POST …/take-back`: `reason`; `sure` answers the second question.
async fn take_back(posted: Posted, path: Path<(String, u8)>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (slug, round) = path.into_inner();
    let (key, asked) = (fields.key(), slug.clone());
    let why = Confirmation {
        reason: fields.text("reason"),
        sure: fields.get("sure") == "1",
    };
    let answer = visitor
        .attempt(move |ctx, actor| {
            publication::take_back(ctx, actor, key.as_deref(), &asked, round, &why)
        })
        .await;
    match answer {
        Ok(_) => Ok(redirect(
            &format!("/t/{slug}/desk/{round}"),
            Some("round-taken-back"),
        )),
        Err(AppError::Fields(errors)) => {
            let status = StatusCode::UNPROCESSABLE_ENTITY;
            show_page(&visitor, slug, round, status, Form { fields, errors }, None).await
        }
        Err(AppError::Refused(Refusal::AskedTwice)) => {
            let reason = fields.text("reason").trim().to_owned();
            let form = Form::filled(&[]);
            show_page(&visitor, slug, round, StatusCode::OK, form, Some(reason)).await
        }
        Err(error) => Err(visitor.fail(error)),
    }
}

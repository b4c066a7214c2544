//! Asking for a new password by e-mail. The link in the letter leads to the page of an invitation.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        AppError, Refusal,
        accounts::{self, AskReset},
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
        web::resource("/password")
            .route(web::get().to(look))
            .route(web::post().to(ask)),
    );
}

#[derive(Template)]
#[template(path = "account/reset.html")]
struct ResetPage {
    page: Page,
    form: FormView,
    refused: Option<String>,
    /// Whether a mail server is configured.
    sends: bool,
}

async fn show(
    visitor: &Visitor,
    status: StatusCode,
    form: Form,
    refused: Option<String>,
) -> Result<HttpResponse, Failure> {
    visitor
        .draw(move |visitor| {
            let template = ResetPage {
                page: visitor.page(Section::Login),
                form: form.labelled(visitor, &[("email", "reset-email")]),
                refused,
                sends: visitor.state.config.sends_mail,
            };
            render(visitor, status, &template)
        })
        .await
}

async fn look(visitor: Visitor) -> Result<HttpResponse, Failure> {
    show(&visitor, StatusCode::OK, Form::default(), None).await
}

async fn ask(posted: Posted) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    if !visitor.state.config.sends_mail {
        // Without a mail server nobody would ever read the letter.
        return Err(visitor.fail(AppError::NotFound));
    }
    let input = AskReset {
        email: fields.text("email"),
        address: visitor.address.to_string(),
        network: visitor.address.network(),
    };
    let answer = visitor
        .attempt(move |ctx, actor| accounts::ask_reset(ctx, actor, &input))
        .await;
    let unprocessable = StatusCode::UNPROCESSABLE_ENTITY;
    match answer {
        Ok(()) => Ok(redirect("/login", Some("reset-asked"))),
        Err(AppError::Fields(errors)) => {
            show(&visitor, unprocessable, Form { fields, errors }, None).await
        }
        Err(AppError::Refused(refusal @ Refusal::ResetClosed)) => {
            let words = words::refusal(visitor.words(), &refusal);
            let form = Form {
                fields,
                ..Form::default()
            };
            show(&visitor, StatusCode::TOO_MANY_REQUESTS, form, Some(words)).await
        }
        Err(error) => Err(visitor.fail(error)),
    }
}

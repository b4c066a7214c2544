//! A new password with a recovery code.

use actix_web::{HttpRequest, HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        AppError, Refusal,
        accounts::{self, UseCode},
    },
    web::{
        Failure, Form, Posted, Visitor, redirect, render,
        routing::{self as web, ServiceConfig},
        view::{FormView, Page, Section},
    },
    words,
};

use super::in_clear::elsewhere;

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.service(
        web::resource("/recover")
            .route(web::get().to(look))
            .route(web::post().to(choose)),
    );
}

#[derive(Template)]
#[template(path = "account/recover.html")]
struct RecoverPage {
    page: Page,
    form: FormView,
    refused: Option<String>,
    /// Whether nobody may choose a password here; then the page has no form.
    is_barred: bool,
}

async fn show(
    visitor: &Visitor,
    request: &HttpRequest,
    status: StatusCode,
    form: Form,
    refused: Option<String>,
) -> Result<HttpResponse, Failure> {
    let barred = elsewhere(visitor, request);
    visitor
        .draw(move |visitor| {
            let labels = [
                ("name", "login-name"),
                ("code", "recover-code"),
                ("password", "account-new"),
                ("repeated", "welcome-repeated"),
            ];
            let template = RecoverPage {
                page: visitor.page(Section::Login),
                form: form.labelled(visitor, &labels),
                is_barred: barred.is_some(),
                refused: barred.or(refused),
            };
            render(visitor, status, &template)
        })
        .await
}

async fn look(visitor: Visitor, request: HttpRequest) -> Result<HttpResponse, Failure> {
    show(&visitor, &request, StatusCode::OK, Form::default(), None).await
}

/// `POST /recover`: `name`, `code`, `password`, `repeated`.
async fn choose(posted: Posted, request: HttpRequest) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let again = |fields| Form {
        fields,
        ..Form::default()
    };
    if elsewhere(&visitor, &request).is_some() {
        let status = StatusCode::FORBIDDEN;
        return show(&visitor, &request, status, again(fields), None).await;
    }
    let input = UseCode {
        name: fields.text("name"),
        code: fields.text("code"),
        password: fields.get("password").to_owned(),
        repeated: fields.get("repeated").to_owned(),
        address: visitor.address.to_string(),
        network: visitor.address.network(),
    };
    let permit = visitor.state.hashing.clone().acquire_owned().await;
    let answer = visitor
        .attempt(move |ctx, _| accounts::use_code(ctx, &input))
        .await;
    drop(permit);
    let status = StatusCode::UNPROCESSABLE_ENTITY;
    match answer {
        Ok(()) => Ok(redirect("/login", Some("welcome"))),
        Err(AppError::Fields(errors)) => {
            let form = Form { fields, errors };
            show(&visitor, &request, status, form, None).await
        }
        Err(AppError::Refused(refusal @ Refusal::LogIn { left })) => {
            let status = match left {
                0 => StatusCode::TOO_MANY_REQUESTS,
                _ => status,
            };
            let words = match left {
                0 => words::refusal(visitor.words(), &refusal),
                _ => visitor.words().get("recover-wrong"),
            };
            show(&visitor, &request, status, again(fields), Some(words)).await
        }
        Err(error) => Err(visitor.fail(error)),
    }
}

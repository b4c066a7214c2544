//! One's own account: the e-mail address and the password.

use actix_web::{HttpRequest, HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        self, AppError, FieldError, Problem, Refusal,
        organisers::{self, OwnOrganiser},
    },
    web::{
        Failure, Fields, Form, Posted, Visitor, redirect, render,
        routing::{self as web, ServiceConfig},
        view::{FormView, Page, Section},
    },
};

use super::in_clear::must_let_in;

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .service(
            web::resource("/account")
                .route(web::get().to(account))
                .route(web::post().to(change_password)),
        )
        .route("/account/address", web::post().to(set_address));
}

#[derive(Template)]
#[template(path = "account/account.html")]
struct AccountPage {
    page: Page,
    form: FormView,
    /// The form of the e-mail address.
    address: FormView,
    /// The organiser that they work for.
    works_for: Option<OwnOrganiser>,
}

async fn account(visitor: Visitor, request: HttpRequest) -> Result<HttpResponse, Failure> {
    visitor.must_be_signed_in()?;
    must_let_in(&visitor, &request)?;
    show_account(&visitor, StatusCode::OK, FormView::default(), None).await
}

async fn show_account(
    visitor: &Visitor,
    status: StatusCode,
    form: FormView,
    address: Option<FormView>,
) -> Result<HttpResponse, Failure> {
    visitor
        .show(
            |ctx, actor| {
                let email = app::accounts::own_address(ctx, actor)?;
                Ok((email, organisers::own(ctx, actor)?))
            },
            move |visitor, (email, works_for)| {
                let stored = Form::filled(&[("email", &email)]);
                let template = AccountPage {
                    page: visitor.page(Section::Other),
                    form,
                    address: address.unwrap_or_else(|| stored.view(visitor)),
                    works_for,
                };
                render(visitor, status, &template)
            },
        )
        .await
}

/// The errors of a form that asks for the present password, and the status of the answer; any other error is passed on.
pub(super) fn wrong(error: AppError) -> Result<(Vec<FieldError>, StatusCode), AppError> {
    match error {
        AppError::Fields(errors) => Ok((errors, StatusCode::UNPROCESSABLE_ENTITY)),
        AppError::Refused(Refusal::OldPasswordClosed) => {
            let problem = Problem::Because {
                key: "refusal-old-password-closed",
                value: String::new(),
            };
            let field = "old";
            Ok((
                vec![FieldError { field, problem }],
                StatusCode::TOO_MANY_REQUESTS,
            ))
        }
        other => Err(other),
    }
}

/// `POST /account/address`: `email`, and `old`, the present password.
async fn set_address(posted: Posted, request: HttpRequest) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    must_let_in(&visitor, &request)?;
    let (email, old) = (fields.text("email"), fields.text("old"));
    let permit = visitor.state.hashing.clone().acquire_owned().await;
    let answer = visitor
        .attempt(move |ctx, actor| app::accounts::set_address(ctx, actor, &email, &old))
        .await;
    drop(permit);
    let Err(error) = answer else {
        return Ok(redirect("/account", Some("address-set")));
    };
    let (errors, status) = wrong(error).map_err(|error| visitor.fail(error))?;
    let form = Form { fields, errors };
    let form = form.labelled(
        &visitor,
        &[("email", "account-email"), ("old", "account-old")],
    );
    show_account(&visitor, status, FormView::default(), Some(form)).await
}

async fn change_password(posted: Posted, request: HttpRequest) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    must_let_in(&visitor, &request)?;
    let (old, new, repeated) = (
        fields.text("old"),
        fields.text("password"),
        fields.text("repeated"),
    );
    let permit = visitor.state.hashing.clone().acquire_owned().await;
    let answer = visitor
        .attempt(move |ctx, actor| {
            app::accounts::change_password(ctx, actor, &old, &new, &repeated)
        })
        .await;
    drop(permit);
    let Err(error) = answer else {
        return Ok(redirect("/login", Some("password-changed")));
    };
    let (errors, status) = wrong(error).map_err(|error| visitor.fail(error))?;
    let form = Form {
        fields: Fields::default(),
        errors,
    };
    let form = form.labelled(&visitor, &[("password", "account-new")]);
    show_account(&visitor, status, form, None).await
}

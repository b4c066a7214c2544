//! An invitation: the holder of its link creates the account, with a password of their own choice.

use actix_web::{HttpRequest, HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        self, AppError, Context, Refusal,
        accounts::{AcceptInvitation, Invited},
    },
    web::{
        Drawn, Failure, Form, Posted, Visitor, own_machine, redirect, render,
        routing::{self as web, Path, ServiceConfig},
        view::{FormView, Page, Section},
    },
};

use super::in_clear::must_let_in;

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.service(
        web::resource("/welcome/{secret}")
            .route(web::get().to(welcome))
            .route(web::post().to(accept)),
    );
}

#[derive(Template)]
#[template(path = "account/welcome.html")]
struct WelcomePage {
    page: Page,
    /// Name of the account, as shown; `None` for the first administrator, who chooses it.
    known: Option<String>,
    login: String,
    form: FormView,
}

fn show_welcome(
    visitor: &Visitor,
    status: StatusCode,
    invited: Invited,
    form: &Form,
) -> Result<Drawn, Failure> {
    let (known, login) = match invited {
        Invited::FirstAdmin => (None, form.fields.text("name")),
        Invited::Account { name, display_name } => (Some(display_name), name),
    };
    let page = visitor.page(Section::Other);
    render(
        visitor,
        status,
        &WelcomePage {
            page,
            known,
            login,
            form: form.labelled(visitor, &[("name", "login-name")]),
        },
    )
}

/// The recipient of the invitation, if this request may use it. If the program was started by hand, the first administrator can
/// only be created on its own machine.
fn invited_here(ctx: &Context, secret: &str, is_here: bool) -> Result<Invited, AppError> {
    match app::accounts::invited(ctx, secret)? {
        Invited::FirstAdmin if !is_here => Err(AppError::Refused(Refusal::FirstAdminElsewhere)),
        invited => Ok(invited),
    }
}

/// Whether the first administrator may be created by this request.
fn is_here(visitor: &Visitor, request: &HttpRequest) -> bool {
    visitor.state.config.started.is_none() || own_machine::is_own(request)
}

async fn welcome(
    visitor: Visitor,
    secret: Path<String>,
    request: HttpRequest,
) -> Result<HttpResponse, Failure> {
    must_let_in(&visitor, &request)?;
    let secret = secret.into_inner();
    let is_here = is_here(&visitor, &request);
    visitor
        .show(
            move |ctx, _| invited_here(ctx, &secret, is_here),
            |visitor, invited| show_welcome(visitor, StatusCode::OK, invited, &Form::default()),
        )
        .await
}

async fn accept(
    posted: Posted,
    secret: Path<String>,
    request: HttpRequest,
) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    must_let_in(&visitor, &request)?;
    let secret = secret.into_inner();
    let is_here = is_here(&visitor, &request);
    let input = AcceptInvitation {
        secret: secret.clone(),
        name: fields.text("name"),
        display_name: fields.text("display_name"),
        password: fields.text("password"),
        repeated: fields.text("repeated"),
    };
    let permit = visitor.state.hashing.clone().acquire_owned().await;
    let answer = visitor
        .attempt(move |ctx, _| {
            invited_here(ctx, &input.secret, is_here)?;
            app::accounts::accept_invitation(ctx, &input)
        })
        .await;
    drop(permit);
    match answer {
        Ok(()) => Ok(redirect("/login", Some("welcome"))),
        Err(AppError::Fields(errors)) => {
            let (status, form) = (StatusCode::UNPROCESSABLE_ENTITY, Form { fields, errors });
            visitor
                .show(
                    move |ctx, _| app::accounts::invited(ctx, &secret),
                    move |visitor, invited| show_welcome(visitor, status, invited, &form),
                )
                .await
        }
        Err(error) => Err(visitor.fail(error)),
    }
}

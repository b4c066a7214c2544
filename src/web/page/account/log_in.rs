//! Log-in, log-out, invitations, the own account.

use actix_web::{
    HttpRequest, HttpResponse,
    http::{StatusCode, header},
};
use askama::Template;

use crate::{
    app::{
        self, AppError, Context, FieldError, Problem, Refusal,
        accounts::{AcceptInvitation, Invited, LogIn, LoggedIn},
        organisers::{self, OwnOrganiser},
    },
    web::{
        Drawn, Failure, Form, Posted, Visitor, device, own_machine, redirect, render,
        routing::{self as web, Path, ServiceConfig},
        view::{FormView, Page, Section},
    },
    words,
};

use super::{
    in_clear::{elsewhere, lets_in, must_let_in, secure_page},
    question::{Question, question},
};

/// Addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .service(
            web::resource("/login")
                .route(web::get().to(login))
                .route(web::post().to(log_in)),
        )
        .route("/logout", web::post().to(log_out))
        .service(
            web::resource("/welcome/{secret}")
                .route(web::get().to(welcome))
                .route(web::post().to(accept)),
        )
        .service(
            web::resource("/account")
                .route(web::get().to(account))
                .route(web::post().to(change_password)),
        )
        .route("/account/address", web::post().to(set_address));
}

#[derive(Template)]
#[template(path = "account/login.html")]
struct LoginPage {
    page: Page,
    name: String,
    error: Option<String>,
    /// Whether nobody may log in here: then nothing is asked.
    is_barred: bool,
    /// The page over TLS where one may log in instead.
    secure: Option<String>,
    /// What a device with a passkey is asked.
    question: Option<Question>,
    /// Whether there is a mail server.
    sends: bool,
}

async fn login(visitor: Visitor, request: HttpRequest) -> Result<HttpResponse, Failure> {
    let error = elsewhere(&visitor, &request);
    let secure = secure_page(&visitor, &request);
    let typed = (String::new(), secure);
    show_log_in(&visitor, &request, StatusCode::OK, typed, error).await
}

async fn show_log_in(
    visitor: &Visitor,
    request: &HttpRequest,
    status: StatusCode,
    (name, secure): (String, Option<String>),
    error: Option<String>,
) -> Result<HttpResponse, Failure> {
    let is_barred = !lets_in(visitor, request);
    let question = match is_barred {
        true => None,
        false => question(visitor, request),
    };
    visitor
        .draw(move |visitor| {
            let page = visitor.page(Section::Login);
            let template = LoginPage {
                page,
                name,
                error,
                is_barred,
                secure,
                question,
                sends: visitor.state.config.sends_mail,
            };
            render(visitor, status, &template)
        })
        .await
}

async fn log_in(posted: Posted, request: HttpRequest) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    if let Some(error) = elsewhere(&visitor, &request) {
        let typed = (fields.text("name"), secure_page(&visitor, &request));
        let status = StatusCode::FORBIDDEN;
        return show_log_in(&visitor, &request, status, typed, Some(error)).await;
    }
    let input = LogIn {
        name: fields.text("name"),
        password: fields.text("password"),
        address: visitor.address.to_string(),
        network: visitor.address.network(),
        device: device::sent(&request, &visitor.state),
        former: visitor.has_cookie.then(|| visitor.token.clone()),
        browser: device::words(&request),
    };
    let permit = visitor.state.hashing.clone().acquire_owned().await;
    let answer = visitor
        .attempt(move |ctx, _| app::accounts::log_in(ctx, &input))
        .await;
    drop(permit);
    match answer {
        Ok(kept) => Ok(let_in(&visitor, &kept)),
        Err(error) => refused(&visitor, &request, fields.text("name"), error).await,
    }
}

/// The answer to whoever logged in.
pub(super) fn let_in(visitor: &Visitor, kept: &LoggedIn) -> HttpResponse {
    HttpResponse::SeeOther()
        .insert_header((header::LOCATION, "/mine"))
        .cookie(visitor.session_cookie(Some(&kept.session)))
        .cookie(device::cookie(visitor.is_plain, &kept.device))
        .finish()
}

/// The log-in page again, with why somebody was not let in who typed this name.
pub(super) async fn refused(
    visitor: &Visitor,
    request: &HttpRequest,
    name: String,
    error: AppError,
) -> Result<HttpResponse, Failure> {
    let AppError::Refused(refusal) = error else {
        return Err(visitor.fail(error));
    };
    let status = match refusal {
        Refusal::LogIn { left: 0 } => StatusCode::TOO_MANY_REQUESTS,
        Refusal::LogIn { .. } | Refusal::PasskeyNotTaken => StatusCode::UNPROCESSABLE_ENTITY,
        _ => return Err(visitor.fail(refusal.into())),
    };
    let error = Some(words::refusal(visitor.words(), &refusal));
    show_log_in(visitor, request, status, (name, None), error).await
}

async fn log_out(posted: Posted) -> Result<HttpResponse, Failure> {
    let visitor = posted.visitor;
    let token = visitor.token.clone();
    visitor
        .run(move |ctx, actor| app::accounts::log_out(ctx, actor, &token))
        .await?;
    let mut response = redirect("/", None);
    // A cookie of our own making always fits into a header.
    drop(response.add_cookie(&visitor.session_cookie(None)));
    Ok(response)
}

#[derive(Template)]
#[template(path = "account/welcome.html")]
struct WelcomePage {
    page: Page,
    /// Name as shown of the account; `None` for the first administrator, who chooses it.
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

/// Whom the invitation is for, where this request may use it: of a program that was started by hand the first administrator
/// is made on its own machine.
fn invited_here(ctx: &Context, secret: &str, is_here: bool) -> Result<Invited, AppError> {
    match app::accounts::invited(ctx, secret)? {
        Invited::FirstAdmin if !is_here => Err(AppError::Refused(Refusal::FirstAdminElsewhere)),
        invited => Ok(invited),
    }
}

/// Whether the first administrator may be made from where this request comes.
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

#[derive(Template)]
#[template(path = "account/account.html")]
struct AccountPage {
    page: Page,
    form: FormView,
    /// The form of the address.
    address: FormView,
    /// The organiser for whom they work.
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

/// What is wrong with a form that asks for the present password, or the error that it is not; and the status.
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
        fields: crate::web::Fields::default(),
        errors,
    };
    let form = form.labelled(&visitor, &[("password", "account-new")]);
    show_account(&visitor, status, form, None).await
}

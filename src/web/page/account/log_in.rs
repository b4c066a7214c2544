//! Log-in with a password, and log-out.

use actix_web::{
    HttpRequest, HttpResponse,
    http::{StatusCode, header},
};
use askama::Template;

use crate::{
    app::{
        self, AppError, Refusal,
        accounts::{LogIn, LoggedIn},
    },
    web::{
        Failure, Posted, Visitor, device, redirect, render,
        routing::{self as web, ServiceConfig},
        view::{Page, Section},
    },
    words,
};

use super::{
    in_clear::{elsewhere, lets_in, secure_page},
    question::{Question, question},
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .service(
            web::resource("/login")
                .route(web::get().to(login))
                .route(web::post().to(log_in)),
        )
        .route("/logout", web::post().to(log_out));
}

#[derive(Template)]
#[template(path = "account/login.html")]
struct LoginPage {
    page: Page,
    name: String,
    error: Option<String>,
    /// Whether nobody may log in here; then the page has no form.
    is_barred: bool,
    /// Address of the log-in page over TLS; `None` if it is not needed.
    secure: Option<String>,
    /// The challenge for a device with a passkey.
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

/// The answer after a successful log-in.
pub(super) fn let_in(visitor: &Visitor, kept: &LoggedIn) -> HttpResponse {
    HttpResponse::SeeOther()
        .insert_header((header::LOCATION, "/mine"))
        .cookie(visitor.session_cookie(Some(&kept.session)))
        .cookie(device::cookie(visitor.is_plain, &kept.device))
        .finish()
}

/// Shows the log-in page again, with the reason why the log-in with this name failed.
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
    // A cookie that we make always fits into a header.
    drop(response.add_cookie(&visitor.session_cookie(None)));
    Ok(response)
}

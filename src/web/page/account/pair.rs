//! Pairing a staff device: the code from the desk, the duty of the device, and leaving it.

use actix_web::{HttpRequest, HttpResponse, cookie::time::Duration, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        AppError, Done, Refusal,
        tournament::stations::pairing::{self, Offered, Paired},
    },
    web::{
        Failure, Posted, Visitor, device, redirect, render,
        routing::{self as web, Query, ServiceConfig},
        view::{Page, Section, StationLink},
    },
    words::{self, station},
};

use super::in_clear::{elsewhere, secure_page};

/// Days for which a device keeps its cookie; browsers keep none for longer. The server decides when the token ends, because the
/// last day of the event may move.
const DAYS: i64 = 400;

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .service(
            web::resource("/pair")
                .route(web::get().to(look))
                .route(web::post().to(pair)),
        )
        .route("/pair/leave", web::post().to(leave));
}

#[derive(Default, serde::Deserialize)]
#[serde(default)]
struct CodeQuery {
    /// The code, from a picture or as typed.
    code: String,
}

/// The duty that the device will have.
struct Will {
    tournament: String,
    name: String,
    duty: String,
}

#[derive(Template)]
#[template(path = "account/pair.html")]
struct PairPage {
    page: Page,
    code: String,
    will: Option<Will>,
    error: Option<String>,
    /// Whether no device may be paired here; then the page has no form.
    is_barred: bool,
    /// Address of the same page over TLS; `None` if it is not needed.
    secure: Option<String>,
    /// Whether somebody is signed in here, whom the pairing would sign out.
    has_account: bool,
}

/// Address of the same page over TLS, for a request from the hall without TLS.
fn over_tls(visitor: &Visitor, request: &HttpRequest, code: &str) -> Option<String> {
    let page = secure_page(visitor, request)?;
    let base = page.strip_suffix("/login")?;
    let is_code = code.bytes().all(|b| b.is_ascii_alphanumeric());
    Some(match is_code && !code.is_empty() {
        true => format!("{base}/pair?code={code}"),
        false => format!("{base}/pair"),
    })
}

async fn show_pair(
    visitor: &Visitor,
    request: &HttpRequest,
    code: String,
    refused: Option<Refusal>,
) -> Result<HttpResponse, Failure> {
    let secure = over_tls(visitor, request, &code);
    let barred = elsewhere(visitor, request);
    let (asked, is_asked) = (code.clone(), !code.trim().is_empty() && refused.is_none());
    let found = match is_asked && barred.is_none() && visitor.user.is_none() {
        true => Some(
            visitor
                .attempt(move |ctx, _| pairing::look(ctx, &asked))
                .await,
        ),
        false => None,
    };
    let (offered, refused) = match found {
        Some(Ok(offered)) => (Some(offered), refused),
        Some(Err(AppError::Refused(refusal))) => (None, Some(refusal)),
        Some(Err(error)) => return Err(visitor.fail(error)),
        None => (None, refused),
    };
    let status = match (&barred, &refused) {
        (Some(_), _) => StatusCode::FORBIDDEN,
        (None, Some(_)) => StatusCode::UNPROCESSABLE_ENTITY,
        (None, None) => StatusCode::OK,
    };
    visitor
        .draw(move |visitor| {
            let t = visitor.words();
            let will = |of: Offered| Will {
                tournament: of.tournament,
                name: of.name,
                duty: station::duty(t, of.duty, of.boards),
            };
            let refused = refused.map(|refusal| words::refusal(t, &refusal));
            let template = PairPage {
                page: visitor.page(Section::Other),
                code,
                will: offered.map(will),
                is_barred: barred.is_some(),
                error: barred.or(refused),
                secure,
                has_account: visitor.user.is_some(),
            };
            render(visitor, status, &template)
        })
        .await
}

async fn look(
    visitor: Visitor,
    request: HttpRequest,
    query: Query<CodeQuery>,
) -> Result<HttpResponse, Failure> {
    show_pair(&visitor, &request, query.into_inner().code, None).await
}

/// `POST /pair`: `code`. The answer leads to the page where the device works.
async fn pair(posted: Posted, request: HttpRequest) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (code, key) = (fields.text("code"), fields.key());
    if elsewhere(&visitor, &request).is_some() || visitor.user.is_some() {
        return show_pair(&visitor, &request, code, None).await;
    }
    let (asked, browser) = (code.clone(), device::words(&request));
    let paired = visitor
        .attempt(move |ctx, actor| pairing::pair(ctx, actor, key.as_deref(), &asked, &browser))
        .await;
    match paired.map(Done::fresh) {
        Ok(Some(paired)) => Ok(welcome(&visitor, &paired)),
        // A repeated request: the first answer brought the token, or nobody has it.
        Ok(None) => Ok(redirect("/pair", None)),
        Err(AppError::Refused(refusal)) => show_pair(&visitor, &request, code, Some(refusal)).await,
        Err(error) => Err(visitor.fail(error)),
    }
}

fn welcome(visitor: &Visitor, paired: &Paired) -> HttpResponse {
    let mut response = redirect(
        &StationLink::of(&paired.station).home,
        Some("station-paired"),
    );
    let mut cookie = visitor.session_cookie(Some(&paired.token));
    // A tablet that was switched off is still paired in the morning.
    cookie.set_max_age(Duration::days(DAYS));
    // A cookie that we make always fits into a header.
    drop(response.add_cookie(&cookie));
    response
}

/// `POST /pair/leave`: the device gives up its token.
async fn leave(posted: Posted) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let key = fields.key();
    visitor
        .run(move |ctx, actor| pairing::leave(ctx, actor, key.as_deref()))
        .await?;
    let mut response = redirect("/", Some("station-left"));
    // As above.
    drop(response.add_cookie(&visitor.session_cookie(None)));
    Ok(response)
}

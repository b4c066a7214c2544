//! The address where halls send the changes of their tournaments, for the copies that this site keeps.

use actix_web::{
    HttpResponse,
    http::{
        StatusCode,
        header::{CACHE_CONTROL, HeaderName},
    },
    web::Payload,
};
use askama::Template;

use crate::{
    app::{
        AppError,
        exchange::mirror::{
            follow::{self, Fate, Said},
            links,
        },
    },
    web::{
        Failure, Visitor,
        bearer::Bearer,
        download::JSON,
        paced::{self, Unread},
        render,
        routing::{self as web, ServiceConfig},
        view::{Page, Section},
    },
};

/// Maximum size of a message, in bytes.
const MOST: usize = 32 << 20;
/// Size in bytes from which a message takes one of the places for uploads.
const LONG: usize = 1 << 20;

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.service(
        web::resource("/hall")
            .route(web::get().to(look))
            .route(web::post().to(take)),
    );
}

#[derive(Template)]
#[template(path = "account/hall_door.html")]
struct DoorPage {
    page: Page,
}

/// Explains the address to people who open it in a browser.
async fn look(visitor: Visitor) -> Result<HttpResponse, Failure> {
    visitor
        .draw(|visitor| {
            let page = visitor.page(Section::Other);
            render(visitor, StatusCode::OK, &DoorPage { page })
        })
        .await
}

fn answer(said: &Said) -> HttpResponse {
    let status = match said.fate {
        Fate::Taken => StatusCode::OK,
        Fate::Elsewhere | Fate::Behind | Fate::Other => StatusCode::CONFLICT,
        Fate::Newer | Fate::Unread => StatusCode::UNPROCESSABLE_ENTITY,
        Fate::Forbidden => StatusCode::FORBIDDEN,
    };
    let body = serde_json::to_string(said).unwrap_or_default();
    HttpResponse::build(status)
        .content_type(JSON)
        .insert_header((CACHE_CONTROL, "no-store"))
        .body(body)
}

/// A refusal without a page, because a program asks.
fn refused(status: StatusCode) -> HttpResponse {
    let mut answer = HttpResponse::build(status);
    answer.insert_header((CACHE_CONTROL, "no-store"));
    if status == StatusCode::UNAUTHORIZED {
        answer.insert_header((HeaderName::from_static("www-authenticate"), "Bearer"));
    }
    answer.finish()
}

/// `POST /hall`: a message of a hall (`Authorization: Bearer SECRET`, gzip). The link is checked before the message is read.
async fn take(visitor: Visitor, bearer: Bearer, body: Payload) -> Result<HttpResponse, Failure> {
    let secret = bearer.0.clone();
    let opened = visitor
        .attempt(move |ctx, _| links::open(ctx, &secret))
        .await;
    match opened {
        Ok(()) => {}
        Err(AppError::SignInNeeded) => return Ok(refused(StatusCode::UNAUTHORIZED)),
        Err(error) => return Err(visitor.fail(error)),
    }
    let body = match paced::read(body.into_inner(), MOST, "").await {
        Ok(body) => body,
        Err(Unread::TooLarge) => return Ok(refused(StatusCode::PAYLOAD_TOO_LARGE)),
        Err(Unread::TooSlow) => return Ok(refused(StatusCode::REQUEST_TIMEOUT)),
        Err(Unread::Broken | Unread::Refused) => return Ok(refused(StatusCode::BAD_REQUEST)),
    };
    // A long message takes one of the places for uploads.
    let room = match body.len() {
        0..LONG => None,
        _ => match visitor.state.uploads.clone().try_acquire_owned() {
            Ok(room) => Some(room),
            Err(_) => return Ok(refused(StatusCode::SERVICE_UNAVAILABLE)),
        },
    };
    let said = visitor
        .attempt(move |ctx, _| follow::follow(ctx, &bearer.0, body.as_slice()))
        .await;
    drop(room);
    match said {
        Ok(said) => Ok(answer(&said)),
        Err(AppError::SignInNeeded) => Ok(refused(StatusCode::UNAUTHORIZED)),
        Err(error) => Err(visitor.fail(error)),
    }
}

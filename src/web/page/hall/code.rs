//! QR codes: pictures that lead a phone to the round, or to one's own board. They contain the address at which the server was
//! reached, so that a phone in the same network gets there; or that of the copy on a site, if the chief arbiter chose so.

use std::fmt::Write as _;

use actix_web::{HttpRequest, HttpResponse, http::header};
use askama::Template;
use fast_qr::{ECL, QRBuilder};

use crate::{
    app::{AppError, exchange::mirror::keep, tournament::summary},
    web::{
        Failure, Visitor,
        connection::local_address,
        routing::{self as web, Path, ServiceConfig},
    },
};

/// Width of the empty margin of a code, in squares (ISO/IEC 18004).
const MARGIN: usize = 4;

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/t/{slug}/code/round", web::get().to(newest))
        .route("/t/{slug}/code/round/{round}", web::get().to(round))
        .route("/t/{slug}/code/my-board", web::get().to(my_board))
        .route(
            "/t/{slug}/code/my-board/{entry}",
            web::get().to(board_of_player),
        )
        .route("/t/{slug}/code/seat/{code}", web::get().to(seat));
}

/// A code as a picture.
#[derive(Template)]
#[template(path = "hall/code.svg", escape = "none")]
struct Picture {
    /// Number of squares along a side, margins included.
    side: usize,
    /// The dark squares as a path; each run in a row is one stroke.
    path: String,
}

impl Picture {
    /// The code of a text; `None` if the text is too long.
    fn of(address: &str) -> Option<Self> {
        let code = QRBuilder::new(address).ecl(ECL::M).build().ok()?;
        let mut path = String::new();
        for y in 0..code.size {
            let mut x = 0;
            while x < code.size {
                let is_dark =
                    |x: usize| code.data.get(y * code.size + x).is_some_and(|m| m.value());
                let run = (x..code.size).take_while(|x| is_dark(*x)).count();
                if run > 0 {
                    let (left, top) = (x + MARGIN, y + MARGIN);
                    write!(path, "M{left} {top}h{run}v1h-{run}z").ok()?;
                }
                x += run + 1;
            }
        }
        Some(Self {
            side: code.size + 2 * MARGIN,
            path,
        })
    }
}

/// The picture of a code with this text; `None` if the text is too long.
pub(in crate::web::page) fn picture(text: &str) -> Option<String> {
    Picture::of(text)?.render().ok()
}

/// The base address of the codes for this request.
pub(in crate::web::page) fn base(visitor: &Visitor, request: &HttpRequest) -> String {
    visitor.state.base(local_address(request))
}

/// Answers with the code of an address below an existing tournament.
async fn answer(
    visitor: Visitor,
    request: HttpRequest,
    slug: String,
    rest: String,
) -> Result<HttpResponse, Failure> {
    let here = format!("{}/t/{slug}", base(&visitor, &request));
    let there = visitor
        .as_everybody()
        .read(move |ctx, actor| {
            summary::get(ctx, actor, &slug)?;
            keep::codes_lead_to(ctx, &slug)
        })
        .await?;
    let address = format!("{}{rest}", there.unwrap_or(here));
    let picture = picture(&address).ok_or_else(|| visitor.fail(AppError::NotFound))?;
    Ok(HttpResponse::Ok()
        .content_type("image/svg+xml")
        .insert_header((header::CACHE_CONTROL, "private, max-age=60"))
        .body(picture))
}

async fn newest(
    visitor: Visitor,
    request: HttpRequest,
    slug: Path<String>,
) -> Result<HttpResponse, Failure> {
    answer(visitor, request, slug.into_inner(), String::new()).await
}

async fn round(
    visitor: Visitor,
    request: HttpRequest,
    path: Path<(String, u8)>,
) -> Result<HttpResponse, Failure> {
    let (slug, round) = path.into_inner();
    answer(visitor, request, slug, format!("/round/{round}")).await
}

async fn my_board(
    visitor: Visitor,
    request: HttpRequest,
    slug: Path<String>,
) -> Result<HttpResponse, Failure> {
    // A phone that remembers the board gets there at once; any other gets to the search.
    answer(visitor, request, slug.into_inner(), "/me".to_owned()).await
}

async fn board_of_player(
    visitor: Visitor,
    request: HttpRequest,
    path: Path<(String, i32)>,
) -> Result<HttpResponse, Failure> {
    let (slug, entry) = path.into_inner();
    let asked = slug.clone();
    let leads = visitor
        .as_everybody()
        .read(move |ctx, _| keep::codes_lead_to(ctx, &asked))
        .await?;
    // The copy has its own numbers.
    let rest = match leads {
        Some(_) => "/me".to_owned(),
        None => format!("/my-board/{entry}"),
    };
    answer(visitor, request, slug, rest).await
}

async fn seat(
    visitor: Visitor,
    request: HttpRequest,
    path: Path<(String, String)>,
) -> Result<HttpResponse, Failure> {
    let (slug, code) = path.into_inner();
    // An invalid code is not drawn, because the picture would lead nowhere.
    if code.is_empty() || code.len() > 32 || !code.bytes().all(|b| b.is_ascii_alphanumeric()) {
        return Err(visitor.fail(AppError::NotFound));
    }
    answer(visitor, request, slug, format!("/seat/{code}")).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_becomes_a_square() {
        let address = "http://192.168.1.20:8080/t/open-dei-tre-ponti-2026/my-board";
        let picture = Picture::of(address).unwrap();
        assert!(picture.side >= 21 + 2 * MARGIN);
        // The finder pattern of the upper left corner: seven dark squares in a row.
        assert!(picture.path.starts_with("M4 4h7v1h-7z"), "{}", picture.path);
        assert!(Picture::of(&"x".repeat(4000)).is_none());
    }
}

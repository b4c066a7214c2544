//! Pairing numbers: exchanged between equals, given anew.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        Actor, AppError, Context, Refusal,
        tournament::{
            confirmation::Confirmation,
            numbers::{self, NumberLine},
        },
    },
    event::Elo,
    i18n::Words,
    web::{
        Failure, Posted, Visitor, redirect, render,
        routing::{self as web, Path, ServiceConfig},
        show,
        view::{DeskNav, DeskPage, Page, PlayerName, Section},
    },
    words,
};

use super::confirm;

/// Addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/t/{slug}/numbers", web::get().to(page))
        .route("/t/{slug}/numbers/exchange", web::post().to(exchange))
        .route("/t/{slug}/numbers/renew", web::post().to(renew));
}

struct Line {
    entry: i32,
    number: i32,
    name: PlayerName,
    rating: Option<u16>,
    /// The number of the initial ranking, where it is another one.
    ranked: Option<i32>,
    /// The next one, where they are equals.
    equal: Option<i32>,
}

#[derive(Template)]
#[template(path = "desk/numbers.html")]
struct NumbersPage {
    page: Page,
    desk: DeskNav,
    lines: Vec<Line>,
    /// How many have another number than the initial ranking gives.
    moved: usize,
    /// Whether there are equals whose numbers may change places.
    has_equals: bool,
    /// Why numbers stay as they are.
    fixed: Option<String>,
}

fn line(t: Words, line: &NumberLine) -> Line {
    Line {
        entry: line.entrant.entry,
        number: line.number,
        name: show::name(t, &line.entrant, None),
        rating: line.entrant.rating.map(Elo::get),
        ranked: Some(line.ranked).filter(|ranked| *ranked != line.number),
        equal: line.equal,
    }
}

async fn page(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    visitor
        .show(
            move |ctx, actor| numbers::view(ctx, actor, &slug),
            |visitor, view| {
                let role = visitor.arbiter(view.role)?;
                let t = visitor.words();
                let lines: Vec<Line> = view.lines.iter().map(|one| line(t, one)).collect();
                let moved = lines.iter().filter(|line| line.ranked.is_some()).count();
                let template = NumbersPage {
                    page: visitor.page(Section::Other),
                    desk: show::desk_nav(visitor, &view.summary, role, DeskPage::Entries),
                    has_equals: view.fixed.is_none()
                        && lines.iter().any(|line| line.equal.is_some()),
                    lines,
                    moved,
                    fixed: view.fixed.map(|why| words::refusal::refusal(t, &why)),
                };
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}

/// Does `work` with the answer of the form, or asks; then the numbers are shown.
async fn answered(
    posted: Posted,
    slug: String,
    said: &'static str,
    work: impl FnOnce(&Context, &Actor, Option<&str>, &str, &Confirmation) -> Result<(), AppError>
    + Send
    + 'static,
) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let back = format!("/t/{slug}/numbers");
    let (key, asked, answer) = (fields.key(), slug.clone(), confirm::answer(&fields));
    let done = visitor
        .attempt(move |ctx, actor| work(ctx, actor, key.as_deref(), &asked, &answer))
        .await;
    match done {
        Ok(()) => Ok(redirect(&back, Some(said))),
        Err(AppError::Refused(Refusal::Asked(question))) => {
            confirm::ask(&visitor, slug, *question, fields, back).await
        }
        Err(error) => Err(visitor.fail(error)),
    }
}

/// `POST …/exchange`: `first` and `second`, two entries, change their numbers.
async fn exchange(posted: Posted, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let fields = &posted.fields;
    let two = ["first", "second"].map(|name| fields.number(name).unwrap_or_default());
    let work =
        move |ctx: &Context, actor: &Actor, key: Option<&str>, slug: &str, why: &Confirmation| {
            numbers::exchange(ctx, actor, key, slug, two, why).map(drop)
        };
    answered(posted, slug.into_inner(), "numbers-exchanged", work).await
}

/// `POST …/renew`: everybody is numbered anew.
async fn renew(posted: Posted, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let work = |ctx: &Context, actor: &Actor, key: Option<&str>, slug: &str, why: &Confirmation| {
        numbers::renumber(ctx, actor, key, slug, why).map(drop)
    };
    answered(posted, slug.into_inner(), "numbers-renewed", work).await
}

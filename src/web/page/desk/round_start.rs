//! The start of a round at the desk: its clock, the default time for absent players, and empty seats.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;
use chrono::NaiveDateTime;

use crate::{
    app::{
        AppError,
        game::{
            empty_seats,
            round_start::{self, Arrived, EmptySeat, RoundStart},
        },
        tournament::screens::round_clock,
    },
    event::Colour,
    web::{
        Failure, Fields, Form, Posted, Sent, Visitor, redirect, render,
        routing::{self as web, Path, ServiceConfig},
        show,
        view::{DeskNav, DeskPage, FormView, Page, PlayerName, Section},
    },
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/t/{slug}/start", web::get().to(look))
        .route("/t/{slug}/start/clock", web::post().to(clock))
        .route("/t/{slug}/start/seats", web::post().to(seats))
        .route("/t/{slug}/start/arrived", web::post().to(arrived));
}

/// An empty seat, or both seats of a board.
struct Line {
    pairing: i32,
    board: u16,
    /// The absent players, with their colours.
    people: Vec<(Colour, PlayerName)>,
    /// `white`, `black`, or empty for both.
    side: &'static str,
    /// The seats, as they are typed.
    seats: String,
    version: i32,
    game_version: i32,
    link: String,
}

#[derive(Template)]
#[template(path = "desk/round_start.html")]
struct StartPage {
    page: Page,
    desk: DeskNav,
    form: FormView,
    round: u8,
    rounds: u8,
    /// The time at which it began, in local time.
    began: Option<String>,
    /// The announced time.
    announced: Option<String>,
    /// The end of the default time, and the same moment in milliseconds since 1970.
    until: Option<(String, i64)>,
    minutes: i32,
    is_over: bool,
    clock_version: i32,
    /// The present local time.
    now: String,
    lines: Vec<Line>,
    missing: usize,
}

fn line(slug: &str, t: crate::i18n::Words, seat: &EmptySeat) -> Line {
    let of = |colour: Colour| match colour {
        Colour::White => (colour, show::name(t, &seat.line.white, None)),
        Colour::Black => (colour, show::name(t, &seat.line.black, None)),
    };
    let board = seat.line.board;
    let (people, side, letter) = match seat.colour {
        Some(Colour::White) => (vec![of(Colour::White)], "white", "w"),
        Some(Colour::Black) => (vec![of(Colour::Black)], "black", "n"),
        None => (vec![of(Colour::White), of(Colour::Black)], "", ""),
    };
    Line {
        pairing: seat.line.pairing,
        board,
        people,
        side,
        seats: format!("{board}{letter}"),
        version: seat.line.version,
        game_version: seat.game_version,
        link: format!("/t/{slug}/game/{}/late?side={side}", seat.line.pairing),
    }
}

fn hour(start: &RoundStart, utc: NaiveDateTime) -> String {
    start.at_place(utc).format("%H:%M").to_string()
}

fn page_of(visitor: &Visitor, start: &RoundStart, typed: Option<Form>) -> StartPage {
    let t = visitor.words();
    let summary = &start.round.summary;
    let now = visitor.state.ctx.clock.now();
    let mut page = visitor.page(Section::Other);
    page.live = Some(format!("/t/{}/events", summary.slug));
    StartPage {
        page,
        desk: show::desk_nav(visitor, summary, start.role, DeskPage::Round),
        form: typed.unwrap_or_else(|| Form::filled(&[])).view(visitor),
        round: start.round.round,
        rounds: summary.course.planned(),
        began: start.began.map(|at| hour(start, at)),
        announced: start.announced.map(|at| hour(start, at)),
        until: start
            .awaited_until()
            .map(|at| (hour(start, at), at.and_utc().timestamp_millis())),
        minutes: summary.default_minutes,
        is_over: start.is_over(now),
        clock_version: start.clock.version,
        now: hour(start, now),
        lines: start
            .empty
            .iter()
            .map(|seat| line(&summary.slug, t, seat))
            .collect(),
        missing: start.round.missing.len(),
    }
}

async fn show_start(
    visitor: &Visitor,
    slug: String,
    status: StatusCode,
    typed: Option<Form>,
) -> Result<HttpResponse, Failure> {
    visitor
        .show(
            move |ctx, actor| round_start::round_start(ctx, actor, &slug),
            move |visitor, start| {
                let template = page_of(visitor, &start, typed);
                render(visitor, status, &template)
            },
        )
        .await
}

async fn look(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    show_start(&visitor, slug.into_inner(), StatusCode::OK, None).await
}

/// Leads back to the page, or shows the form again.
async fn back<T>(slug: String, sent: Sent<T>) -> Result<HttpResponse, Failure> {
    match sent {
        Sent::Done(_) => Ok(redirect(&format!("/t/{slug}/start"), None)),
        Sent::Refused(visitor, form) => {
            let status = StatusCode::UNPROCESSABLE_ENTITY;
            show_start(&visitor, slug, status, Some(form)).await
        }
    }
}

/// `POST …/clock`: the round begins now, or at the announced time if `announced` is set.
async fn clock(posted: Posted, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    let asked = slug.clone();
    let sent = posted
        .send(move |ctx, actor, fields| {
            let version = fields.version()?;
            let start = round_start::round_start(ctx, actor, &asked)?;
            let at = start.announced.filter(|_| fields.is_on("announced"));
            let input = round_start::starting(&start, at.unwrap_or_else(|| ctx.clock.now()));
            round_clock::set(ctx, actor, fields.key().as_deref(), &asked, version, &input)
        })
        .await?;
    back(slug, sent).await
}

/// `POST …/seats`: `seats` as typed; `taken` if they are no longer empty.
async fn seats(posted: Posted, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    let asked = slug.clone();
    let sent = posted
        .send(move |ctx, actor, fields| {
            let seats = empty_seats::parse(fields.get("seats"))?;
            let (key, round) = (fields.key(), round(fields)?);
            let empty = !fields.is_on("taken");
            empty_seats::note(ctx, actor, key.as_deref(), &asked, round, &seats, empty)
        })
        .await?;
    back(slug, sent).await
}

fn round(fields: &Fields) -> Result<u8, AppError> {
    let round = fields.number("round").and_then(|n| u8::try_from(n).ok());
    round.ok_or(AppError::NotFound)
}

/// `POST …/arrived`: `pairing`, `side`, and `at`, the time (now when empty); `forfeit` if the player did not come.
async fn arrived(posted: Posted, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    let asked = slug.clone();
    let sent = posted
        .send(move |ctx, actor, fields| {
            let start = round_start::round_start(ctx, actor, &asked)?;
            let at = match fields.get("at").trim() {
                _ if fields.is_on("forfeit") => None,
                "" => Some(hour(&start, ctx.clock.now())),
                typed => Some(typed.to_owned()),
            };
            let number = |name| fields.number(name).ok_or(AppError::NotFound);
            let input = Arrived {
                pairing: number("pairing")?,
                colour: match fields.get("side") {
                    "white" => Some(Colour::White),
                    "black" => Some(Colour::Black),
                    _ => None,
                },
                at,
                game_version: number("game_version")?,
                pairing_version: number("version")?,
            };
            round_start::arrived(ctx, actor, fields.key().as_deref(), &asked, &input)
        })
        .await?;
    back(slug, sent).await
}

//! The page of a seat, which the code on the place card opens: reporting the result, calling an arbiter, asking for a bye or a
//! withdrawal. No account is needed, because only the player there has the card.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        AppError, Context, Refusal,
        tournament::seat_reports::{
            said::{self, SeatView},
            seat::{self, Asks, REPORTED},
        },
    },
    event::{BoardResult, Colour, SeatCall, Word},
    i18n::Words,
    web::{
        Failure, Posted, Visitor,
        guesses::Guesses,
        redirect, render,
        routing::{self as web, Path, Query, ServiceConfig},
        show,
        view::{Page, PlayerName, Section},
    },
    words::{self, moment},
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/t/{slug}/seat/{code}", web::get().to(page))
        .route("/t/{slug}/seat/{code}/result", web::post().to(report))
        .route("/t/{slug}/seat/{code}/call", web::post().to(call));
}

/// A player of the board.
struct SeatPlayer {
    name: PlayerName,
    is_black: bool,
    is_reader: bool,
    /// Their reported result, as `1–0`, and the time of the report.
    said: Option<(String, String)>,
}

/// A button that reports a result.
struct Choice {
    code: &'static str,
    sign: String,
    /// `Vince il Bianco`
    words: String,
    /// `ho vinto io, Bellandi`
    note: String,
}

/// The state of the board's result.
enum Stand {
    /// No report yet, or the reader wants to correct the other report.
    Ask,
    /// Only the reader reported.
    Waiting(String),
    /// Only the other player reported, and the reader can confirm it.
    Confirm(Choice),
    /// Both report the same.
    Agreed(String),
    /// The reports differ, and the arbiter has been called since this time. The reader can take over the other report.
    Differ(String, Choice),
    /// An arbiter entered the result.
    Taken(String),
}

#[derive(Template)]
#[template(path = "public/seat.html")]
struct SeatPage {
    page: Page,
    slug: String,
    code: String,
    tournament: String,
    board: i32,
    /// `turno 6, giovedì 10 dicembre`
    dateline: String,
    players: [SeatPlayer; 2],
    /// Surname of the other player.
    other: String,
    stand: Stand,
    choices: Vec<Choice>,
    /// The open requests, in sentences.
    calls: Vec<String>,
    /// Whether the hall has not received the last report yet.
    is_on_its_way: bool,
    /// Whether an arbiter may be called.
    may_call: bool,
    /// Rounds for which a bye may be asked.
    byes: Vec<u8>,
    /// Whether a bye was asked for already.
    asked_bye: bool,
    /// Whether withdrawing may be asked for.
    may_withdraw: bool,
    /// Whether the second question about withdrawing is shown.
    is_withdrawing: bool,
}

/// Reads by a code, unless its client tried too many wrong ones.
pub(super) fn guarded<T>(
    ctx: &Context,
    (guesses, client): (&Guesses, &str),
    code: &str,
    look: impl FnOnce() -> Result<T, AppError>,
) -> Result<T, AppError> {
    let now = ctx.clock.now();
    if !guesses.may_try(client, code, now) {
        return Err(Refusal::SeatGuesses.into());
    }
    let found = look();
    match &found {
        Err(AppError::NotFound) => guesses.wrong(client, now),
        Ok(_) => guesses.right(client, code),
        Err(_) => {}
    }
    found
}

/// The page of a code that no longer works: its round is over, or there were too many wrong codes.
#[derive(Template)]
#[template(path = "public/seat_over.html")]
pub(super) struct OverPage {
    page: Page,
    slug: String,
    title: String,
    words: String,
}

#[derive(Default, serde::Deserialize)]
struct Wanted {
    /// Present if the reader contradicts the other player's report.
    other: Option<u8>,
}

async fn page(
    visitor: Visitor,
    path: Path<(String, String)>,
    query: Query<Wanted>,
) -> Result<HttpResponse, Failure> {
    let (slug, code) = path.into_inner();
    let is_other = query.other.is_some();
    show_seat(&visitor, slug, code, StatusCode::OK, (is_other, false)).await
}

async fn show_seat(
    visitor: &Visitor,
    slug: String,
    code: String,
    status: StatusCode,
    (is_other, is_withdrawing): (bool, bool),
) -> Result<HttpResponse, Failure> {
    let given = code.clone();
    let (guesses, client) = counted_as(visitor);
    visitor
        .show(
            move |ctx, _| {
                let look = || said::view(ctx, &slug, &given);
                match guarded(ctx, (&guesses, &client), &given, look) {
                    Ok(view) => Ok((slug, Ok(view))),
                    Err(AppError::Refused(
                        refusal @ (Refusal::SeatOver { .. } | Refusal::SeatGuesses),
                    )) => Ok((slug, Err(refusal))),
                    Err(error) => Err(error),
                }
            },
            move |visitor, (slug, found)| match found {
                Ok(view) => {
                    let mut template = seat_page(visitor, &view, code, is_other);
                    template.is_withdrawing = is_withdrawing;
                    render(visitor, status, &template)
                }
                Err(refusal) => {
                    let (status, over) = over_page(visitor, slug, &refusal);
                    render(visitor, status, &over)
                }
            },
        )
        .await
}

/// The counter of wrong codes, and the name under which it counts this visitor.
pub(super) fn counted_as(visitor: &Visitor) -> (Guesses, String) {
    (visitor.state.guesses.clone(), visitor.address.network())
}

pub(super) fn over_page(
    visitor: &Visitor,
    slug: String,
    refusal: &Refusal,
) -> (StatusCode, OverPage) {
    let t = visitor.words();
    let (status, title, words) = match refusal {
        Refusal::SeatOver { round } => (
            StatusCode::GONE,
            t.get("seat-over-title"),
            t.with_one("seat-over", "round", round),
        ),
        other => (
            StatusCode::TOO_MANY_REQUESTS,
            t.get("seat-guesses-title"),
            words::refusal(t, other),
        ),
    };
    let page = visitor.page(Section::Tournaments);
    let over = OverPage {
        page,
        slug,
        title,
        words,
    };
    (status, over)
}

const fn winner(result: BoardResult) -> Option<Colour> {
    match result {
        BoardResult::WhiteWins => Some(Colour::White),
        BoardResult::BlackWins => Some(Colour::Black),
        _ => None,
    }
}

fn choice(t: Words, view: &SeatView, result: BoardResult) -> Choice {
    let surname = |colour| match colour {
        Colour::White => show::shown_name(t, view.white.name()).surname,
        Colour::Black => show::shown_name(t, view.black.name()).surname,
    };
    Choice {
        code: result.code(),
        sign: words::result::glyphs(t, result),
        words: moment::capitalised(&t.get(words::result::words_key(result))),
        note: match winner(result) {
            Some(colour) if colour == view.colour => {
                t.with_one("seat-i-won", "name", surname(colour))
            }
            Some(colour) => t.with_one("seat-they-won", "name", surname(colour)),
            None => String::new(),
        },
    }
}

fn stand(t: Words, view: &SeatView, is_other: bool) -> Stand {
    let sign = |result| words::result::glyphs(t, result);
    let other = match view.colour {
        Colour::White => Colour::Black,
        Colour::Black => Colour::White,
    };
    let (mine, theirs) = (view.reports.of(view.colour), view.reports.of(other));
    match (view.result, mine, theirs) {
        (Some(result), ..) => Stand::Taken(sign(result)),
        _ if is_other => Stand::Ask,
        (None, None, None) => Stand::Ask,
        (None, Some(mine), None) => Stand::Waiting(sign(mine.result)),
        (None, None, Some(theirs)) => Stand::Confirm(choice(t, view, theirs.result)),
        (None, Some(mine), Some(theirs)) if mine.result == theirs.result => {
            Stand::Agreed(sign(mine.result))
        }
        (None, Some(mine), Some(theirs)) => Stand::Differ(
            moment::clock_time(mine.at.max(theirs.at)),
            choice(t, view, theirs.result),
        ),
    }
}

fn asked(t: Words, view: &SeatView) -> Vec<String> {
    let sentence = |call: &said::OpenCall| {
        let time = moment::clock_time(call.at);
        match (call.kind, call.round) {
            (SeatCall::Arbiter, _) => t.with_one("seat-called-arbiter", "time", time),
            (SeatCall::Withdrawal, _) => t.with_one("seat-called-withdrawal", "time", time),
            (SeatCall::Bye, round) => t.with_two(
                "seat-called-bye",
                "round",
                round.unwrap_or_default(),
                "time",
                time,
            ),
        }
    };
    view.calls.iter().map(sentence).collect()
}

fn seat_page(visitor: &Visitor, view: &SeatView, code: String, is_other: bool) -> SeatPage {
    let t = visitor.words();
    let player = |colour| {
        let entrant = match colour {
            Colour::White => &view.white,
            Colour::Black => &view.black,
        };
        let report = view.reports.of(colour);
        SeatPlayer {
            name: show::name(t, entrant, None),
            is_black: colour == Colour::Black,
            is_reader: colour == view.colour,
            said: report.map(|report| {
                let sign = words::result::glyphs(t, report.result);
                (sign, moment::clock_time(report.at))
            }),
        }
    };
    let other = match view.colour {
        Colour::White => &view.black,
        Colour::Black => &view.white,
    };
    let has_asked = |kind| view.calls.iter().any(|call| call.kind == kind);
    let round = t
        .with_one("round-title", "round", view.round)
        .to_lowercase();
    SeatPage {
        page: visitor.page(Section::Tournaments),
        slug: view.summary.slug.clone(),
        code,
        tournament: view.summary.name.clone(),
        board: view.board,
        dateline: match show::day_and_hour(t, &view.summary, view.round) {
            Some(day) => format!("{round}, {day}"),
            None => round,
        },
        players: [player(Colour::White), player(Colour::Black)],
        other: show::shown_name(t, other.name()).surname,
        stand: stand(t, view, is_other),
        choices: REPORTED
            .into_iter()
            .map(|result| choice(t, view, result))
            .collect(),
        calls: asked(t, view),
        is_on_its_way: view.is_on_its_way,
        may_call: !has_asked(SeatCall::Arbiter),
        byes: view.byes.clone(),
        asked_bye: has_asked(SeatCall::Bye),
        may_withdraw: !has_asked(SeatCall::Withdrawal)
            && view.round < view.summary.course.planned(),
        is_withdrawing: false,
    }
}

/// `POST …/result`: `result`, the reported result.
async fn report(posted: Posted, path: Path<(String, String)>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (slug, code) = path.into_inner();
    let back = format!("/t/{slug}/seat/{code}");
    let key = fields.key();
    let result = BoardResult::from_code(fields.get("result"));
    let (guesses, client) = counted_as(&visitor);
    visitor
        .run(move |ctx, actor| {
            let result = result.ok_or(AppError::NotFound)?;
            guarded(ctx, (&guesses, &client), &code, || {
                seat::report(ctx, actor, key.as_deref(), &slug, &code, result)
            })
        })
        .await?;
    Ok(redirect(&back, Some("seat-reported")))
}

/// `POST …/call`: `kind`; for a bye its `round`; `sure` answers the second question about withdrawing.
async fn call(posted: Posted, path: Path<(String, String)>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (slug, code) = path.into_inner();
    let back = format!("/t/{slug}/seat/{code}");
    let (key, kind) = (fields.key(), SeatCall::from_code(fields.get("kind")));
    let (round, sure) = (fields.get("round").parse().ok(), fields.get("sure") == "1");
    let (asked, given) = (slug.clone(), code.clone());
    let (guesses, client) = counted_as(&visitor);
    let answer = visitor
        .attempt(move |ctx, actor| {
            let kind = kind.ok_or(AppError::NotFound)?;
            let asks = Asks { kind, round, sure };
            guarded(ctx, (&guesses, &client), &given, || {
                seat::call(ctx, actor, key.as_deref(), &asked, &given, asks)
            })
        })
        .await;
    match answer {
        Ok(_) => Ok(redirect(&back, Some("seat-called"))),
        Err(AppError::Refused(Refusal::AskedTwice)) => {
            let status = StatusCode::UNPROCESSABLE_ENTITY;
            show_seat(&visitor, slug, code, status, (false, true)).await
        }
        Err(error) => Err(visitor.fail(error)),
    }
}

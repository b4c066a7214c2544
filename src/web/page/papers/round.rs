//! The arbiters' sheets of a round: both wall sheets at once, results, slips, place cards.

use std::collections::HashMap;

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        AppError,
        tournament::{
            board::{self, RoundView},
            entrant::Entrant,
            papers::heading::heading,
            seat_reports::code,
        },
    },
    event::{Colour, Elo},
    i18n::Words,
    web::{
        Drawn, Failure, Visitor,
        page::{
            papers::frame::Paper,
            public::{
                print::{frame, round_code, seats_table, wall_table, ways},
                print_view::{SeatsTable, SheetFrame, SheetWays, WallTable},
            },
        },
        render,
        routing::{self as web, Path, ServiceConfig},
        show,
        view::{Figure, Page, PlayerName, ResultMark, Section},
    },
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/t/{slug}/papers/round/{round}", web::get().to(both))
        .route("/t/{slug}/papers/results/{round}", web::get().to(results))
        .route("/t/{slug}/papers/slips/{round}", web::get().to(slips))
        .route("/t/{slug}/papers/cards/{round}", web::get().to(cards));
}

async fn sheet(
    visitor: Visitor,
    path: Path<(String, u8)>,
    draw: impl FnOnce(&Visitor, &RoundView) -> Result<Drawn, Failure> + Send + 'static,
) -> Result<HttpResponse, Failure> {
    let (slug, number) = path.into_inner();
    visitor
        .show(
            move |ctx, actor| {
                heading(ctx, actor, &slug)?;
                let view = board::round(ctx, actor, &slug, Some(number))?;
                if view.round == 0 {
                    return Err(AppError::NotFound);
                }
                Ok(view)
            },
            move |visitor, view| draw(visitor, &view),
        )
        .await
}

/// Codes of the two seats (White, Black) by number of the pairing.
type Codes = HashMap<i32, [String; 2]>;

/// A sheet with the codes of the seats.
async fn sheet_with_codes(
    visitor: Visitor,
    path: Path<(String, u8)>,
    draw: impl FnOnce(&Visitor, &(RoundView, Codes)) -> Result<Drawn, Failure> + Send + 'static,
) -> Result<HttpResponse, Failure> {
    let (slug, number) = path.into_inner();
    visitor
        .show(
            move |ctx, actor| {
                heading(ctx, actor, &slug)?;
                let view = board::round(ctx, actor, &slug, Some(number))?;
                if view.round == 0 {
                    return Err(AppError::NotFound);
                }
                let codes = code::of_round(ctx, actor, &slug, number)?;
                Ok((view, codes.into_iter().collect()))
            },
            move |visitor, seats| draw(visitor, &seats),
        )
        .await
}

fn title(t: Words, view: &RoundView, what: &str) -> String {
    let round = t.with_one("round-title", "round", view.round);
    let mut title = t.with_two("papers-of-round", "what", t.get(what), "round", round);
    if view.is_draft {
        title = format!("{title} ({})", t.get("print-draft"));
    }
    title
}

#[derive(Template)]
#[template(path = "papers/both.html")]
struct Both {
    page: Page,
    paper: Paper,
    ways: SheetWays,
    sheet: SheetFrame,
    boards: WallTable,
    seats: SeatsTable,
}

async fn both(visitor: Visitor, path: Path<(String, u8)>) -> Result<HttpResponse, Failure> {
    sheet(visitor, path, |visitor, view| {
        let t = visitor.words();
        let title = title(t, view, "papers-both");
        let template = Both {
            page: visitor.page(Section::Other),
            paper: Paper::of_round(t, &view.summary, title, view.round, "round"),
            ways: ways(view),
            sheet: frame(t, view, round_code(t, view)),
            boards: wall_table(t, view),
            seats: seats_table(t, view),
        };
        render(visitor, StatusCode::OK, &template)
    })
    .await
}

/// One board of the results.
struct ResultRow {
    board: u16,
    white: PlayerName,
    white_points: Figure,
    result: Option<ResultMark>,
    black: PlayerName,
    black_points: Figure,
}

#[derive(Template)]
#[template(path = "papers/results.html")]
struct Results {
    page: Page,
    paper: Paper,
    rows: Vec<ResultRow>,
    /// Byes in sentences, and the number of missing results.
    note: String,
}

async fn results(visitor: Visitor, path: Path<(String, u8)>) -> Result<HttpResponse, Failure> {
    sheet(visitor, path, |visitor, view| {
        let t = visitor.words();
        let rows = view.boards.iter().map(|line| ResultRow {
            board: line.board,
            white: show::name(t, &line.white, None),
            white_points: line.white_points.into(),
            result: line.result.map(|result| ResultMark { t, result }),
            black: show::name(t, &line.black, None),
            black_points: line.black_points.into(),
        });
        let byes = view.byes.iter().filter(|line| !line.absent);
        let mut note: Vec<String> = byes.map(|line| show::bye_sentence(t, line)).collect();
        if !view.missing.is_empty() {
            note.push(t.n("papers-missing", view.missing.len()));
        }
        let title = title(t, view, "papers-results");
        let template = Results {
            page: visitor.page(Section::Other),
            paper: Paper::of_round(t, &view.summary, title, view.round, "results"),
            rows: rows.collect(),
            note: note.join(" "),
        };
        render(visitor, StatusCode::OK, &template)
    })
    .await
}

/// A player on a slip or a place card.
struct Seat {
    name: PlayerName,
    rating: Option<u16>,
    /// Club and rating.
    about: String,
    is_black: bool,
    /// Address of the QR code of the seat; `None` before the round is published.
    code: Option<String>,
}

fn seat(t: Words, entrant: &Entrant, colour: Colour, code: Option<String>) -> Seat {
    let rating = entrant.rating.map(Elo::get);
    let rated = rating.map(|rating| rating.to_string());
    let about = [Some(entrant.club.clone()), rated];
    let about = about.into_iter().flatten().filter(|part| !part.is_empty());
    Seat {
        name: show::name(t, entrant, None),
        rating,
        about: about.collect::<Vec<_>>().join(", "),
        is_black: colour == Colour::Black,
        code,
    }
}

/// The slip of one board.
struct Slip {
    board: u16,
    seats: [Seat; 2],
}

#[derive(Template)]
#[template(path = "papers/slips.html")]
struct Slips {
    page: Page,
    paper: Paper,
    round: String,
    slips: Vec<Slip>,
}

fn boards(t: Words, (view, codes): &(RoundView, Codes)) -> Vec<Slip> {
    let slug = &view.summary.slug;
    let boards = view.boards.iter().map(|line| {
        let codes = codes.get(&line.pairing);
        let code = |code: Option<&String>| Some(format!("/t/{slug}/code/seat/{}", code?));
        let [white, black] = match codes {
            Some([white, black]) => [code(Some(white)), code(Some(black))],
            None => [None, None],
        };
        Slip {
            board: line.board,
            seats: [
                seat(t, &line.white, Colour::White, white),
                seat(t, &line.black, Colour::Black, black),
            ],
        }
    });
    boards.collect()
}

async fn slips(visitor: Visitor, path: Path<(String, u8)>) -> Result<HttpResponse, Failure> {
    sheet_with_codes(visitor, path, |visitor, seats| {
        let (t, view) = (visitor.words(), &seats.0);
        let title = title(t, view, "papers-slips");
        let template = Slips {
            page: visitor.page(Section::Other),
            paper: Paper::of_round(t, &view.summary, title, view.round, "slips"),
            round: t.with_one("round-title", "round", view.round),
            slips: boards(t, seats),
        };
        render(visitor, StatusCode::OK, &template)
    })
    .await
}

/// Place cards on each sheet.
const CARDS_A_SHEET: usize = 3;

/// A place card.
struct Card {
    board: u16,
    seat: Seat,
}

/// A sheet of place cards, to be cut and folded.
struct CardSheet {
    cards: Vec<Card>,
    /// `Segnaposti, foglio 9 di 14`.
    note: String,
}

#[derive(Template)]
#[template(path = "papers/cards.html")]
struct Cards {
    page: Page,
    paper: Paper,
    /// Address of the QR code.
    code: String,
    round: String,
    sheets: Vec<CardSheet>,
}

async fn cards(visitor: Visitor, path: Path<(String, u8)>) -> Result<HttpResponse, Failure> {
    sheet_with_codes(visitor, path, |visitor, seats| {
        let (t, view) = (visitor.words(), &seats.0);
        let mut sheets: Vec<CardSheet> = Vec::new();
        let total = (2 * view.boards.len()).div_ceil(CARDS_A_SHEET);
        for slip in boards(t, seats) {
            for seat in slip.seats {
                if sheets
                    .last()
                    .is_none_or(|sheet| sheet.cards.len() == CARDS_A_SHEET)
                {
                    sheets.push(CardSheet {
                        cards: Vec::new(),
                        note: t.with_two("papers-cards-cut", "n", sheets.len() + 1, "m", total),
                    });
                }
                let board = slip.board;
                if let Some(sheet) = sheets.last_mut() {
                    sheet.cards.push(Card { board, seat });
                }
            }
        }
        let title = title(t, view, "papers-cards");
        let template = Cards {
            page: visitor.page(Section::Other),
            paper: Paper::of_round(t, &view.summary, title, view.round, "cards"),
            code: format!("/t/{}/code/round/{}", view.summary.slug, view.round),
            round: t.with_one("round-title", "round", view.round),
            sheets,
        };
        render(visitor, StatusCode::OK, &template)
    })
    .await
}

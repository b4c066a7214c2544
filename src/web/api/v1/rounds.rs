//! Rounds, and the pairings of a round with their results.

use actix_web::HttpResponse;
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    app::{
        AppError,
        tournament::{
            board::{self, BoardLine, ByeLine, RoundView},
            round_list::{self, RoundLine},
        },
        window,
    },
    event::{BoardResult, Outlet},
    i18n::Words,
    web::{
        Failure, Shows, Visitor,
        routing::{self as web, Path, Query, ServiceConfig},
    },
};

use super::{
    participant::Participant,
    shape::{OPEN, Problems, moment, points, written},
    stretch::Stretch,
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/api/v1/tournaments/{slug}/rounds", web::get().to(list))
        .route(
            "/api/v1/tournaments/{slug}/rounds/{round}",
            web::get().to(one),
        );
}

/// The rounds of a tournament, including planned ones.
#[derive(Debug, Serialize, ToSchema)]
pub struct Rounds {
    /// The rounds, in order.
    pub rounds: Vec<Round>,
}

/// A round.
#[derive(Debug, Serialize, ToSchema)]
pub struct Round {
    /// Number, from 1.
    pub round: u8,
    /// Local date of the round, `YYYY-MM-DD`; null if it is not announced.
    #[schema(format = Date)]
    pub day: Option<String>,
    /// Time at which it begins, RFC 3339 in UTC; null if date or time is not announced.
    #[schema(format = DateTime)]
    pub begins_at: Option<String>,
    /// Whether its pairings are published.
    pub is_published: bool,
    /// Time of their publication, RFC 3339 in UTC; null before it.
    #[schema(format = DateTime)]
    pub published_at: Option<String>,
    /// Number of boards; 0 before the pairings are published.
    pub boards: usize,
    /// Number of boards with a result; an adjourned game has none.
    pub results: usize,
}

/// The pairings of a published round, page by page: the boards by their numbers, then the participants without an opponent.
#[derive(Debug, Serialize, ToSchema)]
pub struct Pairings {
    /// Number of the round.
    pub round: u8,
    /// Time of publication of the pairings, RFC 3339 in UTC.
    #[schema(format = DateTime)]
    pub published_at: Option<String>,
    /// Number of boards and byes.
    pub total: usize,
    /// The boards of this page.
    pub boards: Vec<Board>,
    /// The participants of this page without an opponent.
    pub byes: Vec<WithoutOpponent>,
    /// Address of the next page; null at the end.
    pub next: Option<String>,
}

/// A board.
#[derive(Debug, Serialize, ToSchema)]
pub struct Board {
    /// Number of the board, from 1.
    pub board: u16,
    /// The player with White.
    pub white: Participant,
    /// White's points before the round: a multiple of 0.5.
    pub white_points: f64,
    /// The player with Black.
    pub black: Participant,
    /// Black's points before the round: a multiple of 0.5.
    pub black_points: f64,
    /// The result; null while there is none. `1-0`, `1/2-1/2`, `0-1` over the board; `+/-`, `-/+`, `-/-` by forfeit; `0-0`,
    /// `1/2-0`, `0-1/2` by decision; `W-L`, `D-D`, `L-W` after less than one move, not rated; `adj` adjourned.
    #[schema(examples("1-0"))]
    pub result: Option<String>,
}

/// A participant without an opponent.
#[derive(Debug, Serialize, ToSchema)]
pub struct WithoutOpponent {
    /// The participant.
    pub participant: Participant,
    /// Points before the round: a multiple of 0.5.
    pub points: f64,
    /// The reason, with the codes of TRF: `U` pairing-allocated bye; `F`, `H`, `Z` full-point, half-point, zero-point bye. In a
    /// Keizer event `F` is a duty for the club.
    #[schema(examples("U"))]
    pub bye: String,
    /// Its value in points: a multiple of 0.5.
    pub worth: f64,
}

fn round_of(line: &RoundLine) -> Round {
    Round {
        round: line.number,
        day: line.day.map(|day| day.to_string()),
        begins_at: line.begins.map(moment),
        is_published: line.is_published,
        published_at: line.published_at.map(moment),
        boards: line.boards,
        results: line.results,
    }
}

/// The code of a result.
pub fn result_code(result: Option<BoardResult>) -> Option<String> {
    result.map(|result| result.code().to_owned())
}

/// A board with the names of its players.
pub fn board_of(t: Words, line: &BoardLine) -> Board {
    Board {
        board: line.board,
        white: Participant::of(t, &line.white),
        white_points: points(line.white_points),
        black: Participant::of(t, &line.black),
        black_points: points(line.black_points),
        result: result_code(line.result),
    }
}

fn bye_of(t: Words, line: &ByeLine) -> WithoutOpponent {
    WithoutOpponent {
        participant: Participant::of(t, &line.entrant),
        points: points(line.points),
        bye: line.bye.code().to_owned(),
        worth: points(line.worth),
    }
}

fn pairings(t: Words, view: &RoundView, wanted: Stretch) -> Pairings {
    let byes: Vec<&ByeLine> = view.byes.iter().filter(|line| !line.absent).collect();
    let total = view.boards.len() + byes.len();
    let (after, most) = wanted.rows();
    let shown = window::stretch(total, after, most);
    let boards = shown.start.min(view.boards.len())..shown.end.min(view.boards.len());
    let first = shown.start.saturating_sub(view.boards.len());
    let left = shown.len() - boards.len();
    let path = format!(
        "/api/v1/tournaments/{}/rounds/{}",
        view.summary.slug, view.round
    );
    let boards = view.boards.get(boards).unwrap_or_default().iter();
    Pairings {
        round: view.round,
        published_at: view.published_at.map(moment),
        total,
        boards: boards.map(|line| board_of(t, line)).collect(),
        byes: byes
            .into_iter()
            .skip(first)
            .take(left)
            .map(|line| bye_of(t, line))
            .collect(),
        next: wanted.next(&path, total),
    }
}

/// The rounds of a tournament, in order.
#[utoipa::path(
    get,
    path = "/api/v1/tournaments/{slug}/rounds",
    tag = "rounds",
    params(("slug" = String, Path, description = "The tournament's part of every address")),
    responses((status = 200, description = "The rounds", body = Rounds), Problems)
)]
pub async fn list(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    visitor
        .show_open(
            OPEN,
            Shows::Tournament(slug.clone()),
            move |ctx, actor| round_list::rounds(ctx, actor, &slug),
            |visitor, (_, lines)| {
                let rounds = lines.iter().map(round_of).collect();
                written(visitor, &Rounds { rounds })
            },
        )
        .await
}

/// The pairings of a published round with their results, page by page.
#[utoipa::path(
    get,
    path = "/api/v1/tournaments/{slug}/rounds/{round}",
    tag = "rounds",
    params(
        ("slug" = String, Path, description = "The tournament's part of every address"),
        ("round" = u8, Path, description = "Number of the round, from 1"),
        Stretch
    ),
    responses((status = 200, description = "A window of the pairings", body = Pairings), Problems)
)]
pub async fn one(
    visitor: Visitor,
    path: Path<(String, u8)>,
    wanted: Query<Stretch>,
) -> Result<HttpResponse, Failure> {
    let ((slug, round), wanted) = (path.into_inner(), wanted.into_inner());
    visitor
        .show_open(
            OPEN,
            Shows::Tournament(slug.clone()),
            move |ctx, actor| {
                let view = board::round_for(ctx, actor, &slug, Some(round), Outlet::File)?;
                match view.round == 0 || view.is_draft {
                    true => Err(AppError::NotFound),
                    false => Ok(view),
                }
            },
            move |visitor, view| written(visitor, &pairings(visitor.words(), &view, wanted)),
        )
        .await
}

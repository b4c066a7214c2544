//! Recorded games, with the delay of the event: the same moves as on the pages and in the files of games.

use actix_web::HttpResponse;
use serde::Serialize;
use utoipa::{IntoParams, ToSchema};

use crate::{
    app::exchange::{
        game_list::{self, GameLine},
        shown_game::{self, ShownGame},
    },
    event::Outlet,
    i18n::Words,
    rules::{
        notation::{Style, write_move},
        position::write_fen,
    },
    web::{
        Failure, Shows, Visitor,
        routing::{self as web, Path, Query, ServiceConfig},
        show,
    },
};

use super::{
    rounds::result_code,
    shape::{OPEN, Problems, written},
    stretch::Stretch,
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/api/v1/tournaments/{slug}/games", web::get().to(list))
        .route(
            "/api/v1/tournaments/{slug}/games/{game}",
            web::get().to(one),
        );
}

/// A page of the recorded games.
#[derive(Debug, Serialize, ToSchema)]
pub struct Games {
    /// Number of games of which something is public.
    pub total: usize,
    /// The games of this page: by round and board, then those without a board.
    pub games: Vec<ListedGame>,
    /// Address of the next page; null at the end.
    pub next: Option<String>,
}

/// A recorded game.
#[derive(Debug, Serialize, ToSchema)]
pub struct ListedGame {
    /// Number of the game, for requests.
    pub game: i32,
    /// Round; null for a game without a board.
    pub round: Option<u8>,
    /// Board; null for a game without one.
    pub board: Option<u16>,
    /// White, in the format of PGN: surname, comma, given name.
    #[schema(examples("Zambelloni, Ada"))]
    pub white: String,
    /// Black, in the format of PGN.
    pub black: String,
    /// The result, with the codes of boards; null while there is none.
    pub result: Option<String>,
    /// Number of half-moves that are public now.
    pub half_moves: usize,
}

/// A recorded game with the moves that are public now.
#[derive(Debug, Serialize, ToSchema)]
pub struct RecordedGame {
    /// The players, the board and the result.
    #[serde(flatten)]
    pub game: ListedGame,
    /// The position before the first move, in FEN.
    pub initial_fen: String,
    /// The moves.
    pub moves: Vec<HalfMove>,
    /// The position after the last of these moves, in FEN.
    pub fen: String,
}

/// A half-move.
#[derive(Debug, Serialize, ToSchema)]
pub struct HalfMove {
    /// Standard algebraic notation, with English letters.
    #[schema(examples("Nf3"))]
    pub san: String,
    /// From square, to square, and the piece of a promotion.
    #[schema(examples("g1f3"))]
    pub uci: String,
}

/// The games that are wanted.
#[derive(Clone, Copy, Debug, serde::Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Of {
    /// Only this round.
    round: Option<u8>,
    /// Only this board.
    board: Option<u16>,
}

impl Of {
    fn path(self, slug: &str) -> String {
        let round = self.round.map(|round| format!("round={round}"));
        let board = self.board.map(|board| format!("board={board}"));
        let query: Vec<String> = round.into_iter().chain(board).collect();
        let path = format!("/api/v1/tournaments/{slug}/games");
        match query.is_empty() {
            true => path,
            false => format!("{path}?{}", query.join("&")),
        }
    }
}

/// A name in PGN; for a withheld name, words in the reader's language.
fn name(t: Words, written: &str) -> String {
    let name = crate::event::PersonName::from_comma(written);
    match name.withheld_number() {
        Some(_) => show::shown_name(t, &name).plain(),
        None => written.to_owned(),
    }
}

fn listed(t: Words, line: &GameLine) -> ListedGame {
    ListedGame {
        game: line.game,
        round: line.place.map(|(round, _)| round),
        board: line.place.map(|(_, board)| board),
        white: name(t, &line.white),
        black: name(t, &line.black),
        result: result_code(line.result),
        half_moves: line.plies,
    }
}

fn recorded(t: Words, shown: &ShownGame) -> RecordedGame {
    let game = &shown.game;
    let moves = game.moves().zip(0..).filter_map(|(played, ply)| {
        let position = game.position_after(ply)?;
        let in_style = |style| write_move(position, played, style);
        Some(HalfMove {
            san: in_style(Style::SAN),
            uci: in_style(Style::Uci),
        })
    });
    RecordedGame {
        game: listed(t, &shown.line),
        initial_fen: write_fen(game.initial()),
        moves: moves.collect(),
        fen: write_fen(game.position()),
    }
}

/// Recorded games, page by page. Moves of unfinished games come with the event's delay.
#[utoipa::path(
    get,
    path = "/api/v1/tournaments/{slug}/games",
    tag = "games",
    params(("slug" = String, Path, description = "The tournament's part of every address"), Of, Stretch),
    responses((status = 200, description = "A window of the list", body = Games), Problems)
)]
pub async fn list(
    visitor: Visitor,
    slug: Path<String>,
    of: Query<Of>,
    wanted: Query<Stretch>,
) -> Result<HttpResponse, Failure> {
    let (slug, of, wanted) = (slug.into_inner(), of.into_inner(), wanted.into_inner());
    visitor
        .show_open(
            OPEN,
            Shows::Tournament(slug.clone()),
            move |ctx, actor| {
                game_list::stretch(ctx, actor, &slug, (of.round, of.board), wanted.rows())
            },
            move |visitor, list| {
                let lines = list.games.iter();
                let answer = Games {
                    total: list.total,
                    games: lines.map(|line| listed(visitor.words(), line)).collect(),
                    next: wanted.next(&of.path(&list.summary.slug), list.total),
                };
                written(visitor, &answer)
            },
        )
        .await
}

/// A recorded game with its moves. Moves of an unfinished game come with the event's delay.
#[utoipa::path(
    get,
    path = "/api/v1/tournaments/{slug}/games/{game}",
    tag = "games",
    params(
        ("slug" = String, Path, description = "The tournament's part of every address"),
        ("game" = i32, Path, description = "Number of the game")
    ),
    responses((status = 200, description = "The game", body = RecordedGame), Problems)
)]
pub async fn one(visitor: Visitor, path: Path<(String, i32)>) -> Result<HttpResponse, Failure> {
    let (slug, game) = path.into_inner();
    visitor
        .show_open(
            OPEN,
            Shows::Tournament(slug.clone()),
            move |ctx, actor| shown_game::game_for(ctx, actor, &slug, game, Outlet::File),
            |visitor, shown| written(visitor, &recorded(visitor.words(), &shown)),
        )
        .await
}

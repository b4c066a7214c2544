//! Participants: the entry list, and one participant with their rounds.

use actix_web::HttpResponse;
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    app::{
        tournament::{
            entry_list::{self, EntryLine},
            personal::{self, PersonalRound},
        },
        window,
    },
    event::{Colour, Outlet},
    i18n::Words,
    web::{
        Failure, Shows, Visitor,
        routing::{self as web, Path, Query, ServiceConfig},
    },
};

use super::{
    participant::Participant,
    rounds::result_code,
    shape::{OPEN, Problems, points, text, written},
    stretch::Stretch,
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/api/v1/tournaments/{slug}/players", web::get().to(list))
        .route(
            "/api/v1/tournaments/{slug}/players/{entry}",
            web::get().to(one),
        );
}

/// A page of the entry list.
#[derive(Debug, Serialize, ToSchema)]
pub struct Players {
    /// Number of listed participants. Children are not listed before the first round.
    pub total: usize,
    /// The participants of this page: by pairing number, or by the initial ranking before there are numbers.
    pub players: Vec<Player>,
    /// Address of the next page; null at the end.
    pub next: Option<String>,
}

/// A participant in the entry list.
#[derive(Debug, Serialize, ToSchema)]
pub struct Player {
    /// The participant.
    #[serde(flatten)]
    pub participant: Participant,
    /// National category, as an abbreviation.
    #[schema(examples("1N"))]
    pub category: Option<String>,
    /// First round in which they are paired.
    pub first_round: i32,
    /// The last round before they withdrew; null while they play.
    pub withdrawn_after: Option<i32>,
}

/// A participant and their rounds.
#[derive(Debug, Serialize, ToSchema)]
pub struct PlayerRounds {
    /// The participant.
    #[serde(flatten)]
    pub participant: Participant,
    /// Present points: a multiple of 0.5.
    pub points: f64,
    /// Place from 1, once the standings are final.
    pub place: Option<usize>,
    /// The last round before they withdrew; null while they play.
    pub withdrawn_after: Option<i32>,
    /// The published rounds, in order.
    pub rounds: Vec<PlayerRound>,
}

/// One participant's round.
#[derive(Debug, Serialize, ToSchema)]
pub struct PlayerRound {
    /// Number of the round.
    pub round: u8,
    /// `white` or `black`; null without an opponent.
    pub colour: Option<String>,
    /// The opponent; null without one.
    pub opponent: Option<Participant>,
    /// Number of the board; null without one.
    pub board: Option<u16>,
    /// Why there is no opponent, with the codes of TRF: `U`, `F`, `H`, `Z`.
    pub bye: Option<String>,
    /// The result of the board, White first; null while there is none.
    pub result: Option<String>,
}

fn player(t: Words, line: &EntryLine) -> Player {
    Player {
        participant: Participant::of(t, &line.entrant),
        category: text(&line.category),
        first_round: line.first_round,
        withdrawn_after: line.withdrawn_after,
    }
}

/// `white` or `black`.
pub fn colour_code(colour: Colour) -> String {
    match colour {
        Colour::White => "white".to_owned(),
        Colour::Black => "black".to_owned(),
    }
}

fn round(t: Words, round: &PersonalRound) -> PlayerRound {
    PlayerRound {
        round: round.round,
        colour: round.colour.map(colour_code),
        opponent: round.opponent.as_ref().map(|it| Participant::of(t, it)),
        board: round.board,
        bye: round.bye.map(|bye| bye.code().to_owned()),
        result: result_code(round.result),
    }
}

/// The entry list, page by page.
#[utoipa::path(
    get,
    path = "/api/v1/tournaments/{slug}/players",
    tag = "players",
    params(("slug" = String, Path, description = "The tournament's part of every address"), Stretch),
    responses((status = 200, description = "A window of the list", body = Players), Problems)
)]
pub async fn list(
    visitor: Visitor,
    slug: Path<String>,
    wanted: Query<Stretch>,
) -> Result<HttpResponse, Failure> {
    let (slug, wanted) = (slug.into_inner(), wanted.into_inner());
    visitor
        .show_open(
            OPEN,
            Shows::Tournament(slug.clone()),
            move |ctx, actor| entry_list::list_for(ctx, actor, &slug, Outlet::File),
            move |visitor, list| {
                let (total, (after, most)) = (list.entries.len(), wanted.rows());
                let shown = list.entries.get(window::stretch(total, after, most));
                let path = format!("/api/v1/tournaments/{}/players", list.summary.slug);
                let players = shown.unwrap_or_default().iter();
                let answer = Players {
                    total,
                    players: players.map(|line| player(visitor.words(), line)).collect(),
                    next: wanted.next(&path, total),
                };
                written(visitor, &answer)
            },
        )
        .await
}

/// A participant and their published rounds.
#[utoipa::path(
    get,
    path = "/api/v1/tournaments/{slug}/players/{entry}",
    tag = "players",
    params(
        ("slug" = String, Path, description = "The tournament's part of every address"),
        ("entry" = i32, Path, description = "Number of the entry")
    ),
    responses((status = 200, description = "The participant", body = PlayerRounds), Problems)
)]
pub async fn one(visitor: Visitor, path: Path<(String, i32)>) -> Result<HttpResponse, Failure> {
    let (slug, entry) = path.into_inner();
    visitor
        .show_open(
            OPEN,
            Shows::Tournament(slug.clone()),
            move |ctx, _| personal::personal_for(ctx, &slug, entry, Outlet::File),
            |visitor, view| {
                let t = visitor.words();
                let answer = PlayerRounds {
                    participant: Participant::of(t, &view.entrant),
                    points: points(view.points),
                    place: view.place,
                    withdrawn_after: view.withdrawn_after,
                    rounds: view.rounds.iter().map(|one| round(t, one)).collect(),
                };
                written(visitor, &answer)
            },
        )
        .await
}

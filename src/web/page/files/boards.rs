//! The boards of a tournament for viewers of electronic boards: the files of LiveChess Cloud, and the games of a round. Any
//! site may read them, with the delay of the event.

use actix_web::HttpResponse;

use crate::{
    app::{
        Actor, AppError, Context,
        exchange::{
            boards_out,
            games_out::{self, Which},
            recorded::Eyes,
        },
    },
    web::{
        Failure, Shows, Visitor,
        download::{JSON, PGN},
        headers::Openness,
        routing::{self as web, Path, ServiceConfig},
    },
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route(
            "/t/{slug}/boards/tournament.json",
            web::get().to(tournament),
        )
        .route(
            "/t/{slug}/boards/round-{round}/index.json",
            web::get().to(round),
        )
        .route(
            "/t/{slug}/boards/round-{round}/game-{board}.json",
            web::get().to(game),
        )
        .route(
            "/t/{slug}/boards/round-{round}/games.pgn",
            web::get().to(games),
        );
}

/// Answers with a text of this type, for every site.
async fn answer(
    visitor: &Visitor,
    kind: &'static str,
    slug: String,
    read: impl Fn(&Context, &Actor) -> Result<String, AppError> + Send + Sync + 'static,
) -> Result<HttpResponse, Failure> {
    let of = (kind, Openness::Data);
    visitor
        .show_open(of, Shows::Tournament(slug), read, |_, text| Ok(text))
        .await
}

async fn tournament(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    let base = visitor.state.config.public_url.as_ref();
    let site = base.map_or_else(String::new, |base| format!("{base}/t/{slug}"));
    let asked = slug.clone();
    let read =
        move |ctx: &Context, actor: &Actor| boards_out::tournament_json(ctx, actor, &asked, &site);
    answer(&visitor, JSON, slug, read).await
}

async fn round(visitor: Visitor, path: Path<(String, u8)>) -> Result<HttpResponse, Failure> {
    let (slug, round) = path.into_inner();
    let asked = slug.clone();
    let read =
        move |ctx: &Context, actor: &Actor| boards_out::round_json(ctx, actor, &asked, round);
    answer(&visitor, JSON, slug, read).await
}

async fn game(visitor: Visitor, path: Path<(String, u8, usize)>) -> Result<HttpResponse, Failure> {
    let (slug, round, board) = path.into_inner();
    let asked = slug.clone();
    let read = move |ctx: &Context, actor: &Actor| {
        boards_out::game_json(ctx, actor, &asked, (round, board))
    };
    answer(&visitor, JSON, slug, read).await
}

/// The text of the file with the round's games, for scripts of other sites.
async fn games(visitor: Visitor, path: Path<(String, u8)>) -> Result<HttpResponse, Failure> {
    let (slug, round) = path.into_inner();
    let asked = slug.clone();
    let read = move |ctx: &Context, actor: &Actor| {
        let (which, mut text) = (Which::Round(round), Vec::new());
        games_out::write(ctx, actor, &asked, which, Eyes::Everybody, &mut text)?;
        String::from_utf8(text).map_err(|error| AppError::System(error.to_string()))
    };
    answer(&visitor, PGN, slug, read).await
}

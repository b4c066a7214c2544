//! The files of a tournament, the list of its games, and the page that lists all files for its arbiters.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        Actor, AppError, Context,
        exchange::{
            chess_results,
            game_list::{self, GameLine},
            games_out::{self, Which},
            pairings_pgn::pairings_pgn,
            recorded::Eyes,
            tables, trf_out,
        },
        tournament::{board, rating_correction, summary},
    },
    formats::trf::Dialect,
    i18n::Words,
    web::{
        Failure, Shows, Visitor, Writing,
        download::{CALENDAR, CSV, PGN, TRF, XLSX, XML},
        page::files::calendar::calendar_of,
        render,
        routing::{self as web, Path, Query, ServiceConfig},
        show,
        view::{
            DeskNav, DeskPage, Page, Pages, PlayerName, ResultMark, Section, TournamentHead,
            download::{Download, downloads},
            tournament::Tab,
        },
    },
    words,
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route(
            "/t/{slug}/round/{round}/pairings.csv",
            web::get().to(pairings),
        )
        .route(
            "/t/{slug}/round/{round}/pairings.pgn",
            web::get().to(pairings_for_boards),
        )
        .route(
            "/t/{slug}/round/{round}/games.pgn",
            web::get().to(round_games),
        )
        .route("/t/{slug}/standings.csv", web::get().to(standings))
        .route("/t/{slug}/workbook.xlsx", web::get().to(workbook))
        .route("/t/{slug}/tournament.trf", web::get().to(trf16))
        .route("/t/{slug}/tournament.trf26", web::get().to(trf26))
        .route(
            "/t/{slug}/chess-results.xml",
            web::get().to(for_chess_results),
        )
        .route("/t/{slug}/rating.trf26", web::get().to(rating))
        .route("/t/{slug}/games.pgn", web::get().to(all_games))
        .route("/t/{slug}/games/{game}.pgn", web::get().to(one_game))
        .route(
            "/t/{slug}/player/{entry}/games.pgn",
            web::get().to(games_of_player),
        )
        .route("/t/{slug}/calendar.ics", web::get().to(calendar))
        .route("/t/{slug}/games", web::get().to(games))
        .route("/t/{slug}/export", web::get().to(export));
}

async fn pairings(visitor: Visitor, path: Path<(String, u8)>) -> Result<HttpResponse, Failure> {
    let (slug, round) = path.into_inner();
    let asked = slug.clone();
    let write = move |ctx: &Context, actor: &Actor| {
        let name = format!("{asked}-{round}-pairings.csv");
        Ok((
            name,
            tables::pairings_csv(ctx, actor, &asked, round)?.into(),
        ))
    };
    visitor.file(CSV, &slug, write).await
}

/// The pairings for the software of electronic boards, before a round.
async fn pairings_for_boards(
    visitor: Visitor,
    path: Path<(String, u8)>,
) -> Result<HttpResponse, Failure> {
    let (slug, round) = path.into_inner();
    let asked = slug.clone();
    let write = move |ctx: &Context, actor: &Actor| {
        let name = format!("{asked}-{round}-pairings.pgn");
        let text = pairings_pgn(ctx, actor, &asked, round)?;
        Ok((name, text.into()))
    };
    visitor.file(PGN, &slug, write).await
}

#[derive(serde::Deserialize)]
struct After {
    after: Option<u8>,
}

/// Standings, cross-table and participants for a spreadsheet program, in the reader's language.
async fn workbook(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let (slug, t) = (slug.into_inner(), visitor.words());
    let asked = slug.clone();
    let write = move |ctx: &Context, actor: &Actor| {
        let book = words::workbook::of_tournament(t, ctx, actor, &asked)?;
        Ok((format!("{asked}.xlsx"), book.into()))
    };
    visitor.file(XLSX, &slug, write).await
}

async fn standings(
    visitor: Visitor,
    slug: Path<String>,
    query: Query<After>,
) -> Result<HttpResponse, Failure> {
    let (slug, after) = (slug.into_inner(), query.after);
    let asked = slug.clone();
    let write = move |ctx: &Context, actor: &Actor| {
        let (body, after) = tables::standings_csv(ctx, actor, &asked, after)?;
        Ok((format!("{asked}-{after}-standings.csv"), body.into()))
    };
    visitor.file(CSV, &slug, write).await
}

async fn trf(
    visitor: Visitor,
    slug: String,
    dialect: Dialect,
    extension: &'static str,
) -> Result<HttpResponse, Failure> {
    let asked = slug.clone();
    let write = move |ctx: &Context, actor: &Actor| {
        let name = format!("{asked}.{extension}");
        Ok((name, trf_out::trf(ctx, actor, &asked, dialect)?.into()))
    };
    visitor.file(TRF, &slug, write).await
}

async fn trf16(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    trf(visitor, slug.into_inner(), Dialect::Trf16, "trf").await
}

async fn trf26(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    trf(visitor, slug.into_inner(), Dialect::Trf26, "trf26").await
}

/// The report for the rating officer.
async fn rating(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    let asked = slug.clone();
    let write = move |ctx: &Context, actor: &Actor| {
        let name = format!("{asked}-rating.trf26");
        Ok((name, trf_out::rating_trf(ctx, actor, &asked)?.into()))
    };
    visitor.file(TRF, &slug, write).await
}

/// The file for chess-results.com, for arbiters only.
async fn for_chess_results(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    let asked = slug.clone();
    let write = move |ctx: &Context, actor: &Actor| {
        let text = chess_results::chess_results(ctx, actor, &asked)?;
        Ok((format!("{asked}-chess-results.xml"), text.into()))
    };
    visitor.file(XML, &slug, write).await
}

async fn pgn(visitor: Visitor, slug: String, which: Which) -> Result<HttpResponse, Failure> {
    let name = match which {
        Which::All => format!("{slug}.pgn"),
        Which::Round(round) => format!("{slug}-{round}.pgn"),
        Which::One(game) => format!("{slug}-game-{game}.pgn"),
        Which::Player(entry) => format!("{slug}-player-{entry}.pgn"),
    };
    let asked = slug.clone();
    let write = move |ctx: &Context, actor: &Actor| {
        let mut file = Writing::default();
        games_out::write(ctx, actor, &asked, which, Eyes::Everybody, &mut file)?;
        let written = file.end();
        Ok((
            name.clone(),
            written.map_err(|error| AppError::System(error.to_string()))?,
        ))
    };
    visitor.file(PGN, &slug, write).await
}

async fn all_games(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    pgn(visitor, slug.into_inner(), Which::All).await
}

async fn round_games(visitor: Visitor, path: Path<(String, u8)>) -> Result<HttpResponse, Failure> {
    let (slug, round) = path.into_inner();
    pgn(visitor, slug, Which::Round(round)).await
}

async fn one_game(visitor: Visitor, path: Path<(String, i32)>) -> Result<HttpResponse, Failure> {
    let (slug, game) = path.into_inner();
    pgn(visitor, slug, Which::One(game)).await
}

async fn games_of_player(
    visitor: Visitor,
    path: Path<(String, i32)>,
) -> Result<HttpResponse, Failure> {
    let (slug, entry) = path.into_inner();
    pgn(visitor, slug, Which::Player(entry)).await
}

/// The tournament as a calendar file (RFC 5545).
async fn calendar(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    let (asked, t) = (slug.clone(), visitor.words());
    let write = move |ctx: &Context| {
        let (summary, _) = summary::get(ctx, &Actor::visitor(String::new()), &asked)?;
        Ok((format!("{asked}.ics"), calendar_of(t, &summary).into()))
    };
    visitor.public_file(CALENDAR, &slug, write).await
}

#[derive(Template)]
#[template(path = "files/games.html")]
struct GamesPage {
    page: Page,
    head: TournamentHead,
    /// Number of all games.
    total: usize,
    rows: Vec<GameRow>,
    pages: Pages,
    arbiter: bool,
}

struct GameRow {
    game: i32,
    place: Option<(u8, u16)>,
    pairing: Option<i32>,
    white: PlayerName,
    black: PlayerName,
    result: Option<ResultMark>,
    moves: usize,
}

fn game_row(t: Words, line: GameLine) -> GameRow {
    let name = PlayerName::of_pgn;
    GameRow {
        game: line.game,
        place: line.place,
        pairing: line.pairing,
        white: name(&line.white),
        black: name(&line.black),
        result: line.result.map(|result| ResultMark { t, result }),
        moves: line.plies.div_ceil(2),
    }
}

#[derive(serde::Deserialize)]
struct WindowQuery {
    page: Option<usize>,
}

async fn games(
    visitor: Visitor,
    slug: Path<String>,
    query: Query<WindowQuery>,
) -> Result<HttpResponse, Failure> {
    let (slug, page) = (slug.into_inner(), query.page.unwrap_or(1));
    visitor
        .show_public(
            Shows::Tournament(slug.clone()),
            move |ctx, actor| {
                let (_, role) = summary::get(ctx, actor, &slug)?;
                Ok((game_list::list(ctx, actor, &slug, page)?, role))
            },
            move |visitor, (list, role)| {
                let base = format!("/t/{}/games", list.summary.slug);
                let template = GamesPage {
                    page: visitor.page(Section::Tournaments),
                    total: list.total,
                    pages: Pages::new(visitor.words(), list.total, list.shown.start, &base),
                    head: show::head(visitor.words(), &list.summary, Tab::Games).seen_by(role),
                    rows: list
                        .games
                        .into_iter()
                        .map(|line| game_row(visitor.words(), line))
                        .collect(),
                    arbiter: role.is_some(),
                };
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}

#[derive(Template)]
#[template(path = "files/export.html")]
struct ExportPage {
    page: Page,
    desk: DeskNav,
    slug: String,
    files: Vec<Download>,
    /// Number of each round with boards, and whether it is a draft.
    sheets: Vec<(u8, bool)>,
    published: u8,
}

async fn export(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    visitor
        .show(
            move |ctx, actor| {
                let view = board::round(ctx, actor, &slug, None)?;
                Ok((view, rating_correction::is_any(ctx, &slug)?))
            },
            move |visitor, (view, is_corrected)| {
                let role = visitor.arbiter(view.role)?;
                let t = visitor.words();
                let slug = view.summary.slug.clone();
                let mut files = downloads(t, &view.summary, view.summary.course.published());
                if is_corrected {
                    files.push(Download {
                        label: t.get("download-rating-trf"),
                        link: format!("/t/{slug}/rating.trf26"),
                    });
                }
                files.push(Download {
                    label: t.get("download-chess-results"),
                    link: format!("/t/{slug}/chess-results.xml"),
                });
                files.push(Download {
                    label: t.get("download-calendar"),
                    link: format!("/t/{slug}/calendar.ics"),
                });
                let mut sheets: Vec<(u8, bool)> = (1..=view.summary.course.published())
                    .map(|n| (n, false))
                    .collect();
                sheets.extend(view.draft.map(|n| (n, true)));
                sheets.reverse();
                let template = ExportPage {
                    page: visitor.page(Section::Mine),
                    desk: show::desk_nav(visitor, &view.summary, role, DeskPage::Export),
                    slug,
                    files,
                    sheets,
                    published: view.summary.course.published(),
                };
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}

//! Games of a tournament, or of one board, from PGN.

use std::sync::Arc;

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        Actor, AppError, Context, Done, Refusal,
        access::TournamentRole,
        exchange::{
            ImportRefusal,
            games_in::{self, GamesPreview},
        },
        game::view::{self, GameView},
        tournament::summary::{self, Summary},
    },
    formats::encoding::decode,
    web::{
        Failure, Task, Upload, UploadLimit, Visitor, redirect, render,
        routing::{self as web, Path, ServiceConfig},
        show,
        view::{DeskNav, DeskPage, Page, Section},
    },
    words::{self, exchange::Place},
};

/// Addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.service(
        web::resource("/t/{slug}/games/import")
            .app_data(UploadLimit::REPORT)
            .route(web::get().to(form))
            .route(web::post().to(import)),
    );
    config.service(
        web::resource("/t/{slug}/game/{pairing}/pgn")
            .app_data(UploadLimit::REPORT)
            .route(web::get().to(board_form))
            .route(web::post().to(import_board)),
    );
}

/// One game of the text.
struct Row {
    number: usize,
    line: u32,
    names: String,
    moves: usize,
    clocks: usize,
    placement: String,
    places: Vec<Place>,
}

#[derive(Template)]
#[template(path = "files/import_games.html")]
struct GamesPage {
    page: Page,
    desk: DeskNav,
    title: String,
    action: String,
    back: String,
    /// Why nothing was taken in.
    refusal: Option<String>,
    /// Whether sending again with consent is possible.
    may_accept: bool,
    /// What was taken in.
    done: Option<String>,
    rows: Vec<Row>,
    text: String,
}

/// What the page says of the place.
type Stands = (Summary, Option<TournamentRole>, Option<GameView>);

/// Where the page stands: the tournament, or one board of it.
#[derive(Clone)]
struct Target {
    slug: String,
    pairing: Option<i32>,
}

impl Target {
    /// Shows the page with what is to be said on it.
    async fn show(
        &self,
        visitor: &Visitor,
        status: StatusCode,
        say: impl FnOnce(&Visitor, &mut GamesPage) + Send + 'static,
    ) -> Result<HttpResponse, Failure> {
        let (asked, target) = (self.clone(), self.clone());
        visitor
            .show(
                move |ctx, actor| asked.read(ctx, actor),
                move |visitor, stands| {
                    let mut page = target.page(visitor, stands)?;
                    say(visitor, &mut page);
                    render(visitor, status, &page)
                },
            )
            .await
    }

    /// The page of the games, or of the game.
    fn back(&self) -> String {
        match self.pairing {
            Some(pairing) => format!("/t/{}/game/{pairing}", self.slug),
            None => format!("/t/{}/games", self.slug),
        }
    }

    fn read(&self, ctx: &Context, actor: &Actor) -> Result<Stands, AppError> {
        let (summary, role) = summary::get(ctx, actor, &self.slug)?;
        let board = match self.pairing {
            Some(pairing) => Some(view::of_pairing(ctx, actor, &self.slug, pairing)?),
            None => None,
        };
        Ok((summary, role, board))
    }

    fn page(&self, visitor: &Visitor, stands: Stands) -> Result<GamesPage, Failure> {
        let (summary, role, board) = stands;
        let t = visitor.words();
        let role = visitor.arbiter(role)?;
        let (slug, pairing) = (&self.slug, self.pairing);
        let (title, action, back) = match (pairing, board) {
            (Some(pairing), Some(view)) => (
                t.with(
                    "games-import-board",
                    &[
                        ("round", view.round.to_string()),
                        ("board", view.board.board.to_string()),
                        ("names", show::surnames(&view.board)),
                    ],
                ),
                format!("/t/{slug}/game/{pairing}/pgn"),
                format!("/t/{slug}/game/{pairing}"),
            ),
            _ => (
                t.get("games-import"),
                format!("/t/{slug}/games/import"),
                format!("/t/{slug}/games"),
            ),
        };
        Ok(GamesPage {
            page: visitor.page(Section::Mine),
            desk: show::desk_nav(visitor, &summary, role, DeskPage::Other),
            title,
            action,
            back,
            refusal: None,
            may_accept: false,
            done: None,
            rows: Vec::new(),
            text: String::new(),
        })
    }

    async fn take(self, mut upload: Upload) -> Result<HttpResponse, Failure> {
        let bytes = upload.take_content();
        let Upload {
            visitor, fields, ..
        } = upload;
        let text = Arc::new(bytes);
        let bytes = Arc::clone(&text);
        let (key, accept) = (fields.key(), fields.is_on("accept"));
        let (slug, pairing) = (self.slug.clone(), self.pairing);
        let back = format!("/t/{slug}/games");
        let task = Task::change("games", &slug, key.as_deref(), back);
        visitor
            .carry_out(
                task,
                move |ctx, actor, halt| {
                    let key = key.as_deref();
                    match pairing {
                        Some(pairing) => {
                            games_in::import_board(ctx, actor, key, &slug, pairing, &text, accept)
                        }
                        None => games_in::import_games(ctx, actor, key, &slug, &text, accept, halt),
                    }
                },
                move |visitor, done| {
                    let (target, bytes) = (self.clone(), Arc::clone(&bytes));
                    async move { target.taken(&visitor, bytes, done).await }
                },
            )
            .await
    }

    /// The answer to games that were taken in or not.
    async fn taken(
        &self,
        visitor: &Visitor,
        bytes: Arc<Vec<u8>>,
        done: Result<Arc<Done<GamesPreview>>, AppError>,
    ) -> Result<HttpResponse, Failure> {
        match done {
            Ok(done) if matches!(*done, Done::Repeated(_)) => Ok(redirect(&self.back(), None)),
            Ok(done) => {
                let say = move |visitor: &Visitor, page: &mut GamesPage| {
                    if let Done::Fresh(preview) = &*done {
                        let t = visitor.words();
                        page.done = Some(t.n("games-imported", preview.games.len()));
                        page.rows = rows(visitor, preview);
                    }
                };
                self.show(visitor, StatusCode::OK, say).await
            }
            Err(AppError::Refused(Refusal::Import(refusal))) => {
                let status = StatusCode::UNPROCESSABLE_ENTITY;
                let say = move |visitor: &Visitor, page: &mut GamesPage| {
                    page.refusal = Some(words::exchange::refused(visitor.words(), &refusal));
                    if let ImportRefusal::Games(preview) = &refusal {
                        page.rows = rows(visitor, preview);
                        page.may_accept = true;
                    }
                    page.text = decode(&bytes).0.into_owned();
                };
                self.show(visitor, status, say).await
            }
            Err(error) => Err(visitor.fail(error)),
        }
    }
}

fn rows(visitor: &Visitor, preview: &GamesPreview) -> Vec<Row> {
    let t = visitor.words();
    preview
        .games
        .iter()
        .map(|game| Row {
            number: game.number,
            line: game.line,
            names: format!("{} – {}", game.white, game.black),
            moves: game.plies.div_ceil(2),
            clocks: game.clocks,
            placement: words::exchange::placement(t, game.placement),
            places: words::exchange::findings(t, &game.findings),
        })
        .collect()
}

async fn form(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let target = Target {
        slug: slug.into_inner(),
        pairing: None,
    };
    target.show(&visitor, StatusCode::OK, |_, _| ()).await
}

async fn import(upload: Upload, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let target = Target {
        slug: slug.into_inner(),
        pairing: None,
    };
    target.take(upload).await
}

async fn board_form(visitor: Visitor, path: Path<(String, i32)>) -> Result<HttpResponse, Failure> {
    let (slug, pairing) = path.into_inner();
    let target = Target {
        slug,
        pairing: Some(pairing),
    };
    target.show(&visitor, StatusCode::OK, |_, _| ()).await
}

async fn import_board(upload: Upload, path: Path<(String, i32)>) -> Result<HttpResponse, Failure> {
    let (slug, pairing) = path.into_inner();
    let target = Target {
        slug,
        pairing: Some(pairing),
    };
    target.take(upload).await
}

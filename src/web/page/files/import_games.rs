//! Games of a tournament, or of one board, from PGN.

use std::sync::Arc;

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        AppError, Done, Refusal,
        exchange::{
            ImportRefusal,
            games_in::{self, GamesPreview},
        },
        game::view,
        tournament::summary,
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

/// Where the page stands: the tournament, or one board of it.
#[derive(Clone)]
struct Target {
    slug: String,
    pairing: Option<i32>,
}

impl Target {
    async fn page(&self, visitor: &Visitor) -> Result<GamesPage, Failure> {
        let t = visitor.words();
        let (slug, pairing) = (self.slug.clone(), self.pairing);
        let (summary, role, board) = visitor
            .run(move |ctx, actor| {
                let (summary, role) = summary::get(ctx, actor, &slug)?;
                let board = match pairing {
                    Some(pairing) => Some(view::of_pairing(ctx, actor, &slug, pairing)?),
                    None => None,
                };
                Ok((summary, role, board))
            })
            .await?;
        let role = visitor.arbiter(role)?;
        let slug = &self.slug;
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
                    async move { target.taken(&visitor, &bytes, done).await }
                },
            )
            .await
    }

    /// The answer to games that were taken in or not.
    async fn taken(
        &self,
        visitor: &Visitor,
        bytes: &[u8],
        done: Result<Arc<Done<GamesPreview>>, AppError>,
    ) -> Result<HttpResponse, Failure> {
        let t = visitor.words();
        match done.as_deref() {
            Ok(Done::Fresh(preview)) => {
                let mut page = self.page(visitor).await?;
                page.done = Some(t.n("games-imported", preview.games.len()));
                page.rows = rows(visitor, preview);
                render(visitor, StatusCode::OK, &page)
            }
            Ok(Done::Repeated(_)) => {
                let page = self.page(visitor).await?;
                Ok(redirect(&page.back, None))
            }
            Err(AppError::Refused(Refusal::Import(refusal))) => {
                let mut page = self.page(visitor).await?;
                page.refusal = Some(words::exchange::refused(t, refusal));
                if let ImportRefusal::Games(preview) = refusal {
                    page.rows = rows(visitor, preview);
                    page.may_accept = true;
                }
                page.text = decode(bytes).0.into_owned();
                render(visitor, StatusCode::UNPROCESSABLE_ENTITY, &page)
            }
            Err(error) => Err(visitor.fail(error.again())),
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
    let page = target.page(&visitor).await?;
    render(&visitor, StatusCode::OK, &page)
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
    let page = target.page(&visitor).await?;
    render(&visitor, StatusCode::OK, &page)
}

async fn import_board(upload: Upload, path: Path<(String, i32)>) -> Result<HttpResponse, Failure> {
    let (slug, pairing) = path.into_inner();
    let target = Target {
        slug,
        pairing: Some(pairing),
    };
    target.take(upload).await
}

//! Importing games of a tournament, or of one board, from PGN.

use std::sync::Arc;

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        Actor, AppError, Context, Done, Refusal,
        access::TournamentRole,
        exchange::{
            ImportRefusal,
            games_in::{self, GameReport, GamesPreview, GamesText, Placement},
        },
        game::view::{self, GameView},
        tournament::summary::{self, Summary},
    },
    formats::encoding::decode,
    i18n::Words,
    web::{
        Content, Failure, SpooledUpload, Task, Visitor, redirect, render,
        routing::{self as web, Path, ServiceConfig},
        show,
        view::{DeskNav, DeskPage, Page, Pages, Section},
    },
    words::{self, exchange::Place},
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.service(
        web::resource("/t/{slug}/games/import")
            .route(web::get().to(form))
            .route(web::post().to(import)),
    );
    config.service(
        web::resource("/t/{slug}/game/{pairing}/pgn")
            .route(web::get().to(board_form))
            .route(web::post().to(import_board)),
    );
}

/// Games on one page.
const ROWS: usize = 500;

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
    /// Why nothing was imported.
    refusal: Option<String>,
    /// Whether the reader may confirm and send again.
    may_accept: bool,
    /// What was imported.
    done: Option<String>,
    rows: Vec<Row>,
    /// Links to the other games.
    pages: Pages,
    /// Whether games with remarks come first.
    sorted: bool,
    text: String,
    /// Whether the file is too long to be sent again by the form, so that it must be chosen again.
    choose_again: bool,
}

/// The context of the page: tournament, the reader's role, and the game of a single board.
type Stands = (Summary, Option<TournamentRole>, Option<GameView>);

/// The target of the import: the tournament, or one of its boards.
#[derive(Clone)]
struct Target {
    slug: String,
    pairing: Option<i32>,
}

impl Target {
    /// Shows the page with its messages.
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

    /// The page to return to: of the games, or of the game.
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
            pages: Pages::default(),
            sorted: false,
            text: String::new(),
            choose_again: false,
        })
    }

    async fn take(self, upload: SpooledUpload) -> Result<HttpResponse, Failure> {
        let SpooledUpload {
            visitor,
            fields,
            content,
            ..
        } = upload;
        let (content, text) = match content {
            Content::Bytes(bytes) => {
                let bytes = Arc::new(bytes);
                (Sent::Text(Arc::clone(&bytes)), Some(bytes))
            }
            file @ Content::File { .. } => (Sent::File(file), None),
        };
        let (key, accept) = (fields.key(), fields.is_on("accept"));
        let (slug, pairing) = (self.slug.clone(), self.pairing);
        let back = format!("/t/{slug}/games");
        let task = Task::change("games", &slug, key.as_deref(), back);
        visitor
            .carry_out_in_pages(
                task,
                move |ctx, actor, halt| {
                    let (key, text) = (key.as_deref(), content.games());
                    match pairing {
                        Some(pairing) => {
                            games_in::import_board(ctx, actor, key, &slug, pairing, text, accept)
                        }
                        None => games_in::import_games(ctx, actor, key, &slug, text, accept, halt),
                    }
                },
                move |visitor, address, done| {
                    let (target, text) = (self.clone(), text.clone());
                    async move { target.taken(&visitor, address, text, done).await }
                },
            )
            .await
    }

    /// The answer after games were imported or refused.
    async fn taken(
        &self,
        visitor: &Visitor,
        address: String,
        text: Option<Arc<Vec<u8>>>,
        done: Result<Arc<Done<GamesPreview>>, AppError>,
    ) -> Result<HttpResponse, Failure> {
        match done {
            Ok(done) if matches!(*done, Done::Repeated(_)) => Ok(redirect(&self.back(), None)),
            Ok(done) => {
                let say = move |visitor: &Visitor, page: &mut GamesPage| {
                    if let Done::Fresh(preview) = &*done {
                        let t = visitor.words();
                        page.done = Some(t.n("games-imported", preview.games.len()));
                        page.list(visitor, preview, &address);
                    }
                };
                self.show(visitor, StatusCode::OK, say).await
            }
            Err(AppError::Refused(Refusal::Import(refusal))) => {
                let status = StatusCode::UNPROCESSABLE_ENTITY;
                let say = move |visitor: &Visitor, page: &mut GamesPage| {
                    page.refusal = Some(words::exchange::refused(visitor.words(), &refusal));
                    if let ImportRefusal::Games(preview) = &refusal {
                        page.list(visitor, preview, &address);
                        page.may_accept = true;
                    }
                    match text {
                        Some(text) => page.text = decode(&text).0.into_owned(),
                        None => page.choose_again = true,
                    }
                };
                self.show(visitor, status, say).await
            }
            Err(error) => Err(visitor.fail(error)),
        }
    }
}

/// The source of a job: a text that the page shows again, or a long file.
enum Sent {
    Text(Arc<Vec<u8>>),
    File(Content),
}

impl Sent {
    fn games(&self) -> GamesText<'_> {
        match self {
            Self::Text(bytes) => GamesText::Bytes(bytes),
            Self::File(content) => content.games(),
        }
    }
}

impl GamesPage {
    /// Lists the games, page by page if there are many. Then games with remarks come first, and after them those that fit no
    /// board.
    fn list(&mut self, visitor: &Visitor, preview: &GamesPreview, address: &str) {
        let t = visitor.words();
        let mut games: Vec<&GameReport> = preview.games.iter().collect();
        let number = page_number(&visitor.path);
        if games.len() > ROWS {
            let on_board = |game: &GameReport| matches!(game.placement, Placement::Board { .. });
            games.sort_by_key(|game| (game.findings.is_empty(), on_board(game)));
            self.sorted = true;
        }
        let link = |page| format!("{address}?page={page}");
        self.pages = Pages::cut(t, games.len(), ROWS, number, link);
        let last = games.len().div_ceil(ROWS).max(1);
        let shown = games.into_iter().skip((number.clamp(1, last) - 1) * ROWS);
        self.rows = shown.take(ROWS).map(|game| row(t, game)).collect();
    }
}

/// The page number in an address, from 1.
fn page_number(path: &str) -> usize {
    let query = path.split_once('?').map_or("", |(_, query)| query);
    let asked = query.split('&').find_map(|part| part.strip_prefix("page="));
    asked.and_then(|asked| asked.parse().ok()).unwrap_or(1)
}

fn row(t: Words, game: &GameReport) -> Row {
    Row {
        number: game.number,
        line: game.line,
        names: format!("{} – {}", game.white, game.black),
        moves: game.plies.div_ceil(2),
        clocks: game.clocks,
        placement: words::exchange::placement(t, game.placement),
        places: words::exchange::findings(t, &game.findings),
    }
}

async fn form(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let target = Target {
        slug: slug.into_inner(),
        pairing: None,
    };
    target.show(&visitor, StatusCode::OK, |_, _| ()).await
}

async fn import(upload: SpooledUpload, slug: Path<String>) -> Result<HttpResponse, Failure> {
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

async fn import_board(
    upload: SpooledUpload,
    path: Path<(String, i32)>,
) -> Result<HttpResponse, Failure> {
    let (slug, pairing) = path.into_inner();
    let target = Target {
        slug,
        pairing: Some(pairing),
    };
    target.take(upload).await
}

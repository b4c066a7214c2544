//! The sources of moves from electronic boards: added, stopped, started, removed, and their state.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        game::feed::{
            keep::{self, FeedLine, Feeds, TroubleLine},
            place::Allowed,
        },
        tournament::webhooks::{Reach, sending::Answer},
    },
    event::FeedState,
    i18n::Words,
    web::{
        Failure, Form, Posted, Sent, Visitor, redirect, render,
        routing::{self as web, Path, ServiceConfig},
        show,
        view::{DeskNav, DeskPage, FormView, Page, Section},
    },
    words::moment,
};

use super::webhooks;

/// Maximum number of boards whose trouble is shown; the others are counted.
const TROUBLES: usize = 30;

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .service(
            web::resource("/t/{slug}/settings/boards")
                .route(web::get().to(look))
                .route(web::post().to(add)),
        )
        .route(
            "/t/{slug}/settings/boards/{number}/stop",
            web::post().to(stop),
        )
        .route(
            "/t/{slug}/settings/boards/{number}/start",
            web::post().to(start),
        )
        .route(
            "/t/{slug}/settings/boards/{number}/remove",
            web::post().to(remove),
        );
}

/// A source in the list.
struct Row {
    id: i32,
    place: String,
    made: String,
    state: String,
    /// The result of the last reading, and its time; `None` before the first.
    last: Option<String>,
    counts: String,
    troubles: Vec<String>,
    /// Number of boards with trouble that are not shown.
    more: usize,
    /// Whether it can be stopped and started here, which is not so for a source that a command reads.
    is_ours: bool,
    /// The action of the button: `stop` or `start`.
    way: &'static str,
    way_words: String,
    way_of: String,
}

#[derive(Template)]
#[template(path = "settings/feeds.html")]
struct FeedsPage {
    page: Page,
    desk: DeskNav,
    form: FormView,
    rows: Vec<Row>,
}

/// A stored answer, in words.
fn answer(t: Words, code: &str) -> String {
    if let Some(answer) = Answer::from_code(code) {
        return match answer {
            // Nothing was sent there that could have been withheld.
            Answer::Private => t.get("feed-answer-private"),
            answer => webhooks::answer(t, answer),
        };
    }
    let mut parts = code.split(' ');
    let kind = parts.next().unwrap_or_default();
    match (parts.next(), parts.next()) {
        (Some(line), Some(column)) => t.with_two(
            &format!("feed-answer-{kind}"),
            "line",
            line,
            "column",
            column,
        ),
        _ => t.get(&format!("feed-answer-{kind}")),
    }
}

/// The trouble at a board, in words.
fn trouble(t: Words, line: &TroubleLine) -> String {
    let what = t.get(&format!("feed-trouble-{}", line.trouble.code()));
    let mut said = match line.board {
        Some(board) => format!(
            "{}: {what}",
            t.with_one("feed-board", "board", board.to_string())
        ),
        None => what,
    };
    if let Some(ply) = line.ply {
        let text = t.with_two(
            "feed-at-ply",
            "ply",
            ply.to_string(),
            "written",
            &line.written,
        );
        said = format!("{said} · {text}");
    }
    if let Some((row, column)) = line.line.zip(line.column_number) {
        let (row, column) = (row.to_string(), column.to_string());
        let place = t.with_two("feed-at-place", "line", row, "column", column);
        said = format!("{said} · {place}");
    }
    said
}

fn row(t: Words, line: &FeedLine) -> Row {
    let day = moment::date(t, moment::local(line.made_at).date());
    let last = line.read_at.map(|at| {
        let at = moment::stamp(t, at);
        format!(
            "{} · {}",
            t.with_one("feed-last", "at", at),
            answer(t, &line.answer)
        )
    });
    let way = if line.state == FeedState::Running {
        "stop"
    } else {
        "start"
    };
    let counts = [
        t.with_one("feed-count-boards", "n", line.boards.to_string()),
        t.with_one("feed-count-moves", "n", line.moves.to_string()),
        t.with_one("feed-count-taken-back", "n", line.taken_back.to_string()),
    ];
    Row {
        id: line.id,
        place: line.shown.clone(),
        made: t.with_two("feed-made", "name", &line.made_by, "day", day),
        state: t.get(&format!("feed-state-{}", line.state.code())),
        last,
        counts: counts.join(" · "),
        troubles: line
            .troubles
            .iter()
            .take(TROUBLES)
            .map(|line| trouble(t, line))
            .collect(),
        more: line.troubles.len().saturating_sub(TROUBLES),
        is_ours: line.state != FeedState::ByCommand,
        way,
        way_words: t.get(&format!("feed-{way}")),
        way_of: t.with_one(&format!("feed-{way}-of"), "place", &line.shown),
    }
}

async fn show_feeds(
    visitor: &Visitor,
    slug: String,
    status: StatusCode,
    form: Form,
) -> Result<HttpResponse, Failure> {
    visitor
        .show(
            move |ctx, actor| keep::all(ctx, actor, &slug),
            move |visitor, told: Feeds| {
                let role = visitor.arbiter(told.role)?;
                let t = visitor.words();
                let template = FeedsPage {
                    page: visitor.page(Section::Mine),
                    desk: show::desk_nav(visitor, &told.summary, role, DeskPage::Settings),
                    form: form.view(visitor),
                    rows: told.feeds.iter().map(|line| row(t, line)).collect(),
                };
                render(visitor, status, &template)
            },
        )
        .await
}

async fn look(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    show_feeds(&visitor, slug.into_inner(), StatusCode::OK, Form::default()).await
}

/// `POST …/settings/boards`: `feed_place`.
async fn add(posted: Posted, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    let asked = slug.clone();
    let config = &posted.visitor.state.config;
    let allowed = Allowed {
        reach: if config.reads_private {
            Reach::Private
        } else {
            Reach::Public
        },
        folder: config.boards_folder.clone(),
        is_by_command: false,
    };
    let sent = posted
        .send(move |ctx, actor, fields| {
            let (place, key) = (fields.text("feed_place"), fields.key());
            keep::add(ctx, actor, key.as_deref(), &asked, (&place, &allowed))
        })
        .await?;
    match sent {
        Sent::Done(_) => Ok(back(&slug, "feed-added")),
        Sent::Refused(visitor, form) => {
            show_feeds(&visitor, slug, StatusCode::UNPROCESSABLE_ENTITY, form).await
        }
    }
}

fn back(slug: &str, flash: &'static str) -> HttpResponse {
    redirect(&format!("/t/{slug}/settings/boards"), Some(flash))
}

async fn set(
    posted: Posted,
    (slug, feed): (String, i32),
    is_running: bool,
) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (key, asked) = (fields.key(), slug.clone());
    visitor
        .run(move |ctx, actor| {
            keep::set_running(ctx, actor, key.as_deref(), &asked, (feed, is_running))
        })
        .await?;
    let flash = if is_running {
        "feed-started"
    } else {
        "feed-stopped"
    };
    Ok(back(&slug, flash))
}

/// `POST …/settings/boards/{number}/stop`.
async fn stop(posted: Posted, path: Path<(String, i32)>) -> Result<HttpResponse, Failure> {
    set(posted, path.into_inner(), false).await
}

/// `POST …/settings/boards/{number}/start`.
async fn start(posted: Posted, path: Path<(String, i32)>) -> Result<HttpResponse, Failure> {
    set(posted, path.into_inner(), true).await
}

/// `POST …/settings/boards/{number}/remove`.
async fn remove(posted: Posted, path: Path<(String, i32)>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let ((slug, feed), key) = (path.into_inner(), fields.key());
    let asked = slug.clone();
    visitor
        .run(move |ctx, actor| keep::remove(ctx, actor, key.as_deref(), &asked, feed))
        .await?;
    Ok(back(&slug, "feed-removed"))
}

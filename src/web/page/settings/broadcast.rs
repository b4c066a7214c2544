//! The broadcast of the games on lichess: started, stopped, resumed, removed, and its state; also the addresses at which
//! viewers of electronic boards read the games.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        exchange::broadcast::keep::{self, Begin, Broadcast, BroadcastLine, RoundLine},
        tournament::webhooks::{Reach, sending::Answer},
    },
    event::{BroadcastState, BroadcastVisibility},
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

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .service(
            web::resource("/t/{slug}/settings/broadcast")
                .route(web::get().to(look))
                .route(web::post().to(begin)),
        )
        .route("/t/{slug}/settings/broadcast/stop", web::post().to(stop))
        .route("/t/{slug}/settings/broadcast/start", web::post().to(start))
        .route(
            "/t/{slug}/settings/broadcast/remove",
            web::post().to(remove),
        );
}

/// A round of the broadcast.
struct RoundRow {
    name: String,
    /// Its address; `None` before it exists.
    link: Option<String>,
    /// Number of sent games, and the time; `None` before the first.
    sent: Option<String>,
    /// Games that lichess refused, and why.
    refused: Option<String>,
}

/// The present broadcast.
struct Going {
    /// The address of the broadcast; `None` before it exists.
    link: Option<String>,
    server: String,
    visibility: String,
    made: String,
    state: String,
    /// The result of the last attempt, and its time.
    last: Option<String>,
    rounds: Vec<RoundRow>,
    /// Action of the button: `stop` or `start`.
    way: &'static str,
    /// Words of the button.
    way_words: String,
}

#[derive(Template)]
#[template(path = "settings/broadcast.html")]
struct BroadcastPage {
    page: Page,
    desk: DeskNav,
    form: FormView,
    visibilities: Vec<(&'static str, String)>,
    going: Option<Going>,
    /// Address of this server; only a path if it is unknown.
    base: String,
    /// The newest round; 0 before the first.
    round: u8,
}

fn visibility(t: Words, word: BroadcastVisibility) -> String {
    t.get(&format!("broadcast-visibility-{}", word.code()))
}

/// A stored answer, in words.
fn answer(t: Words, code: &str) -> String {
    match Answer::from_code(code) {
        Some(Answer::Status(401 | 403)) => t.get("broadcast-answer-token"),
        Some(Answer::Status(404)) => t.get("broadcast-answer-gone"),
        Some(Answer::Status(429)) => t.get("broadcast-answer-too-much"),
        Some(other) => webhooks::answer(t, other),
        None => t.get(&format!("broadcast-answer-{code}")),
    }
}

fn round(t: Words, server: &str, line: &RoundLine) -> RoundRow {
    let count = |number: i32| number.to_string();
    RoundRow {
        name: t.with_one("webhook-round", "round", line.round.to_string()),
        link: (!line.code.is_empty()).then(|| format!("{server}/broadcast/-/-/{}", line.code)),
        sent: line.pushed_at.map(|at| {
            let at = moment::stamp(t, at);
            t.with_two("broadcast-sent", "games", count(line.games), "at", at)
        }),
        refused: (line.refused > 0).then(|| {
            let (games, why) = (count(line.refused), &line.refusal);
            t.with_two("broadcast-refused", "games", games, "why", why)
        }),
    }
}

fn going(t: Words, line: &BroadcastLine) -> Going {
    let server = &line.server;
    let is_running = line.state == BroadcastState::Running;
    let way = if is_running { "stop" } else { "start" };
    let day = moment::date(t, moment::local(line.made_at).date());
    Going {
        link: (!line.tour.is_empty()).then(|| format!("{server}/broadcast/-/{}", line.tour)),
        server: server.clone(),
        visibility: visibility(t, line.visibility),
        made: t.with_two("broadcast-made", "name", &line.made_by, "day", day),
        state: t.get(&format!("broadcast-state-{}", line.state.code())),
        last: line.told_at.map(|at| {
            let at = t.with_one("broadcast-last", "at", moment::stamp(t, at));
            format!("{at}: {}", answer(t, &line.answer))
        }),
        rounds: line
            .rounds
            .iter()
            .map(|line| round(t, server, line))
            .collect(),
        way,
        way_words: t.get(&format!("broadcast-{way}")),
    }
}

async fn show_broadcast(
    visitor: &Visitor,
    slug: String,
    status: StatusCode,
    form: Form,
) -> Result<HttpResponse, Failure> {
    visitor
        .show(
            move |ctx, actor| keep::of_tournament(ctx, actor, &slug),
            move |visitor, told: Broadcast| {
                let role = visitor.arbiter(told.role)?;
                let t = visitor.words();
                let base = visitor.state.config.public_url.clone().unwrap_or_default();
                let template = BroadcastPage {
                    page: visitor.page(Section::Mine),
                    desk: show::desk_nav(visitor, &told.summary, role, DeskPage::Settings),
                    form: form.view(visitor),
                    visibilities: BroadcastVisibility::ALL
                        .iter()
                        .map(|word| (word.code(), visibility(t, *word)))
                        .collect(),
                    going: told.broadcast.as_ref().map(|line| going(t, line)),
                    base: format!("{base}/t/{}", told.summary.slug),
                    round: told.summary.course.published(),
                };
                render(visitor, status, &template)
            },
        )
        .await
}

async fn look(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    show_broadcast(&visitor, slug.into_inner(), StatusCode::OK, Form::default()).await
}

fn back(slug: &str, flash: &'static str) -> HttpResponse {
    redirect(&format!("/t/{slug}/settings/broadcast"), Some(flash))
}

/// `POST …/settings/broadcast`: `broadcast_token`, `broadcast_visibility`, `broadcast_server`.
async fn begin(posted: Posted, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    let asked = slug.clone();
    let reach = if posted.visitor.state.config.tells_private {
        Reach::Private
    } else {
        Reach::Public
    };
    let sent = posted
        .send(move |ctx, actor, fields| {
            let typed = Begin {
                token: fields.text(keep::TOKEN),
                visibility: fields.text(keep::VISIBILITY),
                server: fields.text(keep::SERVER),
            };
            let key = fields.key();
            keep::begin(ctx, actor, key.as_deref(), &asked, (&typed, reach))
        })
        .await?;
    match sent {
        Sent::Done(_) => Ok(back(&slug, "broadcast-begun")),
        Sent::Refused(visitor, form) => {
            show_broadcast(&visitor, slug, StatusCode::UNPROCESSABLE_ENTITY, form).await
        }
    }
}

async fn set(posted: Posted, slug: String, is_running: bool) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (key, asked) = (fields.key(), slug.clone());
    visitor
        .run(move |ctx, actor| keep::set_running(ctx, actor, key.as_deref(), &asked, is_running))
        .await?;
    let flash = if is_running {
        "broadcast-started"
    } else {
        "broadcast-stopped"
    };
    Ok(back(&slug, flash))
}

/// `POST …/settings/broadcast/stop`.
async fn stop(posted: Posted, slug: Path<String>) -> Result<HttpResponse, Failure> {
    set(posted, slug.into_inner(), false).await
}

/// `POST …/settings/broadcast/start`.
async fn start(posted: Posted, slug: Path<String>) -> Result<HttpResponse, Failure> {
    set(posted, slug.into_inner(), true).await
}

/// `POST …/settings/broadcast/remove`.
async fn remove(posted: Posted, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (key, slug) = (fields.key(), slug.into_inner());
    let asked = slug.clone();
    visitor
        .run(move |ctx, actor| keep::remove(ctx, actor, key.as_deref(), &asked))
        .await?;
    Ok(back(&slug, "broadcast-removed"))
}

//! One's own sessions, and the log of what happened to an account.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;
use serde::Deserialize;

use crate::{
    app::accounts::{self, AccountEvent, EVENTS_A_PAGE},
    i18n::Words,
    web::{
        Failure, Posted, Visitor, redirect, render,
        routing::{self as web, Path, Query, ServiceConfig},
        view::{Page, Pages, Section},
    },
    words::moment,
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/account/sessions", web::get().to(sessions))
        .route("/account/sessions/{id:\\d+}/end", web::post().to(end))
        .route("/account/sessions/end-others", web::post().to(end_others))
        .route("/account/events", web::get().to(own_events))
        .route("/admin/accounts/{id:\\d+}/events", web::get().to(events));
}

/// `21 novembre 2026, 9:14`.
fn day_and_time(t: Words, utc: chrono::NaiveDateTime) -> String {
    let day = moment::date(t, moment::local(utc).date());
    format!("{day}, {}", moment::clock_time(utc))
}

struct SessionLine {
    id: i32,
    device: String,
    address: String,
    opened: String,
    used: String,
    is_present: bool,
}

#[derive(Template)]
#[template(path = "account/sessions.html")]
struct SessionsPage {
    page: Page,
    lines: Vec<SessionLine>,
}

async fn sessions(visitor: Visitor) -> Result<HttpResponse, Failure> {
    let token = visitor.token.clone();
    visitor
        .show(
            move |ctx, actor| accounts::open_sessions(ctx, actor, &token),
            move |visitor, open| {
                let t = visitor.words();
                let lines = open
                    .into_iter()
                    .map(|session| SessionLine {
                        id: session.id,
                        device: if session.device.is_empty() {
                            t.get("sessions-no-device")
                        } else {
                            session.device
                        },
                        address: session.address,
                        opened: day_and_time(t, session.opened),
                        used: day_and_time(t, session.used),
                        is_present: session.is_present,
                    })
                    .collect();
                let page = visitor.page(Section::Other);
                render(visitor, StatusCode::OK, &SessionsPage { page, lines })
            },
        )
        .await
}

async fn end(posted: Posted, id: Path<i32>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (key, id) = (fields.key(), id.into_inner());
    visitor
        .run(move |ctx, actor| accounts::end_session(ctx, actor, key.as_deref(), id))
        .await?;
    Ok(redirect("/account/sessions", Some("session-ended")))
}

async fn end_others(posted: Posted) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (key, token) = (fields.key(), visitor.token.clone());
    visitor
        .run(move |ctx, actor| accounts::end_other_sessions(ctx, actor, key.as_deref(), &token))
        .await?;
    Ok(redirect("/account/sessions", Some("sessions-ended")))
}

struct EventLine {
    at: String,
    what: String,
    who: String,
    detail: String,
}

#[derive(Template)]
#[template(path = "account/events.html")]
struct EventsPage {
    page: Page,
    /// Name of the account as shown, if it is not the reader's own.
    owner: Option<String>,
    lines: Vec<EventLine>,
    pages: Pages,
}

fn line(t: Words, event: AccountEvent) -> EventLine {
    EventLine {
        at: day_and_time(t, event.at),
        what: t.get(&format!("action-{}", event.action.replace('.', "-"))),
        who: match event.actor.as_str() {
            "visitor" => t.get("events-visitor"),
            "command line" => t.get("events-command-line"),
            _ => event.actor,
        },
        detail: event.detail,
    }
}

#[derive(Deserialize)]
struct EventsQuery {
    page: Option<usize>,
}

async fn show_events(
    visitor: &Visitor,
    user: Option<i32>,
    query: &EventsQuery,
) -> Result<HttpResponse, Failure> {
    let number = query.page.unwrap_or(1);
    visitor
        .show(
            move |ctx, actor| accounts::events(ctx, actor, user, number),
            move |visitor, found| {
                let t = visitor.words();
                let base = user.map_or_else(
                    || "/account/events".to_owned(),
                    |id| format!("/admin/accounts/{id}/events"),
                );
                let template = EventsPage {
                    page: visitor.page(if user.is_some() {
                        Section::Admin
                    } else {
                        Section::Other
                    }),
                    owner: user.map(|_| found.owner),
                    lines: found
                        .events
                        .into_iter()
                        .map(|event| line(t, event))
                        .collect(),
                    pages: Pages::cut(t, found.total, EVENTS_A_PAGE, number, |page| {
                        format!("{base}?page={page}")
                    }),
                };
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}

async fn own_events(visitor: Visitor, query: Query<EventsQuery>) -> Result<HttpResponse, Failure> {
    visitor.must_be_signed_in()?;
    show_events(&visitor, None, &query).await
}

async fn events(
    visitor: Visitor,
    id: Path<i32>,
    query: Query<EventsQuery>,
) -> Result<HttpResponse, Failure> {
    show_events(&visitor, Some(id.into_inner()), &query).await
}

//! The written record: the history of a board, and the audit trail of a tournament.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;
use serde::Deserialize;

use crate::{
    app::{
        AppError,
        tournament::{
            board,
            record::{self, RecordPart},
            result_history::{self, HistoryKind},
        },
    },
    event::BoardResult,
    web::{
        Failure, Visitor, render,
        routing::{self as web, Path, Query, ServiceConfig},
        show,
        view::{DeskNav, DeskPage, Page, ResultMark, Section, pages::Pages},
    },
    words::{self, moment},
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route(
            "/t/{slug}/desk/{round}/board/{board}/history",
            web::get().to(history),
        )
        .route("/t/{slug}/record", web::get().to(audit_trail));
}

struct HistoryRow {
    time: String,
    by: String,
    before: Option<ResultMark>,
    after: Option<ResultMark>,
    /// What happened to the value instead of being entered, as a message key: kept beside another, or undone; `None` if entered.
    fate: Option<&'static str>,
}

#[derive(Template)]
#[template(path = "desk/history.html")]
struct HistoryPage {
    page: Page,
    desk: DeskNav,
    base: String,
    board: u16,
    names: String,
    rows: Vec<HistoryRow>,
}

async fn history(visitor: Visitor, path: Path<(String, u8, u16)>) -> Result<HttpResponse, Failure> {
    let (slug, round, number) = path.into_inner();
    visitor
        .show(
            move |ctx, actor| {
                let view = board::round(ctx, actor, &slug, Some(round))?;
                let line = view.boards.iter().find(|b| b.board == number);
                let pairing = line.ok_or(AppError::NotFound)?.pairing;
                let lines = result_history::history(ctx, actor, &slug, pairing)?;
                Ok((view, lines))
            },
            move |visitor, (view, lines)| {
                let role = visitor.arbiter(view.role)?;
                let t = visitor.words();
                let mark =
                    |result: Option<BoardResult>| result.map(|result| ResultMark { t, result });
                let names = view
                    .boards
                    .iter()
                    .find(|b| b.board == number)
                    .map(show::surnames);
                let template = HistoryPage {
                    page: visitor.page(Section::Other),
                    desk: show::desk_nav(visitor, &view.summary, role, DeskPage::Round),
                    base: format!("/t/{}/desk/{round}", view.summary.slug),
                    board: number,
                    names: names.unwrap_or_default(),
                    rows: lines
                        .into_iter()
                        .map(|line| HistoryRow {
                            time: moment::clock_time(line.at),
                            by: words::record::actor(t, &line.by),
                            before: mark(line.before),
                            after: mark(line.after),
                            fate: match line.kind {
                                HistoryKind::Entered => None,
                                HistoryKind::Kept => Some("history-kept"),
                                HistoryKind::Undone => Some("history-undone"),
                                HistoryKind::Withdrawn => Some("history-undone-kept"),
                            },
                        })
                        .collect(),
                };
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}

struct RecordRow {
    time: String,
    actor: String,
    what: String,
    before: String,
    after: String,
}

#[derive(Template)]
#[template(path = "desk/record.html")]
struct RecordPage {
    page: Page,
    desk: DeskNav,
    parts: Vec<Part>,
    pages: Pages,
    rows: Vec<RecordRow>,
    /// Number and first digits of the hash of the newest row.
    newest: (i32, String),
}

/// A link to a part of the trail.
struct Part {
    link: String,
    words: String,
    current: bool,
}

/// Which part of the trail, and which page of it.
#[derive(Deserialize)]
struct TrailQuery {
    part: Option<String>,
    page: Option<usize>,
}

async fn audit_trail(
    visitor: Visitor,
    slug: Path<String>,
    query: Query<TrailQuery>,
) -> Result<HttpResponse, Failure> {
    let (slug, query) = (slug.into_inner(), query.into_inner());
    let part = query.part.as_deref().and_then(RecordPart::from_code);
    let (part, page) = (part.unwrap_or_default(), query.page.unwrap_or(1));
    visitor
        .show(
            move |ctx, actor| record::of_tournament(ctx, actor, &slug, part, page),
            move |visitor, view| {
                let role = visitor.arbiter(view.role)?;
                let t = visitor.words();
                let base = format!("/t/{}/record", view.summary.slug);
                let address = format!("{base}?part={}", part.code());
                let names = view.summary.bye_names();
                let rows = view
                    .lines
                    .into_iter()
                    .map(|line| {
                        let what = words::record::action(t, names, &line.action);
                        RecordRow {
                            time: format!(
                                "{} {}",
                                moment::short_date(t, moment::local(line.at).date()),
                                moment::clock_time(line.at)
                            ),
                            actor: words::record::actor(t, &line.actor),
                            what: if line.about.is_empty() {
                                what
                            } else {
                                format!("{what}: {}", line.about)
                            },
                            before: words::record::value(t, names, &line.before),
                            after: words::record::value(t, names, &line.after),
                        }
                    })
                    .collect();
                let template = RecordPage {
                    page: visitor.page(Section::Other),
                    desk: show::desk_nav(visitor, &view.summary, role, DeskPage::Record),
                    parts: RecordPart::ALL
                        .map(|one| Part {
                            link: format!("{base}?part={}", one.code()),
                            words: t.get(&format!("trail-part-{}", one.code())),
                            current: one == part,
                        })
                        .into(),
                    newest: (view.newest.0, view.newest.1.chars().take(12).collect()),
                    pages: Pages::new(t, view.total, view.start, &address),
                    rows,
                };
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}

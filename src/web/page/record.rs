//! What was written: the history of a board, the audit trail of a tournament.

use actix_web::{
    HttpResponse,
    http::StatusCode,
    web::{self, Path, ServiceConfig},
};
use askama::Template;

use crate::{
    app::{
        AppError,
        tournament::{board, record, results},
    },
    event::BoardResult,
    i18n::Words,
    web::{
        Failure, Visitor, moment,
        page::desk::arbiter_role,
        render, show,
        view::{DeskNav, DeskPage, Page, ResultMark, Section, result},
    },
};

/// Addresses of this file.
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
    undone: bool,
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
    let (view, lines) = visitor
        .run(move |ctx, actor| {
            let view = board::round(ctx, actor, &slug, Some(round))?;
            let line = view.boards.iter().find(|b| b.board == number);
            let pairing = line.ok_or(AppError::NotFound)?.pairing;
            let lines = results::history(ctx, actor, &slug, pairing)?;
            Ok((view, lines))
        })
        .await?;
    let role = arbiter_role(&visitor, view.role)?;
    let t = visitor.words();
    let mark = |result: Option<BoardResult>| result.map(|result| ResultMark { t, result });
    let names = view
        .boards
        .iter()
        .find(|b| b.board == number)
        .map(show::surnames);
    let template = HistoryPage {
        page: visitor.page(Section::Other),
        desk: show::desk_nav(&visitor, &view.summary, role, DeskPage::Round),
        base: format!("/t/{}/desk/{round}", view.summary.slug),
        board: number,
        names: names.unwrap_or_default(),
        rows: lines
            .into_iter()
            .map(|line| HistoryRow {
                time: moment::clock_time(line.at),
                by: line.by,
                before: mark(line.before),
                after: mark(line.after),
                undone: line.undone,
            })
            .collect(),
    };
    render(&visitor, StatusCode::OK, &template)
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
    rows: Vec<RecordRow>,
}

/// What stood before or stands after, in the reader's words; what is no code stays as it is.
fn in_words(t: Words, action: &str, value: &str) -> String {
    let words = match action {
        "result.record" | "result.undo" | "result.ruling" => {
            BoardResult::from_code(value).map(|result| result::glyphs(t, result))
        }
        "round.draft" | "round.publish" => value
            .strip_suffix(" boards")
            .and_then(|count| count.parse::<usize>().ok())
            .map(|count| t.n("publish-boards", count)),
        "entry.check-in" => match value {
            "true" => Some(t.get("entries-is-present")),
            "false" => Some(t.get("record-absent")),
            _ => None,
        },
        "entry.withdraw" if value.parse::<i32>().is_ok() => {
            Some(t.a("entry-withdrawn", "round", value))
        }
        "tournament.finish" if value == "finished" => Some(t.get("standings-final")),
        _ => None,
    };
    words.unwrap_or_else(|| value.to_owned())
}

async fn audit_trail(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    let view = visitor
        .run(move |ctx, actor| record::of_tournament(ctx, actor, &slug))
        .await?;
    let role = arbiter_role(&visitor, view.role)?;
    let t = visitor.words();
    let rows = view
        .lines
        .into_iter()
        .map(|line| {
            let key = format!("action-{}", line.action.replace('.', "-"));
            let what = if t.has(&key) {
                t.get(&key)
            } else {
                line.action.clone()
            };
            let what = if line.about.is_empty() {
                what
            } else {
                format!("{what}: {}", line.about)
            };
            RecordRow {
                time: format!(
                    "{} {}",
                    moment::local(line.at).format("%-d/%-m"),
                    moment::clock_time(line.at)
                ),
                actor: line.actor,
                before: in_words(t, &line.action, &line.before),
                after: in_words(t, &line.action, &line.after),
                what,
            }
        })
        .collect();
    let template = RecordPage {
        page: visitor.page(Section::Other),
        desk: show::desk_nav(&visitor, &view.summary, role, DeskPage::Record),
        rows,
    };
    render(&visitor, StatusCode::OK, &template)
}

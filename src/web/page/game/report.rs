//! The event's report of incidents and penalties, for the screen and for paper. Arbiters only (Laws 11.12, 12.6).

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::game::report::{self, Report, ReportLine},
    i18n::Words,
    web::{
        Failure, Visitor,
        page::game::incidents::log_line,
        render,
        routing::{self as web, Path, ServiceConfig},
        view::{Page, Section},
    },
    words::{self, moment},
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.route("/t/{slug}/incidents", web::get().to(incidents));
}

struct Line {
    time: String,
    text: String,
    source: String,
    is_gone: bool,
}

struct Board {
    place: String,
    players: String,
    link: String,
    lines: Vec<Line>,
}

struct Penalised {
    name: String,
    penalties: Vec<String>,
}

#[derive(Template)]
#[template(path = "game/report.html")]
struct ReportPage {
    page: Page,
    tournament: String,
    edition: String,
    back: String,
    boards: Vec<Board>,
    penalties: Vec<Penalised>,
    arbiter: String,
    printed: String,
}

async fn incidents(visitor: Visitor, path: Path<String>) -> Result<HttpResponse, Failure> {
    let slug = path.into_inner();
    visitor
        .show(
            move |ctx, actor| report::report(ctx, actor, &slug),
            |visitor, report| {
                let template = report_page(visitor, &report);
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}

fn report_page(visitor: &Visitor, report: &Report) -> ReportPage {
    let t = visitor.words();
    let summary = &report.summary;
    let mut boards: Vec<Board> = Vec::new();
    for line in &report.lines {
        let place = t.with_two("ruling-place", "board", line.board, "round", line.round);
        if boards.last().is_none_or(|board| board.place != place) {
            let [white, black] = &line.players;
            boards.push(Board {
                players: format!("{} – {}", white.name(), black.name()),
                link: format!("/t/{}/game/{}", summary.slug, line.pairing),
                place,
                lines: Vec::new(),
            });
        }
        let said = log_line(t, report.edition, &line.line);
        if let Some(board) = boards.last_mut() {
            board.lines.push(Line {
                time: said.time,
                text: said.text,
                source: said.source.unwrap_or_default(),
                is_gone: !line.line.stands(),
            });
        }
    }
    let now = moment::clock_time(visitor.state.ctx.clock.now());
    ReportPage {
        page: visitor.page(Section::Other),
        tournament: format!("{}, {}", summary.name, summary.town),
        edition: words::laws::edition(t, report.edition),
        back: format!("/t/{}/floor", summary.slug),
        boards,
        penalties: report
            .penalties()
            .into_iter()
            .map(|(player, lines)| Penalised {
                name: player.name().to_string(),
                penalties: lines
                    .into_iter()
                    .filter_map(|line| penalty(t, line))
                    .collect(),
            })
            .collect(),
        arbiter: summary.chief_arbiter.clone(),
        printed: t.with_one("print-printed-at", "time", now),
    }
}

/// `Turno 3: ammonizione al Bianco (art. 12.9.1).`
fn penalty(t: Words, line: &ReportLine) -> Option<String> {
    let said = words::decision::ruled(t, line.penalty()?);
    Some(t.with_two("report-penalty", "round", line.round, "said", said))
}

//! Public pages of a tournament: pairings, announcement, event stream.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        AppError,
        tournament::{
            board::{self, BoardLine, ByeLine, RoundView},
            summary, window,
        },
    },
    event::Bye,
    i18n::Words,
    web::{
        Failure, Shows, Visitor,
        events::{self, Listener},
        load::Owner,
        page::public::{
            live::live_page,
            tournament_view::{Opposite, PairingRow, TournamentPage},
            why,
        },
        render,
        routing::{self as web, Path, Query, ServiceConfig},
        show,
        view::{
            Page, Pages, ResultMark, Section, TournamentHead,
            download::{Download, downloads},
            tournament::{RoundLink, Tab},
        },
    },
    words::{self, moment},
};

/// Addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/t/{slug}", web::get().to(pairings))
        .route("/t/{slug}/round/{round}", web::get().to(pairings_of))
        .route("/t/{slug}/announcement", web::get().to(announcement))
        .route("/t/{slug}/events", web::get().to(event_stream));
}

async fn event_stream(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let receiver = visitor.state.ctx.live.subscribe();
    let slug = slug.into_inner();
    let (summary, role) = visitor
        .read(move |ctx, actor| summary::get(ctx, actor, &slug))
        .await?;
    let owner = match &visitor.user {
        Some(user) => Owner::Account(user.id),
        None => Owner::Visitor(visitor.address.network()),
    };
    let Some(slot) = visitor.state.load.listen(&owner) else {
        return Err(Failure::busy(visitor.page(Section::Other)));
    };
    let listener = Listener {
        changes: receiver,
        tournament: summary.id,
        hears_all: role.is_some(),
        _slot: slot,
        stop: visitor.state.stop.clone(),
    };
    Ok(events::stream_of(listener))
}

#[derive(serde::Deserialize)]
struct PageQuery {
    page: Option<usize>,
}

async fn pairings(
    visitor: Visitor,
    slug: Path<String>,
    query: Query<PageQuery>,
) -> Result<HttpResponse, Failure> {
    show_round(visitor, slug.into_inner(), None, query.page).await
}

async fn pairings_of(
    visitor: Visitor,
    path: Path<(String, u8)>,
    query: Query<PageQuery>,
) -> Result<HttpResponse, Failure> {
    let (slug, round) = path.into_inner();
    show_round(visitor, slug, Some(round), query.page).await
}

async fn show_round(
    visitor: Visitor,
    slug: String,
    round: Option<u8>,
    page: Option<usize>,
) -> Result<HttpResponse, Failure> {
    visitor
        .show_public(
            Shows::Tournament(slug.clone()),
            move |ctx, actor| board::round(ctx, actor, &slug, round),
            move |visitor, view| {
                if view.is_draft {
                    // Arbiters look at drafts at their desk, never on the public page.
                    return Err(visitor.fail(AppError::NotFound));
                }
                let template = round_page(visitor, &view, page.unwrap_or(1));
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}

fn round_page(visitor: &Visitor, view: &RoundView, page: usize) -> TournamentPage {
    let t = visitor.words();
    let slug = &view.summary.slug;
    let done = view.boards.len() - view.missing().len();
    let status = if view.round == 0 {
        String::new()
    } else {
        let time = view
            .published_at
            .map(moment::clock_time)
            .unwrap_or_default();
        let state = t.with(
            "round-status",
            &[
                ("time", time),
                ("done", done.to_string()),
                ("total", view.boards.len().to_string()),
            ],
        );
        match show::round_day(t, &view.summary, view.round) {
            Some(day) => format!("{day}. {state}"),
            None => state,
        }
    };
    let title = match view.round {
        0 => t.get("round-none"),
        round if done == view.boards.len() => t.a("round-finished", "round", round),
        round => t.a("round-playing", "round", round),
    };
    let byes: Vec<&ByeLine> = view.byes.iter().filter(|line| !line.absent).collect();
    let total = view.boards.len() + byes.len();
    let shown = window::rows(total, page);
    let lines = view.boards.iter().map(Row::Board);
    let rows = lines
        .chain(byes.into_iter().map(Row::Bye))
        .skip(shown.start)
        .take(shown.len())
        .map(|row| match row {
            Row::Board(line) => pairing_row(t, slug, view.round, line),
            Row::Bye(line) => bye_row(t, slug, view.round, line),
        })
        .collect();
    let base = match view.round {
        0 => format!("/t/{slug}"),
        round => format!("/t/{slug}/round/{round}"),
    };
    TournamentPage {
        page: live_page(visitor, slug),
        head: show::head(t, &view.summary, Tab::Pairings).seen_by(view.role),
        title,
        status,
        round: view.round,
        rounds: round_links(view),
        rows,
        pages: Pages::new(t, total, shown.start, &base),
        schedule: show::schedule(t, &view.summary),
        rules: show::rules(t, &view.summary),
        downloads: downloads(t, slug, view.round),
    }
}

/// A line of the list: a board, or somebody without an opponent.
enum Row<'a> {
    Board(&'a BoardLine),
    Bye(&'a ByeLine),
}

fn bye_row(t: Words, slug: &str, round: u8, line: &ByeLine) -> PairingRow {
    PairingRow {
        board: None,
        white: show::name(t, &line.entrant, Some(slug)),
        white_points: line.points.into(),
        other: Opposite::Bye(line.worth.into(), words::result::bye(t, line.bye)),
        result: None,
        version: 0,
        why: (line.bye == Bye::PairingAllocated).then(|| {
            let name = line.entrant.name();
            (
                why::link(slug, round, line.entrant.entry),
                t.a("explain-why-bye-of", "name", name),
            )
        }),
    }
}

fn round_links(view: &RoundView) -> Vec<RoundLink> {
    let course = view.summary.course;
    (1..=course.planned().max(course.published()))
        .map(|number| RoundLink {
            number,
            published: course.is_published(number),
            current: number == view.round,
        })
        .collect()
}

fn pairing_row(t: Words, slug: &str, round: u8, line: &BoardLine) -> PairingRow {
    PairingRow {
        board: Some(line.board),
        white: show::name(t, &line.white, Some(slug)),
        white_points: line.white_points.into(),
        other: Opposite::Black(
            show::name(t, &line.black, Some(slug)),
            line.black_points.into(),
        ),
        result: line.result.map(|result| ResultMark { t, result }),
        version: i64::from(line.version),
        why: Some((
            why::link(slug, round, line.white.entry),
            t.a2(
                "explain-why-of",
                "name",
                format!(
                    "{} – {}",
                    line.white.name().surname(),
                    line.black.name().surname()
                ),
                "board",
                line.board,
            ),
        )),
    }
}

#[derive(Template)]
#[template(path = "public/announcement.html")]
struct AnnouncementPage {
    page: Page,
    head: TournamentHead,
    facts: Vec<crate::web::view::tournament::Fact>,
    schedule: Vec<crate::web::view::tournament::Fact>,
    downloads: Vec<Download>,
}

async fn announcement(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    visitor
        .show_public(
            Shows::Tournament(slug.clone()),
            move |ctx, actor| summary::get(ctx, actor, &slug),
            move |visitor, (summary, role)| {
                let t = visitor.words();
                let template = AnnouncementPage {
                    page: visitor.page(Section::Tournaments),
                    head: show::head(t, &summary, Tab::Announcement).seen_by(role),
                    schedule: show::schedule(t, &summary),
                    facts: show::rules(t, &summary),
                    downloads: downloads(t, &summary.slug, summary.course.published()),
                };
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}

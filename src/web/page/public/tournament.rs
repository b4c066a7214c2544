//! The public page of a tournament: the pairings of a round.

use actix_web::{HttpResponse, http::StatusCode};

use crate::{
    app::{
        AppError,
        tournament::{
            board::{BoardLine, ByeLine, RoundView},
            live_rows::{self, LiveRound},
            summary::Summary,
        },
        window,
    },
    event::Bye,
    i18n::Words,
    web::{
        Drawn, Failure, Shows, Visitor, changed_rows,
        page::public::{
            live::live_page,
            tournament_view::{Opposite, PairingRow, TournamentPage},
            why,
        },
        render,
        routing::{self as web, Path, Query, ServiceConfig},
        show,
        view::{
            EmbedCode, Pages, ResultMark,
            download::downloads,
            matches::Matches,
            tournament::{RoundLink, Tab},
        },
    },
    words::{self, match_game, meeting_day, moment},
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/t/{slug}", web::get().to(pairings))
        .route("/t/{slug}/round/{round}", web::get().to(pairings_of));
}

#[derive(serde::Deserialize)]
struct PageQuery {
    page: Option<usize>,
    /// Only these boards, by the numbers of their pairings: `17-23`.
    rows: Option<String>,
}

async fn pairings(
    visitor: Visitor,
    slug: Path<String>,
    query: Query<PageQuery>,
) -> Result<HttpResponse, Failure> {
    show_round(visitor, slug.into_inner(), None, query.into_inner()).await
}

async fn pairings_of(
    visitor: Visitor,
    path: Path<(String, u8)>,
    query: Query<PageQuery>,
) -> Result<HttpResponse, Failure> {
    let (slug, round) = path.into_inner();
    show_round(visitor, slug, Some(round), query.into_inner()).await
}

async fn show_round(
    visitor: Visitor,
    slug: String,
    round: Option<u8>,
    query: PageQuery,
) -> Result<HttpResponse, Failure> {
    let base = match round {
        Some(round) => format!("/t/{slug}/round/{round}"),
        None => format!("/t/{slug}"),
    };
    let rows = match query.rows.as_deref().map(changed_rows::parse) {
        Some(None) => return Err(visitor.fail(AppError::NotFound)),
        rows => rows.flatten(),
    };
    let is_partial = rows.is_some();
    visitor
        .show_public(
            Shows::Tournament(slug.clone()),
            move |ctx, actor| live_rows::live_round(ctx, actor, &slug, round, rows.as_deref()),
            move |visitor, live| {
                let Some(LiveRound { view, stands_at }) = live else {
                    // More than these rows may have changed.
                    return Ok(Drawn::elsewhere(
                        query
                            .page
                            .map_or(base.clone(), |page| format!("{base}?page={page}")),
                    ));
                };
                // A schedule shows its cross-table first.
                if round.is_none()
                    && !is_partial
                    && view.summary.course.is_schedule()
                    && view.round > 0
                {
                    return Ok(Drawn::elsewhere(format!("{base}/crosstable")));
                }
                if view.is_draft {
                    // Arbiters look at drafts at their desk, never on the public page.
                    return Err(visitor.fail(AppError::NotFound));
                }
                let mut template = if is_partial {
                    rows_page(visitor, &view)
                } else {
                    round_page(visitor, &view, query.page.unwrap_or(1))
                };
                template.stands_at = stands_at;
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}

/// The page with single boards, without what the screen has already.
fn rows_page(visitor: &Visitor, view: &RoundView) -> TournamentPage {
    let t = visitor.words();
    let slug = &view.summary.slug;
    let lines = view.boards.iter();
    let rows = lines.map(|line| pairing_row(t, slug, view.round, (line, view.summary.is_of_teams)));
    TournamentPage {
        is_partial: true,
        rows: rows.collect(),
        ..frame(visitor, view)
    }
}

fn round_page(visitor: &Visitor, view: &RoundView, page: usize) -> TournamentPage {
    let t = visitor.words();
    let slug = &view.summary.slug;
    let byes: Vec<&ByeLine> = view.byes.iter().filter(|line| !line.absent).collect();
    let total = view.boards.len() + byes.len();
    let shown = window::rows(total, page);
    let lines = view.boards.iter().map(Row::Board);
    let rows = lines
        .chain(byes.into_iter().map(Row::Bye))
        .skip(shown.start)
        .take(shown.len())
        .map(|row| match row {
            Row::Board(line) => pairing_row(t, slug, view.round, (line, view.summary.is_of_teams)),
            Row::Bye(line) => bye_row(t, slug, view.round, line),
        })
        .collect();
    let base = match view.round {
        0 => format!("/t/{slug}"),
        round => format!("/t/{slug}/round/{round}"),
    };
    TournamentPage {
        rows,
        pages: Pages::new(t, total, shown.start, &base),
        schedule: show::schedule(t, &view.summary),
        rules: show::rules(t, &view.summary),
        downloads: downloads(t, &view.summary, view.round),
        embed: embed_code(visitor, &view.summary),
        ..frame(visitor, view)
    }
}

/// `Turno 5 in gioco`.
pub fn round_title(t: Words, view: &RoundView) -> String {
    match view.round {
        0 => t.get("round-none"),
        round if view.missing.is_empty() => t.with_one("round-finished", "round", round),
        round => t.with_one("round-playing", "round", round),
    }
}

/// The page without its rows and without the parts beside them.
fn frame(visitor: &Visitor, view: &RoundView) -> TournamentPage {
    let t = visitor.words();
    let slug = &view.summary.slug;
    let done = view.numbers.len() - view.missing.len();
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
                ("total", view.numbers.len().to_string()),
            ],
        );
        let state = match show::round_day(t, &view.summary, view.round) {
            Some(day) => format!("{day}. {state}"),
            None => state,
        };
        match match_game::of_round(t, view.summary.course, view.round) {
            Some(game) => format!("{game} {state}"),
            None => state,
        }
    };
    TournamentPage {
        page: live_page(visitor, slug),
        head: show::head(t, &view.summary, Tab::Pairings).seen_by(view.role),
        title: round_title(t, view),
        status,
        round: view.round,
        rounds: round_links(view),
        team_matches: Matches::of(t, view, None),
        rows: Vec::new(),
        is_partial: false,
        stands_at: 0,
        pages: Pages::default(),
        schedule: Vec::new(),
        rules: Vec::new(),
        downloads: Vec::new(),
        embed: EmbedCode::default(),
    }
}

/// The code with which another site shows this tournament.
pub(super) fn embed_code(visitor: &Visitor, summary: &Summary) -> EmbedCode {
    let base = visitor.state.config.outward();
    base.map_or_else(EmbedCode::default, |base| {
        EmbedCode::of(visitor.words(), &base, summary)
    })
}

/// A line of the list: a board, or a player without an opponent.
enum Row<'a> {
    Board(&'a BoardLine),
    Bye(&'a ByeLine),
}

/// A line for a player without an opponent.
pub fn bye_row(t: Words, slug: &str, round: u8, line: &ByeLine) -> PairingRow {
    PairingRow {
        board: None,
        place: 0,
        pairing: 0,
        white: show::name(t, &line.entrant, Some(slug)),
        white_points: line.points.into(),
        other: Opposite::Bye(
            line.worth.into(),
            words::result::bye(t, line.bye, line.names),
        ),
        result: None,
        on: None,
        version: 0,
        why: (line.bye == Bye::PairingAllocated).then(|| {
            let name = line.entrant.name();
            (
                why::link(slug, round, line.entrant.entry),
                t.with_one("explain-why-bye-of", "name", name),
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

/// A board.
pub fn pairing_row(
    t: Words,
    slug: &str,
    round: u8,
    (line, is_of_teams): (&BoardLine, bool),
) -> PairingRow {
    PairingRow {
        board: Some(line.board),
        place: line.place,
        pairing: line.pairing,
        white: show::name(t, &line.white, Some(slug)),
        white_points: line.white_points.into(),
        other: Opposite::Black(
            show::name(t, &line.black, Some(slug)),
            line.black_points.into(),
        ),
        result: line.result.map(|result| ResultMark { t, result }),
        on: line.on.map(|on| meeting_day::short(t, on)),
        version: i64::from(line.version),
        why: (!is_of_teams).then(|| {
            (
                why::link(slug, round, line.white.entry),
                t.with_two(
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
            )
        }),
    }
}

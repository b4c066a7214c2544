//! Embedded lists of standings and pairings, for frames of any site. They have no navigation, script or form, and their links
//! open outside of the frame. The language is part of the address, because a frame cannot be asked for one.

use actix_web::HttpResponse;
use askama::Template;

use crate::{
    app::{
        AppError,
        tournament::{
            board::{self, RoundView},
            standings::{self, StandingsView},
        },
        window::Window,
    },
    event::Outlet,
    i18n::Lang,
    web::{
        Failure, Shows, Visitor,
        headers::Openness,
        page::public::{
            standings::{standings_rows, standings_title},
            standings_view::{StandingsRow, TieBreakColumn},
            tie_break_columns::columns,
            tournament::{bye_row, pairing_row, round_title},
            tournament_view::{Opposite, PairingRow},
        },
        routing::{self as web, Path, ServiceConfig},
        view::{Page, tournament::Holding},
    },
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/embed/{code}/{slug}/standings", web::get().to(standings))
        .route("/embed/{code}/{slug}/pairings", web::get().to(pairings))
        .route("/embed/{code}/{slug}/round/{round}", web::get().to(round));
}

/// Maximum number of rows; a link leads to the whole list.
const MOST: usize = 100;

const OPEN: (&str, Openness) = ("text/html; charset=utf-8", Openness::Frame);

/// The content around a table.
struct Frame {
    page: Page,
    /// The organiser who holds the tournament; `None` without one.
    holder: Option<Holding>,
    tournament: String,
    /// Address of the complete page.
    whole: String,
    title: String,
    /// Number of rows that are not shown.
    left_out: usize,
}

#[derive(Template)]
#[template(path = "embed/standings.html")]
struct StandingsFrame {
    frame: Frame,
    columns: Vec<TieBreakColumn>,
    rows: Vec<StandingsRow>,
}

#[derive(Template)]
#[template(path = "embed/pairings.html")]
struct PairingsFrame {
    frame: Frame,
    rows: Vec<PairingRow>,
}

/// The visitor, with the language of the address.
fn reader(visitor: &Visitor, code: &str) -> Result<Visitor, Failure> {
    let lang = Lang::from_code(code).ok_or_else(|| visitor.fail(AppError::NotFound))?;
    let mut reader = visitor.as_everybody();
    reader.lang = lang;
    Ok(reader)
}

fn drawn(visitor: &Visitor, template: &impl Template) -> Result<String, Failure> {
    template
        .render()
        .map_err(|error| visitor.fail(AppError::System(error.to_string())))
}

fn standings_frame(visitor: &Visitor, view: &StandingsView) -> StandingsFrame {
    let t = visitor.words();
    let rows = standings_rows(t, view);
    StandingsFrame {
        frame: Frame {
            page: visitor.page(crate::web::view::Section::Tournaments),
            holder: Holding::of(&view.summary),
            tournament: view.summary.name.clone(),
            whole: format!("/t/{}/standings", view.summary.slug),
            title: standings_title(t, view),
            left_out: view.total.saturating_sub(rows.len()),
        },
        columns: columns(t, view),
        rows,
    }
}

fn pairings_frame(visitor: &Visitor, view: &RoundView) -> PairingsFrame {
    let (t, slug) = (visitor.words(), &view.summary.slug);
    let boards = view
        .boards
        .iter()
        .map(|line| pairing_row(t, slug, view.round, (line, view.summary.is_of_teams)));
    let byes = view.byes.iter().filter(|line| !line.absent);
    let byes = byes.map(|line| bye_row(t, slug, view.round, line));
    let mut rows: Vec<PairingRow> = boards.chain(byes).collect();
    let left_out = rows.len().saturating_sub(MOST);
    rows.truncate(MOST);
    PairingsFrame {
        frame: Frame {
            page: visitor.page(crate::web::view::Section::Tournaments),
            holder: Holding::of(&view.summary),
            tournament: view.summary.name.clone(),
            whole: match view.round {
                0 => format!("/t/{slug}"),
                round => format!("/t/{slug}/round/{round}"),
            },
            title: round_title(t, view),
            left_out,
        },
        rows,
    }
}

async fn standings(
    visitor: Visitor,
    path: Path<(String, String)>,
) -> Result<HttpResponse, Failure> {
    let (code, slug) = path.into_inner();
    reader(&visitor, &code)?
        .show_open(
            OPEN,
            Shows::Tournament(slug.clone()),
            move |ctx, actor| {
                let window = Window::Stretch {
                    after: 0,
                    most: MOST,
                };
                let which = (slug.as_str(), None);
                standings::standings_for(ctx, actor, which, None, &window, Outlet::Page)
            },
            |visitor, view| drawn(visitor, &standings_frame(visitor, &view)),
        )
        .await
}

async fn of_round(
    visitor: Visitor,
    (code, slug): (String, String),
    round: Option<u8>,
) -> Result<HttpResponse, Failure> {
    reader(&visitor, &code)?
        .show_open(
            OPEN,
            Shows::Tournament(slug.clone()),
            move |ctx, actor| board::round_for(ctx, actor, &slug, round, Outlet::Page),
            |visitor, view| match view.is_draft {
                true => Err(visitor.fail(AppError::NotFound)),
                false => drawn(visitor, &pairings_frame(visitor, &view)),
            },
        )
        .await
}

async fn pairings(visitor: Visitor, path: Path<(String, String)>) -> Result<HttpResponse, Failure> {
    of_round(visitor, path.into_inner(), None).await
}

async fn round(
    visitor: Visitor,
    path: Path<(String, String, u8)>,
) -> Result<HttpResponse, Failure> {
    let (code, slug, round) = path.into_inner();
    of_round(visitor, (code, slug), Some(round)).await
}

//! The public page of an event: its sections with their leaders, pairings, fees and papers.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        Actor, AppError, Context,
        tournament::{
            fees,
            sections::{self, Event},
            standings::{StandingsView, standings},
            summary::Summary,
            teams::{self, standings::TeamStandingsView},
        },
        window::Window,
    },
    fees::FeeTable,
    i18n::Words,
    web::{
        Failure, Visitor, render,
        routing::{self as web, Path, ServiceConfig},
        show,
        view::{Figure, Page, PlayerName, Section},
    },
    words::{self, moment},
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.route("/e/{slug}", web::get().to(look));
}

/// Number of leaders shown for each section.
const LEADERS: usize = 5;

/// A leader: a player, or a team by its name.
enum LeaderName {
    Player(PlayerName),
    Team(String),
}

struct Leader {
    place: usize,
    name: LeaderName,
    points: Figure,
}

/// The standings of a section, of players or of teams.
enum Standings {
    Players(Box<StandingsView>),
    Teams(Box<TeamStandingsView>),
}

impl Standings {
    fn read(ctx: &Context, actor: &Actor, summary: &Summary) -> Result<Self, AppError> {
        let slug = &summary.slug;
        Ok(if summary.is_of_teams {
            let view = teams::standings::standings(ctx, actor, slug, None, None)?;
            Self::Teams(Box::new(view))
        } else {
            let view = standings(ctx, actor, slug, None, None, &Window::All)?;
            Self::Players(Box::new(view))
        })
    }

    fn is_final(&self) -> bool {
        match self {
            Self::Players(view) => view.is_final,
            Self::Teams(view) => view.is_final,
        }
    }

    fn leaders(&self, t: Words) -> Vec<Leader> {
        match self {
            Self::Players(view) => {
                let lines = view.lines.iter().take(LEADERS);
                let slug = Some(view.summary.slug.as_str());
                let leaders = lines.map(|line| Leader {
                    place: line.place,
                    name: LeaderName::Player(show::name(t, &line.entrant, slug)),
                    points: line.points.into(),
                });
                leaders.collect()
            }
            Self::Teams(view) => {
                let lines = view.lines.iter().take(LEADERS);
                let leaders = lines.map(|line| Leader {
                    place: line.place,
                    name: LeaderName::Team(line.team.name.clone()),
                    points: line.score.of(view.primary).into(),
                });
                leaders.collect()
            }
        }
    }
}

struct SectionCard {
    slug: String,
    label: String,
    name: String,
    /// Type of chess, time control, players, rounds.
    about: String,
    /// Its present state.
    state: String,
    has_begun: bool,
    /// Whether it takes its players from other sections.
    is_stage: bool,
    leaders: Vec<Leader>,
    /// The bands of its fee; empty if all sections have the same.
    fees: Vec<(String, String)>,
}

#[derive(Template)]
#[template(path = "event/public.html")]
struct EventPublic {
    page: Page,
    slug: String,
    name: String,
    lead: String,
    sections: Vec<SectionCard>,
    /// The bands of the fee; empty if they differ between sections.
    fees: Vec<(String, String)>,
    may_run: bool,
    has_begun: bool,
}

/// The data of an event's page: its sections, each with its standings and its fees.
type Read = (Event, Vec<(Option<Standings>, FeeTable)>);

fn card(
    t: Words,
    of: &sections::EventSection,
    view: Option<&Standings>,
    table: &FeeTable,
    is_common: bool,
) -> SectionCard {
    let summary = &of.summary;
    let (played, planned) = (summary.course.published(), summary.course.planned());
    let about = [
        t.get(&format!("kind-{}", summary.kind.code())),
        words::clock::control(t, &summary.time_control),
        t.n("event-players", summary.players),
        t.n("event-rounds", planned),
    ];
    SectionCard {
        slug: summary.slug.clone(),
        label: of.section.label.clone(),
        name: summary.name.clone(),
        about: about.join(", "),
        state: match (played, view) {
            (0, _) => String::new(),
            (_, Some(view)) if view.is_final() => t.get("standings-final"),
            _ => t.with_two("event-round-running", "round", played, "all", planned),
        },
        has_begun: played > 0,
        is_stage: of.is_stage,
        leaders: view.map_or_else(Vec::new, |view| view.leaders(t)),
        fees: if is_common {
            Vec::new()
        } else {
            words::fee::bands(t, table)
        },
    }
}

async fn look(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    visitor
        .show(
            move |ctx, actor| {
                let event = sections::event(ctx, actor, &slug)?;
                let of = event.sections.iter().map(|one| {
                    let slug = &one.summary.slug;
                    let view = match one.summary.course.published() {
                        0 => None,
                        _ => Some(Standings::read(ctx, actor, &one.summary)?),
                    };
                    Ok((view, fees::table_of(ctx, slug)?))
                });
                let of: Result<Vec<_>, AppError> = of.collect();
                Ok((event, of?))
            },
            |visitor, (event, of): Read| {
                let t = visitor.words();
                let first = event.sections.first();
                let starts = event.sections.iter().map(|one| one.summary.start).min();
                let ends = event.sections.iter().map(|one| one.summary.end).max();
                let place =
                    first.map_or_else(String::new, |one| match one.summary.venue.as_str() {
                        "" => one.summary.town.clone(),
                        venue => format!("{}, {venue}", one.summary.town),
                    });
                let dates = starts
                    .zip(ends)
                    .map_or_else(String::new, |(start, end)| moment::span(t, start, end));
                let mut tables = of.iter().map(|(_, table)| &table.bands);
                let common = tables
                    .next()
                    .filter(|one| tables.all(|other| other == *one));
                let is_common = common.is_some();
                let cards = event.sections.iter().zip(&of);
                let cards =
                    cards.map(|(one, (view, table))| card(t, one, view.as_ref(), table, is_common));
                let template = EventPublic {
                    sections: cards.collect(),
                    fees: of
                        .first()
                        .filter(|_| is_common)
                        .map_or_else(Vec::new, |(_, table)| words::fee::bands(t, table)),
                    page: visitor.page(Section::Tournaments),
                    lead: format!("{place}. {dates}."),
                    may_run: event.role().is_some(),
                    has_begun: event
                        .sections
                        .iter()
                        .any(|one| one.summary.course.published() > 0),
                    slug: event.slug,
                    name: event.name,
                };
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}

//! The home page and the list of the reader's own tournaments.

use std::cmp::Reverse;

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;
use chrono::NaiveDate;

use crate::{
    app::{
        AppError,
        clubs::moderation,
        organisers,
        tournament::{
            board::{self, RoundView},
            deputies::{self, Asked},
            lists::{self, Unreadable},
            settings,
            summary::{State, Summary},
        },
    },
    i18n::Words,
    web::{
        Chosen, Failure, Shows, Visitor, render,
        routing::{self as web, Query, ServiceConfig},
        sharing::Wish,
        show,
        view::{Figure, Page, PlayerName, ResultMark, Section},
    },
    words::{self, moment},
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/", web::get().to(home))
        .route("/mine", web::get().to(mine));
}

struct Line {
    slug: String,
    name: String,
    place: String,
    province: String,
    about: String,
    round: String,
    dates: String,
    players: usize,
}

fn line(t: Words, summary: &Summary) -> Line {
    Line {
        slug: summary.slug.clone(),
        name: summary.name.clone(),
        place: summary.town.clone(),
        province: summary.province.clone(),
        about: format!(
            "{}, {}",
            t.get(&format!("kind-{}", summary.kind.code())),
            words::clock::control(t, &summary.time_control)
        ),
        // All rounds of a schedule are published at once, so that their number says nothing about the progress.
        round: if summary.course.is_schedule() {
            t.n("rounds-count", summary.course.planned())
        } else {
            let (n, m) = (summary.course.published(), summary.course.planned());
            t.with_two("n-of-m", "n", n, "m", m)
        },
        dates: moment::span(t, summary.start, summary.end),
        players: summary.players,
    }
}

struct TopBoard {
    board: u16,
    white: PlayerName,
    white_points: Figure,
    result: Option<ResultMark>,
    black: PlayerName,
    black_points: Figure,
}

struct Story {
    slug: String,
    name: String,
    lead: String,
    round: u8,
    boards: Vec<TopBoard>,
}

#[derive(Template)]
#[template(path = "public/home.html")]
struct HomePage {
    page: Page,
    dateline: String,
    story: Option<Story>,
    playing: Vec<Line>,
    coming: Vec<Line>,
    finished: Vec<Line>,
    unreadable: Vec<Unreadable>,
    regions: Vec<(String, usize)>,
    may_create: bool,
    /// Federations and organisers apart from the owner of this installation: address parts and names.
    organisers: Vec<(String, String)>,
    /// Sharing in the hall; `None` for readers who do not decide about it.
    hall: Option<Hall>,
}

/// Sharing in the hall, for a program that was started by hand.
struct Hall {
    is_shared: bool,
    address: Option<String>,
}

impl Hall {
    /// As an administrator sees it, if the program was started by hand; `None` otherwise.
    fn of(visitor: &Visitor) -> Option<Self> {
        let is_theirs = visitor.user.as_ref().is_some_and(|user| user.is_admin);
        visitor
            .state
            .config
            .started
            .as_ref()
            .filter(|_| is_theirs)?;
        let open = visitor.state.sharing.now();
        Some(Self {
            is_shared: open.wish != Wish::Alone,
            address: open.addresses.first().map(|it| format!("http://{it}")),
        })
    }
}

fn story(t: Words, view: &RoundView) -> Story {
    let done = view.boards.len() - view.missing.len();
    let place = if view.summary.venue.is_empty() {
        view.summary.town.clone()
    } else {
        format!("{}, {}", view.summary.town, view.summary.venue)
    };
    Story {
        slug: view.summary.slug.clone(),
        name: view.summary.name.clone(),
        lead: t.with(
            "home-story",
            &[
                ("place", place),
                ("round", view.round.to_string()),
                ("rounds", view.summary.course.planned().to_string()),
                ("done", done.to_string()),
                ("total", view.boards.len().to_string()),
            ],
        ),
        round: view.round,
        boards: view
            .boards
            .iter()
            .take(5)
            .map(|line| TopBoard {
                board: line.board,
                white: show::name(t, &line.white, Some(&view.summary.slug)),
                white_points: line.white_points.into(),
                result: line.result.map(|result| ResultMark { t, result }),
                black: show::name(t, &line.black, Some(&view.summary.slug)),
                black_points: line.black_points.into(),
            })
            .collect(),
    }
}

/// The list of the home page in which a tournament stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Playing,
    Coming,
    Finished,
}

impl Place {
    /// One that nobody began is over, too, when its days are.
    fn of(summary: &Summary, today: NaiveDate) -> Self {
        match summary.state {
            State::Running => Self::Playing,
            State::Registration if summary.end >= today => Self::Coming,
            State::Registration | State::Finished => Self::Finished,
        }
    }
}

async fn home(visitor: Visitor) -> Result<HttpResponse, Failure> {
    let chosen = Chosen::default();
    visitor
        .show_public(
            Shows::ListsAnd(chosen.clone()),
            move |ctx, actor| {
                let front = lists::front(ctx)?;
                let running = front
                    .list
                    .summaries
                    .iter()
                    .filter(|s| s.state == State::Running);
                let top = running.max_by_key(|s| (s.start, s.players));
                chosen.is(top.map(|top| top.slug.as_str()));
                let top = match top {
                    // An unreadable tournament says so on its own page; the home page leaves it out.
                    Some(top) => match board::round(ctx, actor, &top.slug, None) {
                        Err(AppError::Unknown(_)) => None,
                        view => Some(view?),
                    },
                    None => None,
                };
                Ok((
                    front,
                    top,
                    crate::app::clubs::count_by_region(ctx)?,
                    settings::may_create(ctx, actor)?,
                    organisers::list(ctx, actor)?.0,
                ))
            },
            move |visitor, (front, top, clubs, may_create, organisers)| {
                let t = visitor.words();
                let all = front.list;
                let today = moment::today(visitor.state.ctx.clock.now());
                let lines = |place: Place| -> Vec<Line> {
                    let shown = top.as_ref().map(|view| view.summary.slug.as_str());
                    let here = all
                        .summaries
                        .iter()
                        .filter(|s| Place::of(s, today) == place && Some(s.slug.as_str()) != shown);
                    let mut here: Vec<&Summary> = here.collect();
                    here.sort_by_key(|s| Reverse((s.start, s.id)));
                    here.into_iter().take(20).map(|s| line(t, s)).collect()
                };
                let today = moment::long_date(t, today);
                let template = HomePage {
                    page: visitor.page(Section::Tournaments),
                    dateline: t.with_two(
                        "home-dateline",
                        "date",
                        moment::capitalised(&today),
                        "n",
                        front.running,
                    ),
                    story: top.as_ref().map(|view| story(t, view)),
                    playing: lines(Place::Playing),
                    coming: lines(Place::Coming),
                    finished: lines(Place::Finished),
                    unreadable: all.unreadable,
                    regions: clubs,
                    may_create,
                    organisers: organisers
                        .into_iter()
                        .map(|one| (one.slug, one.name))
                        .collect(),
                    hall: Hall::of(visitor),
                };
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}

#[derive(Template)]
#[template(path = "public/mine.html")]
struct MinePage {
    page: Page,
    asked: Vec<Asked>,
    lines: Vec<Line>,
    unreadable: Vec<Unreadable>,
    /// Number of the entry after which the next page begins.
    next: Option<i32>,
    may_create: bool,
    /// The regions whose clubs the reader decides about; empty if there are none.
    moderates: String,
}

#[derive(serde::Deserialize)]
struct After {
    after: Option<i32>,
}

async fn mine(visitor: Visitor, query: Query<After>) -> Result<HttpResponse, Failure> {
    let after = query.after;
    visitor
        .show(
            move |ctx, actor| {
                Ok((
                    lists::mine(ctx, actor, after)?,
                    deputies::asked(ctx, actor)?,
                    settings::may_create(ctx, actor)?,
                    moderation::moderator_of(ctx, actor)?,
                ))
            },
            move |visitor, (own, asked, may_create, moderates)| {
                let t = visitor.words();
                let template = MinePage {
                    page: visitor.page(Section::Mine),
                    asked,
                    lines: own.list.summaries.iter().map(|s| line(t, s)).collect(),
                    unreadable: own.list.unreadable,
                    next: own.next,
                    may_create,
                    moderates: moderates.join(", "),
                };
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}

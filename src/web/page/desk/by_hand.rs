//! A draft changed by hand: somebody is taken, then another seat, a colour, the bye or nobody; what it costs stands beside.

use std::sync::Arc;

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        AppError, Done, Refusal,
        deed::DraftChange,
        tournament::{
            board::BoardLine,
            by_hand::{self as hand, HandView},
            rounds, summary, window,
        },
    },
    event::Tpn,
    i18n::Words,
    pairing::{Level, Pair},
    web::{
        Failure, Fields, Form, Posted, Reply, Task, Visitor, redirect, render,
        routing::{self as web, Path, Query, ServiceConfig},
        show,
        view::{DeskNav, DeskPage, Figure, FormView, Page, Pages, PlayerName, Section},
    },
    words::{
        self,
        by_hand::{self as said, CriterionWords},
    },
};

/// Addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .service(
            web::resource("/t/{slug}/desk/{round}/hand")
                .route(web::get().to(page))
                .route(web::post().to(change)),
        )
        .route("/t/{slug}/desk/{round}/hand/begin", web::post().to(begin))
        .route("/t/{slug}/desk/{round}/hand/end", web::post().to(end))
        .route(
            "/t/{slug}/desk/{round}/hand/nothing",
            web::post().to(nothing),
        )
        .route("/t/{slug}/desk/{round}/hand/undo", web::post().to(undo));
}

/// What the address asks for.
#[derive(Clone, Default, serde::Deserialize)]
#[serde(default)]
struct HandQuery {
    /// The entry that was taken.
    take: Option<i32>,
    /// The window of a long list.
    page: Option<usize>,
}

/// A seat as the page shows it.
#[derive(Clone, Debug)]
struct Seat {
    /// Number of the entry.
    entry: i32,
    name: PlayerName,
    points: Figure,
    /// Whether it was taken.
    held: bool,
}

/// A board of the draft.
#[derive(Clone, Debug)]
struct HandRow {
    board: u16,
    white: Seat,
    black: Seat,
    /// What the rules gave instead, where it is another board: `era Marchesan`.
    was: Option<String>,
}

impl HandRow {
    const fn is_held(&self) -> bool {
        self.white.held || self.black.held
    }
}

/// What the page says of a change that was not made.
#[derive(Clone, Debug)]
struct Refused {
    /// Why.
    why: String,
    /// The change, where a yes makes it all the same: names and values of its form.
    anyway: Option<(&'static str, String)>,
}

/// One of the levels at the side.
#[derive(Clone, Debug)]
struct LevelLine {
    number: u8,
    words: String,
    on: bool,
}

#[derive(Template)]
#[template(path = "desk/by_hand.html")]
struct HandPage {
    page: Page,
    desk: DeskNav,
    round: u8,
    rounds: u8,
    base: String,
    rows: Vec<HandRow>,
    pages: Pages,
    /// Address of this window with nobody taken.
    here: String,
    /// The entry that was taken.
    take: Option<i32>,
    /// Whether whoever was taken has no seat.
    held_waits: bool,
    bye: Option<Seat>,
    /// Those without a seat.
    waiting: Vec<Seat>,
    /// How many changes can be taken back.
    changes: usize,
    refused: Option<Refused>,
    /// What the side is headed with.
    heading: String,
    /// Whether it is what the rules give.
    as_ruled: bool,
    criteria: Vec<CriterionWords>,
    levels: Vec<LevelLine>,
    /// Boards of earlier rounds without a result.
    missing: String,
    form: FormView,
}

async fn page(
    visitor: Visitor,
    path: Path<(String, u8)>,
    query: Query<HandQuery>,
) -> Result<HttpResponse, Failure> {
    let (slug, round) = path.into_inner();
    let asked = Asked {
        query: query.into_inner(),
        ..Asked::default()
    };
    show_page(&visitor, slug, round, asked, StatusCode::OK).await
}

/// What a page is shown with.
#[derive(Default)]
struct Asked {
    query: HandQuery,
    refused: Option<Refused>,
    form: Option<Form>,
}

/// The page again, with what was wrong in the form that publishes.
pub(super) async fn show_with(
    visitor: &Visitor,
    slug: String,
    round: u8,
    form: Form,
) -> Result<HttpResponse, Failure> {
    let asked = Asked {
        form: Some(form),
        ..Asked::default()
    };
    let status = StatusCode::UNPROCESSABLE_ENTITY;
    show_page(visitor, slug, round, asked, status).await
}

/// The page again, with the reason why the draft was not published.
pub(super) async fn show_refused(
    visitor: &Visitor,
    slug: String,
    round: u8,
    why: String,
) -> Result<HttpResponse, Failure> {
    let asked = Asked {
        refused: Some(Refused { why, anyway: None }),
        ..Asked::default()
    };
    let status = StatusCode::UNPROCESSABLE_ENTITY;
    show_page(visitor, slug, round, asked, status).await
}

async fn show_page(
    visitor: &Visitor,
    slug: String,
    round: u8,
    asked: Asked,
    status: StatusCode,
) -> Result<HttpResponse, Failure> {
    let of = slug.clone();
    let version = visitor
        .read(move |ctx, _| summary::version(ctx, &of))
        .await?;
    let back = format!("/t/{slug}/desk/{round}");
    let task = Task {
        back: back.clone(),
        ..Task::page("draft", &slug, &format!("{round} by hand"), version)
    };
    let of = slug.clone();
    let found = visitor.look(task, move |ctx, actor, halt| {
        match hand::view(ctx, actor, &of, round, halt) {
            // Published, thrown away or not begun: the desk says how it stands.
            Err(AppError::Refused(Refusal::NoDraft | Refusal::ByHandNotBegun)) => Ok(None),
            done => done.map(Some),
        }
    });
    let view = match found.await? {
        Reply::Later(progress) => return Ok(progress),
        Reply::Done(found) => found,
    };
    if view.is_none() {
        return Ok(redirect(&back, None));
    }
    visitor
        .draw(move |visitor| {
            let Some(view) = view.as_ref() else {
                return Err(visitor.fail(AppError::NotFound));
            };
            let template = hand_page(visitor, view, asked)?;
            render(visitor, status, &template)
        })
        .await
}

fn hand_page(visitor: &Visitor, view: &HandView, asked: Asked) -> Result<HandPage, Failure> {
    let t = visitor.words();
    let role = visitor.arbiter(view.round.role)?;
    let (slug, round) = (&view.round.summary.slug, view.round.round);
    let base = format!("/t/{slug}/desk/{round}");
    let take = asked.query.take;
    let held = view
        .people
        .iter()
        .find(|(_, person)| Some(person.entry) == take)
        .map(|(tpn, _)| *tpn);
    let take = take.filter(|_| held.is_some());
    let lines: Vec<&BoardLine> = view
        .round
        .boards
        .iter()
        .filter(|line| view.seating.boards().contains_key(&line.board))
        .collect();
    let number = asked.query.page.unwrap_or(1);
    let shown = window::rows(lines.len(), number);
    let start = shown.start;
    let rows = lines.get(shown).unwrap_or_default().iter();
    let seat = |tpn: Tpn| {
        let person = view.people.get(&tpn)?;
        Some(Seat {
            entry: person.entry,
            name: show::name(t, person, None),
            points: view.points.get(&tpn).copied().unwrap_or_default().into(),
            held: take == Some(person.entry),
        })
    };
    let mut page = visitor.page(Section::Other);
    page.live = None;
    let made = &view.judged.made;
    let hand = format!("{base}/hand");
    let here = match asked.query.page {
        Some(number) => format!("{hand}?page={number}"),
        None => hand.clone(),
    };
    Ok(HandPage {
        page,
        desk: show::desk_nav(visitor, &view.round.summary, role, DeskPage::Round),
        round,
        rounds: view.round.summary.course.planned(),
        rows: rows.map(|line| row(t, view, line, take)).collect(),
        pages: Pages::new(t, lines.len(), start, &hand),
        here,
        take,
        held_waits: held.is_some_and(|tpn| view.seating.unseated().contains(&tpn)),
        bye: view.seating.bye().and_then(seat),
        waiting: view
            .seating
            .unseated()
            .iter()
            .filter_map(|tpn| seat(*tpn))
            .collect(),
        changes: view.changes,
        refused: asked.refused,
        heading: heading(t, view),
        as_ruled: made.is_as_ruled(),
        criteria: criteria(t, view),
        levels: levels(t, view),
        missing: words::refusal::boards_of_rounds(
            t,
            &view.round.missing_before,
            i32::from(round) - 1,
        ),
        form: asked
            .form
            .unwrap_or_else(|| Form::filled(&[]))
            .view(visitor),
        base,
    })
}

fn row(t: Words, view: &HandView, line: &BoardLine, take: Option<i32>) -> HandRow {
    let seat = |person: &crate::app::tournament::entrant::Entrant, points| Seat {
        entry: person.entry,
        name: show::name(t, person, None),
        points,
        held: take == Some(person.entry),
    };
    HandRow {
        board: line.board,
        white: seat(&line.white, line.white_points.into()),
        black: seat(&line.black, line.black_points.into()),
        was: was(t, view, line),
    }
}

/// What the rules gave to White of a board that they did not give.
fn was(t: Words, view: &HandView, line: &BoardLine) -> Option<String> {
    let pair = view.seating.boards().get(&line.board)?;
    if !view.judged.made.differing.contains(pair) {
        return None;
    }
    let surname = |tpn: Tpn| {
        let person = view.people.get(&tpn);
        person.map_or_else(String::new, |one| one.name().surname().to_owned())
    };
    let ruled = view.judged.ruled.as_ref()?;
    let of = |tpn: Tpn| {
        let mut pairs = ruled.pairs.iter();
        pairs
            .find(|pair| pair.white == tpn || pair.black == tpn)
            .copied()
    };
    let other = |pair: Pair, tpn: Tpn| {
        if pair.white == tpn {
            pair.black
        } else {
            pair.white
        }
    };
    Some(match (of(pair.white), of(pair.black)) {
        (Some(one), Some(two)) if one == two => t.get("by-hand-colours-changed"),
        (Some(given), _) => t.a("by-hand-was", "name", surname(other(given, pair.white))),
        (None, Some(given)) => t.a("by-hand-was", "name", surname(other(given, pair.black))),
        (None, None) => t.get("by-hand-new-board"),
    })
}

fn heading(t: Words, view: &HandView) -> String {
    let made = &view.judged.made;
    let waiting = view.seating.unseated().len();
    if view.judged.ruled.is_none() {
        t.get("by-hand-no-rules")
    } else if waiting > 0 {
        t.n("by-hand-waiting", waiting)
    } else if made.is_as_ruled() {
        t.get("by-hand-as-ruled")
    } else {
        t.n(
            "by-hand-differs",
            made.differing.len() + usize::from(made.other_bye),
        )
    }
}

fn criteria(t: Words, view: &HandView) -> Vec<CriterionWords> {
    // A schedule has no criteria.
    let Some(edition) = view.engine.dutch_edition() else {
        return Vec::new();
    };
    let name = |tpn: &Tpn| {
        let person = view.people.get(tpn)?;
        Some(person.name().surname().to_owned())
    };
    let changes = view.judged.made.criteria.iter();
    changes
        .map(|change| {
            let names: Vec<String> = change.who.iter().filter_map(name).collect();
            said::criterion(t, edition, change, &names)
        })
        .collect()
}

/// Levels 2, 3 and 4, always in this order.
fn levels(t: Words, view: &HandView) -> Vec<LevelLine> {
    let judged = &view.judged;
    [Level::Notice, Level::Confirm, Level::ConfirmTwice]
        .into_iter()
        .map(|level| {
            let of_level = judged.against.iter();
            let mut said: Vec<String> = of_level
                .filter(|one| one.concern.level() == level)
                .map(|one| said::sentence(t, one))
                .collect();
            if level == Level::Confirm && !judged.made.is_as_ruled() {
                said.insert(0, t.get("by-hand-not-as-ruled"));
            }
            let on = !said.is_empty();
            let what = if on {
                said.join(" ")
            } else {
                t.get("by-hand-none")
            };
            let key = match level {
                Level::Notice => "by-hand-level-2",
                Level::Confirm => "by-hand-level-3",
                Level::ConfirmTwice | Level::Refuse => "by-hand-level-4",
            };
            LevelLine {
                number: level.number(),
                words: t.a(key, "what", what),
                on,
            }
        })
        .collect()
}

/// `POST …/hand/begin`.
async fn begin(posted: Posted, path: Path<(String, u8)>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (slug, round) = path.into_inner();
    let (key, asked) = (fields.key(), slug.clone());
    let begun = visitor
        .attempt(move |ctx, actor| hand::begin(ctx, actor, key.as_deref(), &asked, round))
        .await;
    match begun {
        Ok(_) | Err(AppError::Refused(Refusal::ByHandBegun)) => {
            Ok(redirect(&format!("/t/{slug}/desk/{round}/hand"), None))
        }
        Err(error) => Err(visitor.fail(error)),
    }
}

/// `POST …/hand/end`: with a `reason` where the draft is not what the rules give.
async fn end(posted: Posted, path: Path<(String, u8)>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (slug, round) = path.into_inner();
    let (key, asked, reason) = (fields.key(), slug.clone(), fields.text("reason"));
    let ended = visitor
        .attempt(move |ctx, actor| hand::end(ctx, actor, key.as_deref(), &asked, round, &reason))
        .await;
    match ended {
        Ok(_) => Ok(redirect(
            &format!("/t/{slug}/desk/{round}"),
            Some("by-hand-ended"),
        )),
        Err(AppError::Fields(errors)) => {
            show_with(&visitor, slug, round, Form { fields, errors }).await
        }
        Err(AppError::Refused(refusal @ Refusal::WithoutSeat { .. })) => {
            let why = words::refusal(visitor.words(), &refusal);
            show_refused(&visitor, slug, round, why).await
        }
        Err(error) => Err(visitor.fail(error)),
    }
}

/// `POST …/hand/nothing`: a draft without boards, to be made by hand.
async fn nothing(posted: Posted, path: Path<(String, u8)>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (slug, round) = path.into_inner();
    let (key, asked) = (fields.key(), slug.clone());
    visitor
        .run(move |ctx, actor| rounds::draft_by_hand(ctx, actor, key.as_deref(), &asked, round))
        .await?;
    Ok(redirect(&format!("/t/{slug}/desk/{round}/hand"), None))
}

/// The change that a form asks for, and the name and value of its button.
fn wanted(fields: &Fields) -> Option<(DraftChange, &'static str, String)> {
    let taken = fields.number("take");
    let pressed = |name: &'static str| fields.number(name).map(|entry| (name, entry));
    let (name, entry) = ["swap", "seat", "colours", "unseat", "bye", "rest"]
        .into_iter()
        .find_map(pressed)?;
    let change = match name {
        "swap" => DraftChange::Swap(taken?, entry),
        "seat" => DraftChange::Seat(taken?, entry),
        "colours" => DraftChange::Colours(entry),
        "unseat" => DraftChange::Unseat(entry),
        "bye" => DraftChange::Bye(entry),
        _ => DraftChange::Rest,
    };
    Some((change, name, entry.to_string()))
}

/// `POST …/hand`: one of `swap`, `seat` (with `take`), `colours`, `unseat`, `bye`, all with an entry, or `rest`;
/// `confirmed` says yes to what the rules forbid.
async fn change(posted: Posted, path: Path<(String, u8)>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (slug, round) = path.into_inner();
    let Some((wished, name, value)) = wanted(&fields) else {
        let status = StatusCode::UNPROCESSABLE_ENTITY;
        return show_page(&visitor, slug, round, Asked::default(), status).await;
    };
    let confirmed = fields.get("confirmed") == "1";
    let (key, asked) = (fields.key(), slug.clone());
    let query = HandQuery {
        take: fields.number("take"),
        page: fields
            .number("page")
            .and_then(|page| usize::try_from(page).ok()),
    };
    let here = match query.page {
        Some(page) => format!("/t/{slug}/desk/{round}/hand?page={page}"),
        None => format!("/t/{slug}/desk/{round}/hand"),
    };
    let task = Task::change("draft", &slug, key.as_deref(), here.clone());
    visitor
        .carry_out(
            task,
            move |ctx, actor, halt| {
                let key = key.as_deref();
                hand::change(ctx, actor, key, &asked, round, wished, confirmed, halt)
            },
            move |visitor, done: Result<Arc<Done<()>>, AppError>| {
                let (slug, here) = (slug.clone(), here.clone());
                let (query, value) = (query.clone(), value.clone());
                async move {
                    let refusal = match done {
                        Ok(_) => return Ok(redirect(&here, None)),
                        Err(AppError::Refused(refusal)) => refusal,
                        Err(error) => return Err(visitor.fail(error)),
                    };
                    let by_yes = matches!(refusal, Refusal::AgainstRules(_));
                    let refused = Refused {
                        why: words::refusal(visitor.words(), &refusal),
                        anyway: by_yes.then_some((name, value)),
                    };
                    let asked = Asked {
                        query,
                        refused: Some(refused),
                        form: None,
                    };
                    let status = StatusCode::UNPROCESSABLE_ENTITY;
                    show_page(&visitor, slug, round, asked, status).await
                }
            },
        )
        .await
}

/// `POST …/hand/undo`.
async fn undo(posted: Posted, path: Path<(String, u8)>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (slug, round) = path.into_inner();
    let (key, asked) = (fields.key(), slug.clone());
    visitor
        .run(move |ctx, actor| hand::take_back(ctx, actor, key.as_deref(), &asked, round))
        .await?;
    Ok(redirect(&format!("/t/{slug}/desk/{round}/hand"), None))
}

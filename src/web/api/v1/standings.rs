//! Standings with their tie-breaks, and the terms of each value of one participant.

use actix_web::HttpResponse;
use serde::Serialize;
use utoipa::{IntoParams, ToSchema};

use crate::{
    app::{
        Actor, AppError, Context,
        tournament::{
            entrant::Entrant,
            standings::{self, StandingLine, StandingsView},
        },
        window::Window,
    },
    event::Outlet,
    i18n::Words,
    tiebreak::{Against, CutReason, Term, TieBreakValue},
    web::{
        Failure, Shows, Visitor,
        routing::{self as web, Path, Query, ServiceConfig},
    },
};

use super::{
    participant::Participant,
    shape::{OPEN, Problems, points, written},
    stretch::Stretch,
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/api/v1/tournaments/{slug}/standings", web::get().to(list))
        .route(
            "/api/v1/tournaments/{slug}/standings/{entry}",
            web::get().to(one),
        );
}

/// A page of the standings after a round.
#[derive(Debug, Serialize, ToSchema)]
pub struct Standings {
    /// Number of the last round counted; 0 for the initial order.
    pub round: u8,
    /// Whether results of these rounds are missing, or games adjourned.
    pub is_provisional: bool,
    /// Whether these are the final standings.
    pub is_final: bool,
    /// Codes of the tie-breaks in their order, with their modifiers, as in C.07.
    #[schema(examples(json!(["BH/C1", "BH", "SB"])))]
    pub tie_breaks: Vec<String>,
    /// Number of participants.
    pub total: usize,
    /// The participants of this page, by place.
    pub standings: Vec<Standing>,
    /// Address of the next page; null at the end.
    pub next: Option<String>,
}

/// A participant in the standings.
#[derive(Debug, Serialize, ToSchema)]
pub struct Standing {
    /// Place from 1; participants who cannot be separated share it.
    pub place: usize,
    /// The participant.
    pub participant: Participant,
    /// Points: a multiple of 0.5.
    pub points: f64,
    /// The value of each tie-break, in their order.
    pub tie_breaks: Vec<Value>,
}

/// The value of a tie-break.
#[derive(Debug, Serialize, ToSchema)]
pub struct Value {
    /// The value, in points unless the tie-break counts something else; null if there is none.
    pub value: Option<f64>,
    /// The value as standings print it, with the decimals of the tie-break.
    #[schema(examples("27.10"))]
    pub text: Option<String>,
    /// Why there is no value: `dropped` (somebody is unrated, C.07 art. 10), `unrated` (the participant is), `no-game`,
    /// `no-rated-opponent`, `all-cut`.
    pub absent: Option<String>,
}

/// A participant in the standings, with the terms of their tie-breaks.
#[derive(Debug, Serialize, ToSchema)]
pub struct Unfolded {
    /// Number of the last round counted.
    pub round: u8,
    /// The participant's line in the standings.
    pub standing: Standing,
    /// Each tie-break with its terms, in their order.
    pub tie_breaks: Vec<UnfoldedTieBreak>,
}

/// A tie-break with its terms.
#[derive(Debug, Serialize, ToSchema)]
pub struct UnfoldedTieBreak {
    /// Its code, as in C.07.
    #[schema(examples("BH/C1"))]
    pub tie_break: String,
    /// Its value.
    pub value: Value,
    /// Its terms, by round.
    pub terms: Vec<Part>,
}

/// One term of a tie-break.
#[derive(Debug, Serialize, ToSchema)]
pub struct Part {
    /// The round of the term; null if it belongs to none.
    pub round: Option<u8>,
    /// Number of the entry whose score or rating it is; null if it belongs to nobody.
    pub entry: Option<i32>,
    /// Whether it belongs to a dummy opponent for an unplayed round (C.07 art. 16.4).
    pub is_dummy: bool,
    /// The number that goes into the sum or the average.
    pub value: Value,
    /// Why it is cut: `least`, `voluntary-unplayed-round`, `most`, `below-limit`; null if it counts.
    pub cut: Option<String>,
}

/// The round after which the standings are wanted.
#[derive(Clone, Copy, Debug, serde::Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct AfterRound {
    /// Number of the last round counted; by default the newest complete one.
    round: Option<u8>,
}

/// A fraction as the nearest number; whole numbers, halves and quarters are exact.
fn number(value: TieBreakValue) -> Option<f64> {
    let (numerator, denominator) = value.exact()?;
    let part = |number: i64| i32::try_from(number).ok().map(f64::from);
    Some(part(numerator)? / part(denominator)?)
}

fn value(value: TieBreakValue, absent: Option<String>) -> Value {
    Value {
        value: number(value),
        text: value.exact().map(|_| value.to_string()),
        absent,
    }
}

fn values(line: &StandingLine) -> Vec<Value> {
    let absent = |column: usize| {
        let why = line.absent.get(column).copied().flatten();
        why.map(|why| why.code().to_owned())
    };
    let values = line.values.iter().enumerate();
    values
        .map(|(column, it)| value(*it, absent(column)))
        .collect()
}

fn standing(t: Words, line: &StandingLine) -> Standing {
    Standing {
        place: line.place,
        participant: Participant::of(t, &line.entrant),
        points: points(line.points),
        tie_breaks: values(line),
    }
}

fn part((term, opponent): &(Term, Option<Entrant>)) -> Part {
    let cut = term.cut.map(|cut| match cut {
        CutReason::LeastSignificant => "least",
        CutReason::VoluntaryUnplayedRound => "voluntary-unplayed-round",
        CutReason::MostSignificant => "most",
        CutReason::BelowLimit => "below-limit",
    });
    Part {
        round: term.round.map(|round| round.get()),
        entry: opponent.as_ref().map(|it| it.entry),
        is_dummy: matches!(term.against, Against::Dummy(_)),
        value: value(term.value, None),
        cut: cut.map(str::to_owned),
    }
}

/// The standings around a participant, once for each of their tie-breaks, so that each can be unfolded.
fn opened(
    ctx: &Context,
    actor: &Actor,
    which: (&str, Option<u8>),
    entry: i32,
) -> Result<Vec<StandingsView>, AppError> {
    let window = Window::Entry(entry);
    let of = |column| {
        let open = Some((entry, column));
        standings::standings_for(ctx, actor, which, open, &window, Outlet::File)
    };
    let first = of(0)?;
    let columns = first.list.len();
    let mut views = vec![first];
    for column in 1..columns {
        views.push(of(column)?);
    }
    Ok(views)
}

fn unfolded(t: Words, views: &[StandingsView], entry: i32) -> Option<Unfolded> {
    let view = views.first()?;
    let line = view.lines.iter().find(|it| it.entrant.entry == entry)?;
    let tie_breaks = view.list.iter().zip(values(line)).zip(views);
    Some(Unfolded {
        round: view.after,
        standing: standing(t, line),
        tie_breaks: tie_breaks
            .map(|((tie_break, value), view)| UnfoldedTieBreak {
                tie_break: tie_break.to_string(),
                value,
                terms: view
                    .unfolded
                    .iter()
                    .flat_map(|unfolded| &unfolded.terms)
                    .map(part)
                    .collect(),
            })
            .collect(),
    })
}

/// The standings after a round, page by page.
#[utoipa::path(
    get,
    path = "/api/v1/tournaments/{slug}/standings",
    tag = "standings",
    params(
        ("slug" = String, Path, description = "The tournament's part of every address"),
        AfterRound,
        Stretch
    ),
    responses((status = 200, description = "A window of the standings", body = Standings), Problems)
)]
pub async fn list(
    visitor: Visitor,
    slug: Path<String>,
    after: Query<AfterRound>,
    wanted: Query<Stretch>,
) -> Result<HttpResponse, Failure> {
    let (slug, round, wanted) = (slug.into_inner(), after.round, wanted.into_inner());
    visitor
        .show_open(
            OPEN,
            Shows::Tournament(slug.clone()),
            move |ctx, actor| {
                let (after, most) = wanted.rows();
                let (which, window) = ((slug.as_str(), round), Window::Stretch { after, most });
                standings::standings_for(ctx, actor, which, None, &window, Outlet::File)
            },
            move |visitor, view| {
                let t = visitor.words();
                let path = format!(
                    "/api/v1/tournaments/{}/standings?round={}",
                    view.summary.slug, view.after
                );
                let answer = Standings {
                    round: view.after,
                    is_provisional: view.provisional,
                    is_final: view.is_final,
                    tie_breaks: view.list.iter().map(ToString::to_string).collect(),
                    total: view.total,
                    standings: view.lines.iter().map(|line| standing(t, line)).collect(),
                    next: wanted.next(&path, view.total),
                };
                written(visitor, &answer)
            },
        )
        .await
}

/// One participant in the standings after a round, with the terms of each of their tie-breaks.
#[utoipa::path(
    get,
    path = "/api/v1/tournaments/{slug}/standings/{entry}",
    tag = "standings",
    params(
        ("slug" = String, Path, description = "The tournament's part of every address"),
        ("entry" = i32, Path, description = "Number of the entry"),
        AfterRound
    ),
    responses((status = 200, description = "Their line and its terms", body = Unfolded), Problems)
)]
pub async fn one(
    visitor: Visitor,
    path: Path<(String, i32)>,
    after: Query<AfterRound>,
) -> Result<HttpResponse, Failure> {
    let ((slug, entry), round) = (path.into_inner(), after.round);
    visitor
        .show_open(
            OPEN,
            Shows::Tournament(slug.clone()),
            move |ctx, actor| opened(ctx, actor, (&slug, round), entry),
            move |visitor, views| match unfolded(visitor.words(), &views, entry) {
                Some(answer) => written(visitor, &answer),
                None => Err(visitor.fail(AppError::NotFound)),
            },
        )
        .await
}

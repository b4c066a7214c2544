//! The teams of an event at the desk: the rules that the event chooses, its teams and their members.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;
use serde::Deserialize;

use crate::{
    app::{
        access::TournamentRole,
        tournament::teams::{
            captain,
            enrol::{self, Wanted},
            input::{TeamInput, TeamRulesInput},
            penalties::{self, GIVEN, PenaltyInput},
            rules,
            team_list::{self, TeamLine},
        },
    },
    event::{Elo, ScoreKind, Word},
    i18n::Words,
    line_ups::{BoardOrder, Model},
    pairing::team_swiss::Preferences,
    web::{
        Failure, Form, Posted, Sent, Visitor, redirect, render,
        routing::{self as web, Path, Query, ServiceConfig},
        show,
        view::{DeskNav, DeskPage, FormView, Page, PlayerName, Section},
    },
    words::{categories, who_plays},
};

use super::team_limits::{self, Barred};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/t/{slug}/teams/desk", web::get().to(page))
        .route("/t/{slug}/teams/rules", web::post().to(set_rules))
        .route("/t/{slug}/teams/add", web::post().to(add))
        .route("/t/{slug}/teams/order", web::post().to(order))
        .route("/t/{slug}/teams/{team}/change", web::post().to(change))
        .route("/t/{slug}/teams/{team}/members", web::post().to(members))
        .route("/t/{slug}/teams/{team}/remove", web::post().to(remove))
        .route("/t/{slug}/teams/{team}/penalty", web::post().to(penalise))
        .route(
            "/t/{slug}/teams/{team}/penalty/{penalty}/lift",
            web::post().to(lift),
        )
        .route("/t/{slug}/teams/{team}/away", web::post().to(away));
}

/// A member of a team, or a candidate.
struct Member {
    entry: i32,
    name: PlayerName,
    rating: Option<u16>,
}

/// A team.
struct Team {
    id: i32,
    number: i32,
    name: String,
    short: String,
    captain: String,
    version: i32,
    average: Option<u32>,
    is_away: bool,
    members: Vec<Member>,
    /// Its penalty and bonus points: number, and the points with their round and reason.
    penalties: Vec<(i32, String)>,
    /// Its byes in coming rounds, with their value.
    byes: Vec<(i32, String)>,
    /// The rules about who may play that its list breaks.
    faults: Vec<String>,
    /// The code with which its captain hands in line-ups.
    code: Option<String>,
}

/// Regulations that can fill the form.
#[derive(Clone)]
struct ModelChoice {
    code: &'static str,
    name: String,
    /// Their source, and what to check.
    source: String,
}

impl ModelChoice {
    fn of(t: Words, model: Model) -> Self {
        let code = model.code();
        Self {
            code,
            name: t.get(&format!("team-model-{code}")),
            source: t.get(&format!("team-model-{code}-source")),
        }
    }
}

/// The possible choices, each as code and words.
type Options = Vec<(&'static str, String)>;

#[derive(Template)]
#[template(path = "desk/teams.html")]
struct TeamsPage {
    page: Page,
    desk: DeskNav,
    form: FormView,
    rules_version: i32,
    primaries: Options,
    secondaries: Options,
    preferences: Options,
    orders: Options,
    /// The organiser's own categories, if it has some.
    own_categories: Option<String>,
    /// Regulations that many events follow: code, words and source.
    models: Vec<ModelChoice>,
    /// The regulations that fill the form.
    model: Option<ModelChoice>,
    /// Whether the reader may change the rules of the event.
    may_set_rules: bool,
    is_fixed: bool,
    boards: usize,
    teams: Vec<Team>,
    free: Vec<Member>,
    /// The teams that may not meet.
    prohibitions: Vec<Barred>,
    /// The coming rounds, for which byes and prohibitions can be set.
    rounds_to_come: Vec<i32>,
    /// The byes that a team can ask for.
    byes: Options,
    /// Whether points are deducted or given.
    ways: Options,
}

fn member(t: Words, entrant: &crate::app::tournament::entrant::Entrant) -> Member {
    Member {
        entry: entrant.entry,
        name: show::name(t, entrant, None),
        rating: entrant.rating.map(Elo::get),
    }
}

fn team(t: Words, line: &TeamLine, codes: &[(i32, String)]) -> Team {
    let mut codes = codes.iter();
    let code = codes.find(|(team, _)| *team == line.team.id);
    Team {
        id: line.team.id,
        number: line.team.number,
        name: line.team.name.clone(),
        short: line.input.team_short.clone(),
        captain: line.input.team_captain.clone(),
        version: line.version,
        average: line.average,
        is_away: line.is_away,
        members: line.members.iter().map(|one| member(t, one)).collect(),
        penalties: line
            .penalties
            .iter()
            .map(|one| (one.id, who_plays::penalty(t, one)))
            .collect(),
        byes: line
            .byes
            .iter()
            .map(|(round, bye)| (*round, team_limits::bye_in(t, *round, *bye)))
            .collect(),
        faults: line
            .faults
            .iter()
            .map(|fault| who_plays::fault(t, fault))
            .collect(),
        code: code.map(|(_, code)| code.clone()),
    }
}

async fn show_page(
    visitor: &Visitor,
    slug: String,
    status: StatusCode,
    (typed, model): (Option<Form>, Option<Model>),
) -> Result<HttpResponse, Failure> {
    visitor
        .show(
            move |ctx, actor| {
                let codes = captain::codes(ctx, actor, &slug)?;
                Ok((team_list::teams(ctx, actor, &slug)?, codes))
            },
            move |visitor, (view, codes)| {
                let role = visitor.arbiter(view.role)?;
                let t = visitor.words();
                let rules = match model {
                    Some(model) => view.rules.clone().by_model(model),
                    None => view.rules.clone(),
                };
                let mut form = Form::filled(&rules.fields());
                if let Some(typed) = typed {
                    let mut first = typed.fields.0;
                    first.append(&mut form.fields.0);
                    form.fields.0 = first;
                    form.errors = typed.errors;
                }
                let template = TeamsPage {
                    page: visitor.page(Section::Other),
                    desk: show::desk_nav(visitor, &view.summary, role, DeskPage::Teams),
                    form: form.view(visitor),
                    rules_version: view.rules_version,
                    primaries: ScoreKind::ALL
                        .map(|kind| (kind.code(), t.get(&format!("team-score-{}", kind.code()))))
                        .to_vec(),
                    secondaries: ["yes", "no"]
                        .map(|code| (code, t.get(&format!("team-secondary-{code}"))))
                        .to_vec(),
                    preferences: Preferences::ALL
                        .map(|kind| (kind.code(), t.get(&format!("team-colours-{}", kind.code()))))
                        .to_vec(),
                    orders: BoardOrder::ALL
                        .map(|order| (order.code(), t.get(&format!("team-order-{}", order.code()))))
                        .to_vec(),
                    own_categories: categories::own(t, &view.categories),
                    models: Model::ALL.map(|model| ModelChoice::of(t, model)).to_vec(),
                    model: model.map(|model| ModelChoice::of(t, model)),
                    may_set_rules: role != TournamentRole::Deputy,
                    is_fixed: view.is_fixed,
                    boards: view.boards,
                    teams: view
                        .teams
                        .iter()
                        .map(|line| team(t, line, &codes))
                        .collect(),
                    free: view.free.iter().map(|one| member(t, one)).collect(),
                    prohibitions: view
                        .prohibitions
                        .iter()
                        .map(|one| Barred::of(t, one))
                        .collect(),
                    rounds_to_come: view.rounds_to_come.clone(),
                    byes: team_limits::kinds(t),
                    ways: ["off", GIVEN]
                        .map(|code| (code, t.get(&format!("penalty-way-{code}"))))
                        .to_vec(),
                };
                render(visitor, status, &template)
            },
        )
        .await
}

#[derive(Deserialize)]
struct Wished {
    /// Code of the [`Model`] that fills the form of the rules.
    model: Option<String>,
}

async fn page(
    visitor: Visitor,
    slug: Path<String>,
    query: Query<Wished>,
) -> Result<HttpResponse, Failure> {
    let model = query.model.as_deref().and_then(Model::from_code);
    show_page(&visitor, slug.into_inner(), StatusCode::OK, (None, model)).await
}

async fn answered<T>(
    sent: Sent<T>,
    slug: String,
    (anchor, flash): (String, Option<&'static str>),
) -> Result<HttpResponse, Failure> {
    match sent {
        Sent::Done(_) => Ok(redirect(&format!("/t/{slug}/teams/desk{anchor}"), flash)),
        Sent::Refused(visitor, form) => {
            let status = StatusCode::UNPROCESSABLE_ENTITY;
            show_page(&visitor, slug, status, (Some(form), None)).await
        }
    }
}

/// `POST …/rules`: the fields of [`TeamRulesInput`], and the `version` that was seen.
async fn set_rules(posted: Posted, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    let asked = slug.clone();
    let sent = posted
        .send(move |ctx, actor, fields| {
            let (key, version) = (fields.key(), fields.number("version").unwrap_or_default());
            let input: TeamRulesInput = fields.read();
            rules::set(ctx, actor, key.as_deref(), &asked, version, &input)
        })
        .await?;
    answered(sent, slug, (String::new(), Some("settings-saved"))).await
}

/// `POST …/add`: the fields of [`TeamInput`].
async fn add(posted: Posted, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    let asked = slug.clone();
    let sent = posted
        .send(move |ctx, actor, fields| {
            let input: TeamInput = fields.read();
            enrol::add(ctx, actor, fields.key().as_deref(), &asked, &input)
        })
        .await?;
    answered(sent, slug, ("#add".to_owned(), None)).await
}

/// `POST …/order`: `up`, the team that changes places with the one before it; without it, the teams are ordered by rating.
async fn order(posted: Posted, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    let asked = slug.clone();
    let sent = posted
        .send(move |ctx, actor, fields| {
            let wanted = fields.number("up").map_or(Wanted::ByRating, Wanted::Up);
            enrol::order(ctx, actor, fields.key().as_deref(), &asked, &wanted)
        })
        .await?;
    answered(sent, slug, (String::new(), None)).await
}

/// `POST …/change`: the fields of [`TeamInput`], and the `version` that was seen.
async fn change(posted: Posted, path: Path<(String, i32)>) -> Result<HttpResponse, Failure> {
    let (slug, team) = path.into_inner();
    let asked = slug.clone();
    let sent = posted
        .send(move |ctx, actor, fields| {
            let (key, which) = (
                fields.key(),
                (team, fields.number("version").unwrap_or_default()),
            );
            let input: TeamInput = fields.read();
            enrol::change(ctx, actor, key.as_deref(), &asked, which, &input)
        })
        .await?;
    answered(sent, slug, (format!("#team-{team}"), None)).await
}

/// `POST …/members`: `with`, `without` or `up`, an entry; without any of them, the members are ordered by rating.
async fn members(posted: Posted, path: Path<(String, i32)>) -> Result<HttpResponse, Failure> {
    let (slug, team) = path.into_inner();
    let asked = slug.clone();
    let sent = posted
        .send(move |ctx, actor, fields| {
            let of = |name, make: fn(i32) -> Wanted| fields.number(name).map(make);
            let wanted = of("without", Wanted::Without)
                .or_else(|| of("up", Wanted::Up))
                .or_else(|| of("with", Wanted::With))
                .unwrap_or(Wanted::ByRating);
            enrol::set_members(ctx, actor, fields.key().as_deref(), &asked, team, &wanted)
        })
        .await?;
    answered(sent, slug, (format!("#team-{team}"), None)).await
}

async fn remove(posted: Posted, path: Path<(String, i32)>) -> Result<HttpResponse, Failure> {
    let (slug, team) = path.into_inner();
    let asked = slug.clone();
    let sent = posted
        .send(move |ctx, actor, fields| {
            enrol::remove(ctx, actor, fields.key().as_deref(), &asked, team)
        })
        .await?;
    answered(sent, slug, (String::new(), None)).await
}

/// `POST …/penalty`: the fields of [`PenaltyInput`].
async fn penalise(posted: Posted, path: Path<(String, i32)>) -> Result<HttpResponse, Failure> {
    let (slug, team) = path.into_inner();
    let asked = slug.clone();
    let sent = posted
        .send(move |ctx, actor, fields| {
            let input: PenaltyInput = fields.read();
            let which = (asked.as_str(), team);
            penalties::give(ctx, actor, fields.key().as_deref(), which, &input)
        })
        .await?;
    answered(sent, slug, (format!("#team-{team}"), None)).await
}

async fn lift(posted: Posted, path: Path<(String, i32, i32)>) -> Result<HttpResponse, Failure> {
    let (slug, team, penalty) = path.into_inner();
    let asked = slug.clone();
    let sent = posted
        .send(move |ctx, actor, fields| {
            let which = (asked.as_str(), team);
            penalties::lift(ctx, actor, fields.key().as_deref(), which, penalty)
        })
        .await?;
    answered(sent, slug, (format!("#team-{team}"), None)).await
}

/// `POST …/away`: `away` says whether the team is absent.
async fn away(posted: Posted, path: Path<(String, i32)>) -> Result<HttpResponse, Failure> {
    let (slug, team) = path.into_inner();
    let asked = slug.clone();
    let sent = posted
        .send(move |ctx, actor, fields| {
            let away = fields.get("away") == "1";
            enrol::set_away(ctx, actor, fields.key().as_deref(), &asked, team, away)
        })
        .await?;
    answered(sent, slug, (format!("#team-{team}"), None)).await
}

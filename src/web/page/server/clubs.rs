//! Clubs for their moderators: the list with its filters and keys, the page of one club, and its merging.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;
use serde::Deserialize;

use crate::{
    app::{
        AppError,
        clubs::{
            SecretaryLine, SimilarClub,
            moderation::{self, ClubDecision, ModeratedClub, ModeratedLine, ModerationQuery},
        },
    },
    event::{ClubStatus, REGIONS, Word},
    i18n::Words,
    web::{
        Failure, Form, Posted, Visitor, redirect, render,
        routing::{self as web, Path, Query, ServiceConfig},
        view::{FormView, Page, Pages, Section},
    },
    words::{self, moment},
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/admin/clubs", web::get().to(list))
        .route("/admin/clubs/decide", web::post().to(decide))
        .route("/admin/clubs/{id:\\d+}", web::get().to(one))
        .service(
            web::resource("/admin/clubs/{id:\\d+}/merge")
                .route(web::get().to(choose))
                .route(web::post().to(merge)),
        );
}

/// Clubs on one page.
const CLUBS: usize = 25;

/// The query of the search.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
struct Search {
    status: String,
    region: String,
    q: String,
    page: Option<usize>,
}

impl Search {
    fn query(&self) -> ModerationQuery {
        ModerationQuery {
            status: ClubStatus::from_code(&self.status),
            region: self.region.clone(),
            text: self.q.clone(),
        }
    }

    fn fields(&self) -> [(&'static str, &str); 3] {
        [
            ("status", self.status.as_str()),
            ("region", &self.region),
            ("q", &self.q),
        ]
    }

    /// Address of the list with this search.
    fn address(&self) -> String {
        let fields = serde_urlencoded::to_string(self.fields()).unwrap_or_default();
        format!("/admin/clubs?{fields}")
    }
}

/// A row of the list.
struct Line {
    /// Number and row version, as the form sends them.
    value: String,
    id: i32,
    name: String,
    town: String,
    province: String,
    status: String,
    /// Whether a decision is needed.
    is_waiting: bool,
    is_suspended: bool,
    /// Since when it waits, or the reason of its state.
    about: String,
    players: i64,
}

impl Line {
    fn of(t: Words, line: &ModeratedLine) -> Self {
        Self {
            value: format!("{}:{}", line.id, line.version),
            id: line.id,
            name: line.name.clone(),
            town: line.town.clone(),
            province: line.province.clone(),
            status: t.get(&format!("club-status-{}", line.status.code())),
            is_waiting: line.status == ClubStatus::Pending,
            is_suspended: line.status == ClubStatus::Suspended,
            about: match line.status {
                ClubStatus::Suspended => line.suspended_for.clone(),
                _ => moment::date(t, moment::local(line.sent).date()),
            },
            players: line.players,
        }
    }
}

#[derive(Template)]
#[template(path = "server/clubs.html")]
struct ClubsPage {
    page: Page,
    /// How many clubs wait, and for whose decision.
    lead: String,
    found: String,
    search: FormView,
    statuses: Vec<(String, String)>,
    regions: Vec<(String, String)>,
    lines: Vec<Line>,
    pages: Pages,
    form: FormView,
    refused: Option<String>,
}

async fn show(
    visitor: &Visitor,
    status: StatusCode,
    search: Search,
    form: Form,
    refused: Option<String>,
) -> Result<HttpResponse, Failure> {
    let asked = search.query();
    let number = search.page.unwrap_or(1);
    visitor
        .show(
            move |ctx, actor| {
                moderation::list(ctx, actor, &asked, |total| {
                    let last = total.div_ceil(CLUBS).max(1);
                    let number = number.clamp(1, last);
                    (number - 1) * CLUBS..(number * CLUBS).min(total)
                })
            },
            move |visitor, found| {
                let t = visitor.words();
                let mut statuses = vec![(String::new(), t.get("club-status-any"))];
                statuses.extend(ClubStatus::ALL.map(|status| {
                    let code = status.code();
                    (code.to_owned(), t.get(&format!("club-status-{code}")))
                }));
                let own: Vec<&str> = match &found.regions {
                    Some(regions) => regions.iter().map(String::as_str).collect(),
                    None => REGIONS.to_vec(),
                };
                let mut regions = vec![(String::new(), t.get("clubs-all-regions"))];
                regions.extend(
                    own.iter()
                        .map(|name| ((*name).to_owned(), (*name).to_owned())),
                );
                let waiting = t.n("admin-waiting", found.waiting);
                let base = search.address();
                let template = ClubsPage {
                    page: visitor.page(Section::Admin),
                    lead: match &found.regions {
                        Some(regions) => format!("{waiting}. {}", regions.join(", ")),
                        None => waiting,
                    },
                    found: t.n("clubs-found", found.found),
                    search: Form::filled(&search.fields()).view(visitor),
                    pages: Pages::cut(t, found.found, CLUBS, number, |page| {
                        format!("{base}&page={page}")
                    }),
                    statuses,
                    regions,
                    lines: found.clubs.iter().map(|line| Line::of(t, line)).collect(),
                    form: form.labelled(visitor, &[("reason", "enter-reason")]),
                    refused,
                };
                render(visitor, status, &template)
            },
        )
        .await
}

async fn list(visitor: Visitor, search: Query<Search>) -> Result<HttpResponse, Failure> {
    let search = search.into_inner();
    show(&visitor, StatusCode::OK, search, Form::default(), None).await
}

/// A decision as it is sent, beside the clubs.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Sent {
    #[serde(rename = "do")]
    decision: String,
    reason: String,
    /// The club from whose page it comes; none from the list.
    one: Option<i32>,
    /// The search of the list.
    status: String,
    region: String,
    q: String,
}

/// `POST …/decide`: `club` (number and version) as often as clubs are chosen, and what [`Sent`] has.
async fn decide(posted: Posted) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let sent: Sent = fields.read();
    let Some(decision) = ClubDecision::parse(&sent.decision) else {
        return Err(visitor.fail(AppError::NotFound));
    };
    let chosen = fields.all("club").filter_map(|one| {
        let (club, version) = one.split_once(':')?;
        Some((club.parse().ok()?, version.parse().ok()?))
    });
    let chosen: Vec<(i32, i32)> = chosen.collect();
    let (key, reason, one) = (fields.key(), sent.reason, sent.one);
    let search = Search {
        status: sent.status,
        region: sent.region,
        q: sent.q,
        page: None,
    };
    let back = one.map_or_else(|| search.address(), |one| format!("/admin/clubs/{one}"));
    let answer = visitor
        .attempt(move |ctx, actor| {
            moderation::decide(ctx, actor, key.as_deref(), &chosen, decision, &reason)
        })
        .await;
    let (errors, refused) = match answer {
        Ok(_) => return Ok(redirect(&back, Some("clubs-decided"))),
        Err(AppError::Fields(errors)) => (errors, None),
        Err(AppError::Refused(refusal)) => {
            (Vec::new(), Some(words::refusal(visitor.words(), &refusal)))
        }
        Err(error) => return Err(visitor.fail(error)),
    };
    let form = Form { fields, errors };
    let status = StatusCode::UNPROCESSABLE_ENTITY;
    match one {
        Some(one) => show_one(&visitor, status, one, form, refused).await,
        None => show(&visitor, status, search, form, refused).await,
    }
}

#[derive(Template)]
#[template(path = "server/club.html")]
struct ClubPage {
    page: Page,
    line: Line,
    facts: Vec<(String, String)>,
    similar: Vec<SimilarClub>,
    secretaries: Vec<SecretaryLine>,
    merged_into: Option<(i32, String)>,
    /// The possible decisions in its state: word and code.
    keys: Vec<(&'static str, String)>,
    /// Whether one of them needs a reason.
    asks_reason: bool,
    may_merge: bool,
    form: FormView,
    refused: Option<String>,
}

/// The data of the club, without empty ones.
fn facts(t: Words, club: &ModeratedClub) -> Vec<(String, String)> {
    let input = &club.input;
    let place = [
        input.address.as_str(),
        &input.postcode,
        &input.town,
        &input.province,
        &input.region,
        &input.country,
    ];
    let place: Vec<&str> = place.into_iter().filter(|part| !part.is_empty()).collect();
    let all = [
        ("clubs-seat", place.join(", ")),
        ("clubs-email", input.email.clone()),
        (
            "clubs-proof-word",
            t.get(match club.is_proved {
                true => "clubs-proof-there",
                false => "clubs-proof-missing",
            }),
        ),
        ("clubs-phone", input.phone.clone()),
        ("clubs-web", input.web.clone()),
        ("clubs-president", input.president.clone()),
        ("clubs-federation-code", input.federation_code.clone()),
        (
            "admin-sent",
            moment::date(t, moment::local(club.line.sent).date()),
        ),
        ("nav-players", club.line.players.to_string()),
    ];
    let said = all.into_iter().filter(|(_, text)| !text.is_empty());
    said.map(|(key, text)| (t.get(key), text)).collect()
}

async fn show_one(
    visitor: &Visitor,
    status: StatusCode,
    id: i32,
    form: Form,
    refused: Option<String>,
) -> Result<HttpResponse, Failure> {
    visitor
        .show(
            move |ctx, actor| moderation::one(ctx, actor, id),
            move |visitor, club| {
                let t = visitor.words();
                let keys: &[&str] = match club.line.status {
                    ClubStatus::Pending => &["approve", "reject"],
                    ClubStatus::Approved => &["suspend"],
                    ClubStatus::Suspended => &["restore"],
                    ClubStatus::Rejected | ClubStatus::Merged => &[],
                };
                let key = |code: &&'static str| (*code, t.get(&format!("clubs-do-{code}")));
                let template = ClubPage {
                    page: visitor.page(Section::Admin),
                    facts: facts(t, &club),
                    line: Line::of(t, &club.line),
                    keys: keys.iter().map(key).collect(),
                    asks_reason: keys.iter().any(|key| ["reject", "suspend"].contains(key)),
                    may_merge: !matches!(
                        club.line.status,
                        ClubStatus::Rejected | ClubStatus::Merged
                    ),
                    similar: club.similar,
                    secretaries: club.secretaries,
                    merged_into: club.merged_into,
                    form: form.labelled(visitor, &[("reason", "enter-reason")]),
                    refused,
                };
                render(visitor, status, &template)
            },
        )
        .await
}

async fn one(visitor: Visitor, id: Path<i32>) -> Result<HttpResponse, Failure> {
    let (id, form) = (id.into_inner(), Form::default());
    show_one(&visitor, StatusCode::OK, id, form, None).await
}

#[derive(Template)]
#[template(path = "server/club_merge.html")]
struct MergePage {
    page: Page,
    id: i32,
    version: i32,
    name: String,
    players: String,
    wanted: String,
    found: Vec<(i32, String)>,
    refused: Option<String>,
}

#[derive(Clone, Debug, Default, Deserialize)]
struct Wanted {
    #[serde(default)]
    q: String,
}

async fn show_merge(
    visitor: &Visitor,
    status: StatusCode,
    id: i32,
    wanted: String,
    refused: Option<String>,
) -> Result<HttpResponse, Failure> {
    let asked = wanted.clone();
    visitor
        .show(
            move |ctx, actor| moderation::targets(ctx, actor, id, &asked),
            move |visitor, targets| {
                let template = MergePage {
                    page: visitor.page(Section::Admin),
                    id: targets.id,
                    version: targets.version,
                    name: targets.name,
                    players: visitor.words().n(
                        "clubs-players",
                        usize::try_from(targets.players).unwrap_or(0),
                    ),
                    wanted,
                    found: targets.found,
                    refused,
                };
                render(visitor, status, &template)
            },
        )
        .await
}

async fn choose(
    visitor: Visitor,
    id: Path<i32>,
    wanted: Query<Wanted>,
) -> Result<HttpResponse, Failure> {
    let (id, wanted) = (id.into_inner(), wanted.into_inner().q);
    show_merge(&visitor, StatusCode::OK, id, wanted, None).await
}

/// `POST …/merge`: `version`, and `into`, the number of the other club.
async fn merge(posted: Posted, id: Path<i32>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let id = id.into_inner();
    let version = fields.version().map_err(|error| visitor.fail(error))?;
    let (key, into) = (fields.key(), fields.number("into").unwrap_or(id));
    let answer = visitor
        .attempt(move |ctx, actor| {
            moderation::merge(ctx, actor, key.as_deref(), (id, version), into)
        })
        .await;
    match answer {
        Ok(_) => Ok(redirect(
            &format!("/admin/clubs/{into}"),
            Some("club-merged"),
        )),
        Err(AppError::Refused(refusal)) => {
            let refused = Some(words::refusal(visitor.words(), &refusal));
            let (status, wanted) = (StatusCode::UNPROCESSABLE_ENTITY, fields.text("q"));
            show_merge(&visitor, status, id, wanted, refused).await
        }
        Err(error) => Err(visitor.fail(error)),
    }
}

//! The directory of clubs, a club's page, and registering a club.

use actix_web::{
    HttpResponse,
    http::StatusCode,
    web::{self, Path, Query, ServiceConfig},
};
use askama::Template;

use crate::{
    app::{
        AppError, Refusal,
        clubs::{self, ClubInput, ClubPage, DirectoryQuery, SimilarClub},
        fold,
    },
    event::{PROVINCES, REGIONS},
    i18n::Words,
    web::{
        Failure, Fields, Form, Posted, Visitor, moment,
        page::players::{PlayerLine, player_line},
        redirect, render,
        view::{FormView, Page, Section},
    },
};

/// Addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/clubs", web::get().to(directory))
        .service(
            web::resource("/clubs/register")
                .route(web::get().to(registration))
                .route(web::post().to(register)),
        )
        .route("/clubs/sent", web::get().to(sent))
        .route("/clubs/{id:\\d+}", web::get().to(club));
}

/// Values and words of a list of choices.
type Options = Vec<(String, String)>;

fn provinces(region: Option<&str>, first: String) -> Options {
    let mut sorted: Vec<_> = PROVINCES
        .iter()
        .filter(|province| region.is_none_or(|region| province.region == region))
        .collect();
    sorted.sort_by_key(|province| fold(province.name));
    let mut options = vec![(String::new(), first)];
    options.extend(
        sorted
            .iter()
            .map(|p| (p.code.to_owned(), format!("{} ({})", p.name, p.code))),
    );
    options
}

fn regions(first: String) -> Options {
    let mut options = vec![(String::new(), first)];
    options.extend(REGIONS.map(|region| (region.to_owned(), region.to_owned())));
    options
}

#[derive(Default, serde::Deserialize)]
struct Search {
    #[serde(default)]
    region: String,
    #[serde(default)]
    province: String,
    #[serde(default)]
    q: String,
}

struct Line {
    id: i32,
    /// Name of the province or of the country, once for each.
    group: String,
    /// Whether a line of another group follows.
    last: bool,
    name: String,
    town: String,
    code: String,
    players: String,
    tournaments: String,
}

#[derive(Template)]
#[template(path = "clubs/directory.html")]
struct DirectoryPage {
    page: Page,
    heading: String,
    lead: String,
    year: i32,
    regions: Options,
    provinces: Options,
    form: FormView,
    lines: Vec<Line>,
    counts: Vec<(String, usize)>,
}

fn count(number: usize) -> String {
    if number == 0 {
        "–".to_owned()
    } else {
        number.to_string()
    }
}

async fn directory(visitor: Visitor, query: Query<Search>) -> Result<HttpResponse, Failure> {
    let Search {
        region,
        province,
        q,
    } = query.into_inner();
    let asked = DirectoryQuery {
        region,
        province,
        text: q.clone(),
    };
    let (found, counts) = visitor
        .run(move |ctx, _| Ok((clubs::directory(ctx, &asked)?, clubs::count_by_region(ctx)?)))
        .await?;
    let t = visitor.words();
    let (heading, mut lead) = match found.region {
        Some(region) => (
            t.a("clubs-of-region", "region", region),
            t.a2(
                "clubs-lead-region",
                "n",
                found.total,
                "provinces",
                found.provinces,
            ),
        ),
        None => (t.get("nav-clubs"), t.n("clubs-lead", found.total)),
    };
    if found.province.is_some() || !q.trim().is_empty() {
        lead = format!("{lead} {}", t.n("clubs-found", found.clubs.len()));
    }
    let form = Form::filled(&[
        ("region", found.region.unwrap_or_default()),
        ("province", found.province.map_or("", |p| p.code)),
        ("q", &q),
    ]);
    let groups: Vec<String> = found
        .clubs
        .iter()
        .map(|club| {
            club.province
                .map_or_else(|| club.country.clone(), |p| p.name.to_owned())
        })
        .collect();
    let lines = found
        .clubs
        .iter()
        .enumerate()
        .map(|(index, club)| {
            let group = groups.get(index).cloned().unwrap_or_default();
            let before = index.checked_sub(1).and_then(|i| groups.get(i));
            Line {
                id: club.id,
                last: groups.get(index + 1).is_some_and(|next| *next != group),
                group: if before == Some(&group) {
                    String::new()
                } else {
                    group
                },
                name: club.name.clone(),
                town: club.town.clone(),
                code: club.province.map_or("", |p| p.code).to_owned(),
                players: count(usize::try_from(club.players).unwrap_or_default()),
                tournaments: count(club.tournaments),
            }
        })
        .collect();
    let template = DirectoryPage {
        page: visitor.page(Section::Clubs),
        heading,
        lead,
        year: found.year,
        regions: regions(t.get("clubs-all-regions")),
        provinces: provinces(found.region, t.get("clubs-all-provinces")),
        form: form.view(&visitor),
        lines,
        counts: counts
            .into_iter()
            .filter(|(region, _)| Some(region.as_str()) != found.region)
            .collect(),
    };
    render(&visitor, StatusCode::OK, &template)
}

#[derive(Template)]
#[template(path = "clubs/register.html")]
struct RegisterPage {
    page: Page,
    form: FormView,
    regions: Options,
    provinces: Options,
    similar: Vec<SimilarClub>,
}

fn show_registration(
    visitor: &Visitor,
    status: StatusCode,
    form: &Form,
    similar: Vec<SimilarClub>,
) -> Result<HttpResponse, Failure> {
    let template = RegisterPage {
        page: visitor.page(Section::Clubs),
        form: form.view(visitor),
        regions: regions("–".to_owned()),
        provinces: provinces(None, "–".to_owned()),
        similar,
    };
    render(visitor, status, &template)
}

async fn registration(visitor: Visitor) -> Result<HttpResponse, Failure> {
    let form = Form::filled(&[("country", "Italia")]);
    show_registration(&visitor, StatusCode::OK, &form, Vec::new())
}

fn input(fields: &Fields) -> ClubInput {
    ClubInput {
        name: fields.text("name"),
        federation_code: fields.text("federation_code"),
        country: fields.text("country"),
        region: fields.text("region"),
        province: fields.text("province"),
        town: fields.text("town"),
        postcode: fields.text("postcode"),
        address: fields.text("address"),
        email: fields.text("email"),
        phone: fields.text("phone"),
        web: fields.text("web"),
        president: fields.text("president"),
        show_contacts: fields.is_on("show_contacts"),
        is_another: fields.get("another") == "1",
    }
}

async fn register(posted: Posted) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (key, input) = (fields.key(), input(&fields));
    let answer = visitor
        .attempt(move |ctx, actor| clubs::register(ctx, actor, key.as_deref(), &input))
        .await;
    let status = StatusCode::UNPROCESSABLE_ENTITY;
    match answer {
        Ok(_) => Ok(redirect("/clubs/sent", None)),
        Err(AppError::Fields(errors)) => {
            show_registration(&visitor, status, &Form { fields, errors }, Vec::new())
        }
        Err(AppError::Refused(Refusal::SimilarClubs(similar))) => {
            let errors = Vec::new();
            show_registration(&visitor, status, &Form { fields, errors }, similar)
        }
        Err(error) => Err(visitor.fail(error)),
    }
}

#[derive(Template)]
#[template(path = "clubs/sent.html")]
struct SentPage {
    page: Page,
}

async fn sent(visitor: Visitor) -> Result<HttpResponse, Failure> {
    let page = visitor.page(Section::Clubs);
    render(&visitor, StatusCode::OK, &SentPage { page })
}

struct TournamentLine {
    slug: String,
    name: String,
    dates: String,
    town: String,
    players: usize,
}

struct Fact {
    term: String,
    text: String,
    link: Option<String>,
}

#[derive(Template)]
#[template(path = "clubs/club.html")]
struct Club {
    page: Page,
    club: ClubPage,
    lead: String,
    facts: Vec<Fact>,
    players: Vec<PlayerLine>,
    tournaments: Vec<TournamentLine>,
}

fn facts(t: Words, club: &ClubPage) -> Vec<Fact> {
    let town = [club.postcode.as_str(), club.town.as_str()].join(" ");
    let place = match club.province {
        Some(province) => format!("{} ({})", town.trim(), province.code),
        None => format!("{}, {}", town.trim(), club.country),
    };
    let place = if club.address.is_empty() {
        place
    } else {
        format!("{}, {place}", club.address)
    };
    [
        ("clubs-address", place, None),
        ("clubs-web", club.web.clone(), Some(club.web.clone())),
        (
            "clubs-email",
            club.email.clone(),
            Some(format!("mailto:{}", club.email)),
        ),
        ("clubs-phone", club.phone.clone(), None),
        ("clubs-president", club.president.clone(), None),
        ("clubs-federation-code", club.federation_code.clone(), None),
    ]
    .into_iter()
    .filter(|(_, text, _)| !text.is_empty())
    .map(|(term, text, link)| Fact {
        term: t.get(term),
        text,
        link,
    })
    .collect()
}

async fn club(visitor: Visitor, id: Path<i32>) -> Result<HttpResponse, Failure> {
    let id = id.into_inner();
    let club = visitor
        .run(move |ctx, actor| clubs::page(ctx, actor, id))
        .await?;
    let t = visitor.words();
    let lead = match club.province {
        Some(province) => format!("{}, {}, {}", club.town, province.name, province.region),
        None => format!("{}, {}", club.town, club.country),
    };
    let template = Club {
        page: visitor.page(Section::Clubs),
        lead,
        facts: facts(t, &club),
        players: club.players.iter().map(|p| player_line(t, p)).collect(),
        tournaments: club
            .tournaments
            .iter()
            .map(|tournament| TournamentLine {
                slug: tournament.slug.clone(),
                name: tournament.name.clone(),
                dates: moment::span(t, tournament.days.0, tournament.days.1),
                town: tournament.town.clone(),
                players: tournament.players,
            })
            .collect(),
        club,
    };
    render(&visitor, StatusCode::OK, &template)
}

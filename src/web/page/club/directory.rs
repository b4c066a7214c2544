//! The directory of clubs, and the page of a club.

use actix_web::{
    HttpResponse,
    http::{StatusCode, header},
};
use askama::Template;

use crate::{
    app::{
        clubs::{self, ClubLine, ClubPage, ClubWindows, DirectoryQuery},
        organisers::Ground,
    },
    event::AssociationKind,
    i18n::Words,
    web::{
        Failure, Form, Shows, Visitor,
        page::club::players::{PlayerLine, player_line},
        render,
        routing::{self as web, Path, Query, ServiceConfig},
        view::{FormView, Page, Pages, Section},
    },
    words::moment,
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/clubs", web::get().to(directory))
        .route("/clubs/{id:\\d+}", web::get().to(club));
}

/// Options of a choice: value and words.
pub(super) type Options = Vec<(String, String)>;

/// The provinces of a region, or all, by name.
pub(super) fn provinces(ground: &Ground, region: Option<&str>, first: String) -> Options {
    let mut options = vec![(String::new(), first)];
    let is_shown = |code: &str| {
        let found = ground.territory.province(code);
        region.is_none_or(|name| found.is_some_and(|(own, _)| own.name == name))
    };
    let all = ground.provinces().into_iter();
    options.extend(all.filter(|(code, _)| is_shown(code)));
    options
}

pub(super) fn regions(ground: &Ground, first: String) -> Options {
    let mut options = vec![(String::new(), first)];
    let names = ground.region_names().into_iter();
    options.extend(names.map(|name| (name.clone(), name)));
    options
}

pub(super) fn kinds(t: Words) -> Options {
    let named = |kind: AssociationKind| (kind.code().to_owned(), kind_words(t, kind));
    AssociationKind::ALL.map(named).to_vec()
}

fn kind_words(t: Words, kind: AssociationKind) -> String {
    t.get(&format!("association-kind-{}", kind.code()))
}

#[derive(Default, serde::Deserialize)]
struct Search {
    #[serde(default)]
    region: String,
    #[serde(default)]
    province: String,
    #[serde(default)]
    q: String,
    #[serde(default)]
    kind: String,
    /// Page of the list, from 1.
    #[serde(default)]
    page: Option<usize>,
}

struct Line {
    id: i32,
    /// Name of the province or country, once for each group.
    group: String,
    /// Whether the next line belongs to another group.
    last: bool,
    name: String,
    /// The type of association, if it is not a chess club.
    kind: Option<String>,
    town: String,
    code: String,
    players: String,
    tournaments: String,
}

#[derive(Template)]
#[template(path = "club/directory.html")]
struct DirectoryPage {
    page: Page,
    heading: String,
    lead: String,
    year: i32,
    regions: Options,
    provinces: Options,
    kinds: Options,
    form: FormView,
    lines: Vec<Line>,
    pages: Pages,
    counts: Vec<(String, usize)>,
}

fn count(number: usize) -> String {
    if number == 0 {
        "–".to_owned()
    } else {
        number.to_string()
    }
}

/// The clubs of a page of the list, in groups by province, or by country abroad.
fn lines(t: Words, clubs: &[ClubLine]) -> Vec<Line> {
    let groups: Vec<String> = clubs
        .iter()
        .map(|club| {
            club.province
                .map_or_else(|| club.country.clone(), |p| p.name.to_owned())
        })
        .collect();
    let line = |(index, club): (usize, &ClubLine)| {
        let group = groups.get(index).cloned().unwrap_or_default();
        // Each page of the list begins with the name of its group.
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
            kind: (club.kind != AssociationKind::Club).then(|| kind_words(t, club.kind)),
            town: club.town.clone(),
            code: club.province.map_or("", |p| p.code).to_owned(),
            players: count(usize::try_from(club.players).unwrap_or_default()),
            tournaments: count(club.tournaments),
        }
    };
    clubs.iter().enumerate().map(line).collect()
}

async fn directory(visitor: Visitor, query: Query<Search>) -> Result<HttpResponse, Failure> {
    let Search {
        region,
        province,
        q,
        kind,
        page,
    } = query.into_inner();
    let asked = DirectoryQuery {
        region,
        province,
        text: q.clone(),
        kind: kind.clone(),
    };
    visitor
        .show_public(
            Shows::Lists,
            move |ctx, _| {
                let found = clubs::directory(ctx, &asked, page.unwrap_or(1))?;
                Ok((found, clubs::count_by_region(ctx)?))
            },
            move |visitor, (found, counts)| {
                let t = visitor.words();
                let (heading, mut lead) = match found.region {
                    Some(region) => (
                        t.with_one("clubs-of-region", "region", region),
                        t.with_two(
                            "clubs-lead-region",
                            "n",
                            found.total,
                            "provinces",
                            found.provinces,
                        ),
                    ),
                    None => (t.get("nav-clubs"), t.n("clubs-lead", found.total)),
                };
                if found.province.is_some() || !q.trim().is_empty() || !kind.is_empty() {
                    lead = format!("{lead} {}", t.n("clubs-found", found.found));
                }
                let asked = [
                    ("region", found.region.unwrap_or_default()),
                    ("province", found.province.map_or("", |p| p.code)),
                    ("q", q.as_str()),
                    ("kind", kind.as_str()),
                ];
                let ground = Ground::house();
                let form = Form::filled(&asked);
                let base = format!(
                    "/clubs?{}",
                    serde_urlencoded::to_string(asked).unwrap_or_default()
                );
                let pages = Pages::new(t, found.found, found.shown.start, &base);
                let lines = lines(t, &found.clubs);
                let mut every_kind = vec![(String::new(), t.get("association-kind-all"))];
                every_kind.extend(kinds(t));
                let template = DirectoryPage {
                    page: visitor.page(Section::Clubs),
                    heading,
                    lead,
                    year: found.year,
                    regions: regions(&ground, t.get("clubs-all-regions")),
                    provinces: provinces(&ground, found.region, t.get("clubs-all-provinces")),
                    kinds: every_kind,
                    form: form.view(visitor),
                    lines,
                    pages,
                    counts: counts
                        .into_iter()
                        .filter(|(region, _)| Some(region.as_str()) != found.region)
                        .collect(),
                };
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
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
#[template(path = "club/club.html")]
struct Club {
    page: Page,
    club: ClubPage,
    lead: String,
    facts: Vec<Fact>,
    players: Vec<PlayerLine>,
    player_pages: Pages,
    tournaments: Vec<TournamentLine>,
    tournament_pages: Pages,
}

impl Club {
    /// Message key for the players; a school class has pupils.
    fn players_key(&self) -> &'static str {
        match self.club.kind {
            AssociationKind::SchoolClass => "clubs-pupils",
            _ => "clubs-players",
        }
    }
}

fn facts(t: Words, club: &ClubPage) -> Vec<Fact> {
    let town = [club.postcode.as_str(), club.town.as_str()].join(" ");
    let place = match club.province {
        Some(province) => format!("{} ({})", town.trim(), province.code),
        None if club.own_province.is_empty() => format!("{}, {}", town.trim(), club.country),
        None => format!("{} ({}), {}", town.trim(), club.own_province, club.country),
    };
    let place = if club.address.is_empty() {
        place
    } else {
        format!("{}, {place}", club.address)
    };
    [
        ("clubs-kind", kind_words(t, club.kind), None),
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

/// Which pages of a club's lists are shown, from 1.
#[derive(Default, serde::Deserialize)]
#[serde(default)]
struct Looked {
    /// Page of its players.
    page: Option<usize>,
    tournaments: Option<usize>,
}

/// The links to the other pages of a club's players and of its tournaments.
fn ways(t: Words, club: &ClubPage, shown: ClubWindows) -> [Pages; 2] {
    let (id, one, other) = (club.id, shown.players, shown.tournaments);
    let players = Pages::cut(t, club.all_players, clubs::PLAYERS_A_PAGE, one, |page| {
        format!("/clubs/{id}?page={page}&tournaments={other}#players")
    });
    let (all, size) = (club.all_tournaments, clubs::TOURNAMENTS_A_PAGE);
    let tournaments = Pages::cut(t, all, size, other, |page| {
        format!("/clubs/{id}?page={one}&tournaments={page}#tournaments")
    });
    [players, tournaments.below()]
}

async fn club(
    visitor: Visitor,
    id: Path<i32>,
    looked: Query<Looked>,
) -> Result<HttpResponse, Failure> {
    let id = id.into_inner();
    let windows = ClubWindows {
        players: looked.page.unwrap_or(1),
        tournaments: looked.tournaments.unwrap_or(1),
    };
    let shown = visitor
        .show_public(
            Shows::Lists,
            move |ctx, actor| clubs::page(ctx, actor, id, windows),
            move |visitor, club| {
                let t = visitor.words();
                let [player_pages, tournament_pages] = ways(t, &club, windows);
                let lead = match club.province {
                    // If the town gives the province its name, it is shown once.
                    Some(province) if province.name == club.town => {
                        format!("{}, {}", club.town, province.region)
                    }
                    Some(province) => {
                        format!("{}, {}, {}", club.town, province.name, province.region)
                    }
                    None if club.region.is_empty() => format!("{}, {}", club.town, club.country),
                    None => format!("{}, {}, {}", club.town, club.region, club.country),
                };
                let template = Club {
                    page: visitor.page(Section::Clubs),
                    lead,
                    facts: facts(t, &club),
                    players: club.players.iter().map(|p| player_line(t, p)).collect(),
                    player_pages,
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
                    tournament_pages,
                    club,
                };
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await;
    let Err(failure) = shown else {
        return shown;
    };
    // Old links lead to the club that this one was merged into.
    match visitor
        .attempt(move |ctx, _| clubs::merged_into(ctx, id))
        .await
    {
        Ok(Some(into)) => Ok(HttpResponse::MovedPermanently()
            .insert_header((header::LOCATION, format!("/clubs/{into}")))
            .finish()),
        _ => Err(failure),
    }
}

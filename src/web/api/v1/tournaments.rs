//! Tournaments: the list, with the search of the calendar, and one tournament.

use actix_web::HttpResponse;
use serde::Serialize;
use utoipa::{IntoParams, ToSchema};

use crate::{
    app::{
        organisers,
        tournament::{
            calendar::{self, CalendarLine},
            prospectus::{input::ProspectusInput, kept},
            summary::{self, Summary},
        },
        window::Window,
    },
    event::{AgeRange, Categories},
    web::{
        Failure, Shows, Visitor,
        page::public::calendar_query::{self, Search},
        routing::{self as web, Path, Query, ServiceConfig},
    },
    words,
};

use super::{
    shape::{OPEN, Organiser, Problems, text, written},
    stretch::Stretch,
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/api/v1/tournaments", web::get().to(list))
        .route("/api/v1/tournaments/{slug}", web::get().to(one));
}

/// A page of the list of tournaments.
#[derive(Debug, Serialize, ToSchema)]
pub struct Tournaments {
    /// Number of tournaments found.
    pub total: usize,
    /// The tournaments of this page, in the order of the search.
    pub tournaments: Vec<ListedTournament>,
    /// Address of the next page; null at the end.
    pub next: Option<String>,
}

/// A tournament with its data in the calendar.
#[derive(Debug, Serialize, ToSchema)]
pub struct ListedTournament {
    /// The tournament.
    #[serde(flatten)]
    pub tournament: Tournament,
    /// Whether people can enter themselves now.
    pub takes_entries: bool,
    /// Number of places; null without a limit.
    pub places: Option<usize>,
    /// Number of places that are taken, or reserved for requests without a decision.
    pub places_taken: usize,
}

/// A tournament.
#[derive(Debug, Serialize, ToSchema)]
pub struct Tournament {
    /// Its part in every address.
    pub slug: String,
    /// Name of the tournament.
    pub name: String,
    /// Town in which it is played.
    pub town: String,
    /// Playing hall; null if it is not announced.
    pub venue: Option<String>,
    /// Code of the Italian province, two letters; or of one of the organiser's own, up to six letters.
    #[schema(examples("MI"))]
    pub province: Option<String>,
    /// Federation that holds it, in three letters of FIDE.
    #[schema(examples("ITA"))]
    pub federation: Option<String>,
    /// The federation or organiser who holds it here; null for the owner of this installation.
    pub organiser: Option<Organiser>,
    /// First day in local time, `YYYY-MM-DD`.
    #[schema(format = Date)]
    pub start: String,
    /// Last day in local time, `YYYY-MM-DD`.
    #[schema(format = Date)]
    pub end: String,
    /// Present state: `registration` (entries are open), `running`, `finished` (over and closed).
    pub state: String,
    /// `standard`, `rapid` or `blitz`.
    pub kind: String,
    /// Time control as the tournament writes it: minutes, and seconds for each move.
    #[schema(examples("90 + 30\""))]
    pub time_control: String,
    /// Code of the pairing system.
    pub pairing_system: String,
    /// Codes of the tie-breaks in their order, with their modifiers, as in C.07.
    #[schema(examples(json!(["BH/C1", "BH", "SB"])))]
    pub tie_breaks: Vec<String>,
    /// Number of planned rounds.
    pub rounds: u8,
    /// Number of rounds with published pairings.
    pub rounds_published: u8,
    /// Number of the present round, or of the one that was played last; 0 before the first.
    pub round: u8,
    /// Number of people entered.
    pub players: usize,
    /// Chief arbiter.
    pub chief_arbiter: Option<String>,
    /// The delay of moves of unfinished games.
    pub live_delay: Delay,
    /// Address part of the event that it is a section of; null without one.
    pub event: Option<String>,
    /// Name of the section within the event; null without one.
    pub section: Option<String>,
    /// Address of its page for people.
    pub page: String,
}

/// A tournament with the announcement of its organiser.
#[derive(Debug, Serialize, ToSchema)]
pub struct WholeTournament {
    /// The tournament.
    #[serde(flatten)]
    pub tournament: Tournament,
    /// The announcement of its organiser; null if there is none.
    pub prospectus: Option<Prospectus>,
    /// The national categories of its organiser, the highest first; empty for the Italian ones.
    pub categories: Vec<Category>,
}

/// A category of an organiser's own.
#[derive(Debug, Serialize, ToSchema)]
pub struct Category {
    /// Abbreviation: the `category` of a player.
    #[schema(examples("U10"))]
    pub code: String,
    /// Name of the category.
    pub name: String,
    /// Lowest age, in years completed by 31 December of the year in which the tournament begins; null without one.
    pub least_age: Option<u8>,
    /// Highest age, in years completed by 31 December of the year in which the tournament begins; null without one.
    pub greatest_age: Option<u8>,
}

impl Category {
    /// The organiser's own categories; empty if it uses the Italian ones.
    fn own(of: &Categories) -> Vec<Self> {
        let Categories::Own(list) = of else {
            return Vec::new();
        };
        let all = list.categories().iter().map(|one| Self {
            code: one.named.code.clone(),
            name: one.named.name.clone(),
            least_age: one.ages.and_then(AgeRange::least),
            greatest_age: one.ages.and_then(AgeRange::greatest),
        });
        all.collect()
    }
}

/// The announcement of the organiser, in their own words. Their contact data are only on the page.
#[derive(Debug, Serialize, ToSchema)]
pub struct Prospectus {
    /// Name of the organiser.
    pub organiser: Option<String>,
    /// The organiser's web site.
    pub site: Option<String>,
    /// Introduction, in `CommonMark` like the other parts.
    pub text: Option<String>,
    /// Prizes.
    pub prizes: Option<String>,
    /// What players should bring, and what is provided.
    pub equipment: Option<String>,
    /// How to get there, and where to stay.
    pub lodging: Option<String>,
}

impl Prospectus {
    fn of(told: &ProspectusInput) -> Option<Self> {
        let parts = Self {
            organiser: text(&told.prospectus_organiser),
            site: text(&told.prospectus_site),
            text: text(&told.prospectus_text),
            prizes: text(&told.prospectus_prizes),
            equipment: text(&told.prospectus_equipment),
            lodging: text(&told.prospectus_lodging),
        };
        let is_any = parts.organiser.is_some()
            || parts.site.is_some()
            || parts.text.is_some()
            || parts.prizes.is_some()
            || parts.equipment.is_some()
            || parts.lodging.is_some();
        is_any.then_some(parts)
    }
}

/// A move is shown once it is old enough, and enough further moves of both sides were made.
#[derive(Debug, Serialize, ToSchema)]
pub struct Delay {
    /// Minimum age in minutes; 0 for none.
    pub minutes: u8,
    /// Minimum number of further moves of both sides; 0 for none.
    pub moves: u8,
}

impl Tournament {
    fn of(summary: &Summary) -> Self {
        let section = summary.section.as_ref();
        let codes = summary.tie_breaks.split(',');
        Self {
            slug: summary.slug.clone(),
            name: summary.name.clone(),
            town: summary.town.clone(),
            venue: text(&summary.venue),
            province: text(&summary.province),
            federation: text(&summary.federation),
            organiser: summary
                .holder
                .as_ref()
                .map(|holder| Organiser::of(&holder.slug, &holder.name)),
            start: summary.start.to_string(),
            end: summary.end.to_string(),
            state: summary.state.code().to_owned(),
            kind: summary.kind.code().to_owned(),
            time_control: summary.time_control.clone(),
            pairing_system: summary.pairing_system.code().to_owned(),
            tie_breaks: codes
                .filter(|code| !code.is_empty())
                .map(str::to_owned)
                .collect(),
            rounds: summary.course.planned(),
            rounds_published: summary.course.published(),
            round: summary.course.current(),
            players: summary.players,
            chief_arbiter: text(&summary.chief_arbiter),
            live_delay: Delay {
                minutes: summary.live_delay.minutes(),
                moves: summary.live_delay.moves(),
            },
            event: section.map(|section| section.event.clone()),
            section: section.map(|section| section.label.clone()),
            page: format!("/t/{}", summary.slug),
        }
    }
}

/// The search of the calendar.
#[derive(IntoParams)]
#[into_params(parameter_in = Query)]
#[expect(dead_code, reason = "it stands in the document alone")]
struct SearchWords {
    /// The days: `coming` (everything that is not over, the soonest first; the default), `entries` (entries are open),
    /// `weekend` (the next Saturday or Sunday), `over` (the latest first). Any other word counts as the default.
    when: Option<String>,
    /// Words of the name, town or hall; beginnings of words suffice.
    q: Option<String>,
    /// Address part of the organiser who holds the tournaments.
    organiser: Option<String>,
    /// Name of an Italian region, or of one of the organiser's own.
    region: Option<String>,
    /// `standard`, `rapid` or `blitz`.
    kind: Option<String>,
}

/// Tournaments by their days, page by page.
#[utoipa::path(
    get,
    path = "/api/v1/tournaments",
    tag = "tournaments",
    params(SearchWords, Stretch),
    responses((status = 200, description = "A window of the list", body = Tournaments), Problems)
)]
pub async fn list(
    visitor: Visitor,
    search: Query<Search>,
    wanted: Query<Stretch>,
) -> Result<HttpResponse, Failure> {
    let (query, wanted) = (search.query(), wanted.into_inner());
    let asked = query.clone();
    visitor
        .show_open(
            OPEN,
            Shows::Lists,
            move |ctx, _| {
                let (after, most) = wanted.rows();
                let today = words::moment::today(ctx.clock.now());
                calendar::stretch(ctx, &asked, today, &Window::Stretch { after, most })
            },
            move |visitor, found| {
                let listed = |line: &CalendarLine| ListedTournament {
                    tournament: Tournament::of(&line.summary),
                    takes_entries: line.takes_entries,
                    places: line.places,
                    places_taken: line.taken,
                };
                let base = calendar_query::address("/api/v1/tournaments", &query);
                let answer = Tournaments {
                    total: found.total,
                    tournaments: found.lines.iter().map(listed).collect(),
                    next: wanted.next(&base, found.total),
                };
                written(visitor, &answer)
            },
        )
        .await
}

/// One tournament.
#[utoipa::path(
    get,
    path = "/api/v1/tournaments/{slug}",
    tag = "tournaments",
    params(("slug" = String, Path, description = "The tournament's part of every address")),
    responses((status = 200, description = "The tournament", body = WholeTournament), Problems)
)]
pub async fn one(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    visitor
        .show_open(
            OPEN,
            Shows::Tournament(slug.clone()),
            move |ctx, actor| {
                let (summary, _) = summary::get(ctx, actor, &slug)?;
                let categories = organisers::ground_of_tournament(ctx, &slug)?.categories;
                Ok((summary, kept::shown(ctx, &slug)?, categories))
            },
            |visitor, (summary, told, categories)| {
                let whole = WholeTournament {
                    tournament: Tournament::of(&summary),
                    prospectus: Prospectus::of(&told),
                    categories: Category::own(&categories),
                };
                written(visitor, &whole)
            },
        )
        .await
}

//! The entry list in public, a participant's page, and the way to one's own board.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::tournament::{
        entry_list::{self, EntryList},
        personal::{self, PersonalRound, PersonalView},
        window,
    },
    event::{Bye, Elo},
    web::{
        Drawn, Failure, Shows, Visitor,
        page::public::{
            live::live_page,
            my_board_view::{MyBoardPage, MyPairing, MyRound},
            why,
        },
        render,
        routing::{self as web, Path, Query, ServiceConfig},
        show,
        view::{Figure, Page, Pages, PlayerName, Section, TournamentHead, tournament::Tab},
    },
    words::{self, moment},
};

/// Addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/t/{slug}/players", web::get().to(players))
        .route("/t/{slug}/player/{entry}", web::get().to(player))
        .route("/t/{slug}/my-board", web::get().to(my_board));
}

struct ListedPlayer {
    number: Option<u16>,
    name: PlayerName,
    rating: Option<u16>,
    federation: String,
    year: Option<i32>,
    club: String,
    note: String,
}

#[derive(Template)]
#[template(path = "public/players.html")]
struct PlayersPage {
    page: Page,
    head: TournamentHead,
    /// Those who are not listed yet.
    hidden: usize,
    total: usize,
    rows: Vec<ListedPlayer>,
    pages: Pages,
}

#[derive(serde::Deserialize)]
struct PageQuery {
    page: Option<usize>,
}

async fn players(
    visitor: Visitor,
    slug: Path<String>,
    query: Query<PageQuery>,
) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    visitor
        .show_public(
            Shows::Tournament(slug.clone()),
            move |ctx, actor| entry_list::list(ctx, actor, &slug),
            move |visitor, list: EntryList| {
                let t = visitor.words();
                let total = list.entries.len();
                let shown = window::rows(total, query.page.unwrap_or(1));
                let rows = list
                    .entries
                    .get(shown.clone())
                    .unwrap_or_default()
                    .iter()
                    .map(|entry| ListedPlayer {
                        number: entry.entrant.tpn.map(crate::event::Tpn::get),
                        name: show::entry_name(t, entry, Some(&list.summary.slug)),
                        rating: entry.entrant.rating.map(Elo::get),
                        federation: entry
                            .entrant
                            .person
                            .federation
                            .map_or_else(String::new, |f| f.to_string()),
                        year: entry.entrant.person.birth_year,
                        club: entry.entrant.club.clone(),
                        note: match entry.withdrawn_after {
                            Some(round) => t.a("entry-withdrawn", "round", round),
                            None if entry.first_round > 1 => {
                                t.a("entry-late", "round", entry.first_round)
                            }
                            None => String::new(),
                        },
                    })
                    .collect();
                let template = PlayersPage {
                    page: live_page(visitor, &list.summary.slug),
                    head: show::head(t, &list.summary, Tab::Entries).seen_by(list.role),
                    pages: Pages::new(
                        t,
                        total,
                        shown.start,
                        &format!("/t/{}/players", list.summary.slug),
                    ),
                    total,
                    hidden: list.summary.players.saturating_sub(total),
                    rows,
                };
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}

async fn player(visitor: Visitor, path: Path<(String, i32)>) -> Result<HttpResponse, Failure> {
    let (slug, entry) = path.into_inner();
    visitor
        .show_public(
            Shows::Tournament(slug.clone()),
            move |ctx, _| personal::personal(ctx, &slug, entry),
            |visitor, view| show_personal(visitor, &view),
        )
        .await
}

fn signed(round: &PersonalRound) -> &'static str {
    let opponent = round.opponent.as_ref().and_then(|person| person.tpn);
    match (round.result, round.colour, opponent) {
        (Some(result), Some(colour), Some(opponent)) => {
            words::result::sign(result.entry(colour, opponent))
        }
        (None, Some(_), _) => "…",
        _ => match round.bye {
            Some(Bye::PairingAllocated | Bye::FullPoint) => "1",
            Some(Bye::HalfPoint) => "½",
            _ => "–",
        },
    }
}

fn show_personal(visitor: &Visitor, view: &PersonalView) -> Result<Drawn, Failure> {
    let t = visitor.words();
    let slug = &view.summary.slug;
    let is_schedule = view.summary.course.is_schedule();
    let without_game = |round: &PersonalRound| {
        let bye = round.bye.unwrap_or(Bye::ZeroPoint);
        words::result::without_game(t, bye, is_schedule)
    };
    // In a schedule the next game is the first that is open.
    let is_open = |round: &&PersonalRound| round.opponent.is_some() && round.result.is_none();
    let next = view.rounds.iter().filter(|_| is_schedule).find(is_open);
    let newest = next.or(view.rounds.last());
    let pairing = match newest {
        None => MyPairing::Waiting(t.get("my-board-waiting")),
        Some(_) if view.is_over => {
            let points = Figure::from(view.points).plain();
            MyPairing::Over(match view.place {
                Some(place) => t.a2("my-board-place", "place", place, "points", points),
                None => t.a("my-board-points", "points", points),
            })
        }
        Some(round) => match (&round.opponent, round.board, round.colour) {
            (Some(opponent), Some(number), Some(colour)) => MyPairing::Board {
                number,
                colour,
                place: Some(view.summary.venue.clone()).filter(|venue| !venue.is_empty()),
                opponent: show::name(t, opponent, Some(slug)),
                about: [
                    opponent.rating.map(|r| r.to_string()),
                    Some(opponent.club.clone()),
                ]
                .into_iter()
                .flatten()
                .filter(|text| !text.is_empty())
                .collect::<Vec<_>>()
                .join(", "),
                why: Some(why::link(slug, round.round, view.entrant.entry)),
            },
            _ => MyPairing::Bye {
                words: without_game(round),
                why: (round.bye == Some(Bye::PairingAllocated))
                    .then(|| why::link(slug, round.round, view.entrant.entry)),
            },
        },
    };
    let rounds = view
        .rounds
        .iter()
        .map(|round| MyRound {
            number: round.round,
            colour: round.colour,
            opponent: round.opponent.as_ref().map_or_else(
                || without_game(round),
                |o| show::shown_name(t, o.name()).plain(),
            ),
            sign: signed(round).to_owned(),
        })
        .collect();
    let round = newest.map_or(0, |round| round.round);
    let status = match view.published_at {
        Some(_) if view.is_over => String::new(),
        Some(at) => t.a2(
            "my-board-status",
            "time",
            moment::clock_time(at),
            "points",
            Figure::from(view.points).plain(),
        ),
        None => String::new(),
    };
    let template = MyBoardPage {
        page: live_page(visitor, slug),
        slug: slug.clone(),
        tournament: view.summary.name.clone(),
        dateline: if round == 0 || view.is_over {
            String::new()
        } else {
            let title = t.a("round-title", "round", round);
            match show::round_day(t, &view.summary, round) {
                Some(day) => format!("{title}. {day}"),
                None => title,
            }
        },
        no_index: view.is_minor,
        who: show::shown_name(t, view.entrant.name()).plain(),
        pairing,
        status,
        call_arbiter: None,
        report_result: None,
        ask_bye: None,
        rounds,
    };
    render(visitor, StatusCode::OK, &template)
}

#[derive(serde::Deserialize)]
struct SurnameQuery {
    #[serde(default)]
    surname: String,
}

#[derive(Template)]
#[template(path = "public/find_player.html")]
struct FindPage {
    page: Page,
    head: TournamentHead,
    surname: String,
    found: Vec<PlayerName>,
}

async fn my_board(
    visitor: Visitor,
    slug: Path<String>,
    query: Query<SurnameQuery>,
) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    let wanted = crate::app::fold(&query.surname);
    visitor
        .show_public(
            Shows::Tournament(slug.clone()),
            move |ctx, actor| entry_list::list(ctx, actor, &slug),
            move |visitor, list| {
                let t = visitor.words();
                let found: Vec<_> = list
                    .entries
                    .iter()
                    .filter(|entry| {
                        let name = entry.entrant.name().to_string();
                        !wanted.is_empty() && crate::app::fold(&name).starts_with(&wanted)
                    })
                    .collect();
                if let [only] = found.as_slice() {
                    let link = format!("/t/{}/player/{}", list.summary.slug, only.entrant.entry);
                    return Ok(Drawn::elsewhere(link));
                }
                let template = FindPage {
                    page: visitor.page(Section::Tournaments),
                    head: show::head(t, &list.summary, Tab::Entries).seen_by(list.role),
                    surname: query.surname.clone(),
                    found: found
                        .iter()
                        .map(|entry| show::name(t, &entry.entrant, Some(&list.summary.slug)))
                        .collect(),
                };
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}

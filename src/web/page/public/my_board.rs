//! A participant's own board: "Where do I sit?" The search by surname, the page, and the phone that remembers it.
//!
//! The pages are cached and the same for everybody, so none of them reads the cookie of a phone. Only `/t/{slug}/me` reads it,
//! and that is never a page: it redirects to the board that the phone remembers, or to the search. The redirect's address says
//! whether this phone remembers the board (`?own=1`).

use actix_web::{
    HttpRequest, HttpResponse,
    cookie::{Cookie, SameSite, time::Duration},
    http::StatusCode,
};
use askama::Template;

use crate::{
    app::{
        AppError,
        tournament::{
            entry_list,
            personal::{self, PersonalRound, PersonalView},
            remembered_board,
        },
    },
    event::{Bye, ByeNames},
    i18n::Words,
    web::{
        Drawn, Failure, Shows, Visitor,
        page::public::{
            live::live_page,
            my_board_view::{MyBoardPage, MyPairing, MyRound, OnPhone},
            why,
        },
        redirect, render,
        routing::{self as web, Path, Query, ServiceConfig},
        same_origin::is_same_origin,
        show,
        view::{Figure, Page, PlayerName, Section, TournamentHead, tournament::Tab},
    },
    words::{self, moment},
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/t/{slug}/my-board", web::get().to(search))
        .route("/t/{slug}/my-board/{entry}", web::get().to(board))
        .route(
            "/t/{slug}/my-board/{entry}/remember",
            web::post().to(remember),
        )
        .route("/t/{slug}/me", web::get().to(me))
        .route("/t/{slug}/me/forget", web::post().to(forget));
}

/// Address of the board of a participant.
fn address(slug: &str, entry: i32) -> String {
    format!("/t/{slug}/my-board/{entry}")
}

#[derive(serde::Deserialize)]
struct Wanted {
    /// Present if the phone remembers this board.
    own: Option<u8>,
}

async fn board(
    visitor: Visitor,
    path: Path<(String, i32)>,
    query: Query<Wanted>,
) -> Result<HttpResponse, Failure> {
    let (slug, entry) = path.into_inner();
    let is_own = query.own.is_some();
    visitor
        .show_public(
            Shows::Tournament(slug.clone()),
            move |ctx, _| {
                let view = personal::personal(ctx, &slug, entry)?;
                let on_phone = match is_own {
                    true => OnPhone::Remembered,
                    false if remembered_board::is_offered(ctx, &view.summary) => OnPhone::Offered,
                    false => OnPhone::Not,
                };
                Ok((view, on_phone))
            },
            |visitor, (view, on_phone)| {
                render(
                    visitor,
                    StatusCode::OK,
                    &board_page(visitor, &view, on_phone),
                )
            },
        )
        .await
}

/// Name of the cookie. It is sent to `/t/{slug}/me` only, so that no request for a page carries it.
const COOKIE: &str = "board";

/// The code of the board that a phone remembers, at addresses that its cookie is sent to.
pub(super) fn remembered(request: &HttpRequest) -> Option<String> {
    let cookie = request.cookie(COOKIE)?;
    Some(cookie.value().to_owned())
}

/// The cookie of a tournament; without a code it removes the cookie.
fn cookie(visitor: &Visitor, slug: &str, code: String, seconds: i64) -> Cookie<'static> {
    Cookie::build(COOKIE, code)
        .path(format!("/t/{slug}/me"))
        .http_only(true)
        .secure(!visitor.is_plain)
        .same_site(SameSite::Lax)
        .max_age(Duration::seconds(seconds))
        .finish()
}

/// A redirect that sets this cookie.
fn with_cookie(
    visitor: &Visitor,
    location: &str,
    cookie: &Cookie<'_>,
) -> Result<HttpResponse, Failure> {
    let mut answer = redirect(location, None);
    answer
        .add_cookie(cookie)
        .map_err(|error| visitor.fail(AppError::System(error.to_string())))?;
    Ok(answer)
}

/// Refuses forms from other sites. These forms carry no token, because their page is the same for everybody. They change only a
/// cookie of the browser that sends them.
fn must_be_ours(visitor: &Visitor, request: &HttpRequest) -> Result<(), Failure> {
    match is_same_origin(request.headers()) {
        true => Ok(()),
        false => Err(Failure::form_token(visitor.page(Section::Other))),
    }
}

/// `POST …/remember`: remembers the board on this phone.
async fn remember(
    visitor: Visitor,
    request: HttpRequest,
    path: Path<(String, i32)>,
) -> Result<HttpResponse, Failure> {
    must_be_ours(&visitor, &request)?;
    let (slug, entry) = path.into_inner();
    let asked = slug.clone();
    let kept = visitor
        .read(move |ctx, _| remembered_board::remember(ctx, &asked, entry))
        .await?;
    let location = format!("{}?own=1", address(&slug, entry));
    let cookie = cookie(&visitor, &slug, kept.code, kept.seconds);
    with_cookie(&visitor, &location, &cookie)
}

/// `POST …/forget`.
async fn forget(
    visitor: Visitor,
    request: HttpRequest,
    slug: Path<String>,
) -> Result<HttpResponse, Failure> {
    must_be_ours(&visitor, &request)?;
    let slug = slug.into_inner();
    let asked = slug.clone();
    visitor
        .read(move |ctx, _| remembered_board::find(ctx, &asked, None))
        .await?;
    let gone = cookie(&visitor, &slug, String::new(), 0);
    with_cookie(&visitor, &format!("/t/{slug}/my-board"), &gone)
}

/// `GET …/me`: the board that this phone remembers, or the search.
async fn me(
    visitor: Visitor,
    request: HttpRequest,
    slug: Path<String>,
) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    let code = remembered(&request);
    let asked = slug.clone();
    let found = visitor
        .read(move |ctx, _| remembered_board::find(ctx, &asked, code.as_deref()))
        .await?;
    Ok(match found {
        Some(entry) => redirect(&format!("{}?own=1", address(&slug, entry)), None),
        None => redirect(&format!("/t/{slug}/my-board"), None),
    })
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

/// Whether they were away for a duty of the club.
fn is_duty(view: &PersonalView, round: &PersonalRound) -> bool {
    round.bye == Some(Bye::FullPoint) && view.summary.bye_names() == ByeNames::Club
}

fn without_game(t: Words, view: &PersonalView, round: &PersonalRound) -> String {
    let bye = round.bye.unwrap_or(Bye::ZeroPoint);
    words::result::bye(t, bye, view.summary.bye_names())
}

/// The game to be played, or what comes in its place.
fn pairing(t: Words, view: &PersonalView, newest: Option<&PersonalRound>) -> MyPairing {
    let slug = &view.summary.slug;
    match newest {
        None => MyPairing::Waiting(t.get("my-board-waiting")),
        Some(_) if view.is_over => {
            let [points, amount] = words::points::counted(view.points);
            MyPairing::Over(match view.place {
                Some(place) => {
                    let place = ("place", place.to_string());
                    t.with("my-board-place", &[place, points, amount])
                }
                None => t.with("my-board-points", &[points]),
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
            // A duty is no bye, and its title says everything.
            _ if is_duty(view, round) => MyPairing::Bye {
                title: t.get("keizer-full"),
                words: String::new(),
                why: None,
            },
            _ => MyPairing::Bye {
                title: t.get("bye"),
                words: without_game(t, view, round),
                why: (round.bye == Some(Bye::PairingAllocated))
                    .then(|| why::link(slug, round.round, view.entrant.entry)),
            },
        },
    }
}

fn board_page(visitor: &Visitor, view: &PersonalView, on_phone: OnPhone) -> MyBoardPage {
    let t = visitor.words();
    let slug = &view.summary.slug;
    // If several rounds are played together, the next game is the first open one.
    let has_several = view.summary.course.has_rounds_together();
    let is_open = |round: &&PersonalRound| round.opponent.is_some() && round.result.is_none();
    let next = view.rounds.iter().filter(|_| has_several).find(is_open);
    let newest = next.or(view.rounds.last());
    let rounds = view.rounds.iter().map(|round| MyRound {
        number: round.round,
        colour: round.colour,
        opponent: round.opponent.as_ref().map_or_else(
            || without_game(t, view, round),
            |o| show::shown_name(t, o.name()).plain(),
        ),
        sign: signed(round).to_owned(),
    });
    let round = newest.map_or(0, |round| round.round);
    let status = match view.published_at {
        Some(_) if view.is_over => String::new(),
        Some(at) => t.with_two(
            "my-board-status",
            "time",
            moment::clock_time(at),
            "points",
            Figure::from(view.points).plain(),
        ),
        None => String::new(),
    };
    MyBoardPage {
        page: live_page(visitor, slug),
        slug: slug.clone(),
        entry: view.entrant.entry,
        tournament: view.summary.name.clone(),
        dateline: if round == 0 || view.is_over {
            String::new()
        } else {
            let title = t.with_one("round-title", "round", round);
            match show::round_day(t, &view.summary, round) {
                Some(day) => format!("{title}. {day}"),
                None => title,
            }
        },
        no_index: view.is_minor,
        who: show::shown_name(t, view.entrant.name()).plain(),
        pairing: pairing(t, view, newest),
        status,
        call_arbiter: None,
        report_result: None,
        ask_bye: None,
        rounds: rounds.collect(),
        on_phone,
    }
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

async fn search(
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
                    let slug = &list.summary.slug;
                    return Ok(Drawn::elsewhere(address(slug, only.entrant.entry)));
                }
                let template = FindPage {
                    page: visitor.page(Section::Tournaments),
                    head: show::head(t, &list.summary, Tab::Entries).seen_by(list.role),
                    surname: query.surname.clone(),
                    found: found
                        .iter()
                        .map(|entry| PlayerName {
                            link: Some(address(&list.summary.slug, entry.entrant.entry)),
                            ..show::name(t, &entry.entrant, None)
                        })
                        .collect(),
                };
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}

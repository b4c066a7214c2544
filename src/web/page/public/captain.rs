//! The page of a team captain, which the code of the team opens. The captain chooses who plays in the next round. No account is
//! needed.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        AppError, Refusal,
        tournament::teams::{
            captain::{self, CaptainRound, CaptainView},
            captain_match::CaptainMatch,
        },
    },
    event::{Colour, Elo},
    i18n::Words,
    web::{
        Failure, Posted, Visitor, redirect, render,
        routing::{self as web, Path, ServiceConfig},
        show,
        view::{Page, PlayerName, ResultMark, Section},
    },
    words,
};

use super::seat::{counted_as, guarded, over_page};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.service(
        web::resource("/t/{slug}/captain/{code}")
            .route(web::get().to(page))
            .route(web::post().to(hand_in)),
    );
}

/// A member of the team.
struct Member {
    entry: i32,
    name: PlayerName,
    rating: Option<u16>,
    /// `tavolo 2`, or words that they do not play.
    place: String,
    plays: bool,
    may_be_chosen: bool,
}

/// A board of the team's line-up.
struct Board {
    number: usize,
    name: PlayerName,
    /// Whether the team has Black there; `None` while the colours are unknown.
    is_black: Option<bool>,
}

/// A board of the match in progress.
struct Game {
    number: usize,
    own: PlayerName,
    is_black: bool,
    other: PlayerName,
    code: String,
    /// The result, once an arbiter has entered it.
    result: Option<ResultMark>,
}

/// The match in progress.
struct Match {
    title: String,
    games: Vec<Game>,
}

#[derive(Template)]
#[template(path = "public/captain.html")]
struct CaptainPage {
    page: Page,
    slug: String,
    code: String,
    tournament: String,
    team: String,
    captain: String,
    title: String,
    lead: String,
    /// A notice that this is a copy, where no line-up can be handed in.
    copy: Option<String>,
    round: Option<CaptainRound>,
    boards: usize,
    members: Vec<Member>,
    playing: Vec<Board>,
    /// The line-up rules about who must play.
    asked: Vec<String>,
    /// The deadline for the line-up.
    until: Option<String>,
    now: Option<Match>,
    /// Why the line-up was refused.
    refusal: Option<String>,
}

async fn page(visitor: Visitor, path: Path<(String, String)>) -> Result<HttpResponse, Failure> {
    show_captain(&visitor, path.into_inner(), StatusCode::OK, None).await
}

async fn show_captain(
    visitor: &Visitor,
    (slug, code): (String, String),
    status: StatusCode,
    refused: Option<(Refusal, Vec<i32>)>,
) -> Result<HttpResponse, Failure> {
    let (guesses, client) = counted_as(visitor);
    visitor
        .show(
            move |ctx, _| {
                let look = || captain::view(ctx, &slug, &code);
                match guarded(ctx, (&guesses, &client), &code, look) {
                    Ok(view) => Ok((slug, code, Ok(view))),
                    Err(AppError::Refused(refusal @ Refusal::SeatGuesses)) => {
                        Ok((slug, code, Err(refusal)))
                    }
                    Err(error) => Err(error),
                }
            },
            move |visitor, (slug, code, found)| match found {
                Ok(view) => {
                    let template = captain_page(visitor, (slug, code), view, refused);
                    render(visitor, status, &template)
                }
                Err(refusal) => {
                    let (status, over) = over_page(visitor, slug, &refusal);
                    render(visitor, status, &over)
                }
            },
        )
        .await
}

fn match_now(t: Words, now: CaptainMatch) -> Match {
    let games = now.boards.into_iter().map(|board| Game {
        number: board.board,
        own: show::name(t, &board.own, None),
        is_black: board.colour == Colour::Black,
        other: show::name(t, &board.other, None),
        code: board.code,
        result: board.result.map(|result| ResultMark { t, result }),
    });
    Match {
        title: t.with_two("captain-now", "round", now.round, "team", now.opponent.name),
        games: games.collect(),
    }
}

/// The lead below the title: the opponents, and the state of the line-up.
fn lead(t: Words, round: Option<&CaptainRound>) -> String {
    let Some(round) = round else {
        return t.get("captain-no-round");
    };
    let what = match round {
        CaptainRound { is_open: true, .. } => "captain-open",
        CaptainRound {
            opponent: Some(_),
            until: Some(_),
            ..
        } => "captain-secret-timed",
        CaptainRound {
            opponent: Some(_), ..
        } => "captain-secret-both",
        _ => "captain-secret",
    };
    let what = t.get(what);
    match &round.opponent {
        Some(opponent) => {
            let against = t.with_one("captain-against", "team", &opponent.name);
            format!("{against} {what}")
        }
        None => what,
    }
}

fn captain_page(
    visitor: &Visitor,
    (slug, code): (String, String),
    view: CaptainView,
    refused: Option<(Refusal, Vec<i32>)>,
) -> CaptainPage {
    let t = visitor.words();
    let chosen = refused.as_ref().map(|(_, members)| members);
    let is_copy = view.summary.following.is_some();
    let members = view.members.iter().map(|member| Member {
        entry: member.entrant.entry,
        name: show::name(t, &member.entrant, None),
        rating: member.entrant.rating.map(Elo::get),
        place: match (member.is_there, member.board) {
            (false, _) => t.get("captain-away"),
            (true, Some(board)) => t.with_one("captain-board", "board", board),
            (true, None) => t.get("captain-reserve"),
        },
        plays: match chosen {
            Some(chosen) => chosen.contains(&member.entrant.entry),
            None => member.board.is_some(),
        },
        may_be_chosen: member.is_there && !is_copy,
    });
    let mut playing: Vec<Board> = view
        .members
        .iter()
        .filter_map(|member| {
            let number = member.board?;
            let colours = view.round.as_ref().map(|round| round.colours.as_slice());
            let colour = colours.and_then(|colours| colours.get(number - 1));
            Some(Board {
                number,
                name: show::name(t, &member.entrant, None),
                is_black: colour.map(|colour| *colour == Colour::Black),
            })
        })
        .collect();
    playing.sort_by_key(|board| board.number);
    let until = view.round.as_ref().and_then(|round| {
        let until = words::who_plays::until_when(t, round.until?);
        let key = match round.is_late {
            true => "captain-late",
            false => "captain-until",
        };
        Some(t.with_one(key, "until", until))
    });
    CaptainPage {
        page: visitor.page(Section::Tournaments),
        title: match &view.round {
            Some(round) => t.with_one("captain-title", "round", round.number),
            None => t.get("captain-title-none"),
        },
        lead: lead(t, view.round.as_ref()),
        copy: view.summary.following.as_ref().map(|of| {
            let not_here = words::mirror::not_here(t, of);
            format!("{not_here} {}", t.get("captain-copy"))
        }),
        tournament: view.summary.name,
        team: view.team.name,
        captain: view.captain,
        round: view.round,
        boards: view.boards,
        members: members.collect(),
        playing,
        asked: view
            .asked
            .iter()
            .map(|asked| words::who_plays::asked(t, asked))
            .collect(),
        until,
        now: view.now.map(|now| match_now(t, now)),
        refusal: refused.map(|(refusal, _)| words::refusal(t, &refusal)),
        slug,
        code,
    }
}

/// `POST …/captain/{code}`: the `round` that was seen, and one `member` for each player of the line-up.
async fn hand_in(posted: Posted, path: Path<(String, String)>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (slug, code) = path.into_inner();
    let back = format!("/t/{slug}/captain/{code}");
    let (key, round) = (fields.key(), fields.number("round").unwrap_or_default());
    let members = fields.all("member").filter_map(|text| text.parse().ok());
    let members: Vec<i32> = members.collect();
    let (asked, given, sent) = (slug.clone(), code.clone(), members.clone());
    let (guesses, client) = counted_as(&visitor);
    let answer = visitor
        .attempt(move |ctx, actor| {
            guarded(ctx, (&guesses, &client), &given, || {
                let which = (asked.as_str(), given.as_str());
                captain::hand_in(ctx, actor, key.as_deref(), which, round, &sent)
            })
        })
        .await;
    match answer {
        Ok(_) => Ok(redirect(&back, Some("captain-handed"))),
        Err(AppError::Refused(refusal @ Refusal::Team(_))) => {
            let status = StatusCode::UNPROCESSABLE_ENTITY;
            show_captain(&visitor, (slug, code), status, Some((refusal, members))).await
        }
        Err(error) => Err(visitor.fail(error)),
    }
}

//! The bracket of a knock-out: who met whom, who went on, who is still in.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::tournament::bracket::{self, BracketView, SideView, TieView},
    event::RoundNumber,
    web::{
        Failure, Shows, Visitor,
        page::public::live::live_page,
        render,
        routing::{self as web, Path, Query, ServiceConfig},
        show,
        view::{Figure, Page, PlayerName, Section, TournamentHead, tournament::Tab},
    },
    words::knock_out::{round_name, sets},
};

/// Addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.route("/t/{slug}/bracket", web::get().to(page));
}

/// Rounds of the bracket on one page: sixteen ties of the first of them.
const ROUNDS: usize = 5;

/// One side of a tie.
struct SideLine {
    /// Who; without a name a word in its place.
    name: Result<PlayerName, String>,
    seed: usize,
    score: Option<Figure>,
    is_out: bool,
    /// Whether they go on after a drawn game.
    is_named: bool,
}

struct TieLine {
    sides: [SideLine; 2],
    is_open: bool,
    /// What their further games gave, the upper side first; empty without any.
    further: String,
    /// Where the arbiter enters the next of them.
    play_on: Option<String>,
}

struct RoundColumn {
    name: String,
    ties: Vec<TieLine>,
}

#[derive(Template)]
#[template(path = "public/bracket.html")]
struct BracketPage {
    page: Page,
    head: TournamentHead,
    lead: String,
    winner: Option<String>,
    columns: Vec<RoundColumn>,
    third: Option<TieLine>,
    /// Parts of a bracket that one page does not hold: their words, their query, and whether it is this one.
    parts: Vec<(String, String, bool)>,
}

#[derive(serde::Deserialize)]
struct BracketQuery {
    /// Of a large bracket the part of its first rounds, from 1; without it its last rounds.
    part: Option<usize>,
}

async fn page(
    visitor: Visitor,
    slug: Path<String>,
    query: Query<BracketQuery>,
) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    let part = query.part;
    visitor
        .show_public(
            Shows::Tournament(slug.clone()),
            move |ctx, actor| bracket::bracket(ctx, actor, &slug),
            move |visitor, view| render(visitor, StatusCode::OK, &filled(visitor, &view, part)),
        )
        .await
}

fn filled(visitor: &Visitor, view: &BracketView, part: Option<usize>) -> BracketPage {
    let t = visitor.words();
    let rounds = view.rounds.len();
    let later = rounds.saturating_sub(ROUNDS);
    let part = part.filter(|part| later > 0 && (1..=1 << later).contains(part));
    // The last rounds, or the first ones of a part.
    let first = if part.is_some() { 0 } else { later };
    let last = u8::try_from(rounds).unwrap_or(u8::MAX);
    let shown = view.rounds.iter().enumerate().skip(first).take(ROUNDS);
    let columns = shown.filter_map(|(index, ties)| {
        let of_part = part.map_or(0..ties.len(), |part| {
            let size = ties.len() >> later;
            (part - 1) * size..part * size
        });
        let ties = ties.get(of_part)?.iter();
        Some(RoundColumn {
            name: round_name(t, RoundNumber::from_index(index)?, last),
            ties: ties.map(|tie| tie_line(visitor, view, tie)).collect(),
        })
    });
    let lead = if view.players > 0 {
        t.n("bracket-lead", view.players)
    } else if view.summary.course.published() > 0 {
        t.get("bracket-off")
    } else {
        t.get("bracket-none")
    };
    let winner = view.winner.as_ref();
    BracketPage {
        page: live_page(visitor, &view.summary.slug),
        head: show::head(t, &view.summary, Tab::Bracket).seen_by(view.role),
        lead,
        winner: winner.map(|who| t.a("bracket-winner", "name", who.name())),
        columns: columns.collect(),
        third: view.third.as_ref().map(|tie| tie_line(visitor, view, tie)),
        parts: parts(visitor, later, part),
    }
}

/// The parts of a bracket, where one page does not hold it.
fn parts(visitor: &Visitor, later: usize, part: Option<usize>) -> Vec<(String, String, bool)> {
    let t = visitor.words();
    if later == 0 {
        return Vec::new();
    }
    let each = (1..=1_usize << later).map(|number| {
        let words = t.a("bracket-part", "part", number);
        (words, format!("?part={number}"), part == Some(number))
    });
    let whole = (t.get("bracket-last"), String::new(), part.is_none());
    each.chain([whole]).collect()
}

fn tie_line(visitor: &Visitor, view: &BracketView, tie: &TieView) -> TieLine {
    let [one, two] = &tie.sides;
    TieLine {
        sides: [(one, two), (two, one)]
            .map(|(own, other)| side_line(visitor, view, tie, own, other)),
        is_open: tie.is_open,
        further: sets(visitor.words(), &tie.sets, tie.is_turned),
        play_on: tie
            .to_decide
            .filter(|_| view.role.is_some())
            .map(|(round, board)| {
                let slug = &view.summary.slug;
                format!("/t/{slug}/desk/{round}/play-on/{board}")
            }),
    }
}

fn side_line(
    visitor: &Visitor,
    view: &BracketView,
    tie: &TieView,
    own: &SideView,
    other: &SideView,
) -> SideLine {
    let t = visitor.words();
    let slug = &view.summary.slug;
    let name = match &own.who {
        Some(who) => Ok(show::name(t, who, Some(slug))),
        // In round 1 the other side has a bye; later nobody came out of the tie before.
        None if own.is_nobody && other.who.is_some() => Err(t.get("bracket-bye")),
        None if own.is_nobody => Err(t.get("bracket-nobody")),
        None => Err(t.get("bracket-open")),
    };
    SideLine {
        name,
        seed: own.seed,
        score: own.score.map(Figure::from),
        is_out: own.is_out || own.is_nobody,
        is_named: tie.is_decided && !own.is_out,
    }
}

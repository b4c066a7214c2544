//! The bracket of a knock-out: who met whom, who advanced, who is still in.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::tournament::bracket::{self, BracketView, SideView, TieView},
    event::RoundNumber,
    pairing::knock_out::Lives,
    web::{
        Failure, Shows, Visitor,
        page::public::{live::live_page, print},
        render,
        routing::{self as web, Path, Query, ServiceConfig},
        show,
        view::{Figure, Page, PlayerName, Section, TournamentHead, tournament::Tab},
    },
    words::{
        knock_out::{round_name, sets},
        moment,
    },
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/t/{slug}/bracket", web::get().to(page))
        .route("/t/{slug}/print/bracket", web::get().to(printed));
}

/// Rounds of the bracket on one page: the first of them has sixteen ties.
const ROUNDS: usize = 5;
/// Ties of the losers' bracket on one page.
const LOSERS: usize = 32;

/// The value in the address that selects the losers' bracket.
const OF_LOSERS: &str = "losers";

/// One side of a tie.
struct SideLine {
    /// Name of the player, or words in its place.
    name: Result<PlayerName, String>,
    seed: usize,
    score: Option<Figure>,
    is_out: bool,
    /// Whether they were named to advance after a drawn game.
    is_named: bool,
}

struct TieLine {
    sides: [SideLine; 2],
    is_open: bool,
    /// Scores of their further games, upper side first; empty without any.
    further: String,
    /// Address where the arbiter enters the next further game.
    play_on: Option<String>,
}

struct RoundColumn {
    name: String,
    ties: Vec<TieLine>,
}

/// The ties that a page or a sheet draws.
struct Drawing {
    columns: Vec<RoundColumn>,
    /// Whether the columns are those of the losers' bracket.
    is_of_losers: bool,
    third: Option<TieLine>,
    /// In double elimination the final and a possible second final, each with its name.
    finals: Vec<(String, TieLine)>,
}

#[derive(Template)]
#[template(path = "public/print_bracket.html")]
struct PrintBracket {
    page: Page,
    title: String,
    tournament: String,
    date: String,
    /// Address of the same drawing on screen.
    back: String,
    winner: Option<String>,
    drawing: Drawing,
    arbiter: String,
}

#[derive(Template)]
#[template(path = "public/bracket.html")]
struct BracketPage {
    page: Page,
    head: TournamentHead,
    lead: String,
    winner: Option<String>,
    drawing: Drawing,
    /// Address of the sheet; `None` if nothing is drawn.
    print: Option<String>,
    /// The brackets of a double elimination: words, query, and whether it is the shown one.
    brackets: Vec<(String, String, bool)>,
    /// The parts of a bracket that is too large for one page: words, query, and whether it is the shown one.
    parts: Vec<(String, String, bool)>,
}

#[derive(serde::Deserialize)]
struct BracketQuery {
    /// Which part of the first rounds of a large bracket, from 1; without it, the last rounds.
    part: Option<usize>,
    /// `losers` for the losers' bracket.
    #[serde(default)]
    of: String,
}

async fn page(
    visitor: Visitor,
    slug: Path<String>,
    query: Query<BracketQuery>,
) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    let (part, is_of_losers) = (query.part, query.of == OF_LOSERS);
    visitor
        .show_public(
            Shows::Tournament(slug.clone()),
            move |ctx, actor| bracket::bracket(ctx, actor, &slug),
            move |visitor, view| {
                let page = filled(visitor, &view, (part, is_of_losers));
                render(visitor, StatusCode::OK, &page)
            },
        )
        .await
}

fn filled(
    visitor: &Visitor,
    view: &BracketView,
    (part, is_of_losers): (Option<usize>, bool),
) -> BracketPage {
    let t = visitor.words();
    let (drawing, parts) = drawing(visitor, view, (part, is_of_losers));
    let is_of_losers = drawing.is_of_losers;
    let lead = if view.players > 0 {
        let key = match view.lives {
            Lives::One => "bracket-lead",
            Lives::Two => "bracket-lead-lives",
        };
        t.n(key, view.players)
    } else if view.summary.course.published() > 0 {
        t.get("bracket-off")
    } else {
        t.get("bracket-none")
    };
    let winner = view.winner.as_ref();
    let both = [
        ("bracket-winners", String::new(), !is_of_losers),
        ("bracket-losers", format!("?of={OF_LOSERS}"), is_of_losers),
    ];
    let brackets = both.map(|(key, query, here)| (t.get(key), query, here));
    BracketPage {
        page: live_page(visitor, &view.summary.slug),
        head: show::head(t, &view.summary, Tab::Bracket).seen_by(view.role),
        lead,
        winner: winner.map(|who| t.with_one("bracket-winner", "name", who.name())),
        print: (view.players > 0).then(|| {
            let of = if is_of_losers { OF_LOSERS } else { "" };
            let part = part.map_or_else(String::new, |part| format!("&part={part}"));
            format!("/t/{}/print/bracket?of={of}{part}", view.summary.slug)
        }),
        drawing,
        brackets: match view.losers.is_empty() {
            true => Vec::new(),
            false => brackets.into(),
        },
        parts,
    }
}

/// The drawing of a bracket, and the links to its other parts.
fn drawing(
    visitor: &Visitor,
    view: &BracketView,
    (part, is_of_losers): (Option<usize>, bool),
) -> (Drawing, Vec<(String, String, bool)>) {
    let t = visitor.words();
    let is_of_losers = is_of_losers && !view.losers.is_empty();
    let (columns, parts) = if is_of_losers {
        of_losers(visitor, view, part)
    } else {
        of_winners(visitor, view, part)
    };
    let keys = ["bracket-final", "bracket-second-final"];
    let finals = view.finals.iter().zip(keys);
    let drawing = Drawing {
        columns,
        is_of_losers,
        third: view.third.as_ref().map(|tie| tie_line(visitor, view, tie)),
        finals: finals
            .map(|(tie, key)| (t.get(key), tie_line(visitor, view, tie)))
            .collect(),
    };
    (drawing, parts)
}

/// The sheet for the wall.
async fn printed(
    visitor: Visitor,
    slug: Path<String>,
    query: Query<BracketQuery>,
) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    let (part, is_of_losers) = (query.part, query.of == OF_LOSERS);
    visitor
        .show_public(
            Shows::Tournament(slug.clone()),
            move |ctx, actor| bracket::bracket(ctx, actor, &slug),
            move |visitor, view| {
                let t = visitor.words();
                let (drawing, _) = drawing(visitor, &view, (part, is_of_losers));
                let summary = &view.summary;
                let back = if is_of_losers {
                    format!("?of={OF_LOSERS}")
                } else {
                    String::new()
                };
                let sheet = PrintBracket {
                    page: visitor.page(Section::Tournaments),
                    title: match (view.losers.is_empty(), drawing.is_of_losers) {
                        (true, _) => t.get("tab-bracket"),
                        (false, false) => t.get("bracket-winners"),
                        (false, true) => t.get("bracket-losers"),
                    },
                    tournament: print::place(&summary.name, &summary.town),
                    date: moment::span(t, summary.start, summary.end),
                    back: format!("/t/{}/bracket{back}", summary.slug),
                    winner: view
                        .winner
                        .as_ref()
                        .map(|who| t.with_one("bracket-winner", "name", who.name())),
                    drawing,
                    arbiter: summary.chief_arbiter.clone(),
                };
                render(visitor, StatusCode::OK, &sheet)
            },
        )
        .await
}

/// The columns of the winners' bracket, or of the only one, and the links to its parts.
fn of_winners(
    visitor: &Visitor,
    view: &BracketView,
    part: Option<usize>,
) -> (Vec<RoundColumn>, Vec<(String, String, bool)>) {
    let t = visitor.words();
    let rounds = view.rounds.len();
    let later = rounds.saturating_sub(ROUNDS);
    let part = part.filter(|part| later > 0 && (1..=1 << later).contains(part));
    // The last rounds, or the first rounds of a part.
    let first = if part.is_some() { 0 } else { later };
    // The last round of the winners' bracket is not the final.
    let last = match view.lives {
        Lives::One => u8::try_from(rounds).unwrap_or(u8::MAX),
        Lives::Two => 0,
    };
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
    (columns.collect(), parts(visitor, later, part))
}

/// The columns of the losers' bracket, and the links to its parts. A part has as many rounds as fit on a page.
fn of_losers(
    visitor: &Visitor,
    view: &BracketView,
    part: Option<usize>,
) -> (Vec<RoundColumn>, Vec<(String, String, bool)>) {
    let t = visitor.words();
    let mut pages: Vec<Vec<(usize, &[TieView])>> = Vec::new();
    for (index, ties) in view.losers.iter().enumerate() {
        for ties in ties.chunks(LOSERS) {
            let page = pages.last_mut().filter(|page| {
                let there: usize = page.iter().map(|(_, ties)| ties.len()).sum();
                there + ties.len() <= LOSERS && page.len() < ROUNDS
            });
            match page {
                Some(page) => page.push((index, ties)),
                None => pages.push(vec![(index, ties)]),
            }
        }
    }
    let count = pages.len();
    let here = part
        .filter(|part| (1..=count).contains(part))
        .unwrap_or(count);
    let shown = here.checked_sub(1).and_then(|index| pages.get(index));
    let columns = shown
        .into_iter()
        .flatten()
        .map(|(index, ties)| RoundColumn {
            name: t.with_one("bracket-round", "round", index + 1),
            ties: ties
                .iter()
                .map(|tie| tie_line(visitor, view, tie))
                .collect(),
        });
    let each = (1..=count).map(|number| {
        let words = t.with_one("bracket-part", "part", number);
        let query = format!("?of={OF_LOSERS}&part={number}");
        (words, query, number == here)
    });
    let parts = match count {
        0 | 1 => Vec::new(),
        _ => each.collect(),
    };
    (columns.collect(), parts)
}

/// The links to the parts of a bracket; empty if it fits on one page.
fn parts(visitor: &Visitor, later: usize, part: Option<usize>) -> Vec<(String, String, bool)> {
    let t = visitor.words();
    if later == 0 {
        return Vec::new();
    }
    let each = (1..=1_usize << later).map(|number| {
        let words = t.with_one("bracket-part", "part", number);
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
        // In round 1 the other side has a bye. Later, nobody came out of the previous tie.
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

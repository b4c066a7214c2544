//! Statistics of the tournament on one sheet.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        game::report::{Report, report},
        tournament::papers::statistics::{Boards, Statistics, statistics},
    },
    event::ByeNames,
    i18n::Words,
    web::{
        Failure, Visitor,
        page::papers::frame::Paper,
        render,
        routing::{self as web, Path, ServiceConfig},
        view::{Page, Section, tournament::Fact},
    },
    words,
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.route("/t/{slug}/papers/statistics", web::get().to(sheet));
}

/// A part of a whole: words, number, percentage.
struct Share {
    words: String,
    n: usize,
    percent: usize,
}

/// One round.
struct RoundLine {
    round: u8,
    boards: Boards,
    /// Widths of the bar in per cent: White's wins, draws, Black's wins; then where the last two begin.
    bar: [usize; 5],
}

#[derive(Template)]
#[template(path = "papers/statistics.html")]
struct StatisticsSheet {
    page: Page,
    paper: Paper,
    played: usize,
    results: Vec<Share>,
    total: RoundLine,
    rounds: Vec<RoundLine>,
    /// Name of the byes that were asked for, including duties for a club.
    asked_byes: String,
    field: Vec<Fact>,
    federations: Vec<Share>,
    titles: Vec<Share>,
    favourites: Vec<Share>,
    /// The largest rating difference of a win by the lower-rated player; empty without one.
    upset: String,
    incidents: Vec<Share>,
    penalties: usize,
}

/// Percentage of `n` in `of`, rounded; 0 if `of` is 0.
fn percent(n: usize, of: usize) -> usize {
    (200 * n + of).checked_div(2 * of).unwrap_or(0)
}

fn share(words: String, n: usize, of: usize) -> Share {
    Share {
        words,
        n,
        percent: percent(n, of),
    }
}

fn line(round: u8, boards: Boards) -> RoundLine {
    let of = boards.white_wins + boards.draws + boards.black_wins;
    let white = percent(boards.white_wins, of);
    let draws = percent(boards.draws, of).min(100 - white);
    let black = if of == 0 { 0 } else { 100 - white - draws };
    RoundLine {
        round,
        boards,
        bar: [white, draws, black, white, white + draws],
    }
}

fn field(t: Words, view: &Statistics) -> Vec<Fact> {
    let field = &view.field;
    let fact = |term: &str, text: String| Fact {
        term: t.get(term),
        text,
    };
    let mut facts = vec![fact(
        "statistics-players",
        t.with_two("statistics-rated", "n", field.players, "rated", field.rated),
    )];
    if let (Some(average), Some(low), Some(high)) = (field.average, field.lowest, field.highest) {
        let span = t.with_three("statistics-span", "mean", average, "low", low, "high", high);
        facts.push(fact("statistics-average", span));
    }
    let mut count = |term: &str, n: usize| {
        if n > 0 {
            facts.push(fact(term, n.to_string()));
        }
    };
    count("statistics-women", field.women);
    count("statistics-under-18", field.under_18);
    count("statistics-clubs", field.clubs);
    count("statistics-withdrawn", field.withdrawn);
    facts
}

fn incidents(t: Words, report: &Report) -> Vec<Share> {
    let standing = report.lines.iter().filter(|line| line.line.stands());
    let mut kinds: Vec<(String, usize)> = Vec::new();
    for line in standing {
        let words = t.get(&format!("incident-{}", line.line.kind.code()));
        match kinds.iter_mut().find(|(known, _)| *known == words) {
            Some((_, n)) => *n += 1,
            None => kinds.push((words, 1)),
        }
    }
    kinds.sort_by(|(a, n), (b, m)| m.cmp(n).then_with(|| a.cmp(b)));
    let total = kinds.iter().map(|(_, n)| n).sum();
    let kinds = kinds.into_iter();
    kinds.map(|(words, n)| share(words, n, total)).collect()
}

async fn sheet(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    visitor
        .show(
            move |ctx, actor| {
                let figures = statistics(ctx, actor, &slug)?;
                Ok((figures, report(ctx, actor, &slug)?))
            },
            |visitor, (view, report)| {
                let template = page_of(visitor, &view, &report);
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}

fn page_of(visitor: &Visitor, view: &Statistics, report: &Report) -> StatisticsSheet {
    let t = visitor.words();
    let total = &view.total;
    let played = total.white_wins + total.draws + total.black_wins;
    let results = [
        ("statistics-white", total.white_wins),
        ("statistics-draws", total.draws),
        ("statistics-black", total.black_wins),
    ];
    let favourites = &view.favourites;
    let fared = [
        ("statistics-favourites-won", favourites.won),
        ("statistics-favourites-drew", favourites.drew),
        ("statistics-favourites-lost", favourites.lost),
    ];
    let known: usize = view.field.federations.iter().map(|(_, n)| n).sum();
    let federations = view.field.federations.iter();
    let titles = view.field.titles.iter();
    StatisticsSheet {
        page: visitor.page(Section::Other),
        paper: Paper::of(t, &view.summary, t.get("papers-statistics")),
        played: total.played(),
        results: results
            .map(|(words, n)| share(t.get(words), n, played))
            .into(),
        total: line(0, *total),
        rounds: view
            .rounds
            .iter()
            .map(|(round, boards)| line(*round, *boards))
            .collect(),
        asked_byes: t.get(match view.summary.bye_names() {
            ByeNames::Club => "statistics-asked-byes-duties",
            ByeNames::Usual | ByeNames::Schedule => "statistics-asked-byes",
        }),
        field: field(t, view),
        federations: federations
            .map(|(federation, n)| share(federation.code().to_owned(), *n, known))
            .collect(),
        titles: titles
            .map(|(title, n)| {
                let words = words::title::title(t, title.code());
                share(words, *n, view.field.players)
            })
            .collect(),
        favourites: if favourites.games() > 0 {
            fared
                .map(|(words, n)| share(t.get(words), n, favourites.games()))
                .into()
        } else {
            Vec::new()
        },
        upset: if favourites.greatest_upset > 0 {
            t.with_one("statistics-upset", "points", favourites.greatest_upset)
        } else {
            String::new()
        },
        incidents: incidents(t, report),
        penalties: report
            .lines
            .iter()
            .filter(|line| line.penalty().is_some())
            .count(),
    }
}

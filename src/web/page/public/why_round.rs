//! Why a whole round is paired as it is: bracket by bracket, or as a row of a schedule.

use actix_web::{HttpResponse, http::StatusCode};

use crate::{
    app::{
        Actor, Context,
        tournament::explain::{self, Explanation, RoundExplanation},
    },
    event::Halt,
    pairing::{
        Pair, RoundReport,
        dutch::{BracketReport, Edition},
        round_robin,
    },
    web::{
        Failure, Reply, Visitor,
        page::public::{
            why::{explain, names, person},
            why_view::{BracketSection, CriterionLine, PairLine, WhyRoundPage},
        },
        render,
        routing::{self as web, Path, Query, ServiceConfig},
        show,
        view::{Section, tournament::Tab},
    },
    words::{self, pairing::Speaker, why::Teller},
};

/// Maximum number of pairs that are shown at once; in larger rounds one group is shown at a time.
const MOST_PAIRS: usize = 300;

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.route("/t/{slug}/round/{round}/why", web::get().to(round));
}

#[derive(serde::Deserialize)]
struct RoundQuery {
    group: Option<usize>,
}

async fn round(
    visitor: Visitor,
    path: Path<(String, u8)>,
    query: Query<RoundQuery>,
) -> Result<HttpResponse, Failure> {
    let (slug, number) = path.into_inner();
    let address = slug.clone();
    let work = move |ctx: &Context, actor: &Actor, halt: &Halt| {
        explain::round(ctx, actor, &address, number, halt)
    };
    let view = match explain(&visitor, &slug, number, "all", work).await? {
        Reply::Done(view) => view,
        Reply::Later(page) => return Ok(page),
    };
    let draw = move |visitor: &Visitor| {
        let template = round_page(visitor, &view, query.group);
        render(visitor, StatusCode::OK, &template)
    };
    visitor.draw(draw).await
}

fn round_page(visitor: &Visitor, view: &RoundExplanation, group: Option<usize>) -> WhyRoundPage {
    match &view.report {
        RoundReport::Dutch {
            edition,
            report,
            collapsed,
        } => {
            let shown = (report.brackets.as_slice(), *collapsed);
            dutch_page(visitor, view, *edition, shown, group)
        }
        RoundReport::Dubov(_)
        | RoundReport::Burstein(_)
        | RoundReport::Lim(_)
        | RoundReport::DoubleSwiss(_)
        | RoundReport::Keizer(_)
        | RoundReport::KnockOut(_) => told_page(visitor, view, group),
        RoundReport::RoundRobin(report) => schedule_page(visitor, view, report),
    }
}

/// A round of the FIDE (Dutch) System: its brackets, and whether the last ones are collapsed.
fn dutch_page(
    visitor: &Visitor,
    view: &RoundExplanation,
    edition: Edition,
    (brackets, collapsed): (&[BracketReport], bool),
    group: Option<usize>,
) -> WhyRoundPage {
    let t = visitor.words();
    let about = &view.about;
    let name = names(about);
    let teller = Teller { t, name: &name };
    let speaker = teller.dutch(edition);
    let pairs: usize = brackets.iter().map(|bracket| bracket.pairs.len()).sum();
    let base = format!("/t/{}/round/{}/why", about.summary.slug, about.round);
    let sections = brackets.iter().enumerate().map(|(place, bracket)| {
        let shown = pairs <= MOST_PAIRS || group == Some(place);
        let last = place + 1 == brackets.len();
        BracketSection {
            title: bracket_title(&speaker, collapsed && last, bracket),
            lead: speaker.bracket(bracket, last),
            pairs: if shown {
                pair_lines(visitor, about, &base, bracket)
            } else {
                Vec::new()
            },
            open: (!shown).then(|| format!("{base}?group={place}#group-{place}")),
            count: bracket.pairs.len(),
            criteria: speaker
                .criteria(bracket)
                .into_iter()
                .map(|(name, number, value)| CriterionLine {
                    name,
                    number,
                    value,
                })
                .collect(),
        }
    });
    WhyRoundPage {
        page: visitor.page(Section::Tournaments),
        head: show::head(t, &about.summary, Tab::Pairings).seen_by(about.role),
        title: t.with_one("explain-round-title", "round", about.round),
        lead: t.get("explain-round-lead"),
        round: about.round.get(),
        is_draft: about.is_draft,
        accelerated: teller.accelerated(&view.accelerations),
        differs: (!view.differing.is_empty()).then(|| {
            t.with_two(
                "explain-round-differs",
                "n",
                view.differing.len(),
                "names",
                speaker.names(&view.differing),
            )
        }),
        brackets: sections.collect(),
        has_criteria: true,
        articles: teller.articles(about.engine),
    }
}

/// A round of a system that is explained bracket by bracket.
fn told_page(visitor: &Visitor, view: &RoundExplanation, group: Option<usize>) -> WhyRoundPage {
    let t = visitor.words();
    let about = &view.about;
    let name = names(about);
    let teller = Teller { t, name: &name };
    let told = teller.groups(&view.report).unwrap_or_default();
    let count: usize = told.groups.iter().map(|told| told.pairs.len()).sum();
    let base = format!("/t/{}/round/{}/why", about.summary.slug, about.round);
    let sections = told.groups.into_iter().enumerate().map(|(place, told)| {
        let shown = count <= MOST_PAIRS || group == Some(place);
        let pairs = told.pairs.iter().filter(|_| shown);
        let criteria = told.criteria.into_iter();
        BracketSection {
            title: told.title,
            lead: told.lead,
            pairs: pairs
                .map(|pair| pair_line(visitor, about, &base, *pair))
                .collect(),
            open: (!shown).then(|| format!("{base}?group={place}#group-{place}")),
            count: told.pairs.len(),
            criteria: criteria
                .map(|(name, number, value)| CriterionLine {
                    name,
                    number,
                    value,
                })
                .collect(),
        }
    });
    let brackets = sections.collect();
    WhyRoundPage {
        page: visitor.page(Section::Tournaments),
        head: show::head(t, &about.summary, Tab::Pairings).seen_by(about.role),
        title: t.with_one("explain-round-title", "round", about.round),
        lead: told.lead,
        round: about.round.get(),
        is_draft: about.is_draft,
        accelerated: teller.accelerated(&view.accelerations),
        differs: (!view.differing.is_empty()).then(|| {
            let names = teller.swiss().names(&view.differing);
            t.with_two(
                "explain-round-differs",
                "n",
                view.differing.len(),
                "names",
                names,
            )
        }),
        brackets,
        has_criteria: !matches!(
            view.report,
            RoundReport::KnockOut(_) | RoundReport::Keizer(_)
        ),
        articles: teller.articles(about.engine),
    }
}

/// A round of a round robin: its row of the table, and its boards.
fn schedule_page(
    visitor: &Visitor,
    view: &RoundExplanation,
    report: &round_robin::Report,
) -> WhyRoundPage {
    let t = visitor.words();
    let about = &view.about;
    let name = names(about);
    let teller = Teller { t, name: &name };
    let said = words::round_robin::round(t, report, about.round);
    let mut said: Vec<String> = said.into_iter().map(|sentence| sentence.text).collect();
    for free in &report.round.free {
        said.push(t.with_one("explain-schedule-free", "name", name(*free)));
    }
    let base = format!("/t/{}/round/{}/why", about.summary.slug, about.round);
    let pairs = report.round.pairing.pairs.iter();
    let section = BracketSection {
        title: t.with_one("explain-schedule-title", "row", report.round.place.row),
        lead: said.join(" "),
        pairs: pairs
            .map(|pair| pair_line(visitor, about, &base, *pair))
            .collect(),
        open: None,
        count: report.round.pairing.pairs.len(),
        criteria: Vec::new(),
    };
    let differing: Vec<String> = view.differing.iter().map(|tpn| name(*tpn)).collect();
    WhyRoundPage {
        page: visitor.page(Section::Tournaments),
        head: show::head(t, &about.summary, Tab::Pairings).seen_by(about.role),
        title: t.with_one("explain-round-title", "round", about.round),
        lead: t.get("explain-schedule-lead"),
        round: about.round.get(),
        is_draft: about.is_draft,
        accelerated: Vec::new(),
        differs: (!differing.is_empty()).then(|| {
            let (n, names) = (differing.len(), differing.join(", "));
            t.with_two("explain-round-differs", "n", n, "names", names)
        }),
        brackets: vec![section],
        has_criteria: false,
        articles: teller.articles(about.engine),
    }
}

/// Title of a bracket. The last bracket of the edition of 2017 may include all lower groups.
fn bracket_title(speaker: &Speaker<'_>, collapsed: bool, bracket: &BracketReport) -> String {
    let points = speaker.points(bracket.score);
    let key = if collapsed {
        "explain-group-collapsed"
    } else {
        "explain-group"
    };
    speaker.t.with_one(key, "points", points)
}

fn pair_lines(
    visitor: &Visitor,
    about: &Explanation,
    base: &str,
    bracket: &BracketReport,
) -> Vec<PairLine> {
    let pairs = bracket.pairs.iter();
    pairs
        .map(|report| pair_line(visitor, about, base, report.pair))
        .collect()
}

fn pair_line(visitor: &Visitor, about: &Explanation, base: &str, pair: Pair) -> PairLine {
    let entry = about.people.get(&pair.white).map_or(0, |one| one.entry);
    PairLine {
        white: person(visitor, about, pair.white),
        black: person(visitor, about, pair.black),
        why: format!("{base}/{entry}"),
    }
}

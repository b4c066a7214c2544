//! An unfolded value of the standings: the terms of a tie-break or of a Keizer score, and how each is derived.

use crate::{
    app::tournament::standings::{StandingLine, StandingsView, Unfolded},
    event::{Colour, Points},
    i18n::Words,
    pairing::keizer::Cause,
    tiebreak::{Against, Code, CutReason, Term, TieBreakValue},
    web::{
        page::public::{
            standings_view::{Term as TermView, Unfolded as UnfoldedView},
            tie_break_columns::{figure, tie_break_columns},
        },
        view::Figure,
    },
    words,
};

/// The terms of a tie-break value: round, opponent, and why each counts so.
pub(super) fn unfold(
    t: Words,
    view: &StandingsView,
    line: &StandingLine,
    unfolded: &Unfolded,
) -> UnfoldedView {
    let column = tie_break_columns(t, view).into_iter().nth(unfolded.column);
    let name = column.map_or_else(String::new, |column| column.name);
    let value = line
        .values
        .get(unfolded.column)
        .copied()
        .unwrap_or(TieBreakValue::MISSING);
    let terms: Vec<TermView> = unfolded
        .terms
        .iter()
        .map(|(term, opponent)| {
            let round = term
                .round
                .map_or_else(String::new, |r| t.with_one("round-title", "round", r));
            let who = opponent.as_ref().map(|p| p.name().surname().to_owned());
            let colour = term
                .round
                .and_then(|r| line.entries.get(r.index()))
                .and_then(|e| e.colour());
            let what = match (term.against, who) {
                (Against::Opponent(_), Some(name)) => match colour {
                    Some(Colour::White) => t.with_one("term-white", "name", name),
                    Some(Colour::Black) => t.with_one("term-black", "name", name),
                    None => name,
                },
                (Against::Dummy(_), Some(name)) => t.with_one("term-dummy-of", "name", name),
                (Against::Dummy(_), None) => t.get("term-dummy"),
                (_, Some(name)) => name,
                (_, None) => String::new(),
            };
            let mut why = counted_as(t, view, unfolded.column, term);
            if term.cap.is_some() {
                why.push(t.with_one("term-capped", "value", figure(term.original).plain()));
            }
            if let Some(cut) = term.cut {
                why.push(t.get(match cut {
                    CutReason::LeastSignificant => "term-cut-least",
                    CutReason::VoluntaryUnplayedRound => "term-cut-vur",
                    CutReason::MostSignificant => "term-cut-most",
                    CutReason::BelowLimit => "term-cut-limit",
                }));
            }
            TermView {
                round,
                what,
                value: figure(term.value),
                why: why.join(" "),
                cut: !term.counts(),
            }
        })
        .collect();
    let counted: Vec<String> = terms
        .iter()
        .filter(|term| !term.cut)
        .map(|term| term.value.plain())
        .collect();
    let absent = line.absent.get(unfolded.column).copied().flatten();
    let sum_note = match view.list.get(unfolded.column).map(|tb| tb.code()) {
        // An average without opponents has no value.
        _ if absent.is_some() => absent
            .map(|why| t.get(&format!("absent-{}", why.code())))
            .unwrap_or_default(),
        Some(Code::PerformanceRating | Code::PerfectPerformance) => {
            t.with_one("unfold-performance", "terms", counted.join(", "))
        }
        Some(code) if code.is_average() => {
            t.with_one("unfold-average", "terms", counted.join(", "))
        }
        _ => counted.join(" + "),
    };
    UnfoldedView {
        title: t.with(
            "unfold-title",
            &[
                ("name", line.entrant.name().surname().to_owned()),
                ("tie_break", name.clone()),
                ("value", figure(value).plain()),
            ],
        ),
        terms,
        sum_name: name,
        sum: figure(value),
        sum_note,
    }
}

/// The terms of somebody's Keizer score, if it is unfolded.
pub(super) fn unfold_keizer(
    t: Words,
    view: &StandingsView,
    line: &StandingLine,
) -> Option<UnfoldedView> {
    let opened = view.unfolded_keizer.as_ref();
    let opened = opened.filter(|one| one.entry == line.entrant.entry)?;
    let score = |score| words::keizer::score(t, score);
    let terms = opened.place.terms.iter().map(|term| {
        let opponent = match term.cause {
            Cause::Game { opponent, .. } | Cause::Open { opponent } => {
                opened.opponents.get(&opponent)
            }
            _ => None,
        };
        let name = opponent.map(|one| one.name().surname().to_owned());
        TermView {
            round: term.round.map_or_else(String::new, |round| {
                t.with_one("round-title", "round", round)
            }),
            what: words::keizer::cause(t, term.cause, name),
            value: Figure::text(score(term.amount)),
            why: words::keizer::counted(t, term),
            cut: matches!(term.cause, Cause::TooMany(_)),
        }
    });
    let terms: Vec<TermView> = terms.collect();
    let counted: Vec<String> = terms.iter().map(|term| term.value.plain()).collect();
    let (name, sum) = (t.get("keizer-score"), score(opened.place.score));
    Some(UnfoldedView {
        title: t.with(
            "unfold-title",
            &[
                ("name", line.entrant.name().surname().to_owned()),
                ("tie_break", name.clone()),
                ("value", sum.clone()),
            ],
        ),
        terms,
        sum_name: name,
        sum: Figure::text(sum),
        sum_note: counted.join(" + "),
    })
}

/// Where the number of a term comes from, if it is not simply the opponent's points.
fn counted_as(t: Words, view: &StandingsView, column: usize, term: &Term) -> Vec<String> {
    let plain = |points: Points| Figure::from(points).plain();
    let product = view.list.get(column).map(|tb| tb.code()) == Some(Code::SonnebornBerger);
    let mut said = Vec::new();
    let Some(score) = term.score else {
        return said;
    };
    match term.against {
        Against::Opponent(tpn) => {
            let real = view.ranks.get(&tpn).map(|(_, points)| *points);
            if let Some(real) = real.filter(|real| *real != score) {
                let [points, amount] = words::points::counted(real);
                let score = ("score", plain(score));
                said.push(t.with("term-adjusted", &[points, amount, score]));
            }
        }
        Against::Dummy(_) => said.push(t.get("term-dummy-why")),
        Against::Nobody => {}
    }
    if product {
        let scored = plain(term.scored.unwrap_or_default());
        said.push(t.with_two("term-product", "score", plain(score), "points", scored));
    }
    said
}

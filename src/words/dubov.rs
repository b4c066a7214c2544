//! Why a round of the Dubov System is as it is, in words.

use crate::{
    event::Tpn,
    pairing::{
        Rule, Seat,
        dubov::{
            Answer, BracketReport, ByeOrder, ByeReason, Criterion, GameReason, Member, Reason,
            Step, Verdict,
        },
        dutch,
    },
};

use super::{
    paired_group::PairedGroup,
    pairing::{Sentence, Speaker},
    points,
};

/// How many who were passed over are named for one reason.
const MOST_PASSED: usize = 3;

/// A bracket: who, how, which boards, and the criteria.
#[must_use]
pub fn bracket(s: &Speaker<'_>, bracket: &BracketReport) -> PairedGroup {
    let members = bracket.residents.len() + bracket.upfloaters.len();
    let mut said = vec![s.t.n("explain-dubov-members", members)];
    said.extend(sides(s, bracket).into_iter().map(|sentence| sentence.text));
    let criteria = bracket.criteria.iter().map(|(criterion, value)| {
        let number = criterion.number();
        let name =
            s.t.get(&format!("explain-dubov-criterion-{}", key(*criterion)));
        let values = value.iter().map(|value| match criterion {
            Criterion::UpfloaterScores => points::plain(crate::event::Points::from_halves(-value)),
            _ => value.to_string(),
        });
        let values: Vec<String> = values.collect();
        let shown = if values.is_empty() {
            "–".to_owned()
        } else {
            values.join(", ")
        };
        (name, number.to_owned(), shown)
    });
    PairedGroup {
        title: s.t.a("explain-group", "points", s.points(bracket.score)),
        lead: said.join(" "),
        pairs: bracket.pairs.iter().map(|made| made.pair).collect(),
        criteria: criteria.collect(),
    }
}

/// Why somebody sits where they sit.
#[must_use]
pub fn reason(s: &Speaker<'_>, reason: &Reason) -> Vec<Sentence> {
    match reason {
        Reason::Game(reason) => game(s, reason),
        Reason::Bye(reason) => bye(s, reason),
    }
}

/// What is known of whoever sits there, in the place of floats: average of opponents and upfloats.
#[must_use]
pub fn facts(s: &Speaker<'_>, member: &Member) -> String {
    let average = member.average.map_or_else(
        || s.t.get("explain-dubov-no-average"),
        |average| s.t.a("explain-dubov-average", "average", average),
    );
    let mut parts = vec![average];
    if member.upfloats > 0 {
        let times = usize::try_from(member.upfloats).unwrap_or(usize::MAX);
        parts.push(s.t.n("explain-dubov-upfloats", times));
    }
    if member.upfloated_last {
        parts.push(s.t.get("explain-dubov-upfloated-last"));
    }
    parts.join("; ")
}

fn article(s: &Speaker<'_>, number: &str) -> String {
    s.t.a("explain-art", "article", number)
}

/// Who came up, who seeks which colour, who was shifted.
fn sides(s: &Speaker<'_>, bracket: &BracketReport) -> Vec<Sentence> {
    let mut said = Vec::new();
    if !bracket.upfloaters.is_empty() {
        let values = [
            ("n", bracket.upfloaters.len().to_string()),
            ("names", s.names(&bracket.upfloaters)),
        ];
        said.push(Sentence {
            text: s.t.with("explain-dubov-upfloaters", &values),
            article: "C5".to_owned(),
        });
    }
    let [white, black] = bracket.seekers.map(|count| count.to_string());
    said.push(Sentence {
        text: s.t.with(
            "explain-dubov-seekers",
            &[("white", white), ("black", black)],
        ),
        article: article(s, "3.2"),
    });
    let shifted: Vec<Tpn> = bracket.shifted.iter().flatten().copied().collect();
    if !shifted.is_empty() {
        said.push(Sentence {
            text: s.t.a("explain-dubov-shifted", "names", s.names(&shifted)),
            article: article(s, "4.3"),
        });
    }
    said
}

fn game(s: &Speaker<'_>, game: &GameReason) -> Vec<Sentence> {
    let [first, second] = &game.members;
    let (a, b) = (s.name(first.tpn), s.name(second.tpn));
    let group = [
        ("group", s.points(game.bracket.score)),
        (
            "n",
            (game.bracket.residents.len() + game.bracket.upfloaters.len()).to_string(),
        ),
    ];
    let mut said = vec![s.plain("explain-dubov-group", &group)];
    said.extend(sides(s, &game.bracket));
    let values = [
        ("a", a.clone()),
        ("b", b.clone()),
        ("place", game.place.to_string()),
    ];
    said.push(Sentence {
        text: s.t.with("explain-dubov-order", &values),
        article: article(s, "3.2"),
    });
    said.extend(passed(s, game, &a, &b));
    let mut ranked = [first, second];
    ranked.sort_by_key(|member| (std::cmp::Reverse(member.score), member.tpn));
    let ranked = ranked.map(|member| (member.tpn, member.preference, member.odd));
    said.push(Sentence {
        text: s.colour_words(game.pair.pair, game.pair.colour_rule, ranked),
        article: article(s, "5.2"),
    });
    said
}

/// Those of the other side who come before the opponent, by what kept each apart.
fn passed(s: &Speaker<'_>, game: &GameReason, a: &str, b: &str) -> Vec<Sentence> {
    let kinds = [
        (Some(Rule::AlreadyMet), "explain-dubov-passed-met", "C1"),
        (
            Some(Rule::SameAbsoluteColour),
            "explain-dubov-passed-colour",
            "C3",
        ),
        (Some(Rule::Forbidden), "explain-dubov-passed-forbidden", ""),
        (None, "explain-dubov-passed-needed", "C4"),
    ];
    let told = kinds.into_iter().filter_map(|(rule, key, criterion)| {
        let of_kind = game.passed.iter().filter(|(_, found)| *found == rule);
        let names: Vec<Tpn> = of_kind.map(|(tpn, _)| *tpn).collect();
        if names.is_empty() {
            return None;
        }
        let shown: Vec<String> = names.iter().take(MOST_PASSED).map(|p| s.name(*p)).collect();
        let mut shown = shown.join(", ");
        if names.len() > MOST_PASSED {
            let more = s.t.n("explain-bye-others", names.len() - MOST_PASSED);
            shown = format!("{shown} {more}");
        }
        let values = [
            ("a", a.to_owned()),
            ("b", b.to_owned()),
            ("n", names.len().to_string()),
            ("names", shown),
        ];
        Some(Sentence {
            text: s.t.with(key, &values),
            article: criterion.to_owned(),
        })
    });
    told.collect()
}

fn bye(s: &Speaker<'_>, bye: &ByeReason) -> Vec<Sentence> {
    let who = s.name(bye.member.tpn);
    let mut said = vec![Sentence {
        text: s.t.n("explain-bye-odd", bye.field),
        article: s.t.a("explain-art-basic", "article", "3"),
    }];
    let values = [("who", who.clone()), ("points", s.points(bye.member.score))];
    said.push(Sentence {
        text: s.t.with("explain-dubov-bye", &values),
        article: article(s, "3.1"),
    });
    if !bye.barred.is_empty() {
        said.push(s.barred(&who, &bye.barred));
    }
    if !bye.needed.is_empty() {
        said.push(Sentence {
            text: s
                .t
                .a("explain-dubov-bye-needed", "names", s.names(&bye.needed)),
            article: "C4".to_owned(),
        });
    }
    said
}

/// Why something else was not paired.
#[must_use]
pub fn answer(s: &Speaker<'_>, answer: &Answer) -> Sentence {
    let instead = match answer.instead {
        Seat::Pair(pair) => dutch::Alternative::Pair(pair.white, pair.black),
        Seat::Bye(tpn) => dutch::Alternative::Bye(tpn),
    };
    // What every Swiss system says in the same words.
    let shared = |verdict| {
        s.answer(&dutch::Answer {
            instead,
            verdict,
            met_in: answer.met_in,
            both_want: answer.both_want,
            taken_by: None,
        })
    };
    let premise = s.premise_of(instead);
    match &answer.verdict {
        Verdict::AsPaired => shared(dutch::Verdict::AsPaired),
        Verdict::Barred(rule) => shared(dutch::Verdict::Forbidden(*rule)),
        Verdict::ByeBarred => shared(dutch::Verdict::ByeBarred),
        Verdict::NotPaired => shared(dutch::Verdict::NotInQuestion),
        Verdict::NoCompletePairing => shared(dutch::Verdict::NoCompletePairing),
        Verdict::Bye { taker, by } => Sentence {
            text: s.t.with(
                match by {
                    ByeOrder::Score => "explain-dubov-bye-score",
                    ByeOrder::Games => "explain-dubov-bye-games",
                    ByeOrder::Number => "explain-dubov-bye-number",
                },
                &[("if", premise), ("taker", s.name(*taker))],
            ),
            article: article(s, "3.1"),
        },
        Verdict::Worse {
            score, criterion, ..
        } => Sentence {
            text: s.t.with(
                &format!("explain-dubov-worse-{}", key(*criterion)),
                &[("if", premise), ("group", s.points(*score))],
            ),
            article: criterion.number().to_owned(),
        },
        Verdict::Later { score, step } => Sentence {
            text: s.t.with(
                match step {
                    Step::Upfloaters => "explain-dubov-later-upfloaters",
                    Step::FirstShift | Step::SecondShift => "explain-dubov-later-shift",
                    Step::Transposition => "explain-dubov-later-order",
                },
                &[("if", premise), ("group", s.points(*score))],
            ),
            article: article(s, step.article()),
        },
    }
}

const fn key(criterion: Criterion) -> &'static str {
    match criterion {
        Criterion::Upfloaters => "upfloaters",
        Criterion::UpfloaterScores => "scores",
        Criterion::Preferences => "colours",
        Criterion::MaximumUpfloaters => "maximum",
        Criterion::Upfloats => "upfloats",
        Criterion::LastUpfloaters => "last",
    }
}

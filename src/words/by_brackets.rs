//! Sentences shared by the systems that give the bye first and then pair bracket by bracket.

use crate::{
    event::{Points, Tpn},
    pairing::{
        Rule, Seat,
        by_brackets::{Answer, ByeOrder, ByeReason, Verdict},
        dutch,
    },
};

use super::pairing::{Sentence, Speaker};

/// Maximum number of passed-over participants who are named for one reason.
const MOST_PASSED: usize = 3;

/// Where the rules of a system regulate what all these systems have.
pub(super) struct Places {
    /// The article about the bye.
    pub bye: &'static str,
    /// The criterion that all other participants can be paired.
    pub complete: &'static str,
    /// Message key of the reason that somebody else has played more games.
    pub games: &'static str,
}

/// For C.04.4: the Dubov and the Burstein System.
pub(super) const OF_C_04_4: Places = Places {
    bye: "3.1",
    complete: "C4",
    games: "explain-swiss-bye-games",
};

/// A sentence that only one system has.
pub(super) struct Said {
    /// The key of the message.
    pub key: String,
    /// The criterion or article quoted with it.
    pub source: String,
}

/// An article of the system's own rules.
pub(super) fn article(s: &Speaker<'_>, number: &str) -> String {
    s.t.with_one("explain-art", "article", number)
}

/// The participants whom `a` passes over to get `b`, by the rule that kept each apart from `a`. `needed` is said of those whom
/// no rule kept apart.
pub(super) fn passed(
    s: &Speaker<'_>,
    passed: &[(Tpn, Option<Rule>)],
    [a, b]: [&str; 2],
    needed: &Said,
) -> Vec<Sentence> {
    let kinds = [
        (Some(Rule::AlreadyMet), "explain-swiss-passed-met", "C1"),
        (
            Some(Rule::SameAbsoluteColour),
            "explain-swiss-passed-colour",
            "C3",
        ),
        (Some(Rule::Forbidden), "explain-swiss-passed-forbidden", ""),
        (None, &needed.key, &needed.source),
    ];
    let told = kinds.into_iter().filter_map(|(rule, key, criterion)| {
        let of_kind = passed.iter().filter(|(_, found)| *found == rule);
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

/// Why a participant has the bye: number of participants, score, and the virtual points in it. `order` is the message key of
/// the rule that chooses among those with the same score.
pub(super) fn bye<M>(
    s: &Speaker<'_>,
    bye: &ByeReason<M>,
    (taker, points, virtual_points): (Tpn, Points, Points),
    order: &str,
    places: &Places,
) -> Vec<Sentence> {
    let who = s.name(taker);
    let mut said = vec![Sentence {
        text: s.t.n("explain-bye-odd", bye.field),
        article: s.t.with_one("explain-art-basic", "article", "3"),
    }];
    let values = [("who", who.clone()), ("points", s.points(points))];
    said.push(Sentence {
        text: s.t.with(order, &values),
        article: article(s, places.bye),
    });
    said.extend(s.virtual_points([(taker, virtual_points)]));
    if !bye.barred.is_empty() {
        said.push(s.barred(&who, &bye.barred));
    }
    if !bye.needed.is_empty() {
        said.push(Sentence {
            text: s
                .t
                .with_one("explain-swiss-bye-needed", "names", s.names(&bye.needed)),
            article: places.complete.to_owned(),
        });
    }
    said
}

/// Why another pairing was not made; `worse` names a criterion, and `later` names a step of the order.
pub(super) fn answer<C: Copy, S: Copy>(
    s: &Speaker<'_>,
    answer: &Answer<C, S>,
    places: &Places,
    worse: impl Fn(C) -> Said,
    later: impl Fn(S) -> Said,
) -> Sentence {
    let instead = match answer.instead {
        Seat::Pair(pair) => dutch::Alternative::Pair(pair.white, pair.black),
        Seat::Bye(tpn) => dutch::Alternative::Bye(tpn),
    };
    // The sentence that all Swiss systems have in the same words.
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
    let of_group = |said: Said, score: Points| Sentence {
        text: s.t.with(
            &said.key,
            &[("if", premise.clone()), ("group", s.points(score))],
        ),
        article: said.source,
    };
    match &answer.verdict {
        Verdict::AsPaired => shared(dutch::Verdict::AsPaired),
        Verdict::Barred(rule) => shared(dutch::Verdict::Forbidden(*rule)),
        Verdict::ByeBarred => shared(dutch::Verdict::ByeBarred),
        Verdict::NotPaired => shared(dutch::Verdict::NotInQuestion),
        Verdict::NoCompletePairing => Sentence {
            article: places.complete.to_owned(),
            ..shared(dutch::Verdict::NoCompletePairing)
        },
        Verdict::Bye { taker, by } => Sentence {
            text: s.t.with(
                match by {
                    ByeOrder::Rating => "explain-lim-bye-rating",
                    ByeOrder::Score => "explain-swiss-bye-score",
                    ByeOrder::Games => places.games,
                    ByeOrder::Index => "explain-burstein-bye-index",
                    ByeOrder::Number => "explain-swiss-bye-number",
                },
                &[("if", premise), ("taker", s.name(*taker))],
            ),
            article: article(s, places.bye),
        },
        Verdict::Worse {
            score, criterion, ..
        } => of_group(worse(*criterion), *score),
        Verdict::Later { score, step } => of_group(later(*step), *score),
    }
}

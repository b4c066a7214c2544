//! The explanation of a round of the Double-Swiss System.

use crate::{
    event::Points,
    pairing::{
        Seat,
        double_swiss::{
            Answer, BracketReport, ColourRule, Criterion, GameReason, Member, Reason, Step,
        },
        dutch::{self, Alternative, Preference, Strength},
    },
};

use super::{
    by_brackets::{self, Places, Said, article},
    paired_group::{PairedGroup, PairedMember},
    pairing::{Sentence, Speaker},
    points,
};

/// Where C.04.5 regulates what all these systems have.
const PLACES: Places = Places {
    bye: "3.4",
    complete: "C3",
    games: "explain-double-bye-matches",
};

/// The preference of everybody, because the system has no colour preferences.
const NO_PREFERENCE: Preference = Preference {
    colour: None,
    strength: Strength::None,
};

/// A bracket: participants, method, boards and criteria.
#[must_use]
pub fn bracket(s: &Speaker<'_>, bracket: &BracketReport) -> PairedGroup {
    let mut said = vec![s.t.n("explain-swiss-members", bracket.members.len())];
    said.extend(upfloaters(s, bracket).map(|sentence| sentence.text));
    let criteria = bracket.criteria.iter().map(|(criterion, value)| {
        (
            s.t.get(criterion_key(*criterion)),
            criterion.number().to_owned(),
            shown(*criterion, value),
        )
    });
    PairedGroup {
        title: s
            .t
            .with_one("explain-group", "points", s.points(bracket.score)),
        lead: said.join(" "),
        pairs: bracket.pairs.iter().map(|made| made.pair).collect(),
        criteria: criteria.collect(),
    }
}

/// The value of a criterion: counts as numbers, differences of scores in points.
fn shown(criterion: Criterion, value: &[i32]) -> String {
    let parts: Vec<String> = value
        .iter()
        .map(|number| match criterion {
            Criterion::Distances => points::plain(Points::from_halves(*number)),
            _ => number.to_string(),
        })
        .collect();
    if parts.is_empty() {
        "–".to_owned()
    } else {
        parts.join(", ")
    }
}

/// Why a participant has this board or the bye.
#[must_use]
pub fn reason(s: &Speaker<'_>, reason: &Reason) -> Vec<Sentence> {
    match reason {
        Reason::Game(reason) => game(s, reason),
        Reason::Bye(reason) => {
            let taker = &reason.member;
            let taker = (taker.tpn, taker.score, taker.virtual_points);
            by_brackets::bye(s, reason, taker, "explain-double-bye", &PLACES)
        }
        Reason::Second(seat) => vec![s.plain(
            match seat {
                Seat::Pair(_) => "explain-double-second",
                Seat::Bye(_) => "explain-double-second-bye",
            },
            &[],
        )],
    }
}

/// The facts about the players concerned; empty for the second game of a match.
#[must_use]
pub fn members(s: &Speaker<'_>, reason: &Reason) -> Vec<PairedMember> {
    let told = |member: &Member| PairedMember {
        tpn: member.tpn,
        score: member.score,
        colours: member.colours.clone(),
        due: s.due(NO_PREFERENCE),
        also: if member.floated {
            s.t.get("explain-double-floated")
        } else {
            String::new()
        },
    };
    match reason {
        Reason::Game(game) => game.members.iter().map(told).collect(),
        Reason::Bye(bye) => vec![told(&bye.member)],
        Reason::Second(_) => Vec::new(),
    }
}

/// Who floated up to the bracket.
fn upfloaters(s: &Speaker<'_>, bracket: &BracketReport) -> impl Iterator<Item = Sentence> {
    let who = &bracket.upfloaters;
    let values = [("n", who.len().to_string()), ("names", s.names(who))];
    let said = (!who.is_empty()).then(|| Sentence {
        text: s.t.with("explain-dubov-upfloaters", &values),
        article: "C4–C7".to_owned(),
    });
    said.into_iter()
}

fn game(s: &Speaker<'_>, game: &GameReason) -> Vec<Sentence> {
    let [first, second] = &game.members;
    let (a, b) = (s.name(first.tpn), s.name(second.tpn));
    let group = [
        ("group", s.points(game.bracket.score)),
        ("n", game.bracket.members.len().to_string()),
    ];
    let mut said = vec![s.plain("explain-swiss-group", &group)];
    let members = game.members.iter();
    said.extend(s.virtual_points(members.map(|one| (one.tpn, one.virtual_points))));
    said.extend(upfloaters(s, &game.bracket));
    let values = [("a", a.clone()), ("b", b.clone())];
    said.push(Sentence {
        text: s.t.with("explain-double-order", &values),
        article: article(s, "3.6"),
    });
    let needed = Said {
        key: "explain-double-passed-needed".to_owned(),
        source: "C3, C8".to_owned(),
    };
    said.extend(by_brackets::passed(s, &game.passed, [&a, &b], &needed));
    said.push(Sentence {
        text: colours(s, game),
        article: article(s, game.pair.colour_rule.article()),
    });
    said
}

/// Why the first game has these colours.
fn colours(s: &Speaker<'_>, game: &GameReason) -> String {
    let [one, two] = &game.members;
    // By points, then by number; `one` has the smaller number.
    let (higher, other) = if two.score > one.score {
        (two, one)
    } else {
        (one, two)
    };
    let pair = game.pair.pair;
    let white = [("white", s.name(pair.white))];
    let key = match game.pair.colour_rule {
        ColourRule::InitialColour => {
            let ranked = [higher, other].map(|member| (member.tpn, NO_PREFERENCE, member.odd));
            return s.colour_words(pair, dutch::ColourRule::InitialColour, ranked);
        }
        ColourRule::HigherRanked => {
            let key = if pair.white == higher.tpn {
                "explain-double-colour-higher-white"
            } else {
                "explain-double-colour-higher-black"
            };
            return s.t.with(key, &[("who", s.name(higher.tpn))]);
        }
        ColourRule::FewerWhites => "explain-double-colour-fewer",
        ColourRule::Alternation => "explain-double-colour-alternation",
        ColourRule::Other => "explain-double-colour-other",
    };
    s.t.with(key, &white)
}

/// Why another pairing was not made.
#[must_use]
pub fn answer(s: &Speaker<'_>, answer: &Answer) -> Sentence {
    let answer = match answer {
        Answer::First(answer) => answer,
        Answer::Second(instead) => {
            let instead = match instead {
                Seat::Pair(pair) => Alternative::Pair(pair.white, pair.black),
                Seat::Bye(tpn) => Alternative::Bye(*tpn),
            };
            let premise = s.premise_of(instead);
            return s.plain("explain-double-second-only", &[("if", premise)]);
        }
    };
    let worse = |criterion: Criterion| Said {
        key: match criterion {
            Criterion::Upfloaters => "explain-dubov-worse-upfloaters",
            Criterion::Distances => "explain-dubov-worse-scores",
            Criterion::NextScoregroup => "explain-double-worse-following",
            Criterion::FloatedAgain => "explain-double-worse-floated",
            Criterion::Opponents => "explain-double-worse-opponents",
        }
        .to_owned(),
        source: criterion.number().to_owned(),
    };
    let later = |step: Step| Said {
        key: match step {
            Step::Upfloaters => "explain-dubov-later-upfloaters",
            Step::Identifier => "explain-double-later",
        }
        .to_owned(),
        source: article(s, step.article()),
    };
    by_brackets::answer(s, answer, &PLACES, worse, later)
}

const fn criterion_key(criterion: Criterion) -> &'static str {
    match criterion {
        Criterion::Upfloaters => "explain-dubov-criterion-upfloaters",
        Criterion::Distances => "explain-double-criterion-distances",
        Criterion::NextScoregroup => "explain-double-criterion-following",
        Criterion::FloatedAgain => "explain-double-criterion-floated",
        Criterion::Opponents => "explain-double-criterion-opponents",
    }
}

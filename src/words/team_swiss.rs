//! The explanation of a round of the Swiss Team System.

use crate::{
    event::{Colour, Points},
    pairing::{
        dutch,
        even_brackets::Step,
        team_swiss::{Answer, BracketReport, ColourRule, Criterion, GameReason, Member, Reason},
    },
};

use super::{
    by_brackets::{self, Places, Said, article},
    paired_group::PairedGroup,
    pairing::{Sentence, Speaker},
    points,
};

/// Where C.04.6 regulates what all these systems have.
const PLACES: Places = Places {
    bye: "3.4",
    complete: "C3",
    games: "explain-double-bye-matches",
};

/// The method of the system, in one sentence.
#[must_use]
pub fn lead(s: &Speaker<'_>) -> String {
    s.t.get("explain-team-lead")
}

/// A bracket: teams, method, matches and criteria.
#[must_use]
pub fn bracket(s: &Speaker<'_>, bracket: &BracketReport) -> PairedGroup {
    let mut said = vec![s.t.n("explain-team-members", bracket.members.len())];
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

/// Why a team has this match or the bye.
#[must_use]
pub fn reason(s: &Speaker<'_>, reason: &Reason) -> Vec<Sentence> {
    match reason {
        Reason::Game(reason) => game(s, reason),
        Reason::Bye(reason) => {
            let taker = &reason.member;
            let taker = (taker.tpn, taker.score, taker.virtual_points);
            by_brackets::bye(s, reason, taker, "explain-team-bye", &PLACES)
        }
    }
}

/// Which teams floated up to the bracket.
fn upfloaters(s: &Speaker<'_>, bracket: &BracketReport) -> impl Iterator<Item = Sentence> {
    let who = &bracket.upfloaters;
    let values = [("n", who.len().to_string()), ("names", s.names(who))];
    let said = (!who.is_empty()).then(|| Sentence {
        text: s.t.with("explain-team-upfloaters", &values),
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
    let mut said = vec![s.plain("explain-team-group", &group)];
    let members = game.members.iter();
    said.extend(s.virtual_points(members.map(|one| (one.tpn, one.virtual_points))));
    said.extend(upfloaters(s, &game.bracket));
    let values = [("a", a.clone()), ("b", b.clone())];
    said.push(Sentence {
        text: s.t.with("explain-team-order", &values),
        article: article(s, "3.6"),
    });
    let needed = Said {
        key: "explain-team-passed-needed".to_owned(),
        source: "C3, C8–C10".to_owned(),
    };
    said.extend(by_brackets::passed(s, &game.passed, [&a, &b], &needed));
    said.push(Sentence {
        text: colours(s, game),
        article: article(s, game.pair.colour_rule.article()),
    });
    said
}

/// Why board 1 has these colours.
fn colours(s: &Speaker<'_>, game: &GameReason) -> String {
    let [one, two] = &game.members;
    let (first, other) = if two.tpn == game.first {
        (two, one)
    } else {
        (one, two)
    };
    let pair = game.pair.pair;
    let by = |rule| {
        let ranked = [first, other].map(|member| (member.tpn, member.preference, member.odd));
        s.colour_words(pair, rule, ranked)
    };
    let of = |member: &Member| [("who", s.name(member.tpn))];
    let by_first = |white, black| {
        let key = if pair.white == first.tpn {
            white
        } else {
            black
        };
        s.t.with(key, &of(first))
    };
    match game.pair.colour_rule {
        ColourRule::InitialColour => by(dutch::ColourRule::InitialColour),
        ColourRule::OnlyOne => {
            let asks = |member: &Member| member.preference.colour.is_some();
            let winner = if asks(first) { first } else { other };
            let key = match winner.preference.colour {
                Some(Colour::Black) => "explain-team-colour-only-black",
                _ => "explain-team-colour-only-white",
            };
            s.t.with(key, &of(winner))
        }
        ColourRule::BothGranted => by(dutch::ColourRule::BothGranted),
        ColourRule::Stronger => {
            let strong = |member: &Member| member.preference.strength == dutch::Strength::Strong;
            let winner = if strong(first) { first } else { other };
            let key = match winner.preference.colour {
                Some(Colour::Black) => "explain-team-colour-stronger-black",
                _ => "explain-team-colour-stronger-white",
            };
            s.t.with(key, &of(winner))
        }
        ColourRule::LowerDifference => {
            let white = [("white", s.name(pair.white))];
            s.t.with("explain-team-colour-difference", &white)
        }
        ColourRule::Alternation => {
            let white = [("white", s.name(pair.white))];
            s.t.with("explain-team-colour-alternation", &white)
        }
        ColourRule::FirstPreference => by_first(
            "explain-team-colour-preference-white",
            "explain-team-colour-preference-black",
        ),
        ColourRule::FirstLast => by_first(
            "explain-team-colour-first-white",
            "explain-team-colour-first-black",
        ),
        ColourRule::OtherLast => s.t.with("explain-team-colour-other", &of(other)),
    }
}

/// Why another pairing was not made.
#[must_use]
pub fn answer(s: &Speaker<'_>, answer: &Answer) -> Sentence {
    let worse = |criterion: Criterion| Said {
        key: match criterion {
            Criterion::Upfloaters => "explain-team-worse-upfloaters",
            Criterion::Distances => "explain-dubov-worse-scores",
            Criterion::NextScoregroup => "explain-double-worse-following",
            Criterion::FloatedAgain => "explain-team-worse-floated",
            Criterion::SameColour => "explain-team-worse-colour",
            Criterion::SameStrongColour => "explain-team-worse-strong",
            Criterion::Opponents => "explain-team-worse-opponents",
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
        Criterion::Upfloaters => "explain-team-criterion-upfloaters",
        Criterion::Distances => "explain-double-criterion-distances",
        Criterion::NextScoregroup => "explain-double-criterion-following",
        Criterion::FloatedAgain => "explain-team-criterion-floated",
        Criterion::SameColour => "explain-team-criterion-colour",
        Criterion::SameStrongColour => "explain-team-criterion-strong",
        Criterion::Opponents => "explain-team-criterion-opponents",
    }
}

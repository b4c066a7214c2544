//! The explanation of a round of the Burstein System.

use crate::{
    event::Points,
    pairing::burstein::{Answer, BracketReport, Criterion, GameReason, Member, Reason, Step},
};

use super::{
    by_brackets::{self, OF_C_04_4, Said, article},
    paired_group::{PairedGroup, PairedMember},
    pairing::{Sentence, Speaker},
    points,
};

/// A bracket: participants, method, boards and criteria.
#[must_use]
pub fn bracket(s: &Speaker<'_>, bracket: &BracketReport) -> PairedGroup {
    let mut said = vec![s.t.n("explain-swiss-members", bracket.members.len())];
    said.extend(floats(s, bracket).into_iter().map(|sentence| sentence.text));
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

/// The value of a criterion: counts as numbers, scores in points.
fn shown(criterion: Criterion, value: &[i32]) -> String {
    let scores = |scores: &[i32]| -> Vec<String> {
        let points = scores.iter().map(|score| Points::from_halves(*score));
        points.map(points::plain).collect()
    };
    let parts = match (criterion, value) {
        (Criterion::FloaterScores, value) => scores(value),
        (Criterion::NextBracket, [count, floaters @ ..]) => {
            let mut parts = vec![count.to_string()];
            if !floaters.is_empty() {
                parts.push(format!("({})", scores(floaters).join(", ")));
            }
            return parts.join(" ");
        }
        (_, value) => value.iter().map(ToString::to_string).collect(),
    };
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
            by_brackets::bye(s, reason, taker, "explain-burstein-bye", &OF_C_04_4)
        }
    }
}

/// The facts about the players concerned; the Burstein index is shown in place of floats.
#[must_use]
pub fn members(s: &Speaker<'_>, reason: &Reason) -> Vec<PairedMember> {
    let told = |member: &Member| PairedMember {
        tpn: member.tpn,
        score: member.score,
        colours: member.colours.clone(),
        due: s.due(member.preference),
        also: index(s, member),
    };
    match reason {
        Reason::Game(game) => game.members.iter().map(told).collect(),
        Reason::Bye(bye) => vec![told(&bye.member)],
    }
}

fn index(s: &Speaker<'_>, member: &Member) -> String {
    let (whole, fraction) = points::quarters(i64::from(member.index.sonneborn_berger));
    let values = [
        (
            "buchholz",
            points::plain(Points::from_halves(member.index.buchholz)),
        ),
        ("berger", format!("{whole}{fraction}")),
    ];
    s.t.with("explain-burstein-index", &values)
}

/// Who floated down to the bracket, and who floats down from it.
fn floats(s: &Speaker<'_>, bracket: &BracketReport) -> Vec<Sentence> {
    let kinds = [
        (&bracket.moved_down, "explain-burstein-moved-down", ""),
        (&bracket.floaters, "explain-burstein-floaters", "C5"),
    ];
    let told = kinds.into_iter().filter(|(who, ..)| !who.is_empty());
    told.map(|(who, key, source)| {
        let values = [("n", who.len().to_string()), ("names", s.names(who))];
        Sentence {
            text: s.t.with(key, &values),
            article: source.to_owned(),
        }
    })
    .collect()
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
    said.extend(floats(s, &game.bracket));
    let [p, q] = game.places.map(|place| place.to_string());
    let values = [("a", a.clone()), ("b", b.clone()), ("p", p), ("q", q)];
    said.push(Sentence {
        text: s.t.with("explain-burstein-ranking", &values),
        article: article(s, "1.7"),
    });
    said.push(Sentence {
        text: s.t.with("explain-burstein-order", &values),
        article: article(s, "4"),
    });
    let needed = Said {
        key: "explain-burstein-passed-needed".to_owned(),
        source: "C4–C8".to_owned(),
    };
    said.extend(by_brackets::passed(s, &game.passed, [&a, &b], &needed));
    let ranked = [first, second].map(|member| (member.tpn, member.preference, member.odd));
    said.push(Sentence {
        text: s.colour_words(game.pair.pair, game.pair.colour_rule, ranked),
        article: article(s, "5.2"),
    });
    said
}

/// Why another pairing was not made.
#[must_use]
pub fn answer(s: &Speaker<'_>, answer: &Answer) -> Sentence {
    let worse = |criterion: Criterion| Said {
        key: match criterion {
            Criterion::Floaters => "explain-burstein-worse-floaters",
            Criterion::FloaterScores => "explain-burstein-worse-scores",
            Criterion::NextBracket => "explain-burstein-worse-next",
            Criterion::Preferences => "explain-swiss-worse-colours",
        }
        .to_owned(),
        source: criterion.number().to_owned(),
    };
    let later = |step: Step| Said {
        key: "explain-burstein-later".to_owned(),
        source: article(s, step.article()),
    };
    by_brackets::answer(s, answer, &OF_C_04_4, worse, later)
}

const fn criterion_key(criterion: Criterion) -> &'static str {
    match criterion {
        Criterion::Floaters => "explain-burstein-criterion-floaters",
        Criterion::FloaterScores => "explain-swiss-criterion-scores",
        Criterion::NextBracket => "explain-burstein-criterion-next",
        Criterion::Preferences => "explain-swiss-criterion-colours",
    }
}

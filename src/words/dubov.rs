//! The explanation of a round of the Dubov System.

use crate::{
    event::Tpn,
    pairing::dubov::{Answer, BracketReport, Criterion, GameReason, Member, Reason, Step},
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
    let members = bracket.residents.len() + bracket.upfloaters.len();
    let mut said = vec![s.t.n("explain-swiss-members", members)];
    said.extend(sides(s, bracket).into_iter().map(|sentence| sentence.text));
    let criteria = bracket.criteria.iter().map(|(criterion, value)| {
        let number = criterion.number();
        let name = s.t.get(&match criterion {
            Criterion::Preferences => "explain-swiss-criterion-colours".to_owned(),
            Criterion::UpfloaterScores => "explain-swiss-criterion-scores".to_owned(),
            other => format!("explain-dubov-criterion-{}", key(*other)),
        });
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
        title: s
            .t
            .with_one("explain-group", "points", s.points(bracket.score)),
        lead: said.join(" "),
        pairs: bracket.pairs.iter().map(|made| made.pair).collect(),
        criteria: criteria.collect(),
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
            by_brackets::bye(s, reason, taker, "explain-dubov-bye", &OF_C_04_4)
        }
    }
}

/// The facts about the players concerned; the average rating of opponents and the number of upfloats are shown in place of
/// floats.
#[must_use]
pub fn members(s: &Speaker<'_>, reason: &Reason) -> Vec<PairedMember> {
    let told = |member: &Member| PairedMember {
        tpn: member.tpn,
        score: member.score,
        colours: member.colours.clone(),
        due: s.due(member.preference),
        also: facts(s, member),
    };
    match reason {
        Reason::Game(game) => game.members.iter().map(told).collect(),
        Reason::Bye(bye) => vec![told(&bye.member)],
    }
}

fn facts(s: &Speaker<'_>, member: &Member) -> String {
    let average = member.average.map_or_else(
        || s.t.get("explain-dubov-no-average"),
        |average| s.t.with_one("explain-dubov-average", "average", average),
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

/// Who floated up, who seeks which colour, and who was shifted.
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
            text: s
                .t
                .with_one("explain-dubov-shifted", "names", s.names(&shifted)),
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
    let mut said = vec![s.plain("explain-swiss-group", &group)];
    let members = game.members.iter();
    said.extend(s.virtual_points(members.map(|one| (one.tpn, one.virtual_points))));
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
    let needed = Said {
        key: "explain-dubov-passed-needed".to_owned(),
        source: "C4".to_owned(),
    };
    said.extend(by_brackets::passed(s, &game.passed, [&a, &b], &needed));
    let mut ranked = [first, second];
    ranked.sort_by_key(|member| (std::cmp::Reverse(member.score), member.tpn));
    let ranked = ranked.map(|member| (member.tpn, member.preference, member.odd));
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
            Criterion::Preferences => "explain-swiss-worse-colours".to_owned(),
            other => format!("explain-dubov-worse-{}", key(other)),
        },
        source: criterion.number().to_owned(),
    };
    let later = |step: Step| Said {
        key: match step {
            Step::Upfloaters => "explain-dubov-later-upfloaters",
            Step::FirstShift | Step::SecondShift => "explain-dubov-later-shift",
            Step::Transposition => "explain-dubov-later-order",
        }
        .to_owned(),
        source: article(s, step.article()),
    };
    by_brackets::answer(s, answer, &OF_C_04_4, worse, later)
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

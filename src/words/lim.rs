//! The explanation of a round of the Lim System.

use crate::{
    event::{Colour, Tpn},
    pairing::{
        Rule, Seat,
        by_brackets::{ByeOrder, Verdict},
        dutch,
        lim::{
            Answer, ColourRule, Criterion, FloaterKind, FloaterReport, GameReason, GroupReport,
            Member, Passed, Reason, Side, Step, Way,
        },
    },
};

use super::{
    by_brackets::{self, Places, Said, article},
    paired_group::{PairedGroup, PairedMember},
    pairing::{Sentence, Speaker},
};

const OF_LIM: Places = Places {
    bye: "1.1",
    complete: "",
    games: "explain-swiss-bye-games",
};

/// A scoregroup: participants, method, boards and number of floaters.
#[must_use]
pub fn group(s: &Speaker<'_>, group: &GroupReport) -> PairedGroup {
    let criteria = [
        (Criterion::Floaters, group.floaters.len()),
        (Criterion::TakenBack, group.taken_back),
    ];
    let is_shown =
        |criterion: Criterion| (criterion == Criterion::TakenBack) == (group.side == Side::Median);
    let criteria = criteria
        .into_iter()
        .filter(|(criterion, _)| is_shown(*criterion));
    PairedGroup {
        title: s
            .t
            .with_one("explain-group", "points", s.points(group.score)),
        lead: about(s, group)
            .into_iter()
            .map(|sentence| sentence.text)
            .collect::<Vec<_>>()
            .join(" "),
        pairs: group.pairs.iter().map(|made| made.pair).collect(),
        criteria: criteria
            .map(|(criterion, value)| {
                let key = match criterion {
                    Criterion::Floaters => "explain-lim-criterion-floaters",
                    Criterion::TakenBack => "explain-lim-criterion-taken-back",
                };
                (
                    s.t.get(key),
                    criterion.article().to_owned(),
                    value.to_string(),
                )
            })
            .collect(),
    }
}

/// Number of participants, direction of pairing, and who was moved.
fn about(s: &Speaker<'_>, group: &GroupReport) -> Vec<Sentence> {
    let side = match group.side {
        Side::Above => "explain-lim-side-above",
        Side::Below => "explain-lim-side-below",
        Side::Median => "explain-lim-side-median",
    };
    let of = |text: String, number: &str| Sentence {
        text,
        article: article(s, number),
    };
    let mut said = vec![of(s.t.get(side), "2.2")];
    let names = |floaters: &[FloaterReport]| {
        let tpns: Vec<Tpn> = floaters.iter().map(|floater| floater.tpn).collect();
        s.names(&tpns)
    };
    for (key, floaters, number) in [
        ("explain-lim-came", &group.incoming, "3.6"),
        ("explain-lim-floats", &group.floaters, "2.3"),
    ] {
        if !floaters.is_empty() {
            said.push(of(s.t.with_one(key, "names", names(floaters)), number));
        }
    }
    if group.taken_back > 0 {
        let text = s.t.n("explain-lim-taken-back", group.taken_back);
        said.push(of(text, "2.6"));
    }
    said
}

/// Why a participant has this board or the bye.
#[must_use]
pub fn reason(s: &Speaker<'_>, reason: &Reason) -> Vec<Sentence> {
    let said = match reason {
        Reason::Game(reason) => game(s, reason),
        Reason::Bye(reason) => {
            let taker = &reason.member;
            let taker = (taker.tpn, taker.score, taker.virtual_points);
            by_brackets::bye(s, reason, taker, "explain-lim-bye", &OF_LIM)
        }
    };
    said.into_iter().map(|said| renumbered(s, said)).collect()
}

/// A sentence shared with other systems, with an article of this one in place of a criterion.
fn renumbered(s: &Speaker<'_>, sentence: Sentence) -> Sentence {
    let number = match sentence.article.as_str() {
        "C1" | "C3" => article(s, "2.1"),
        "C2" => s.t.with_one("explain-art-basic", "article", "4"),
        _ => return sentence,
    };
    Sentence {
        article: number,
        ..sentence
    }
}

/// The facts about the players concerned; whether they floated in the previous round is shown in place of floats.
#[must_use]
pub fn members(s: &Speaker<'_>, reason: &Reason) -> Vec<PairedMember> {
    let told = |member: &Member| PairedMember {
        tpn: member.tpn,
        score: member.score,
        colours: member.colours.clone(),
        due: s.due(member.preference),
        also: s.t.get(if member.floated_last {
            "explain-lim-floated-last"
        } else {
            "explain-lim-not-floated"
        }),
    };
    match reason {
        Reason::Game(game) => game.members.iter().map(told).collect(),
        Reason::Bye(bye) => vec![told(&bye.member)],
    }
}

/// Why a participant floated to the group.
fn floated(s: &Speaker<'_>, floater: &FloaterReport) -> Vec<Sentence> {
    let name = s.name(floater.tpn);
    let of = |key: &str, number: &str| Sentence {
        text: s.t.with_one(key, "name", name.clone()),
        article: article(s, number),
    };
    let Some(chosen) = floater.chosen else {
        return vec![of("explain-lim-back", "2.6")];
    };
    let kind = match chosen.kind {
        FloaterKind::A => "explain-lim-kind-a",
        FloaterKind::B => "explain-lim-kind-b",
        FloaterKind::C => "explain-lim-kind-c",
        FloaterKind::D => "explain-lim-kind-d",
    };
    let mut said = vec![of(kind, "3.9")];
    if !chosen.of_minority {
        said.push(of("explain-lim-majority", "3.2.2"));
    }
    said
}

fn game(s: &Speaker<'_>, game: &GameReason) -> Vec<Sentence> {
    let [first, second] = &game.members;
    let (a, b) = (s.name(first.tpn), s.name(second.tpn));
    let group = [
        ("group", s.points(game.group.score)),
        ("n", (game.group.pairs.len() * 2).to_string()),
    ];
    let mut said = vec![s.plain("explain-swiss-group", &group)];
    let members = game.members.iter();
    said.extend(s.virtual_points(members.map(|one| (one.tpn, one.virtual_points))));
    said.extend(about(s, &game.group).into_iter().take(1));
    said.extend(game.came.iter().flat_map(|came| floated(s, came)));
    let mut values = vec![("a", a.clone()), ("b", b.clone())];
    let (key, number) = match &game.way {
        Way::Floater(_) => ("explain-lim-floater", "3.8"),
        Way::Proposal => ("explain-lim-proposal", "2.4"),
        Way::Exchange { proposed } => {
            values.push(("proposed", s.name(*proposed)));
            ("explain-lim-exchange", "4")
        }
    };
    said.push(Sentence {
        text: s.t.with(key, &values),
        article: article(s, number),
    });
    said.extend(passed(s, &game.passed, [&a, &b]));
    said.push(Sentence {
        text: colours(s, game),
        article: article(s, game.pair.colour_rule.article()),
    });
    said
}

/// The participants who were passed over, by the rule that kept each apart.
fn passed(s: &Speaker<'_>, passed: &[(Tpn, Passed)], names: [&str; 2]) -> Vec<Sentence> {
    let of = |wanted: &dyn Fn(Passed) -> Option<Option<Rule>>| -> Vec<(Tpn, Option<Rule>)> {
        let of_kind = passed.iter();
        let of_kind = of_kind.filter_map(|(tpn, why)| Some((*tpn, wanted(*why)?)));
        of_kind.collect()
    };
    let by_rule = of(&|why| match why {
        Passed::Rule(rule) => Some(Some(rule)),
        Passed::Needed => Some(None),
        Passed::Colour => None,
    });
    let by_colour = of(&|why| (why == Passed::Colour).then_some(None));
    let needed = Said {
        key: "explain-lim-passed-needed".to_owned(),
        source: article(s, "2.1"),
    };
    let colour = Said {
        key: "explain-lim-passed-colour".to_owned(),
        source: article(s, "5.2"),
    };
    let mut said = by_brackets::passed(s, &by_rule, names, &needed);
    said.extend(by_brackets::passed(s, &by_colour, names, &colour));
    said
}

/// Why the players have these colours.
fn colours(s: &Speaker<'_>, game: &GameReason) -> String {
    let made = &game.pair;
    let mut ranked: Vec<&Member> = game.members.iter().collect();
    ranked.sort_by_key(|member| member.tpn);
    let mut ranked = ranked.into_iter();
    let (Some(higher), Some(lower)) = (ranked.next(), ranked.next()) else {
        return String::new();
    };
    let shared = |rule: dutch::ColourRule| {
        let ranked = [higher, lower].map(|member| (member.tpn, member.preference, member.odd));
        s.colour_words(made.pair, rule, ranked)
    };
    // The player who has the colour that both were due.
    let is_white = made.white.colour == Some(Colour::White);
    let winner = if is_white {
        made.pair.white
    } else {
        made.pair.black
    };
    let by_colour = |white: &str, black: &str| {
        let key = if is_white { white } else { black };
        s.t.with_one(key, "who", s.name(winner))
    };
    match made.colour_rule {
        ColourRule::BothDue => shared(dutch::ColourRule::BothGranted),
        ColourRule::Lot => shared(dutch::ColourRule::InitialColour),
        ColourRule::Limits => s.t.get("explain-lim-colour-limits"),
        ColourRule::History => by_colour(
            "explain-lim-colour-history-white",
            "explain-lim-colour-history-black",
        ),
        ColourRule::HigherRanked => by_colour(
            "explain-lim-colour-higher-white",
            "explain-lim-colour-higher-black",
        ),
        ColourRule::LowerRanked => by_colour(
            "explain-lim-colour-lower-white",
            "explain-lim-colour-lower-black",
        ),
    }
}

/// Why another pairing was not made.
#[must_use]
pub fn answer(s: &Speaker<'_>, answer: &Answer) -> Sentence {
    if let (
        Verdict::Bye {
            taker,
            by: ByeOrder::Number,
        },
        Seat::Bye(instead),
    ) = (&answer.verdict, answer.instead)
    {
        let premise = s.premise_of(dutch::Alternative::Bye(instead));
        let values = [("if", premise), ("taker", s.name(*taker))];
        return Sentence {
            text: s.t.with("explain-lim-bye-number", &values),
            article: article(s, OF_LIM.bye),
        };
    }
    let worse = |criterion: Criterion| Said {
        key: match criterion {
            Criterion::Floaters => "explain-lim-worse-floaters",
            Criterion::TakenBack => "explain-lim-worse-taken-back",
        }
        .to_owned(),
        source: article(s, criterion.article()),
    };
    let later = |step: Step| Said {
        key: match step {
            Step::FloaterKind => "explain-lim-later-kind",
            Step::FloatedLast => "explain-lim-later-last",
            Step::FloaterColour => "explain-lim-later-colour",
            Step::FloaterNumber => "explain-lim-later-number",
            Step::FloaterOpponent => "explain-lim-later-opponent",
            Step::Exchange => "explain-lim-later-exchange",
        }
        .to_owned(),
        source: article(s, step.article()),
    };
    let said = by_brackets::answer(s, answer, &OF_LIM, worse, later);
    renumbered(s, said)
}

//! The Keizer system in words: the explanation of a round, and the terms of a score.

use crate::{
    event::{Bye, Outcome},
    i18n::Words,
    pairing::keizer::{
        Answer, Apart, ByeReason, Cause, Criterion, Fraction, GameReason, Member, Parameters,
        Reason, Report, Score, Term, Values,
    },
};

use super::{
    paired_group::{PairedGroup, PairedMember},
    pairing::{Sentence, Speaker},
    points,
};

/// Maximum number of players who are named among those ranked between two opponents.
const MOST_BETWEEN: usize = 3;

/// `12`, `12½`, `12.33`: halves and quarters as fractions, anything else rounded to hundredths.
#[must_use]
pub fn score(t: Words, score: Score) -> String {
    let quarter = Score::PARTS / 4;
    if score.parts() % quarter == 0 {
        let (whole, fraction) = points::quarters(score.parts() / quarter);
        return format!("{whole}{fraction}");
    }
    let hundredths = score.hundredths();
    let digits = format!("{:02}", hundredths % 100);
    t.with_two(
        "keizer-decimal",
        "whole",
        (hundredths / 100).to_string(),
        "part",
        digits.trim_end_matches('0'),
    )
}

/// `½`, `2/3`, `0.35`: a fraction of a value number.
fn part(t: Words, fraction: Fraction) -> String {
    if fraction == Fraction::HALF {
        return "½".to_owned();
    }
    let text = fraction.to_string();
    match text.split_once('.') {
        Some((whole, part)) => t.with_two("keizer-decimal", "whole", whole, "part", part),
        None => text,
    }
}

/// The parameters that an event announces, one sentence for each rule that matters to players.
#[must_use]
pub fn announced(t: Words, parameters: &Parameters) -> String {
    let values = match parameters.values {
        Values::Players => t.get("keizer-rule-players"),
        Values::ThreeTimes => t.get("keizer-rule-three-times"),
        Values::Fixed { top, step } => t.with_two("keizer-rule-fixed", "top", top, "step", step),
    };
    let scored = t.get(if parameters.is_frozen {
        "keizer-rule-frozen"
    } else {
        "keizer-rule-anew"
    });
    let rules = format!("{values}, {scored}");
    match parameters.most_absences {
        Some(most) if parameters.halves_further => {
            format!("{rules}, {}", t.n("keizer-rule-halved", most))
        }
        _ => rules,
    }
}

/// The reason of a term of a score; `name` is the opponent's.
#[must_use]
pub fn cause(t: Words, cause: Cause, name: Option<String>) -> String {
    let name = name.unwrap_or_default();
    let of = |key: &str| t.with_one(key, "name", name.clone());
    match cause {
        Cause::Own => t.get("keizer-own"),
        Cause::Game {
            outcome, is_played, ..
        } => match (outcome, is_played) {
            (Outcome::Win, true) => of("keizer-won"),
            (Outcome::Draw, _) => of("keizer-drawn"),
            (Outcome::Loss, true) => of("keizer-lost"),
            (Outcome::Win, false) => of("keizer-won-forfeit"),
            (Outcome::Loss, false) => of("keizer-lost-forfeit"),
        },
        Cause::Open { .. } => of("keizer-open"),
        Cause::Bye(Bye::PairingAllocated) => t.get("keizer-bye"),
        Cause::Bye(Bye::FullPoint) => t.get("keizer-full"),
        Cause::Bye(Bye::HalfPoint) => t.get("keizer-half"),
        Cause::Bye(Bye::ZeroPoint) => t.get("keizer-absence"),
        Cause::TooMany(_) => t.get("keizer-too-many"),
        Cause::Halved(_) => t.get("keizer-halved"),
        Cause::BeforeArrival => t.get("keizer-late"),
    }
}

/// How a term is calculated: `½ × 7`, or for an absence that counts half `½ × 2/3 × 7`; empty for fixed points.
#[must_use]
pub fn counted(t: Words, term: &Term) -> String {
    let times =
        |part: String, value: String| t.with_two("keizer-counted", "part", part, "value", value);
    let whole = term
        .part
        .map(|(fraction, value)| times(part(t, fraction), score(t, value)));
    match (term.cause, whole) {
        (Cause::Halved(_), whole) => times(
            part(t, Fraction::HALF),
            whole.unwrap_or_else(|| score(t, term.amount + term.amount)),
        ),
        (_, whole) => whole.unwrap_or_default(),
    }
}

/// The explanation of the whole round.
#[must_use]
pub fn round(s: &Speaker<'_>, report: &Report) -> PairedGroup {
    let count = 2 * report.pairs.len() + usize::from(report.bye.is_some());
    let mut said = vec![s.t.n("explain-keizer-there", count)];
    if let Some(bye) = &report.bye {
        said.push(s.t.with_one("explain-keizer-round-bye", "name", s.name(bye.tpn)));
    }
    if report.rematches > 0 {
        said.push(s.t.n("explain-keizer-rematches", report.rematches));
    }
    PairedGroup {
        title: s.t.with_one("round-title", "round", report.round),
        lead: said.join(" "),
        pairs: report.pairs.iter().map(|one| one.pair).collect(),
        criteria: Vec::new(),
    }
}

/// Why a player has this board or the bye.
#[must_use]
pub fn reason(s: &Speaker<'_>, reason: &Reason) -> Vec<Sentence> {
    match reason {
        Reason::Game(reason) => game(s, reason),
        Reason::Bye(reason) => bye(s, reason),
    }
}

/// The facts about the players concerned.
#[must_use]
pub fn members(s: &Speaker<'_>, reason: &Reason) -> Vec<PairedMember> {
    let told = |member: &Member| PairedMember {
        tpn: member.tpn,
        score: member.points,
        colours: member.colours.clone(),
        due: s.due(member.preference),
        also: s.t.with(
            "explain-keizer-member",
            &[
                ("rank", member.rank.to_string()),
                ("value", score(s.t, member.value)),
                ("score", score(s.t, member.score)),
            ],
        ),
    };
    match reason {
        Reason::Game(game) => game.board.members.iter().map(told).collect(),
        Reason::Bye(bye) => vec![told(&bye.member)],
    }
}

fn game(s: &Speaker<'_>, game: &GameReason) -> Vec<Sentence> {
    let [higher, lower] = &game.board.members;
    let (a, b) = (s.name(higher.tpn), s.name(lower.tpn));
    let places = [
        ("a", a.clone()),
        ("b", b.clone()),
        ("place", higher.place.to_string()),
        ("other", lower.place.to_string()),
    ];
    let mut said = vec![s.plain(
        if higher.place + 1 == lower.place {
            "explain-keizer-neighbours"
        } else {
            "explain-keizer-near"
        },
        &places,
    )];
    for (tpn, apart) in game.between.iter().take(MOST_BETWEEN) {
        let name = s.name(*tpn);
        said.push(match apart {
            Apart::TooSoon(met, again) => s.plain(
                "explain-keizer-between-soon",
                &[
                    ("a", a.clone()),
                    ("b", name),
                    ("round", met.to_string()),
                    ("again", again.to_string()),
                ],
            ),
            Apart::Forbidden => {
                s.plain("explain-keizer-forbidden", &[("a", a.clone()), ("b", name)])
            }
            Apart::WholeRound => s.plain(
                "explain-keizer-between-whole",
                &[("a", a.clone()), ("b", name)],
            ),
        });
    }
    match game.board.met {
        Some((met, true)) => {
            said.push(s.plain("explain-keizer-met-soon", &[("round", met.to_string())]))
        }
        Some((met, false)) => {
            said.push(s.plain("explain-keizer-met", &[("round", met.to_string())]));
        }
        None => {}
    }
    // If neither player has had a colour, the number decides (C.04.3 art. 5.2.5).
    let ranked = [higher, lower].map(|member| (member.tpn, member.preference, member.is_odd));
    said.push(Sentence {
        text: s.colour_words(game.board.pair, game.board.colour_rule, ranked),
        article: "C.04.3 5.2".to_owned(),
    });
    said
}

fn bye(s: &Speaker<'_>, bye: &ByeReason) -> Vec<Sentence> {
    let name = s.name(bye.member.tpn);
    let key = if bye.had == 0 {
        "explain-keizer-bye-first"
    } else {
        "explain-keizer-bye-again"
    };
    let values = [("name", name), ("place", bye.member.place.to_string())];
    let mut said = vec![s.plain(key, &values)];
    for (tpn, had) in bye.lower.iter().take(MOST_BETWEEN) {
        let lower = s.name(*tpn);
        said.push(match had {
            Some(round) => s.plain(
                "explain-keizer-lower-had",
                &[("name", lower), ("round", round.to_string())],
            ),
            None => s.plain("explain-keizer-lower-needed", &[("name", lower)]),
        });
    }
    said
}

/// Why another pairing was not made.
#[must_use]
pub fn answer(s: &Speaker<'_>, answer: &Answer) -> Sentence {
    let both = |pair: crate::pairing::Pair| [("a", s.name(pair.white)), ("b", s.name(pair.black))];
    match *answer {
        Answer::AsPaired => s.plain("explain-keizer-as-paired", &[]),
        Answer::NotThere(tpn) => s.plain("explain-keizer-not-there", &[("name", s.name(tpn))]),
        Answer::Forbidden(pair) => s.plain("explain-keizer-forbidden", &both(pair)),
        Answer::TooSoon { pair, met, again } => {
            let [a, b] = both(pair);
            let rounds = [("round", met.to_string()), ("again", again.to_string())];
            s.plain("explain-keizer-too-soon", &[&[a, b][..], &rounds].concat())
        }
        Answer::Worse {
            pair,
            criterion,
            ruled,
            asked,
        } => {
            let key = match criterion {
                Criterion::Bye => "explain-keizer-worse-bye",
                Criterion::Rematches => "explain-keizer-worse-rematches",
                Criterion::Rounds => "explain-keizer-worse-rounds",
                Criterion::Distances => "explain-keizer-worse-distances",
            };
            let [a, b] = both(pair);
            let values = [("ruled", ruled.to_string()), ("asked", asked.to_string())];
            s.plain(key, &[&[a, b][..], &values].concat())
        }
        Answer::AsGood(pair) => s.plain("explain-keizer-as-good", &both(pair)),
        Answer::NoCompletePairing(_) => s.plain("explain-keizer-incomplete", &[]),
        Answer::NoBye => s.plain("explain-keizer-no-bye", &[]),
        Answer::HadBye(tpn, round) => s.plain(
            "explain-keizer-had-bye",
            &[("name", s.name(tpn)), ("round", round.to_string())],
        ),
        Answer::Lower { asked, taker } => s.plain(
            "explain-keizer-lower",
            &[("a", s.name(asked)), ("b", s.name(taker))],
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Lang;

    #[test]
    fn scores_are_written_as_points_where_they_can_be() {
        let (it, en) = (Words(Lang::It), Words(Lang::En));
        for (parts, italian, english) in [
            (0, "0", "0"),
            (240, "1", "1"),
            (120, "½", "½"),
            (180, "¾", "¾"),
            (3000, "12½", "12½"),
            (2960, "12,33", "12.33"),
            (24, "0,1", "0.1"),
            (504, "2,1", "2.1"),
            (42, "0,18", "0.18"),
        ] {
            let value = Score::from_parts(parts);
            assert_eq!(score(it, value), italian);
            assert_eq!(score(en, value), english);
        }
        assert_eq!(part(it, Fraction::new(21).unwrap()), "0,35");
        assert_eq!(part(it, Fraction::new(40).unwrap()), "2/3");
    }

    #[test]
    fn an_absence_that_counts_half_says_of_what() {
        let it = Words(Lang::It);
        let one = Score::from_parts(Score::PARTS);
        let term = |cause, part| Term {
            round: None,
            cause,
            part,
            amount: one,
        };
        let part = Some((Fraction::new(21).unwrap(), one + one));
        for (cause, part, said) in [
            (Cause::Halved(Bye::ZeroPoint), part, "½ × 0,35 × 2"),
            (Cause::Halved(Bye::HalfPoint), None, "½ × 2"),
            (Cause::Bye(Bye::ZeroPoint), part, "0,35 × 2"),
            (Cause::Bye(Bye::HalfPoint), None, ""),
        ] {
            assert_eq!(counted(it, &term(cause, part)), said);
        }
    }

    #[test]
    fn what_is_announced_says_that_further_absences_count_half() {
        let it = Words(Lang::It);
        let halved = Parameters {
            halves_further: true,
            ..Parameters::USUAL
        };
        assert!(announced(it, &halved).ends_with("le assenze oltre 5 valgono metà"));
        let all = Parameters {
            most_absences: None,
            ..halved
        };
        assert_eq!(announced(it, &all), announced(it, &Parameters::USUAL));
    }
}

//! Sentences about stored decisions and reasons, in the reader's language.

use crate::{
    app::{
        game::{
            decision::{Applied, Decision, Outcome, ProofNote, Side, Stood},
            incident::{Event, claim::Claimed},
        },
        tournament::reason::ResultReason,
    },
    event::{EventKind, Points},
    i18n::Words,
    rules::{laws::Article, verdict::Reason},
};

use super::{
    incident, laws, moment, points,
    stood::{self, occurrences, stood},
};

fn list(t: Words, all: &[Stood]) -> String {
    occurrences(t, all.iter().map(|one| (one.ply, stood(t, one))))
}

fn minutes(t: Words, seconds: u32) -> String {
    t.n("ruling-minutes", seconds / 60)
}

/// How a game ended by the rules alone.
fn end(t: Words, cause: Reason, winner: Option<Side>) -> String {
    match (cause, winner) {
        (Reason::Checkmate, Some(winner)) => t.with_one("end-checkmate", "winner", winner.code()),
        (Reason::Stalemate, _) => t.get("end-stalemate"),
        (Reason::FivefoldRepetition, _) => t.get("end-fivefold"),
        (Reason::SeventyFiveMoves, _) => t.get("end-seventy-five"),
        _ => t.get("end-dead-position"),
    }
}

/// The decision in one sentence, without a full stop if it stands alone.
pub fn headline(t: Words, decision: &Decision) -> String {
    let by = decision.by.map_or("none", Side::code);
    if let Some(said) = decision.event.record().headline(&decision.outcome) {
        return incident::sentence(t, &said);
    }
    match &decision.outcome {
        Outcome::EarlierEnd {
            end: cause, winner, ..
        } => end(t, *cause, *winner),
        Outcome::Won { line: Some(_), .. } => t.with_one("verdict-lost", "loser", by),
        Outcome::Won { winner, .. } => t.with_one("verdict-won", "winner", winner.code()),
        Outcome::Drawn { .. } => t.with_one("verdict-drawn", "loser", by),
        Outcome::Continues => t.get("verdict-continues"),
        Outcome::Waits => t.get("position-waits"),
        Outcome::Bound { to, squares, .. } => incident::bound(t, to, squares),
        Outcome::PlaysOn => t.get("late-plays"),
        Outcome::Adjourned => t.get("result-adjourned"),
        Outcome::SealedMove { played } => t.with_one("sealed-played", "move", stood(t, played)),
        Outcome::Ruled { .. } => ruled_by_questions(t, decision),
        Outcome::MayStillCome { minutes } => t.n("late-may-come", *minutes),
        Outcome::LostByDefault => {
            t.with_one("late-lost", "side", decision.by.map_or("both", Side::code))
        }
        Outcome::Undecided { .. } => t.get("verdict-undecided"),
        Outcome::TimeAdded { to, seconds, .. } => t.with_two(
            "ruling-time-added",
            "side",
            to.code(),
            "time",
            minutes(t, *seconds),
        ),
        Outcome::RemedyOnly { .. } => t.get("ruling-remedy-only"),
        Outcome::NotCompleted => t.get("ruling-not-completed"),
        Outcome::CountedAlready => t.get("ruling-counted-already"),
        Outcome::Stands => t.get("ruling-stands"),
        Outcome::Legal => t.get("ruling-legal"),
        Outcome::ClaimRight { .. } => t.get("claim-right"),
        Outcome::ClaimWrong { .. } => t.get("claim-wrong"),
    }
}

/// The result of the questions of a decision tree: time in minutes, points in half-points.
fn ruled_by_questions(t: Words, decision: &Decision) -> String {
    let Outcome::Ruled {
        finding,
        penalty,
        amount,
        gains,
        ..
    } = &decision.outcome
    else {
        return String::new();
    };
    let amount = match penalty.as_deref() {
        Some("points-off") => {
            let halves = i32::try_from(*amount).unwrap_or_default();
            points::plain(Points::from_halves(halves))
        }
        Some("time-to-opponent" | "time-off") => minutes(t, *amount),
        // Added time that is not a penalty (Guidelines III).
        None if *amount > 0 => minutes(t, *amount),
        _ => String::new(),
    };
    let values = [
        ("side", decision.by.map_or("none", Side::code).to_owned()),
        ("gains", gains.map_or("none", Side::code).to_owned()),
        ("amount", amount),
    ];
    t.with(&format!("ruled-{finding}"), &values)
}

fn remedy(t: Words, code: &str) -> String {
    t.get(&format!("remedy-{code}"))
}

/// Further sentences about the decision, and what must be done.
pub fn lead(t: Words, decision: &Decision) -> String {
    let first = decision.event.record().lead(&decision.outcome);
    let first = first.map_or_else(String::new, |said| incident::sentence(t, &said));
    let by = decision.by.map_or("none", Side::code);
    let rest = match &decision.outcome {
        Outcome::EarlierEnd { after, .. } => {
            t.with_one("verdict-earlier-lead", "after", stood::after(t, after))
        }
        Outcome::Won {
            line: Some(line), ..
        } => t.n("verdict-lost-lead", *line),
        Outcome::Drawn { proof: Some(note) } => proof(t, note),
        Outcome::Undecided { why, spent } => match (why.as_str(), spent) {
            ("mate-unknown", Some(spent)) => t.with_one("verdict-unknown-lead", "n", spent),
            ("mate-unknown", None) => t.get("ruling-no-proof-text"),
            ("series-may-be-cut", _) => t.get("verdict-series-cut"),
            ("announced-mate", _) => t.get("verdict-announced-mate"),
            ("guidelines-not-announced", _) => t.get("verdict-guidelines-not-announced"),
            _ => t.get("verdict-no-article"),
        },
        Outcome::TimeAdded {
            remedy: code,
            increment,
            ..
        } => match increment {
            Some(n) => format!(
                "{} {}",
                t.with_two("ruling-increment", "side", by, "n", n),
                remedy(t, code)
            ),
            None => remedy(t, code),
        },
        Outcome::RemedyOnly { remedy: code } => remedy(t, code),
        Outcome::ClaimRight {
            occurrences,
            half_moves,
        } => {
            if decision.reason == Some(Reason::FiftyMovesClaim) {
                t.with_one("claim-right-fifty", "n", half_moves)
            } else {
                t.with_two(
                    "claim-right-repetition",
                    "n",
                    occurrences.len(),
                    "moves",
                    list(t, occurrences),
                )
            }
        }
        Outcome::ClaimWrong { .. } => wrong_claim(t, decision),
        Outcome::Stands => t.get("ruling-stands-lead"),
        Outcome::Legal => t.get("ruling-legal-lead"),
        Outcome::Ruled {
            board,
            by_judgement,
            ..
        } => {
            let board = board
                .as_ref()
                .map(|code| t.get(&format!("ruled-board-{code}")));
            let clocks = by_judgement.then(|| t.get("ruled-by-judgement"));
            let said: Vec<String> = board.into_iter().chain(clocks).collect();
            said.join(" ")
        }
        Outcome::Adjourned => t.get("adjourn-done-lead"),
        Outcome::Waits => t.get("position-waits-lead"),
        Outcome::Bound { moves, .. } => incident::permitted(t, moves),
        Outcome::PlaysOn if decision.by.is_none() => t.get("late-plays-both"),
        Outcome::PlaysOn => t.get("late-plays-lead"),
        Outcome::LostByDefault => t.get("late-lost-lead"),
        Outcome::CountedAlready => t.get("ruling-counted-already-lead"),
        Outcome::Won { line: None, .. }
        | Outcome::Drawn { proof: None }
        | Outcome::Continues
        | Outcome::SealedMove { .. }
        | Outcome::MayStillCome { .. }
        | Outcome::NotCompleted => String::new(),
    };
    [first, rest].join(" ").trim().to_owned()
}

/// Why a claim is wrong, by its kind; the added time, and the move that must be played.
fn wrong_claim(t: Words, decision: &Decision) -> String {
    let (
        Outcome::ClaimWrong {
            to,
            seconds,
            must_play,
            illegal,
            occurrences,
            half_moves,
            limit,
        },
        Event::Claim(Claimed { on, announced }),
    ) = (&decision.outcome, &decision.event)
    else {
        return String::new();
    };
    let mut parts = Vec::new();
    if on != "fifty" {
        let n = occurrences.len().max(1);
        parts.push(t.with(
            "claim-wrong-repetition",
            &[("n", n.to_string()), ("moves", list(t, occurrences))],
        ));
    }
    if on != "repetition" {
        parts.push(t.with_two("claim-wrong-fifty", "n", half_moves, "limit", limit));
    }
    if let Some(seconds) = seconds {
        parts.push(t.with_two(
            "claim-wrong-time",
            "side",
            to.code(),
            "time",
            minutes(t, *seconds),
        ));
    }
    if let Some(announced) = must_play {
        parts.push(t.with_one("claim-must-play", "move", stood(t, announced)));
    }
    if *illegal {
        parts.push(t.with_one("claim-announced-illegal", "move", announced));
    }
    parts.join(" ")
}

/// Why no mate is possible.
pub fn proof(t: Words, note: &ProofNote) -> String {
    let own = match note.code.as_str() {
        "locked-exits" | "forced" | "exhaustion" => t.n(&format!("proof-{}", note.code), note.n),
        code => t.get(&format!("proof-{code}")),
    };
    match &note.then {
        None => own,
        Some(then) => format!("{own} {}", proof(t, then)),
    }
}

/// Day and local time of a moment in UTC.
fn when(t: Words, at: chrono::NaiveDateTime) -> String {
    let day = moment::date(t, moment::local(at).date());
    format!("{day}, {}", moment::clock_time(at))
}

/// The decision for a log: the ruling with its article.
pub fn ruled(t: Words, decision: &Decision) -> String {
    let headline = headline(t, decision);
    let headline = headline.trim_end_matches('.');
    let article = article(t, decision);
    let says_more = matches!(
        decision.outcome,
        Outcome::ClaimRight { .. } | Outcome::ClaimWrong { .. } | Outcome::Bound { .. }
    );
    if says_more {
        format!("{headline}. {} {article}", lead(t, decision))
            .trim_end()
            .to_owned()
    } else {
        format!("{headline} {article}").trim_end().to_owned() + "."
    }
}

/// The quoted article of a decision, or a remark that its edition has none.
pub fn article(t: Words, decision: &Decision) -> String {
    let edition = decision.rules.edition;
    match decision.article.as_str() {
        "" | "–" => laws::cited(t, edition, Article::SILENT),
        number => laws::stored(t, edition, number),
    }
}

/// The rules used for the decision, and who chose them: term and text.
pub fn applied(t: Words, rules: &Applied) -> Vec<(String, String)> {
    let mut by_what = vec![
        t.get(&format!("edition-{}", rules.edition.id())),
        t.get(&format!("kind-{}", rules.chess.code()))
            .to_lowercase(),
    ];
    if rules.chess != EventKind::Standard {
        by_what.push(t.get(&format!(
            "supervision-short-{}-{}",
            rules.chess.code(),
            rules.supervision.code()
        )));
    }
    let mut rows = vec![(t.get("fact-rules"), by_what.join(", "))];
    if let Some(setting) = &rules.setting {
        let key = format!("setting-{}", setting.replace('=', "-"));
        rows.push((t.get("fact-setting"), t.get(&key)));
    }
    let chosen = match (&rules.chosen_by, rules.chosen_at) {
        (Some(by), Some(at)) => t.with_two("fact-chosen-by", "name", by, "time", when(t, at)),
        _ => t.get("fact-chosen-nobody"),
    };
    if rules.setting.is_some() || rules.chess != EventKind::Standard {
        rows.push((t.get("fact-chosen"), chosen));
    }
    rows
}

/// The short reason of a result: cause and article. Older records keep their sentence.
pub fn reason(t: Words, reason: &ResultReason) -> String {
    match reason {
        ResultReason::Sentence(text) => text.clone(),
        ResultReason::Ruled { cause, article, .. } => {
            let cause = t.get(&format!("cause-{}", cause.code()));
            if article.is_empty() {
                cause
            } else {
                format!("{cause} {}", t.with_one("article", "article", article))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{super::stood::after, *};
    use crate::i18n::Lang;

    #[test]
    fn the_initial_position_comes_before_the_first_move() {
        let at = |ply| Stood {
            ply,
            san: "Nf3".to_owned(),
            board: None,
        };
        let t = Words(Lang::It);
        assert_eq!(after(t, &at(0)), "prima della prima mossa");
        assert_eq!(after(t, &at(1)), "dopo 1.Cf3");
        assert_eq!(list(t, &[at(0)]), "all’inizio");
        assert_eq!(list(t, &[at(0), at(5)]), "all’inizio e dopo 3.Cf3");
        assert_eq!(list(t, &[at(1), at(5)]), "dopo 1.Cf3, 3.Cf3");
    }
}

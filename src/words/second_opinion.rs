//! A second opinion in sentences: the boards and places that differ, and the criterion that decides.

use serde_json::{Value, json};

use crate::{
    app::second_opinion::{Opinion, Places},
    event::{CheckVerdict, Points, RoundNumber, Tpn},
    formats::trf::{Remark, Trf},
    i18n::Words,
    pairing::{
        Engine, Rule, Seat,
        deviation::{Deviation, Reason},
        dutch::{ColourRule, Edition, OrderRule, Verdict},
    },
    tiebreak::{
        Code,
        check::{Decider, Difference, DifferenceKind},
    },
};

use super::{exchange::trf_remarks, points};

/// The number of a player in their file, which differs from the pairing number if the file has gaps.
fn number(report: &Trf, tpn: Tpn) -> Tpn {
    let player = report.players.get(tpn.index());
    player.map_or(tpn, |player| player.start_number)
}

/// A line for each board, bye and round that differs.
#[must_use]
pub fn pairings(t: Words, report: &Trf, opinion: &Opinion) -> Vec<String> {
    let Ok(engine) = opinion.engine else {
        return Vec::new();
    };
    let mut lines: Vec<(RoundNumber, String)> = opinion
        .impossible
        .iter()
        .map(|none| {
            let words = t.with_two("check-impossible", "round", none.round, "why", &none.why);
            (none.round, words)
        })
        .collect();
    let boards = opinion.boards.iter();
    lines.extend(boards.map(|(round, at)| (*round, board(t, report, engine, *round, at))));
    lines.sort_by_key(|(round, _)| *round);
    lines.into_iter().map(|(_, words)| words).collect()
}

fn seat(t: Words, report: &Trf, seat: &Seat) -> String {
    match seat {
        Seat::Pair(pair) => format!(
            "{}-{}",
            number(report, pair.white),
            number(report, pair.black)
        ),
        Seat::Bye(tpn) => t.with_one("check-seat-bye", "number", number(report, *tpn)),
    }
}

fn board(t: Words, report: &Trf, engine: Engine, round: RoundNumber, at: &Deviation) -> String {
    let given: Vec<String> = at.given.iter().map(|one| seat(t, report, one)).collect();
    let mut values = vec![
        ("round", round.to_string()),
        ("stands", seat(t, report, &at.stands)),
        ("given", given.join(" ")),
    ];
    let key = match at.board {
        Some(board) => {
            values.push(("board", board.to_string()));
            "check-board"
        }
        None => "check-bye",
    };
    let first = t.with(key, &values);
    match why(t, engine, &at.reason) {
        Some(why) => format!("{first}; {why}"),
        None => first,
    }
}

/// Why the rules give another pairing; `None` for a schedule, where no criterion decides.
fn why(t: Words, engine: Engine, reason: &Reason) -> Option<String> {
    // Only rounds of the FIDE (Dutch) System have a reason. Seeding rounds of another system use its newest edition.
    let edition = engine.dutch_edition().unwrap_or_default();
    match reason {
        Reason::Colours(rule) => {
            Some(t.with_one("check-colours", "article", colour_rule(*rule, edition)))
        }
        Reason::Verdict(verdict) => Some(decided(t, verdict, edition)),
        Reason::NotTold => None,
    }
}

const fn colour_rule(rule: ColourRule, edition: Edition) -> &'static str {
    match (rule, edition) {
        (ColourRule::BothGranted, Edition::Fide2026) => "5.2.1",
        (ColourRule::Stronger, Edition::Fide2026) => "5.2.2",
        (ColourRule::Alternation, Edition::Fide2026) => "5.2.3",
        (ColourRule::HigherRanked, Edition::Fide2026) => "5.2.4",
        (ColourRule::InitialColour, Edition::Fide2026) => "5.2.5",
        (ColourRule::BothGranted, Edition::Fide2017) => "E.1",
        (ColourRule::Stronger, Edition::Fide2017) => "E.2",
        (ColourRule::Alternation, Edition::Fide2017) => "E.3",
        (ColourRule::HigherRanked, Edition::Fide2017) => "E.4",
        (ColourRule::InitialColour, Edition::Fide2017) => "E.5",
    }
}

/// The first criterion that decides, with its values.
fn decided(t: Words, verdict: &Verdict, edition: Edition) -> String {
    let new = edition == Edition::Fide2026;
    let article = |key: &str, now: &str, before: &str| {
        t.with_one(key, "article", if new { now } else { before })
    };
    match verdict {
        Verdict::AsPaired => t.get("check-nothing-decides"),
        Verdict::NotInQuestion => t.get("check-not-in-question"),
        Verdict::Unsettled => t.get("check-unsettled"),
        Verdict::Forbidden(Rule::AlreadyMet) => article("check-met", "C1", "B.1.a"),
        Verdict::Forbidden(Rule::Forbidden) => t.get("check-forbidden"),
        Verdict::Forbidden(Rule::SameAbsoluteColour) => article("check-same-colour", "C3", "C.3"),
        Verdict::ByeBarred => article("check-bye-barred", "C2", "C.2"),
        Verdict::NoCompletePairing => article("check-incomplete", "C4", "C.4"),
        Verdict::Worse {
            bracket,
            criterion,
            paired,
            demanded,
        } => {
            let said = t.with_three(
                "check-worse",
                "criterion",
                criterion.number(edition),
                "stands",
                list(t, demanded),
                "possible",
                list(t, paired),
            );
            within(t, said, *bracket)
        }
        Verdict::Later { bracket, rule } => {
            let (article, key) = match (rule, new) {
                (OrderRule::MdpSet, true) => ("4.4", "check-order-mdp"),
                (OrderRule::MdpTransposition, true) => ("4.2", "check-order-mdp-transposition"),
                (OrderRule::Exchange, true) => ("4.3", "check-order-exchange"),
                (OrderRule::Transposition, true) => ("4.2", "check-order-transposition"),
                (OrderRule::MdpSet, false) => ("D.3", "check-order-mdp"),
                (OrderRule::MdpTransposition, false) => ("D.1", "check-order-mdp-transposition"),
                (OrderRule::Exchange, false) => ("D.2", "check-order-exchange"),
                (OrderRule::Transposition, false) => ("D.1", "check-order-transposition"),
            };
            within(t, t.with_one(key, "article", article), *bracket)
        }
    }
}

/// The sentence with the bracket that it concerns.
fn within(t: Words, said: String, bracket: Option<Points>) -> String {
    match bracket {
        Some(points) => {
            let points = points::plain(points);
            t.with_two("check-in-bracket", "said", said, "points", points)
        }
        None => said,
    }
}

fn list(t: Words, values: &[i32]) -> String {
    let texts: Vec<String> = values.iter().map(ToString::to_string).collect();
    if texts.is_empty() {
        t.get("check-none")
    } else {
        texts.join(" ")
    }
}

/// A line for each player whose points or place differ.
#[must_use]
pub fn standings(t: Words, report: &Trf, places: &Places) -> Vec<String> {
    let lines = places.differences.iter().map(|difference| {
        let about = [
            ("round", places.after.to_string()),
            ("number", number(report, difference.tpn).to_string()),
            ("words", place(t, report, difference)),
        ];
        t.with("check-standing", &about)
    });
    lines.collect()
}

fn place(t: Words, report: &Trf, difference: &Difference) -> String {
    match difference.kind {
        DifferenceKind::Points { written, computed } => {
            let [points, amount] = points::counted(written);
            let computed = ("computed", points::plain(computed));
            t.with("check-points", &[points, amount, computed])
        }
        DifferenceKind::Place {
            written,
            first,
            last,
            decider,
        } => {
            let about = [
                ("written", written.to_string()),
                ("first", first.to_string()),
                ("last", last.to_string()),
            ];
            let key = if first == last {
                "check-place"
            } else {
                "check-places"
            };
            let said = t.with(key, &about);
            match decider {
                Some(by) => format!("{said}; {}", decision(t, report, &by)),
                None => said,
            }
        }
    }
}

fn decision(t: Words, report: &Trf, by: &Decider) -> String {
    let criterion = by
        .tie_break
        .map_or_else(|| "PTS".to_owned(), |tie_break| tie_break.to_string());
    let about = [
        ("criterion", criterion),
        ("own", by.own.to_string()),
        ("others", by.others.to_string()),
        ("number", number(report, by.other).to_string()),
    ];
    t.with("check-decides", &about)
}

/// Remarks that are not differences: how STD was read, objections of C.07 to a tie-break.
#[must_use]
pub fn notes(t: Words, report: &Trf, places: &Places) -> Vec<String> {
    let mut notes = Vec::new();
    if !places.read_twice.is_empty() {
        let rounds = places.read_twice.iter().map(|at| {
            t.with_three(
                "check-std-at",
                "round",
                at.round,
                "number",
                number(report, at.tpn),
                "opponent",
                number(report, at.opponent),
            )
        });
        let rounds = rounds.collect::<Vec<_>>().join(", ");
        let said = t.with_two("check-std", "round", places.after, "where", rounds);
        notes.push(match places.follows_other {
            true => format!("{said}; {}", t.get("check-std-other")),
            false => said,
        });
    }
    notes.extend(places.objections.iter().map(|(tie_break, objection)| {
        let words = objection.to_string();
        t.with_three(
            "check-objection",
            "round",
            places.after,
            "code",
            tie_break.to_string(),
            "words",
            words,
        )
    }));
    notes
}

/// Known differences between programs in reading the tie-breaks of this report.
#[must_use]
pub fn known_readings(t: Words, places: &Places) -> Vec<String> {
    [
        (Code::StandardPoints, "check-reads-std"),
        (Code::Koya, "check-reads-koya"),
        (Code::ForeBuchholz, "check-reads-fore-buchholz"),
    ]
    .into_iter()
    .filter(|(code, _)| places.has(*code))
    .map(|(_, key)| t.get(key))
    .collect()
}

/// Message key of the outcome of a comparison.
#[must_use]
pub const fn verdict(verdict: CheckVerdict) -> &'static str {
    match verdict {
        CheckVerdict::Verified => "check-verified",
        CheckVerdict::Differs => "check-differs",
        CheckVerdict::Incomplete => "check-incomplete-title",
    }
}

/// The opinion as one JSON object, with sentences in the language of `t`. Players are numbers of the file; it contains no
/// names.
#[must_use]
pub fn as_json(t: Words, report: &Trf, remarks: &[Remark], opinion: &Opinion) -> Value {
    let places = opinion.places.as_ref().ok();
    let boards = opinion.boards.iter().map(|(round, at)| {
        let seat = |one: &Seat| match one {
            Seat::Pair(pair) => json!([
                number(report, pair.white).get(),
                number(report, pair.black).get()
            ]),
            Seat::Bye(tpn) => json!([number(report, *tpn).get()]),
        };
        let engine = opinion.engine.as_ref().ok();
        json!({
            "round": round.get(),
            "board": at.board,
            "stands": seat(&at.stands),
            "rules_give": at.given.iter().map(seat).collect::<Vec<_>>(),
            "why": engine.and_then(|engine| why(t, *engine, &at.reason)),
        })
    });
    let impossible = opinion
        .impossible
        .iter()
        .map(|none| json!({ "round": none.round.get(), "why": none.why.to_string() }));
    let differences = places.into_iter().flat_map(|places| &places.differences);
    let differences = differences.map(|difference| {
        let number = number(report, difference.tpn).get();
        let words = place(t, report, difference);
        match difference.kind {
            DifferenceKind::Points { written, computed } => json!({
                "number": number,
                "points": written.to_string(),
                "rules_give_points": computed.to_string(),
                "why": words,
            }),
            DifferenceKind::Place { written, first, last, decider } => json!({
                "number": number,
                "place": written,
                "rules_give_places": [first, last],
                "criterion": decider.map(|by| by.tie_break.map_or_else(|| "PTS".to_owned(), |tb| tb.to_string())),
                "why": words,
            }),
        }
    });
    let remarks = trf_remarks(t, remarks)
        .into_iter()
        .map(|place| json!({ "line": place.line, "column": place.column, "words": place.words }));
    json!({
        "verdict": opinion.verdict().code(),
        "players": report.players.len(),
        "rounds": opinion.rounds,
        "not_paired_because": opinion.engine.as_ref().err().map(ToString::to_string),
        "pairings": boards.collect::<Vec<_>>(),
        "impossible": impossible.collect::<Vec<_>>(),
        "standings_after": places.map(|places| places.after),
        "tie_breaks": places.map(|places| places.list.iter().map(ToString::to_string).collect::<Vec<_>>()),
        "not_ranked_because": opinion.places.as_ref().err().map(|unknown| unknown.error.to_string()),
        "standings": differences.collect::<Vec<_>>(),
        "notes": places.map_or_else(Vec::new, |places| notes(t, report, places)),
        "known_readings": places.map_or_else(Vec::new, |places| known_readings(t, places)),
        "remarks": remarks.collect::<Vec<_>>(),
    })
}

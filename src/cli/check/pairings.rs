//! The pairings of a report compared with those that the rules give.

use crate::{
    cli::files::number,
    event::Points,
    formats::trf::Trf,
    pairing::{
        Engine, Rule, Seat,
        check::{self, DifferenceKind},
        deviation::{Deviation, Reason, deviations},
        dutch::{ColourRule, Edition, OrderRule, Verdict},
    },
};

use super::Comparison;

/// Adds a line for each board and bye that differs.
pub fn compare(report: &Trf, engine: Engine, found: &mut Comparison) {
    found.rounds = usize::from(report.table.rounds_paired());
    for difference in check::check(&report.table, engine) {
        let round = difference.round;
        if let DifferenceKind::Impossible(reason) = &difference.kind {
            found.pairings += 1;
            found.lines.push(format!(
                "round {round}: the rules give no pairing: {reason}"
            ));
            continue;
        }
        let boards = deviations(&report.table, round, engine, &difference.kind);
        found.pairings += boards.len();
        for deviation in boards {
            let line = sentence(report, engine, &deviation);
            found.lines.push(format!("round {round}, {line}"));
        }
    }
}

fn sentence(report: &Trf, engine: Engine, deviation: &Deviation) -> String {
    let seat = |seat: &Seat| match seat {
        Seat::Pair(pair) => {
            format!(
                "{}-{}",
                number(report, pair.white),
                number(report, pair.black)
            )
        }
        Seat::Bye(tpn) => format!("{} bye", number(report, *tpn)),
    };
    let place = match deviation.board {
        Some(board) => format!("board {board}"),
        None => "bye".to_owned(),
    };
    let given: Vec<String> = deviation.given.iter().map(seat).collect();
    let why = match &deviation.reason {
        Reason::NotTold => String::new(),
        told => engine
            .dutch_edition()
            .map_or_else(String::new, |edition| why(told, edition)),
    };
    format!(
        "{place}: stands {}; the rules give {}{why}",
        seat(&deviation.stands),
        given.join(" ")
    )
}

fn why(told: &Reason, edition: Edition) -> String {
    match told {
        Reason::Colours(rule) => format!("; {} gives the colours", colour_rule(*rule, edition)),
        Reason::Verdict(verdict) => format!("; {}", reason(verdict, edition)),
        Reason::NotTold => String::new(),
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
fn reason(verdict: &Verdict, edition: Edition) -> String {
    let new = edition == Edition::Fide2026;
    let bracket = |score: &Option<Points>| {
        score.map_or_else(String::new, |score| format!(" in the bracket of {score}"))
    };
    match verdict {
        Verdict::AsPaired => "nothing decides".to_owned(),
        Verdict::NotInQuestion => "it is not in question".to_owned(),
        Verdict::Unsettled => "the group is too large to say why".to_owned(),
        Verdict::Forbidden(Rule::AlreadyMet) => {
            format!("{}: they have met", if new { "C1" } else { "B.1.a" })
        }
        Verdict::Forbidden(Rule::Forbidden) => "the event forbids it".to_owned(),
        Verdict::Forbidden(Rule::SameAbsoluteColour) => format!(
            "{}: both want the same colour absolutely",
            if new { "C3" } else { "C.3" }
        ),
        Verdict::ByeBarred => format!(
            "{}: no bye for whoever scored without playing",
            if new { "C2" } else { "C.2" }
        ),
        Verdict::NoCompletePairing => format!(
            "{}: the others could not all be paired",
            if new { "C4" } else { "C.4" }
        ),
        Verdict::Worse {
            bracket: score,
            criterion,
            paired,
            demanded,
        } => format!(
            "{} decides: {} where {} is possible{}",
            criterion.number(edition),
            list(demanded),
            list(paired),
            bracket(score)
        ),
        Verdict::Later {
            bracket: score,
            rule,
        } => {
            let article = match (rule, new) {
                (OrderRule::MdpSet, true) => "4.4 (moved-down players)",
                (OrderRule::MdpTransposition, true) => {
                    "4.2 (transposition against moved-down players)"
                }
                (OrderRule::Exchange, true) => "4.3 (exchange)",
                (OrderRule::Transposition, true) => "4.2 (transposition)",
                (OrderRule::MdpSet, false) => "D.3 (moved-down players)",
                (OrderRule::MdpTransposition, false) => {
                    "D.1 (transposition against moved-down players)"
                }
                (OrderRule::Exchange, false) => "D.2 (exchange)",
                (OrderRule::Transposition, false) => "D.1 (transposition)",
            };
            format!("{article} decides{}", bracket(score))
        }
    }
}

fn list(values: &[i32]) -> String {
    let texts: Vec<String> = values.iter().map(ToString::to_string).collect();
    if texts.is_empty() {
        "nothing".to_owned()
    } else {
        texts.join(" ")
    }
}

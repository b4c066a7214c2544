//! The points and places of a report compared with those that its list of tie-breaks gives.

use crate::{
    cli::files::{number, order_of, place_of},
    event::{RoundEntry, RoundNumber, Tpn},
    formats::trf::Trf,
    tiebreak::{
        Code, Objection, ReadTwice, StandardPoints,
        check::{Decider, DifferenceKind, Written, check},
        standard_points_read_twice,
    },
};

use super::Comparison;

/// Adds a line for each player whose points or place differ, and remarks on the tie-breaks.
pub fn compare(report: &Trf, bytes: &[u8], found: &mut Comparison) {
    let header = &report.header;
    let order = match order_of(header) {
        Ok(order) => order,
        Err((records, error)) => {
            let (line, column) = place_of(bytes, records);
            let words = format!("standings are not compared: {error}");
            found.complaints.push((line, column, words));
            return;
        }
    };
    let regulations = header.regulations();
    let written: Vec<Written> = report
        .players
        .iter()
        .map(|player| Written {
            points: player.points,
            place: player.rank.map(usize::from),
        })
        .collect();
    let rounds = rounds_known(report);
    let differences = check(&report.table, rounds, &order, &regulations, &written);
    found.standings += differences.len();
    if order
        .list
        .iter()
        .any(|tb| tb.code() == Code::StandardPoints)
    {
        let other = regulations.with_standard_points(StandardPoints::AgainstDraw);
        let follows_other = !differences.is_empty()
            && check(&report.table, rounds, &order, &other, &written).is_empty();
        let twice = standard_points_read_twice(&report.table, rounds, &regulations);
        found
            .remarks
            .extend((!twice.is_empty()).then(|| readings(report, rounds, &twice, follows_other)));
    }
    for tie_break in &order.list {
        if let Some(objection) = Objection::to(*tie_break, &report.table, &regulations) {
            found.remarks.push(format!(
                "standings after round {rounds}: {tie_break}: {objection}"
            ));
        }
    }
    for difference in differences {
        let words = match difference.kind {
            DifferenceKind::Points { written, computed } => {
                format!("stands with {written} points; the rounds give {computed}")
            }
            DifferenceKind::Place {
                written,
                first,
                last,
                decider,
            } => {
                let places = if first == last {
                    format!("place {first}")
                } else {
                    format!("places {first} to {last}")
                };
                let why = decider.map_or_else(String::new, |by| decision(report, &by));
                format!("stands on place {written}; the rules give {places}{why}")
            }
        };
        let who = number(report, difference.tpn);
        found.lines.push(format!(
            "standings after round {rounds}, number {who}: {words}"
        ));
    }
}

/// Names the rounds in which STD depends on how it is read.
fn readings(report: &Trf, rounds: u8, twice: &[ReadTwice], follows_other: bool) -> String {
    let rounds_of = twice.iter().map(|at| {
        let (who, opponent) = (number(report, at.tpn), number(report, at.opponent));
        format!("round {} number {who} against {opponent}", at.round.get())
    });
    let rounds_of: Vec<String> = rounds_of.collect();
    let told = if follows_other {
        "; the places follow the other reading"
    } else {
        ""
    };
    format!(
        "standings after round {rounds}: STD compares with the scheduled opponent (C.07 7.7); compared with a draw, as \
         some programs do, it would differ in {}{told}",
        rounds_of.join(", ")
    )
}

/// Rounds up to the first one of which a result is missing.
fn rounds_known(report: &Trf) -> u8 {
    let pending = |round: u8| {
        RoundNumber::new(round).is_some_and(|round| {
            let players = 0..report.players.len();
            players.filter_map(Tpn::from_index).any(|tpn| {
                matches!(
                    report.table.entry(tpn, round),
                    Some(RoundEntry::Pending { .. })
                )
            })
        })
    };
    let completed = report.rounds_completed();
    (1..=completed)
        .find(|round| pending(*round))
        .map_or(completed, |round| round - 1)
}

fn decision(report: &Trf, by: &Decider) -> String {
    let criterion = by
        .tie_break
        .map_or_else(|| "PTS".to_owned(), |tie_break| tie_break.to_string());
    format!(
        "; {criterion} decides: {} against {} of number {}",
        by.own,
        by.others,
        number(report, by.other)
    )
}

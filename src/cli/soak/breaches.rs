//! Faults of a generated tournament: by a second, slow reading of the rules, and in its report.

use crate::{
    cli::{check, editions::Named},
    event::{Crosstable, RoundNumber},
    formats::trf::{self, Dialect, TeamReport, Trf},
    pairing::{
        Engine, burstein, double_swiss, dubov, keizer, knock_out, lim,
        round_robin::oracle::breaches, soak::faults,
    },
};

/// The faults that a second, slow reading of the rules finds in a tournament.
pub(super) fn against_the_rules(table: &Crosstable, engine: Engine) -> Vec<String> {
    match engine {
        Engine::Dutch(edition) => faults(table, edition)
            .into_iter()
            .map(|(round, fault)| format!("round {round}: {fault:?}"))
            .collect(),
        Engine::Dubov => not_the_text(&dubov::oracle::breaches(table)),
        Engine::Burstein => not_the_text(&burstein::oracle::breaches(table)),
        Engine::Lim => not_the_text(&lim::oracle::breaches(table)),
        Engine::DoubleSwiss => not_the_text(&double_swiss::oracle::breaches(table)),
        Engine::Keizer(parameters) => keizer::oracle::breaches(table, &parameters)
            .into_iter()
            .map(|round| format!("round {round}: not the best of those that there are"))
            .collect(),
        Engine::KnockOut(cup) => knock_out::oracle::breaches_of(table, cup)
            .into_iter()
            .map(|(round, ..)| format!("round {round}: not that of the list that is folded"))
            .collect(),
        Engine::RoundRobin(schedule) => not_by_hand(&breaches(table, schedule)),
    }
}

/// The faults that `check` finds in a report that was written and read again.
pub(super) fn written(whole: &Trf, engine: Engine) -> Vec<String> {
    let mut found = Vec::new();
    let text = trf::write(whole, Dialect::Trf26);
    match trf::read(text.as_bytes()) {
        Ok(read) => {
            let compared = check::compare(
                &read,
                text.as_bytes(),
                Named::of(engine, whole.table.rounds_planned()),
            );
            found.extend(compared.lines);
            found.extend(compared.complaints.into_iter().map(|(.., words)| words));
        }
        Err(errors) => found.extend(errors.iter().map(|error| format!("its report: {error}"))),
    }
    found
}

/// The faults that `check` finds in a report of teams, including a changed event.
pub(super) fn written_of_teams(text: &str, is_same: impl Fn(&TeamReport) -> bool) -> Vec<String> {
    let mut found = Vec::new();
    match trf::read_teams(text.as_bytes()) {
        Ok(report) => {
            if !is_same(&report) {
                found.push("its report is another event".to_owned());
            }
            let compared = check::compare_teams(&report, text.as_bytes());
            found.extend(compared.lines);
            found.extend(compared.complaints.into_iter().map(|(.., words)| words));
        }
        Err(errors) => found.extend(errors.iter().map(|error| format!("its report: {error}"))),
    }
    found
}

/// Rounds of a schedule that differ from the table written by hand.
pub(super) fn not_by_hand(rounds: &[RoundNumber]) -> Vec<String> {
    let rounds = rounds.iter();
    rounds
        .map(|round| format!("round {round}: not that of the table written by hand"))
        .collect()
}

/// Rounds that differ from the text of their system.
pub(super) fn not_the_text(rounds: &[RoundNumber]) -> Vec<String> {
    let rounds = rounds.iter();
    rounds
        .map(|round| format!("round {round}: not that of the text"))
        .collect()
}

//! The result of a comparison, as lines for the standard output.

use crate::{
    app::second_opinion::second_opinion,
    cli::{
        editions::{self, Named},
        files, teams,
    },
    event::Halt,
    formats::trf::{TeamReport, Trf},
    pairing::{System, round_robin::check_teams, team_swiss},
    tiebreak::team_standings,
    words::{second_opinion as words, team_check},
};

/// What was compared, and the differences, line by line.
#[derive(Default)]
pub(in crate::cli) struct Comparison {
    pub rounds: usize,
    pub pairings: usize,
    pub standings: usize,
    /// The lines for the standard output, without the name of the file.
    pub lines: Vec<String>,
    /// Remarks that are not differences: how a rule was read, a tie-break that does not suit the tournament.
    pub remarks: Vec<String>,
    /// What could not be compared, with line and column.
    pub complaints: Vec<(usize, usize, String)>,
    /// The result as one JSON object.
    pub json: serde_json::Value,
}

/// Compares one report; `bytes` are its content, for the places of its records.
pub(in crate::cli) fn compare(report: &Trf, bytes: &[u8], named: Named) -> Comparison {
    let t = files::words();
    let engine = editions::of_report(report, named);
    let opinion = second_opinion(report, engine, &Halt::never());
    let mut found = Comparison {
        rounds: usize::from(opinion.rounds),
        pairings: opinion.pairings(),
        standings: opinion.standings(),
        lines: words::pairings(t, report, &opinion),
        json: words::as_json(t, report, &report.remarks, &opinion),
        ..Comparison::default()
    };
    let mut complain = |records: &[&str], words: String| {
        let (line, column) = files::place_of(bytes, records);
        found.complaints.push((line, column, words));
    };
    if let Err(system) = &opinion.engine {
        complain(&["192", "092"], system.to_string());
    }
    match &opinion.places {
        Ok(places) => {
            found.lines.extend(words::standings(t, report, places));
            found.remarks = words::notes(t, report, places);
        }
        Err(unknown) => {
            let said = t.with_one("check-not-ranked", "why", &unknown.error);
            complain(unknown.records, said);
        }
    }
    found
}

/// Compares a report of teams: the pairings, and the points and places of the teams.
pub(in crate::cli) fn compare_teams(report: &TeamReport, bytes: &[u8]) -> Comparison {
    let t = files::words();
    let mut found = Comparison {
        rounds: usize::from(report.table.rounds_paired()),
        ..Comparison::default()
    };
    let mut complain = |records: &[&str], words: String| {
        let (line, column) = files::place_of(bytes, records);
        found.complaints.push((line, column, words));
    };
    let code = report.report.header.paired_as();
    let differences = match report.event() {
        Ok(event) => team_swiss::check(&event),
        Err(_) if code.system == System::TeamRoundRobin => {
            check_teams(&report.table, code.schedule)
        }
        Err(error) => {
            complain(&["192", "092"], error.to_string());
            Vec::new()
        }
    };
    let mut places = Vec::new();
    match teams::order_of(report, report.primary()) {
        Ok(order) => {
            let rounds = report.table.rounds_paired();
            let regulations = report.report.header.regulations();
            let ranking = team_standings(&report.table, rounds, &order, &regulations);
            places = team_check::places(report, &ranking);
        }
        Err((records, error)) => {
            complain(records, t.with_one("check-not-ranked", "why", &error));
        }
    }
    let lines = team_check::pairings(t, report, &differences);
    found.pairings = lines.len();
    found.standings = places.len();
    found.lines = lines;
    found
        .lines
        .extend(team_check::standings(t, report, &places));
    let is_whole = found.complaints.is_empty();
    found.json = team_check::as_json(t, report, &differences, &places, is_whole);
    found
}

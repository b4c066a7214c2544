//! What a comparison found, in lines for the standard output.

use crate::{
    app::second_opinion::second_opinion,
    cli::{
        editions::{self, DutchRules},
        files,
    },
    event::Halt,
    formats::trf::Trf,
    words::second_opinion as words,
};

/// What was compared, and what differs, line by line.
#[derive(Default)]
pub(in crate::cli) struct Comparison {
    pub rounds: usize,
    pub pairings: usize,
    pub standings: usize,
    /// For the standard output, without the name of the file.
    pub lines: Vec<String>,
    /// What is worth knowing and no difference: how a rule was read, a tie-break that does not suit the tournament.
    pub remarks: Vec<String>,
    /// What could not be compared, with line and column.
    pub complaints: Vec<(usize, usize, String)>,
    /// The same as one object.
    pub json: serde_json::Value,
}

/// Compares one report; `bytes` are those that it was read from, for the places of records.
pub(in crate::cli) fn compare(report: &Trf, bytes: &[u8], rules: Option<DutchRules>) -> Comparison {
    let t = files::words();
    let engine = editions::of_report(report, rules);
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
            let said = t.a("check-not-ranked", "why", &unknown.error);
            complain(unknown.records, said);
        }
    }
    found
}

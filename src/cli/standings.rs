//! `standings`: the standings of a report.

use std::path::PathBuf;

use serde_json::json;

use crate::{
    event::Word,
    formats::{
        standings_csv::{self, StandingRow, StandingsTable},
        trf::{self, Trf},
    },
    tiebreak::{
        Edition, Order, Regulations, Standing, TieBreak, TieBreakError, TieBreakValue, standings_by,
    },
};

use super::{Exit, files};

/// The standings of a report.
#[derive(clap::Args)]
pub struct Standings {
    /// TRF16 or TRF26; `-` for the standard input.
    file: PathBuf,
    /// Tie-break codes, separated by commas; those of the file without it.
    #[arg(long, value_delimiter = ',')]
    tie_breaks: Vec<String>,
    /// Comma-separated values instead of columns.
    #[arg(long, conflicts_with = "json")]
    csv: bool,
    /// One JSON object instead of columns.
    #[arg(long)]
    json: bool,
    /// Only the first rounds.
    #[arg(long)]
    after: Option<u8>,
    /// Edition of the tie-break regulations, 2026-03 or 2024-08; by the date of the tournament without it.
    #[arg(long, value_parser = edition)]
    edition: Option<Edition>,
}

fn edition(code: &str) -> Result<Edition, String> {
    Edition::from_code(code).ok_or_else(|| {
        let known: Vec<&str> = Edition::ALL.into_iter().map(Edition::code).collect();
        format!("known are {}", known.join(", "))
    })
}

impl Standings {
    /// Prints number, place, points and tie-breaks.
    pub fn run(self) -> Exit {
        let bytes = match files::read(&self.file) {
            Ok(bytes) => bytes,
            Err(exit) => return exit,
        };
        let report = match trf::read(&bytes) {
            Ok(report) => report,
            Err(errors) => return files::bad_trf(&self.file, &errors),
        };
        let asked = !self.tie_breaks.is_empty();
        let order = if asked {
            let list: Result<Vec<TieBreak>, (&String, TieBreakError)> = self
                .tie_breaks
                .iter()
                .map(|code| code.trim().parse().map_err(|error| (code, error)))
                .collect();
            match list {
                Ok(list) => Order::after_points(&list),
                Err((code, error)) => {
                    eprintln!("tratto: {code}: {error}");
                    return Exit::Usage;
                }
            }
        } else {
            match files::order_of(&report.header) {
                Ok(order) => order,
                Err((records, error)) => {
                    let (line, column) = files::place_of(&bytes, records);
                    eprintln!("{}:{line}:{column}: {error}", self.file.display());
                    return Exit::Input;
                }
            }
        };
        let list = &order.list;
        let rounds = report.rounds_completed();
        let rounds = self.after.map_or(rounds, |after| after.min(rounds));
        let mut regulations: Regulations = report.header.regulations();
        regulations.edition = self.edition.unwrap_or(regulations.edition);
        let ranking = standings_by(&report.table, rounds, &order, &regulations);
        if self.json {
            return files::write(None, &as_json(&report, rounds, list, &ranking));
        }
        let text = as_csv(&report, list, &ranking);
        if self.csv {
            files::write(None, &text)
        } else {
            files::write(None, &text.replace(',', "\t"))
        }
    }
}

fn as_csv(report: &Trf, list: &[TieBreak], ranking: &[Standing]) -> String {
    let rows = ranking
        .iter()
        .map(|standing| StandingRow {
            start_number: files::number(report, standing.tpn),
            rank: u16::try_from(standing.place).unwrap_or(u16::MAX),
            points: standing.points,
            values: standing.values.iter().map(|v| v.to_csv()).collect(),
        })
        .collect();
    standings_csv::write(&StandingsTable {
        tie_breaks: list.iter().map(ToString::to_string).collect(),
        rows,
    })
}

/// `{"rounds": …, "tie_breaks": […], "standings": [{"number", "place", "name", "points", "values"}]}`; a value
/// that does not exist is `null`.
fn as_json(report: &Trf, rounds: u8, list: &[TieBreak], ranking: &[Standing]) -> String {
    let rows: Vec<serde_json::Value> = ranking
        .iter()
        .map(|standing| {
            let player = report.players.get(standing.tpn.index());
            json!({
                "number": files::number(report, standing.tpn).get(),
                "place": standing.place,
                "name": player.map_or("", |player| player.name.as_str()),
                "points": number(&standing.points.to_string()),
                "values": standing.values.iter().map(as_number).collect::<Vec<_>>(),
            })
        })
        .collect();
    let codes: Vec<String> = list.iter().map(ToString::to_string).collect();
    let whole = json!({ "rounds": rounds, "tie_breaks": codes, "standings": rows });
    format!("{whole}\n")
}

fn as_number(value: &TieBreakValue) -> serde_json::Value {
    if value.is_missing() {
        serde_json::Value::Null
    } else {
        number(&value.to_csv())
    }
}

/// A number as it is printed elsewhere.
fn number(text: &str) -> serde_json::Value {
    serde_json::from_str(text).unwrap_or(serde_json::Value::Null)
}

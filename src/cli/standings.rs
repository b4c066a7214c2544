//! `standings`: the standings of a report.

use std::{collections::BTreeMap, path::PathBuf};

use serde_json::json;

use crate::{
    app::second_opinion::order_of,
    event::{Elo, Tpn, Word},
    formats::{
        standings_csv::{self, StandingRow, StandingsTable},
        trf::{TeamReport, Trf},
    },
    tiebreak::{
        Absences, Absent, Edition, Objection, Order, Regulations, Standing, TeamOrder, TieBreak,
        TieBreakError, TieBreakValue, Unrated, standings_by, team_standings,
    },
};

use super::{
    Exit,
    files::{self, Report},
    teams,
};

/// The standings of a report.
#[derive(clap::Args)]
pub struct StandingsArgs {
    /// TRF16 or TRF26; `-` for the standard input.
    file: PathBuf,
    /// Tie-break codes, separated by commas; by default those of the file.
    #[arg(long, value_delimiter = ',')]
    tie_breaks: Vec<String>,
    /// Comma-separated values instead of columns.
    #[arg(long, conflicts_with = "json")]
    csv: bool,
    /// One JSON object instead of columns.
    #[arg(long)]
    json: bool,
    /// Only the first rounds, up to this one.
    #[arg(long)]
    after: Option<u8>,
    /// Edition of the tie-break regulations, 2026-03 or 2024-08; by default that of the tournament's date.
    #[arg(long, value_parser = edition)]
    edition: Option<Edition>,
    /// Unrated players in tie-breaks of ratings: drop (the tie-break, for everybody), leave-out (games against them), or
    /// the rating with which they count.
    #[arg(long, value_parser = unrated, default_value = "drop")]
    unrated: Unrated,
}

fn unrated(text: &str) -> Result<Unrated, String> {
    match text {
        "drop" => Ok(Unrated::DropTieBreak),
        "leave-out" => Ok(Unrated::LeaveOut),
        number => {
            let rating = number.parse::<i64>().ok();
            let rating = rating.and_then(|number| Elo::try_from(number).ok());
            let known = || "known are drop, leave-out and a rating from 1 to 3999".to_owned();
            rating.map(Unrated::CountAs).ok_or_else(known)
        }
    }
}

fn edition(code: &str) -> Result<Edition, String> {
    Edition::from_code(code).ok_or_else(|| {
        let known: Vec<&str> = Edition::ALL.into_iter().map(Edition::code).collect();
        format!("known are {}", known.join(", "))
    })
}

impl StandingsArgs {
    /// Prints number, place, points and tie-breaks.
    pub fn run(self) -> Exit {
        let (report, bytes) = match files::read_report(&self.file) {
            Ok(Report::Players(report, bytes)) => (*report, bytes),
            Ok(Report::Teams(report, bytes)) => return self.of_teams(&report, &bytes),
            Err(exit) => return exit,
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
            match order_of(&report.header) {
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
        regulations.unrated = self.unrated;
        let counted = report.header.paired_as().system.counted(&report.table);
        let ranking = standings_by(&counted, rounds, &order, &regulations);
        let why = Why::of(&report, rounds, list, &ranking, &regulations);
        if self.json {
            return files::write(None, &as_json(&report, rounds, list, &ranking, &why));
        }
        if self.csv {
            let text = table(&report, list, &ranking, TieBreakValue::to_csv);
            return files::write(None, &text);
        }
        let text = table(&report, list, &ranking, |value| value.to_string());
        files::write(
            None,
            &format!("{}{}", text.replace(',', "\t"), why.lines(&report)),
        )
    }
}

impl StandingsArgs {
    fn of_teams(&self, report: &TeamReport, bytes: &[u8]) -> Exit {
        let primary = report.primary();
        let order = if self.tie_breaks.is_empty() {
            match teams::order_of(report, primary) {
                Ok(order) => order,
                Err((records, error)) => {
                    let (line, column) = files::place_of(bytes, records);
                    eprintln!("{}:{line}:{column}: {error}", self.file.display());
                    return Exit::Input;
                }
            }
        } else {
            match TeamOrder::parse(primary, &self.tie_breaks) {
                Ok(order) => order,
                Err(error) => {
                    eprintln!("tratto: {error}");
                    return Exit::Usage;
                }
            }
        };
        let rounds = report.table.rounds_paired();
        let rounds = self.after.map_or(rounds, |after| after.min(rounds));
        let mut regulations: Regulations = report.report.header.regulations();
        regulations.edition = self.edition.unwrap_or(regulations.edition);
        let ranking = team_standings(&report.table, rounds, &order, &regulations);
        let text = match (self.json, self.csv) {
            (true, _) => teams::standings_json(report, rounds, &order, &ranking),
            (_, true) => teams::standings_table(report, &order, &ranking, ","),
            _ => teams::standings_table(report, &order, &ranking, "\t"),
        };
        files::write(None, &text)
    }
}

/// The remarks on tie-breaks and on missing values.
struct Why {
    /// Objections, by tie-break.
    objections: Vec<(TieBreak, Objection)>,
    /// Missing values, by participant.
    absent: Vec<(Tpn, TieBreak, Absent)>,
}

impl Why {
    fn of(
        report: &Trf,
        rounds: u8,
        list: &[TieBreak],
        ranking: &[Standing],
        regulations: &Regulations,
    ) -> Self {
        let counted = report.header.paired_as().system.counted(&report.table);
        let objection = |tie_break: &TieBreak| {
            Objection::to(*tie_break, &counted, regulations).map(|why| (*tie_break, why))
        };
        let absences = Absences::new(&counted, rounds, regulations);
        let of_line = |standing: &Standing| {
            let values = list.iter().zip(&standing.values);
            let missing = values.filter(|(_, value)| value.is_missing());
            let why = missing.filter_map(|(tie_break, _)| {
                let why = absences.why(standing.tpn, *tie_break)?;
                Some((standing.tpn, *tie_break, why))
            });
            why.collect::<Vec<_>>()
        };
        Self {
            objections: list.iter().filter_map(objection).collect(),
            absent: ranking.iter().flat_map(of_line).collect(),
        }
    }

    /// A line for each remark; a tie-break dropped for everybody is mentioned once.
    fn lines(&self, report: &Trf) -> String {
        let objections = self.objections.iter();
        let objections = objections.map(|(tie_break, why)| format!("{tie_break}: {why}\n"));
        let absent = self
            .absent
            .iter()
            .filter(|(.., why)| *why != Absent::Dropped);
        let absent = absent.map(|(tpn, tie_break, why)| {
            format!(
                "{tie_break} of number {}: {why}\n",
                files::number(report, *tpn)
            )
        });
        objections.chain(absent).collect()
    }
}

/// The columns, separated by commas; `shown` writes a value as text.
fn table(
    report: &Trf,
    list: &[TieBreak],
    ranking: &[Standing],
    shown: fn(TieBreakValue) -> String,
) -> String {
    let rows = ranking
        .iter()
        .map(|standing| StandingRow {
            start_number: files::number(report, standing.tpn),
            rank: u16::try_from(standing.place).unwrap_or(u16::MAX),
            points: standing.points,
            values: standing.values.iter().map(|v| shown(*v)).collect(),
        })
        .collect();
    standings_csv::write(&StandingsTable {
        tie_breaks: list.iter().map(ToString::to_string).collect(),
        rows,
    })
}

/// `{"rounds": …, "tie_breaks": […], "objections": {code: reason}, "standings": [{"number", "place", "name", "points",
/// "values", "absent": {code: reason}}]}`; a missing value is `null`.
fn as_json(report: &Trf, rounds: u8, list: &[TieBreak], ranking: &[Standing], why: &Why) -> String {
    let rows: Vec<serde_json::Value> = ranking
        .iter()
        .map(|standing| {
            let player = report.players.get(standing.tpn.index());
            let absent = why.absent.iter().filter(|(tpn, ..)| *tpn == standing.tpn);
            let absent: BTreeMap<String, String> = absent
                .map(|(_, tie_break, why)| (tie_break.to_string(), why.to_string()))
                .collect();
            json!({
                "number": files::number(report, standing.tpn).get(),
                "place": standing.place,
                "name": player.map_or("", |player| player.name.as_str()),
                "points": number(&standing.points.to_string()),
                "values": standing.values.iter().map(as_number).collect::<Vec<_>>(),
                "absent": absent,
            })
        })
        .collect();
    let codes: Vec<String> = list.iter().map(ToString::to_string).collect();
    let objections = why.objections.iter();
    let objections: BTreeMap<String, String> = objections
        .map(|(tie_break, why)| (tie_break.to_string(), why.to_string()))
        .collect();
    let whole = json!({
        "rounds": rounds,
        "tie_breaks": codes,
        "objections": objections,
        "standings": rows,
    });
    format!("{whole}\n")
}

fn as_number(value: &TieBreakValue) -> serde_json::Value {
    if value.is_missing() {
        serde_json::Value::Null
    } else {
        number(&value.to_csv())
    }
}

/// A number, as a JSON number with the printed digits.
fn number(text: &str) -> serde_json::Value {
    serde_json::from_str(text).unwrap_or(serde_json::Value::Null)
}

//! Commands on files alone: `pair`, `verdict`.

use std::{
    io::{self, Write},
    path::{Path, PathBuf},
    time::Instant,
};

use crate::{
    event::RoundNumber,
    formats::{
        bbp,
        trf::{self, Trf},
    },
    pairing::dutch::{self, Edition},
    rules::{
        Color, Position,
        can_mate::{Budget, Verdict, batch, can_mate},
        notation::{Style, write_move},
        position::read_fen,
    },
};

use super::{Exit, editions::DutchRules, files};

fn read_trf(path: &Path) -> Result<Trf, Exit> {
    let bytes = files::read(path)?;
    trf::read(&bytes).map_err(|errors| files::bad_trf(path, &errors))
}

/// Pairs the next round of a report.
#[derive(clap::Args)]
pub struct Pair {
    /// TRF16 or TRF26; `-` for the standard input.
    file: PathBuf,
    /// Edition of the FIDE (Dutch) System.
    #[arg(long, default_value = "2026")]
    rules: DutchRules,
}

impl Pair {
    /// Prints the pairing as bbpPairings does.
    pub fn run(self) -> Exit {
        let report = match read_trf(&self.file) {
            Ok(report) => report,
            Err(exit) => return exit,
        };
        let next = report.rounds_completed().saturating_add(1);
        let planned = report.table.rounds_planned();
        let round = RoundNumber::new(next).filter(|_| next <= planned);
        let Some(round) = round else {
            eprintln!(
                "{}:1:1: all {planned} rounds are paired",
                self.file.display()
            );
            return Exit::Input;
        };
        match dutch::pair(&report.table, round, Edition::from(self.rules)) {
            Ok(pairing) => {
                // The numbers of the file, which differ from the pairing numbers where it has gaps.
                let own = |tpn: crate::event::Tpn| {
                    let player = report.players.get(tpn.index());
                    player.map_or(tpn, |player| player.start_number)
                };
                let mut boards: Vec<bbp::Board> = pairing
                    .pairs
                    .iter()
                    .map(|pair| bbp::Board::Pair {
                        white: own(pair.white),
                        black: own(pair.black),
                    })
                    .collect();
                boards.extend(pairing.bye.map(|tpn| bbp::Board::Bye(own(tpn))));
                files::write(None, &bbp::write(&boards))
            }
            Err(error) => {
                eprintln!("tratto: {}: {error}", self.file.display());
                Exit::NoPairing
            }
        }
    }
}

/// Can a side still checkmate by any series of legal moves?
#[derive(clap::Args)]
pub struct CanStillMate {
    /// The position.
    #[arg(long, required_unless_present = "csv", requires = "winner")]
    fen: Option<String>,
    /// Who is to mate.
    #[arg(long)]
    winner: Option<Winner>,
    /// Positions that may be looked at.
    #[arg(long)]
    nodes: Option<u64>,
    /// The answer as JSON.
    #[arg(long)]
    json: bool,
    /// Lines `fen,winner,expected` instead of one position.
    #[arg(long, conflicts_with = "fen")]
    csv: Option<PathBuf>,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum Winner {
    White,
    Black,
}

impl CanStillMate {
    /// Prints `winnable`, `unwinnable` or `unknown`.
    pub fn run(self) -> Exit {
        let mut budget = Budget::FLAG_FALL;
        if let Some(nodes) = self.nodes {
            budget.nodes = nodes;
        }
        match (&self.csv, &self.fen, self.winner) {
            (Some(path), ..) => many(path, budget),
            (None, Some(fen), Some(winner)) => one(fen, winner, budget, self.json),
            _ => Exit::Usage,
        }
    }
}

fn many(path: &Path, budget: Budget) -> Exit {
    let bytes = match files::read(path) {
        Ok(bytes) => bytes,
        Err(exit) => return exit,
    };
    let text = String::from_utf8_lossy(&bytes);
    let start = Instant::now();
    let clock = || u64::try_from(start.elapsed().as_micros()).unwrap_or(u64::MAX);
    // The line of each question, for messages.
    let numbers = (1..)
        .zip(text.lines())
        .filter(|(_, line)| !line.is_empty() && !line.starts_with("fen,"))
        .map(|(number, _): (usize, _)| number);
    let mut out = io::BufWriter::new(io::stdout().lock());
    for (number, answer) in numbers.zip(batch(text.lines(), budget, clock)) {
        match answer {
            Ok(line) => {
                if let Err(error) = writeln!(out, "{line}") {
                    return files::unwritten(&error);
                }
            }
            Err(error) => {
                drop(out.flush());
                eprintln!("{}:{number}:1: {error}", path.display());
                return Exit::Input;
            }
        }
    }
    out.flush()
        .map_or_else(|error| files::unwritten(&error), |()| Exit::Done)
}

fn one(fen: &str, winner: Winner, budget: Budget, json: bool) -> Exit {
    let mut position = match read_fen(fen) {
        Ok(position) => position,
        Err(faults) => {
            for fault in faults {
                eprintln!("--fen:1:1: {fault}");
            }
            return Exit::Input;
        }
    };
    let winner = match winner {
        Winner::White => Color::White,
        Winner::Black => Color::Black,
    };
    let verdict = can_mate(&position, winner, budget);
    let (answer, line) = match &verdict {
        Verdict::CanMate { line } => {
            let mut words = Vec::new();
            for played in line {
                words.push(write_move(&position, *played, Style::SAN));
                position.play_unchecked(*played);
            }
            ("winnable", words.join(" "))
        }
        Verdict::CannotMate { proof } => {
            let words = format!("{proof:?}");
            let name = words.split([' ', '{', '(']).next().unwrap_or_default();
            ("unwinnable", name.to_owned())
        }
        Verdict::Unknown { spent } => ("unknown", spent.to_string()),
    };
    let text = if json {
        let why = match verdict {
            Verdict::CanMate { .. } => "line",
            Verdict::CannotMate { .. } => "proof",
            Verdict::Unknown { .. } => "nodes",
        };
        format!("{}\n", serde_json::json!({ "answer": answer, why: line }))
    } else {
        format!("{answer}: {line}\n")
    };
    files::write(None, &text)
}

//! Commands on files alone: `pair`, `standings`, `audit`.

use std::{
    io::{self, Write},
    path::{Path, PathBuf},
};

use crate::{
    event::RoundNumber,
    formats::{
        bbp,
        pgn::{self, Options},
        standings_csv::{self, StandingRow, StandingsTable},
        trf::{self, Trf},
    },
    pairing::dutch::{self, Edition},
    rules::{notation::Language, scoresheet::LanguageChoice},
    tiebreak::{Regulations, TieBreak, standings},
};

use super::{Exit, files};

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

/// Edition of the FIDE (Dutch) System, by its year.
#[derive(Clone, Copy, clap::ValueEnum)]
pub enum DutchRules {
    /// In force from 1 February 2026.
    #[value(name = "2026")]
    Y2026,
    /// In force until then.
    #[value(name = "2017")]
    Y2017,
}

impl From<DutchRules> for Edition {
    fn from(rules: DutchRules) -> Self {
        match rules {
            DutchRules::Y2026 => Self::Fide2026,
            DutchRules::Y2017 => Self::Fide2017,
        }
    }
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

/// The standings of a report.
#[derive(clap::Args)]
pub struct Standings {
    /// TRF16 or TRF26; `-` for the standard input.
    file: PathBuf,
    /// Tie-break codes, separated by commas; those of the file without it.
    #[arg(long, value_delimiter = ',')]
    tie_breaks: Vec<String>,
    /// Comma-separated values instead of columns.
    #[arg(long)]
    csv: bool,
    /// Only the first rounds.
    #[arg(long)]
    after: Option<u8>,
}

impl Standings {
    /// Prints number, place, points and tie-breaks.
    pub fn run(self) -> Exit {
        let report = match read_trf(&self.file) {
            Ok(report) => report,
            Err(exit) => return exit,
        };
        let codes = if self.tie_breaks.is_empty() {
            &report.header.tie_breaks
        } else {
            &self.tie_breaks
        };
        let mut list: Vec<TieBreak> = Vec::new();
        for code in codes {
            match code.trim().parse() {
                Ok(tie_break) => list.push(tie_break),
                Err(_) => {
                    eprintln!("tratto: {code}: no such tie-break");
                    return Exit::Usage;
                }
            }
        }
        let rounds = report.rounds_completed();
        let rounds = self.after.map_or(rounds, |after| after.min(rounds));
        let rows = standings(&report.table, rounds, &list, &Regulations::default())
            .into_iter()
            .map(|standing| StandingRow {
                start_number: report
                    .players
                    .get(standing.tpn.index())
                    .map_or(standing.tpn, |player| player.start_number),
                rank: u16::try_from(standing.place).unwrap_or(u16::MAX),
                points: standing.points,
                values: standing.values.iter().map(|v| v.to_csv()).collect(),
            })
            .collect();
        let table = StandingsTable {
            tie_breaks: list.iter().map(ToString::to_string).collect(),
            rows,
        };
        let text = standings_csv::write(&table);
        if self.csv {
            files::write(None, &text)
        } else {
            files::write(None, &text.replace(',', "\t"))
        }
    }
}

/// What an arbiter should know about every game of a file.
#[derive(clap::Args)]
pub struct Audit {
    /// PGN; `-` for the standard input.
    file: PathBuf,
    /// Language of the men's letters.
    #[arg(long, default_value = "auto")]
    language: Letters,
    /// Threads.
    #[arg(long, default_value_t = 1)]
    jobs: usize,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum Letters {
    Auto,
    It,
    En,
    De,
    Fr,
    Es,
    Figurine,
}

impl Letters {
    const fn choice(self) -> LanguageChoice {
        LanguageChoice::Declared(match self {
            Self::Auto => return LanguageChoice::Detect,
            Self::It => Language::Italian,
            Self::En => Language::English,
            Self::De => Language::German,
            Self::Fr => Language::French,
            Self::Es => Language::Spanish,
            Self::Figurine => Language::Figurine,
        })
    }
}

/// Bytes audited before their lines are written.
const PART: usize = 4 << 20;

impl Audit {
    /// Prints one JSON line a game, and a summary on the standard error.
    pub fn run(self) -> Exit {
        let bytes = match files::read(&self.file) {
            Ok(bytes) => bytes,
            Err(exit) => return exit,
        };
        let options = Options {
            language: self.language.choice(),
            ..Options::default()
        };
        let mut out = io::BufWriter::new(io::stdout().lock());
        let (mut games, mut illegal, mut findings) = (0_u64, 0_u64, 0_usize);
        for part in pgn::parts(&bytes, PART) {
            for mut audit in pgn::audit(part.text, options, self.jobs.max(1)) {
                games += 1;
                audit.game = games;
                illegal += u64::from(!audit.legal);
                findings += audit.findings.len();
                for finding in &mut audit.findings {
                    finding.line = finding.line.saturating_add(part.line - 1);
                }
                let written = serde_json::to_string(&audit)
                    .map_err(io::Error::other)
                    .and_then(|line| writeln!(out, "{line}"));
                if let Err(error) = written {
                    return output(&error);
                }
            }
        }
        if let Err(error) = out.flush() {
            return output(&error);
        }
        eprintln!("{games} games, {illegal} with moves that are not legal, {findings} findings");
        if games == 0 {
            eprintln!("{}:1:1: no game", self.file.display());
            return Exit::Input;
        }
        Exit::Done
    }
}

pub(super) fn output(error: &io::Error) -> Exit {
    if error.kind() == io::ErrorKind::BrokenPipe {
        return Exit::Done;
    }
    eprintln!("tratto: {error}");
    Exit::Access
}

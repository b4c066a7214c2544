//! Commands on files alone: `pair`.

use std::path::{Path, PathBuf};

use crate::{
    event::RoundNumber,
    formats::{
        bbp,
        trf::{self, Trf},
    },
    pairing::dutch::{self, Edition},
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

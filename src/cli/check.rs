//! `check`: pairs the rounds of reports again and compares (the pairings checker of C.02.04).

use std::path::PathBuf;

use crate::{
    event::Tpn,
    formats::trf,
    pairing::{
        check::{self, DifferenceKind},
        dutch::{Edition, Pair},
    },
};

use super::{Exit, files};

/// Pairs every round of reports again and prints what differs. Standings are not looked at yet.
#[derive(clap::Args)]
pub struct Check {
    /// TRF16 or TRF26 files.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Edition of the FIDE (Dutch) System.
    #[arg(long, default_value = "2026")]
    rules: super::editions::DutchRules,
}

impl Check {
    /// Done when nothing differs; [`Exit::NoPairing`] when a pairing does; [`Exit::Input`] for a file that
    /// cannot be read, after the others.
    pub fn run(self) -> Exit {
        let (mut rounds, mut differ, mut unreadable) = (0_usize, 0_usize, None);
        for path in &self.files {
            let report = match files::read(path)
                .and_then(|bytes| trf::read(&bytes).map_err(|errors| files::bad_trf(path, &errors)))
            {
                Ok(report) => report,
                Err(exit) => {
                    unreadable = Some(exit);
                    continue;
                }
            };
            rounds += usize::from(report.table.rounds_paired());
            // The numbers of the file, which differ from the pairing numbers where it has gaps.
            let own = |tpn: Tpn| {
                report
                    .players
                    .get(tpn.index())
                    .map_or(tpn, |player| player.start_number)
            };
            let list = |pairs: &[Pair]| {
                let texts: Vec<String> = pairs
                    .iter()
                    .map(|p| format!("{}-{}", own(p.white), own(p.black)))
                    .collect();
                if texts.is_empty() {
                    "none".to_owned()
                } else {
                    texts.join(" ")
                }
            };
            for difference in check::check(&report.table, Edition::from(self.rules)) {
                differ += 1;
                let what = match &difference.kind {
                    DifferenceKind::Impossible(reason) => format!("no valid pairing: {reason}"),
                    DifferenceKind::Pairing {
                        wrong,
                        missing,
                        colours,
                        byes,
                        expected_bye,
                    } => {
                        let byes: Vec<String> = byes.iter().map(|t| own(*t).to_string()).collect();
                        format!(
                            "stands {}; the rules give {}; wrong colours {}; bye {}, should be {}",
                            list(wrong),
                            list(missing),
                            list(colours),
                            if byes.is_empty() {
                                "none".to_owned()
                            } else {
                                byes.join(" ")
                            },
                            expected_bye.map_or_else(|| "none".to_owned(), |t| own(t).to_string()),
                        )
                    }
                };
                println!("{}: round {}: {what}", path.display(), difference.round);
            }
        }
        println!(
            "{} files, {rounds} rounds, {differ} pairings differ",
            self.files.len()
        );
        match unreadable {
            Some(exit) => exit,
            None if differ > 0 => Exit::NoPairing,
            None => Exit::Done,
        }
    }
}

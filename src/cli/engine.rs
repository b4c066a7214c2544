//! The command line of the pairing engines JaVaFo and bbpPairings, so that programs that call one of them can call this one
//! instead: `--dutch in.trf -p out.txt`, `-c`, `-g`.

mod checker;
mod checklist;
mod exit;
mod report;
mod request;
mod rtg;

use std::{ffi::OsString, path::Path};

use crate::{
    event::{RoundNumber, Tpn},
    formats::{
        bbp::{self, Board},
        trf::{RemarkKind, Trf},
    },
    pairing::{Impossible, RoundPairing},
};

use super::files;

pub use exit::EngineExit;
use report::{read, written};
pub use request::is_engine_call;
use request::{Request, Task};

/// Runs a call that [`is_engine_call`] accepts; `arguments` lack the name of the program.
pub fn run(arguments: &[OsString]) -> EngineExit {
    let request = match Request::read(arguments) {
        Ok(request) => request,
        Err(error) => {
            eprintln!("tratto: {error}");
            return EngineExit::Bad;
        }
    };
    if request.release {
        println!("tratto {}", env!("CARGO_PKG_VERSION"));
    }
    match &request.task {
        Task::Nothing => EngineExit::Done,
        Task::Pair { input, output } => pair(input, output.as_deref(), request.checklist.as_ref()),
        Task::Check { input } => match read(input) {
            Ok((report, engine)) => written(checker::check(input, &report, engine)),
            Err(exit) => exit,
        },
        Task::Generate(wanted) => rtg::generate(wanted),
    }
}

/// The next round, if the tournament has one.
fn next_round(path: &Path, report: &Trf) -> Result<RoundNumber, EngineExit> {
    let next = report.rounds_completed().saturating_add(1);
    let planned = report.table.rounds_planned();
    let assumed = report
        .remarks
        .iter()
        .any(|remark| matches!(remark.kind, RemarkKind::RoundsAssumed(_)));
    match RoundNumber::new(next) {
        Some(round) if next <= planned => Ok(round),
        _ if assumed => {
            eprintln!(
                "{}:1:1: neither record 142 nor XXR says how many rounds there are",
                path.display()
            );
            Err(EngineExit::Bad)
        }
        _ => {
            eprintln!("{}:1:1: all {planned} rounds are paired", path.display());
            Err(EngineExit::Bad)
        }
    }
}

fn pair(
    input: &Path,
    output: Option<&Path>,
    checklist: Option<&Option<std::path::PathBuf>>,
) -> EngineExit {
    let (report, engine) = match read(input) {
        Ok(read) => read,
        Err(exit) => return exit,
    };
    let round = match next_round(input, &report) {
        Ok(round) => round,
        Err(exit) => return exit,
    };
    let pairing = match engine.pair(&report.table, round) {
        Ok(pairing) => pairing,
        Err(reason) => {
            eprintln!("tratto: {}: {reason}", input.display());
            return match reason {
                Impossible::TooLarge => EngineExit::Size,
                Impossible::NoCompletePairing { .. }
                | Impossible::NotScheduled { .. }
                | Impossible::Undecided { .. }
                | Impossible::OffBracket { .. }
                | Impossible::Stopped => EngineExit::NoPairing,
            };
        }
    };
    let through = engine.through(&report.table, round);
    let exit = written(files::write(
        output,
        &bbp::write(&boards(&report, &pairing, &through)),
    ));
    match checklist {
        Some(path) if exit == EngineExit::Done => {
            let text = checklist::text(&report, round, engine);
            written(files::write(path.as_deref(), &text))
        }
        _ => exit,
    }
}

/// The boards, with the numbers of the file.
fn boards(report: &Trf, pairing: &RoundPairing, through: &[Tpn]) -> Vec<Board> {
    let own = |tpn: Tpn| files::number(report, tpn);
    let pairs = pairing.pairs.iter().map(|pair| Board::Pair {
        white: own(pair.white),
        black: own(pair.black),
    });
    pairs
        .chain(pairing.bye.map(|tpn| Board::Bye(own(tpn))))
        .chain(through.iter().map(|tpn| Board::Bye(own(*tpn))))
        .collect()
}

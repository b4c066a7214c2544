//! The command line of the pairing engines JaVaFo and bbpPairings, so that programs that call one of them can call this one
//! instead: `--dutch in.trf -p out.txt`, `--burstein`, `-c`, `-g`.

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
    pairing::{Engine, Impossible, RoundPairing},
};

use super::files;

pub use exit::EngineExit;
use report::{read, written};
pub use request::is_engine_call;
use request::{Request, Task};

/// The help text for these calls.
pub const HELP: &str = "\
Calls of the pairing engines JaVaFo and bbpPairings:
  tratto [--dutch | --burstein] FILE -p [OUT] [-l [LIST]]
          Pair the next round; -l also writes the checklist of its players
  tratto [--dutch | --burstein] FILE -c
          Pair every round again and print the differences
  tratto [--dutch | --burstein] [MODEL] -g [CONFIGURATION] -o OUT [-s SEED]
          Make a random tournament

Without --dutch and --burstein, the report names the system.
-l needs -p: `tratto FILE -l` alone is refused.";

/// Runs a call that [`is_engine_call`] accepts; `arguments` do not include the name of the program.
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
        Task::Pair { input, output } => pair(&request, input, output.as_deref()),
        Task::Check { input } => match read(input, request.system) {
            Ok((report, engine)) => written(checker::check(input, &report, engine)),
            Err(exit) => exit,
        },
        Task::Generate(wanted) => rtg::generate(wanted, request.system),
    }
}

/// The next round, if the tournament has one. In the Burstein System the number of seeding rounds depends on the number of all
/// rounds, so the report must give that number.
fn next_round(path: &Path, report: &Trf, engine: Engine) -> Result<RoundNumber, EngineExit> {
    let next = report.rounds_completed().saturating_add(1);
    let planned = report.table.rounds_planned();
    let assumed = report
        .remarks
        .iter()
        .any(|remark| matches!(remark.kind, RemarkKind::RoundsAssumed(_)));
    match RoundNumber::new(next) {
        Some(round) if next <= planned && !(assumed && engine == Engine::Burstein) => Ok(round),
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

fn pair(request: &Request, input: &Path, output: Option<&Path>) -> EngineExit {
    let (report, engine) = match read(input, request.system) {
        Ok(read) => read,
        Err(exit) => return exit,
    };
    let round = match next_round(input, &report, engine) {
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
    match &request.checklist {
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

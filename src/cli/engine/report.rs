//! The reports that a call reads and writes.

use std::path::Path;

use super::{exit::EngineExit, request::CalledSystem};
use crate::{
    cli::{
        Exit,
        editions::{self, Named},
        files,
    },
    formats::trf::{self, Trf, TrfErrorKind},
    pairing::{Engine, NotPairedHere, dutch::Edition},
};

/// Reads a report and determines its pairing engine: that of the named system, or that of the report.
pub(super) fn read(path: &Path, system: Option<CalledSystem>) -> Result<(Trf, Engine), EngineExit> {
    let bytes = files::read(path).map_err(|_| EngineExit::Access)?;
    let report = trf::read(&bytes).map_err(|errors| {
        files::bad_trf(path, &errors);
        let large = |error: &trf::TrfError| {
            matches!(
                error.kind,
                TrfErrorKind::TooManyPlayers(_) | TrfErrorKind::TooManyRounds
            )
        };
        if errors.iter().any(large) {
            EngineExit::Size
        } else {
            EngineExit::Bad
        }
    })?;
    match engine_of(&report, system) {
        Ok(engine) => Ok((report, engine)),
        Err(error) => {
            let (line, column) = files::place_of(&bytes, &["192", "092"]);
            eprintln!("{}:{line}:{column}: {error}", path.display());
            Err(EngineExit::Bad)
        }
    }
}

/// The pairing engine for a report and the system that the call names. A report of teams is refused, whatever system is named. With
/// `--dutch`, a report of the FIDE (Dutch) System keeps its edition; other reports get the edition in force on their first day.
fn engine_of(report: &Trf, system: Option<CalledSystem>) -> Result<Engine, NotPairedHere> {
    let own = editions::of_report(report, Named::default());
    let Some(system) = system.filter(|_| !files::is_of_teams(report)) else {
        return own;
    };
    Ok(match system {
        CalledSystem::Burstein => Engine::Burstein,
        CalledSystem::Dutch => {
            let edition = own.ok().and_then(Engine::dutch_edition);
            Engine::Dutch(edition.unwrap_or_else(|| Edition::in_force(report.header.start)))
        }
    })
}

/// The exit code after a file was written.
pub(super) const fn written(exit: Exit) -> EngineExit {
    match exit {
        Exit::Done => EngineExit::Done,
        _ => EngineExit::Access,
    }
}

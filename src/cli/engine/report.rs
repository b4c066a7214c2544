//! The reports that a call reads and writes.

use std::path::Path;

use super::exit::EngineExit;
use crate::{
    cli::{
        Exit,
        editions::{self, Named},
        files,
    },
    formats::trf::{self, Trf, TrfErrorKind},
    pairing::Engine,
};

/// Reads a report and determines its pairing engine.
pub(super) fn read(path: &Path) -> Result<(Trf, Engine), EngineExit> {
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
    match editions::of_report(&report, Named::default()) {
        Ok(engine) => Ok((report, engine)),
        Err(error) => {
            let (line, column) = files::place_of(&bytes, &["192", "092"]);
            eprintln!("{}:{line}:{column}: {error}", path.display());
            Err(EngineExit::Bad)
        }
    }
}

/// The exit code after a file was written.
pub(super) const fn written(exit: Exit) -> EngineExit {
    match exit {
        Exit::Done => EngineExit::Done,
        _ => EngineExit::Access,
    }
}

//! Files named on the command line, and messages about those with errors.

use std::{
    fs,
    io::{self, Read, Write},
    path::Path,
};

use crate::{
    app::{AppError, Refusal, exchange::ImportRefusal},
    event::Tpn,
    formats::trf::{self, TeamReport, Trf, TrfError},
    i18n::{Lang, Words},
    pairing::Entrants,
    words::{self, exchange::Place},
};

use super::Exit;

/// The words of the language in the environment, otherwise of the system's language.
pub fn words() -> Words {
    let asked = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()));
    let lang = asked
        .or_else(of_system)
        .and_then(|name| Lang::of_locale(&name));
    Words(lang.unwrap_or(Lang::En))
}

/// The language of Windows and of macOS, `it-IT`, which their environment does not contain.
#[cfg(any(windows, target_os = "macos"))]
fn of_system() -> Option<String> {
    sys_locale::get_locale()
}

#[cfg(not(any(windows, target_os = "macos")))]
fn of_system() -> Option<String> {
    None
}

/// The bytes of a file; `-` is the standard input.
pub fn read(path: &Path) -> Result<Vec<u8>, Exit> {
    let bytes = if path.as_os_str() == "-" {
        let mut bytes = Vec::new();
        io::stdin().read_to_end(&mut bytes).map(|_| bytes)
    } else {
        fs::read(path)
    };
    bytes.map_err(|error| unread(path, &error))
}

/// A file to be read piece by piece; `-` is the standard input.
pub fn open(path: &Path) -> Result<Box<dyn Read + Send>, Exit> {
    if path.as_os_str() == "-" {
        return Ok(Box::new(io::stdin()));
    }
    match fs::File::open(path) {
        Ok(file) => Ok(Box::new(file)),
        Err(error) => Err(unread(path, &error)),
    }
}

/// Reports that a file cannot be read.
pub fn unread(path: &Path, error: &io::Error) -> Exit {
    eprintln!("tratto: {}: {error}", path.display());
    Exit::Access
}

/// Reports that the standard output cannot be written. A closed pipe is not an error.
pub fn unwritten(error: &io::Error) -> Exit {
    if error.kind() == io::ErrorKind::BrokenPipe {
        return Exit::Done;
    }
    eprintln!("tratto: {error}");
    Exit::Access
}

/// Writes a text to a file, or to the standard output.
pub fn write(path: Option<&Path>, text: &str) -> Exit {
    write_bytes(path, text.as_bytes())
}

/// Writes bytes to a file, or to the standard output.
pub fn write_bytes(path: Option<&Path>, bytes: &[u8]) -> Exit {
    let written = match path {
        Some(path) => fs::write(path, bytes),
        None => io::stdout()
            .write_all(bytes)
            .and_then(|()| io::stdout().flush()),
    };
    match written {
        Ok(()) => Exit::Done,
        // The reader of our output has closed it, because they have seen enough.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Exit::Done,
        Err(error) => {
            let name = path.map_or_else(|| "-".to_owned(), |path| path.display().to_string());
            eprintln!("tratto: {name}: {error}");
            Exit::Access
        }
    }
}

/// Prints `FILE:LINE:COLUMN: sentence` on the standard error.
pub fn say(path: &Path, places: &[Place]) {
    for place in places {
        eprintln!(
            "{}:{}:{}: {}",
            path.display(),
            place.line,
            place.column,
            place.words
        );
    }
}

/// Reports what the reader of a report repaired, assumed or ignored; `import` gives the same remarks.
pub fn say_remarks(path: &Path, report: &Trf) {
    say(
        path,
        &words::exchange::trf_remarks(words(), &report.remarks),
    );
}

/// Reads a report, and reports what its reader repaired.
pub fn read_trf(path: &Path) -> Result<(Trf, Vec<u8>), Exit> {
    let bytes = read(path)?;
    let report = trf::read(&bytes).map_err(|errors| bad_trf(path, &errors))?;
    say_remarks(path, &report);
    Ok((report, bytes))
}

/// A report of players, or one of teams.
pub enum Report {
    /// A report of players, with its bytes.
    Players(Box<Trf>, Vec<u8>),
    /// A report of teams, with its bytes.
    Teams(Box<TeamReport>, Vec<u8>),
}

/// Whether a report is treated as one of teams: then teams are paired and ranked, not players.
pub fn is_of_teams(report: &Trf) -> bool {
    report.header.paired_as().system.entrants() == Entrants::Teams
}

/// Reads a report of players or of teams, and reports what its reader repaired.
pub fn read_report(path: &Path) -> Result<Report, Exit> {
    let bytes = read(path)?;
    let report = trf::read(&bytes).map_err(|errors| bad_trf(path, &errors))?;
    if !is_of_teams(&report) {
        say_remarks(path, &report);
        return Ok(Report::Players(Box::new(report), bytes));
    }
    let teams = trf::read_teams(&bytes).map_err(|errors| bad_trf(path, &errors))?;
    say_remarks(path, &teams.report);
    Ok(Report::Teams(Box::new(teams), bytes))
}

/// Reports all errors of a report.
pub fn bad_trf(path: &Path, errors: &[TrfError]) -> Exit {
    say(path, &words::exchange::trf_errors(words(), errors));
    Exit::Input
}

/// The number of a player in their file, which differs from the pairing number if the file has gaps.
pub fn number(report: &Trf, tpn: Tpn) -> Tpn {
    report
        .players
        .get(tpn.index())
        .map_or(tpn, |player| player.start_number)
}

/// Line and column of the first record with one of these codes. The codes are tried in order; the first one that the file has
/// counts.
pub fn place_of(bytes: &[u8], codes: &[&str]) -> (usize, usize) {
    let text = String::from_utf8_lossy(bytes);
    let lines = || trf::record_codes(&text);
    codes
        .iter()
        .find_map(|code| lines().find(|(_, found)| found == code))
        .map_or((1, 1), |(line, _)| (line, 5))
}

/// Reports why a use case failed; `path` names the file that it was about.
pub fn refused(path: Option<&Path>, error: AppError) -> Exit {
    let t = words();
    let name = path.map_or_else(String::new, |path| format!("{}: ", path.display()));
    match error {
        AppError::Refused(Refusal::Import(ImportRefusal::Trf(errors))) => {
            bad_trf(path.unwrap_or(Path::new("-")), &errors)
        }
        AppError::Refused(refusal) => {
            let place = if path.is_some() { "1:1: " } else { "" };
            let name = name.trim_end_matches(' ');
            eprintln!("tratto: {name}{place}{}", words::refusal(t, &refusal));
            Exit::Input
        }
        AppError::Fields(errors) => {
            for error in errors {
                let words = words::problem(t, &error.problem);
                eprintln!("tratto: {name}{}: {words}", error.field);
            }
            Exit::Usage
        }
        AppError::NotFound => {
            eprintln!("tratto: {name}{}", t.get("error-not-found"));
            Exit::Input
        }
        AppError::Unknown(unknown) => {
            eprintln!("tratto: {name}{}", words::refusal::newer(t, &unknown));
            Exit::Access
        }
        error => {
            eprintln!("tratto: {name}{error}");
            Exit::Access
        }
    }
}

//! `check`: pairs the rounds of reports again, ranks their players again, and compares the results (the pairing and tie-break
//! checker of C.02.04).

mod comparison;

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use crate::{
    formats::trf::{self, Trf, TrfError},
    words::{self, exchange::Place},
};

pub(super) use comparison::{Comparison, compare, compare_teams};

use super::{Exit, editions::Named, files, jobs, progress::Progress};

/// Pairs every round of reports again, ranks their players again, and prints the differences.
///
/// Points and places are compared with those that the list of tie-breaks in record 202 gives, or record 212, where
/// the points rank where `PTS` stands; ties that it leaves may be shared or broken in any way. Without such a record
/// a place is wrong only if it contradicts the points.
#[derive(clap::Args)]
pub struct Check {
    /// TRF16 or TRF26 files; `-` for the standard input.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    #[command(flatten)]
    named: Named,
    /// Number of threads; by default as many as the machine runs at once.
    #[arg(long)]
    jobs: Option<usize>,
    /// One JSON object for each file, one on each line.
    #[arg(long)]
    json: bool,
}

/// The outcome for one file.
enum Checked {
    /// The file could not be opened.
    NoFile(io::Error),
    /// The file is not a tournament report.
    Broken(Vec<TrfError>),
    /// The file was compared; with what its reader repaired.
    Compared(Comparison, Vec<Place>),
}

impl Check {
    /// [`Exit::Done`] if nothing differs; [`Exit::Differs`] if something does. [`Exit::Input`] or [`Exit::Access`] if a file
    /// could not be read or compared; the other files are still compared.
    pub fn run(self) -> Exit {
        let jobs = self.jobs.unwrap_or_else(jobs::available);
        let mut sum = Comparison::default();
        let mut failed = None;
        let mut progress = Progress::new("checked", self.files.len());
        let check = |index: usize| {
            let path = self
                .files
                .get(index)
                .map_or(Path::new("-"), PathBuf::as_path);
            of_file(path, self.named)
        };
        jobs::in_order(jobs, self.files.len(), check, |index, checked| {
            let path = self
                .files
                .get(index)
                .map_or(Path::new("-"), PathBuf::as_path);
            let lines = match checked {
                Checked::NoFile(error) => {
                    progress.clear();
                    failed = Some(files::unread(path, &error));
                    Vec::new()
                }
                Checked::Broken(errors) => {
                    progress.clear();
                    failed = Some(files::bad_trf(path, &errors));
                    Vec::new()
                }
                Checked::Compared(found, noted) => {
                    if !noted.is_empty() {
                        progress.clear();
                        files::say(path, &noted);
                    }
                    sum.rounds += found.rounds;
                    sum.pairings += found.pairings;
                    sum.standings += found.standings;
                    for (line, column, words) in &found.complaints {
                        progress.clear();
                        eprintln!("{}:{line}:{column}: {words}", path.display());
                        failed = Some(Exit::Input);
                    }
                    match self.json {
                        true => vec![with_name(path, found.json)],
                        false => found.lines.into_iter().chain(found.remarks).collect(),
                    }
                }
            };
            if !lines.is_empty() {
                progress.clear();
            }
            let text: String = lines
                .iter()
                .map(|line| match self.json {
                    true => format!("{line}\n"),
                    false => format!("{}: {line}\n", path.display()),
                })
                .collect();
            let written = files::write(None, &text);
            progress.at(index + 1);
            if written != Exit::Done {
                failed = Some(written);
            }
            written == Exit::Done
        });
        drop(progress);
        let last = format!(
            "{} files, {} rounds, {} pairings differ, {} standings differ\n",
            self.files.len(),
            sum.rounds,
            sum.pairings,
            sum.standings
        );
        let last = if self.json { String::new() } else { last };
        match (failed, files::write(None, &last)) {
            (Some(exit), _) => exit,
            (None, Exit::Done) if sum.pairings + sum.standings > 0 => Exit::Differs,
            (None, exit) => exit,
        }
    }
}

/// The JSON object with the name of its file at the front.
fn with_name(path: &Path, found: serde_json::Value) -> String {
    let mut whole = serde_json::Map::new();
    whole.insert("file".to_owned(), path.display().to_string().into());
    if let serde_json::Value::Object(fields) = found {
        whole.extend(fields);
    }
    serde_json::Value::Object(whole).to_string()
}

fn of_file(path: &Path, named: Named) -> Checked {
    let bytes = if path.as_os_str() == "-" {
        let mut bytes = Vec::new();
        io::Read::read_to_end(&mut io::stdin(), &mut bytes).map(|_| bytes)
    } else {
        fs::read(path)
    };
    let bytes = match bytes {
        Ok(bytes) => bytes,
        Err(error) => return Checked::NoFile(error),
    };
    compared(&bytes, named)
}

fn compared(bytes: &[u8], named: Named) -> Checked {
    let remarks = |report: &Trf| words::exchange::trf_remarks(files::words(), &report.remarks);
    match trf::read(bytes) {
        Ok(report) if files::is_of_teams(&report) => match trf::read_teams(bytes) {
            Ok(teams) => Checked::Compared(compare_teams(&teams, bytes), remarks(&teams.report)),
            Err(errors) => Checked::Broken(errors),
        },
        Ok(report) => Checked::Compared(compare(&report, bytes, named), remarks(&report)),
        Err(errors) => Checked::Broken(errors),
    }
}

#[cfg(test)]
mod tests {
    use proptest::{collection::vec, prelude::*, sample::Index};

    use super::*;

    /// Small tournaments from the repository, the smallest first.
    fn reports() -> Vec<Vec<u8>> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/tournaments");
        let files = fs::read_dir(folder).unwrap();
        let mut texts: Vec<Vec<u8>> = files
            .map(|file| fs::read(file.unwrap().path()).unwrap())
            .collect();
        texts.sort_by_key(Vec::len);
        texts.truncate(8);
        texts
    }

    /// Typical damage to files: bytes changed, lines lost, repeated and moved, digits exchanged.
    fn damage(bytes: &mut Vec<u8>, kind: u8, from: Index, to: Index, byte: u8) {
        let (a, b) = (from.index(bytes.len()), to.index(bytes.len()));
        match kind {
            0 => bytes[a] = byte,
            1 => bytes[a] = bytes[b],
            2 => drop(bytes.drain(a.min(b)..a.max(b).min(a.min(b) + 90))),
            3 => bytes[a] = b'0' + byte % 10,
            _ => {
                let mut lines: Vec<Vec<u8>> =
                    bytes.split(|b| *b == b'\n').map(<[u8]>::to_vec).collect();
                let (a, b) = (from.index(lines.len()), to.index(lines.len()));
                match byte % 3 {
                    0 => lines.swap(a, b),
                    1 => drop(lines.remove(a)),
                    _ => lines.insert(b, lines[a].clone()),
                }
                *bytes = lines.join(&b'\n');
            }
        }
        if bytes.is_empty() {
            bytes.push(b'0');
        }
    }

    proptest! {
        #[test]
        fn damaged_reports_are_refused_or_compared(
            which in any::<Index>(),
            blows in vec((0..6_u8, any::<Index>(), any::<Index>(), any::<u8>()), 1..10),
        ) {
            let reports = reports();
            let mut bytes = reports[which.index(reports.len())].clone();
            for (kind, from, to, byte) in blows {
                damage(&mut bytes, kind, from, to, byte);
            }
            match trf::read(&bytes) {
                Ok(report) => {
                    let found = compare(&report, &bytes, Named::default());
                    prop_assert!(found.lines.len() >= found.standings);
                    prop_assert!(found.complaints.iter().all(|(line, column, _)| *line > 0 && *column > 0));
                }
                Err(errors) => {
                    prop_assert!(!errors.is_empty());
                    prop_assert!(errors.iter().all(|e| e.line > 0 && e.column > 0));
                }
            }
        }
    }

    #[test]
    fn undamaged_reports_have_no_differences() {
        for bytes in reports() {
            let found = compare(&trf::read(&bytes).unwrap(), &bytes, Named::default());
            assert_eq!((found.lines, found.complaints), (vec![], vec![]));
            assert!(found.rounds > 0);
        }
    }
}

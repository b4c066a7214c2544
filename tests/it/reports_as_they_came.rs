//! A report goes out as it came in, line by line, unless somebody edited the tournament.
//!
//! Every report of the corpora and of `tests/tournaments` is imported and exported on both databases. Compared are the lines:
//! each of the file stands in what goes out, and nothing else does but what the import adds and says so: the days that had to
//! be given, and the remark that rounds were imported.

use std::{collections::BTreeMap, fs, path::PathBuf};

use tratto::{
    app::{
        Actor, AppError, Context,
        exchange::{import_input::ImportInput, import_trf, trf_out},
    },
    event::Halt,
    formats::trf::{self, Dialect, record_codes},
    time::Clock,
};

use crate::support::{folder::Folder, postgres::Database};

/// A tournament here has no more rounds: a file with more is refused.
const MOST_ROUNDS: u8 = 30;

/// The first day, where the file gives none.
const DAY: &str = "2026/01/10";

/// Lines without the blanks at their ends, how often each stands there.
fn lines(text: &str) -> BTreeMap<String, usize> {
    let mut lines = BTreeMap::new();
    for line in text.split(['\r', '\n']) {
        let line = line.replace('\t', " ").trim_end().to_owned();
        if !line.is_empty() {
            *lines.entry(line).or_default() += 1;
        }
    }
    lines
}

/// The whole date of birth is not for everybody, and is written in one form: years are compared.
fn with_years(line: &str) -> String {
    let is_player = line.starts_with("001");
    let signs: Vec<char> = line.chars().collect();
    let birth: String = signs.iter().skip(69).take(10).collect();
    let year = birth.split(['.', '/', '-']).next().unwrap_or_default();
    match is_player && birth.trim().len() == 10 && year.len() == 4 {
        true => {
            let (before, after) = (signs[..69].iter(), signs[79..].iter());
            before
                .chain(format!("{year}      ").chars().collect::<Vec<_>>().iter())
                .chain(after)
                .collect()
        }
        false => line.to_owned(),
    }
}

/// Lines that are missing, and lines that are new and may not be.
fn differences(before: &str, after: &str) -> Vec<String> {
    let count = |text: &str| {
        let mut all: BTreeMap<String, usize> = BTreeMap::new();
        for (line, often) in lines(text) {
            *all.entry(with_years(&line)).or_default() += often;
        }
        all
    };
    let (old, new) = (count(before), count(after));
    let has = |code: &str| {
        old.keys()
            .any(|line| line.starts_with(code) && line.len() > 4)
    };
    // A record that both dialects have may stand in both.
    let pairs = [
        ("142", "XXR"),
        ("152", "XXC"),
        ("162", "XXS"),
        ("162", "BBW"),
        ("250", "XXA"),
        ("260", "XXP"),
    ];
    let is_beside = |line: &str| {
        pairs.iter().any(|(new, old)| {
            line.starts_with(new) && has(old) || line.starts_with(old) && has(new)
        })
    };
    let is_said = |line: &str| {
        is_beside(line)
            || line.starts_with("### Import @ Round ")
            || line == format!("042 {DAY}") && !has("042")
            || line == format!("052 {DAY}") && !has("052")
    };
    let missing = old
        .iter()
        .filter(|(line, often)| new.get(*line) != Some(often));
    let added = new
        .iter()
        .filter(|(line, often)| old.get(*line) != Some(often) && !is_said(line));
    missing
        .map(|(line, _)| format!("- {line}"))
        .chain(added.map(|(line, _)| format!("+ {line}")))
        .collect()
}

/// The dialect in which a file is written.
fn dialect(text: &str) -> Dialect {
    let mut codes = record_codes(text);
    match codes.any(|(_, code)| matches!(code, "142" | "152" | "192")) {
        true => Dialect::Trf26,
        false => Dialect::Trf16,
    }
}

/// Imports and exports all of them, and once more what went out.
fn go_out_as_they_came(database: &str, files: &[PathBuf]) {
    assert!(!files.is_empty());
    let ctx = Context::open(database, Clock::System).unwrap();
    let actor = Actor::command_line();
    let mut wrong = Vec::new();
    for path in files {
        let bytes = fs::read(path).unwrap();
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let through = |bytes: &[u8]| {
            let given = ImportInput {
                start: DAY.replace('/', "-"),
                ..ImportInput::default()
            };
            let import = |input| import_trf(&ctx, &actor, None, bytes, input, &Halt::never());
            // The day is asked for where the file does not give it.
            let done = match import(&ImportInput::default()) {
                Err(AppError::Fields(_)) => import(&given),
                done => done,
            };
            let done = done.unwrap_or_else(|error| panic!("{}: {error:?}", path.display()));
            let slug = done.fresh().unwrap().slug;
            trf_out::trf(&ctx, &actor, &slug, dialect(&text)).unwrap()
        };
        let rounds = trf::read(&bytes).unwrap().table.rounds_planned();
        if rounds > MOST_ROUNDS {
            let refused = import_trf(
                &ctx,
                &actor,
                None,
                &bytes,
                &ImportInput::default(),
                &Halt::never(),
            );
            assert!(
                matches!(refused, Err(AppError::Refused(_))),
                "{}",
                path.display()
            );
            continue;
        }
        let first = through(&bytes);
        let mut found = differences(&text, &first);
        if path.metadata().unwrap().len() < 20_000 {
            found.extend(differences(&first, &through(first.as_bytes())));
        }
        if !found.is_empty() {
            wrong.push(format!(
                "{}\n{}",
                path.display(),
                found[..found.len().min(6)].join("\n")
            ));
        }
    }
    let count = wrong.len();
    wrong.truncate(12);
    assert_eq!(count, 0, "{}", wrong.join("\n\n"));
}

fn reports(folder: PathBuf) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = fs::read_dir(&folder)
        .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
        .map(|entry| entry.unwrap().path())
        .filter(|path| {
            let ending = path.extension().and_then(|ending| ending.to_str());
            matches!(ending, Some("trf" | "trf26"))
        })
        .collect();
    files.sort();
    files
}

fn ours() -> Vec<PathBuf> {
    reports(PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/tournaments"))
}

fn corpus(folders: &[&str]) -> Vec<PathBuf> {
    let root =
        std::env::var_os("TRATTO_CORPORA").expect("TRATTO_CORPORA names the folder of the corpora");
    let root = PathBuf::from(root);
    folders
        .iter()
        .flat_map(|folder| reports(root.join(folder)))
        .collect()
}

/// Every `of`th file, from the `part`th on.
fn part(files: Vec<PathBuf>, part: usize, of: usize) -> Vec<PathBuf> {
    files.into_iter().skip(part).step_by(of).collect()
}

/// A test on each database.
macro_rules! on_both {
    ($($name:ident: $files:expr;)+) => {$(
        mod $name {
            use super::*;

            #[test]
            fn sqlite() {
                let folder = Folder::new("reports");
                let file = folder.path().join("tratto.db").to_string_lossy().into_owned();
                go_out_as_they_came(&file, &$files);
            }

            #[test]
            fn postgres() {
                go_out_as_they_came(&Database::fresh().url(), &$files);
            }
        }
    )+};
}

on_both! {
    tournaments_of_this_repository: ours();
    corpus_of_real_and_small_reports: corpus(&["trf/real", "trf/edge", "trf/disputed"]);
    corpus_of_generated_reports_1: part(corpus(&["trf/generated"]), 0, 2);
    corpus_of_generated_reports_2: part(corpus(&["trf/generated"]), 1, 2);
    corpus_of_large_reports: corpus(&["trf/adversarial", "trf/large"]);
    corpus_of_team_reports: corpus(&["systems/team-swiss", "systems/team-swiss-baku", "systems/team-swiss-large"]);
}

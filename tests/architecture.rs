//! Keeps the map true: who may use whom, where SQL and HTTP live, sizes, names, what the repository never says.
//!
//! Code under `#[cfg(test)]`, and files named `tests.rs`, may use anything.
//! Every check is a function of a path and a text, and has a test that shows it failing.

#[path = "architecture/bad_examples.rs"]
mod bad_examples;
#[path = "architecture/checks.rs"]
mod checks;
#[expect(
    clippy::indexing_slicing,
    reason = "places and ends come from the same list and text"
)]
#[path = "architecture/circles.rs"]
mod circles;
#[expect(
    clippy::indexing_slicing,
    reason = "places and ends come from the same list and text"
)]
#[path = "architecture/imports.rs"]
mod imports;
#[path = "architecture/laws.rs"]
mod laws;
#[path = "architecture/map.rs"]
mod map;
#[path = "architecture/page_reads.rs"]
mod page_reads;
#[expect(
    clippy::unwrap_used,
    reason = "where the schema cannot be read the test fails"
)]
#[path = "architecture/privacy_register.rs"]
mod privacy_register;
#[path = "architecture/source.rs"]
mod source;

use std::{
    fmt, fs,
    path::{Path, PathBuf},
};

use checks::{
    asked_in_writes, clock_reads, edges, forbidden_words, foreign_crates, impurities, inline_code,
    length, names, names_as_chosen, pages_drawn_here, store_opened, widths,
};
use map::REPOSITORY;

/// One place where a rule is broken.
#[derive(Debug, PartialEq, Eq)]
struct Breach {
    path: String,
    line: usize,
    reason: String,
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.path, self.line, self.reason)
    }
}

/// Where the code of each crate lies.
const CODE: &[&str] = &["src", "service/src", "domain/src"];

type Check = fn(&str, &str) -> Vec<Breach>;

fn breach(path: &str, line: usize, reason: String) -> Breach {
    Breach {
        path: path.to_owned(),
        line,
        reason,
    }
}

#[test]
fn modules_use_only_what_the_map_allows() {
    over_files(CODE, "rs", edges);
}

#[test]
fn crates_stay_in_their_module() {
    over_files(CODE, "rs", foreign_crates);
}

#[test]
fn domain_is_pure() {
    over_files(CODE, "rs", impurities);
}

#[test]
fn time_is_read_in_one_place() {
    over_files(CODE, "rs", clock_reads);
}

#[test]
fn a_store_is_opened_in_one_place() {
    over_files(&["src", "service/src"], "rs", store_opened);
}

#[test]
fn permission_is_asked_by_the_write() {
    over_files(&["service/src"], "rs", asked_in_writes);
}

#[test]
fn names_are_read_as_people_chose() {
    over_files(&["service/src/app"], "rs", names_as_chosen);
}

#[test]
fn a_page_is_read_once() {
    over_crates(page_reads::pages_read_once);
}

#[test]
fn a_page_is_drawn_off_the_event_loop() {
    over_files(&["src/web/page"], "rs", pages_drawn_here);
}

#[test]
fn templates_hold_no_script_or_style() {
    over_files(&["templates"], "html", inline_code);
}

#[test]
fn files_are_short() {
    over_files(
        &["src", "service", "domain", "tests", "static/js"],
        "rs",
        length,
    );
    over_files(&["static/js"], "js", length);
}

#[test]
fn templates_are_narrow() {
    over_files(&["templates"], "html", widths);
}

#[test]
fn files_are_named_for_what_they_hold() {
    over_files(
        &["src", "service", "domain", "tests", "templates", "static"],
        "",
        names,
    );
}

#[test]
fn repository_never_says() {
    over_files(REPOSITORY, "", forbidden_words);
}

#[test]
fn files_use_each_other_one_way() {
    over_crates(circles::circles);
}

#[test]
fn no_arrow_runs_back_up() {
    over_crates(circles::folder_circles);
}

/// Runs a check over all files of each crate at once.
fn over_crates(check: fn(&[(String, String)]) -> Vec<Breach>) {
    let base = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut breaches = Vec::new();
    for root in CODE {
        let mut files = Vec::new();
        collect(&base.join(root), &mut files);
        files.sort();
        let read: Vec<(String, String)> = files
            .iter()
            .filter_map(|file| {
                let path = file.strip_prefix(base).unwrap_or(file);
                let path = path.to_string_lossy().replace('\\', "/");
                Some((path, fs::read_to_string(file).ok()?))
            })
            .filter(|(path, _)| path.ends_with(".rs"))
            .collect();
        breaches.extend(check(&read));
    }
    assert!(
        breaches.is_empty(),
        "\n{}\n",
        breaches
            .iter()
            .map(ToString::to_string)
            .collect::<Vec<_>>()
            .join("\n")
    );
}

/// The recipes of CONTRIBUTING.md name files that are there. `NAME` and `NNNN` stand for what is added.
#[test]
fn recipes_name_files_that_are_there() {
    let base = Path::new(env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(base.join("CONTRIBUTING.md")).unwrap();
    let paths = recipe_paths(&text);
    assert!(paths.len() > 20, "{paths:?}");
    for path in paths {
        assert!(base.join(&path).exists(), "CONTRIBUTING.md names {path}");
    }
}

/// What stands between backticks and looks like a path.
fn recipe_paths(text: &str) -> Vec<String> {
    let recipes = text
        .split_once("\n## Recipes\n")
        .map_or("", |(_, rest)| rest);
    recipes
        .split('`')
        .skip(1)
        .step_by(2)
        .filter(|word| word.contains('/') && !word.contains("NAME") && !word.contains("NNNN"))
        .map(str::to_owned)
        .collect()
}

#[test]
fn recipe_check_sees_paths() {
    let text = "`before/x.rs`\n## Recipes\n1. `src/a.rs`: new `NAME.rs`, `NNNN_NAME/up.sql`, `--rules`, `b/`.";
    assert_eq!(recipe_paths(text), ["src/a.rs", "b/"]);
}

/// Runs a check over all files below `roots` whose name ends in `.extension` (any, when empty).
fn over_files(roots: &[&str], extension: &str, check: Check) {
    let base = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = Vec::new();
    for root in roots {
        collect(&base.join(root), &mut files);
    }
    files.sort();
    files.dedup();
    let mut breaches = Vec::new();
    for file in &files {
        let path = file
            .strip_prefix(base)
            .unwrap_or(file)
            .to_string_lossy()
            .replace('\\', "/");
        if !extension.is_empty() && !path.ends_with(&format!(".{extension}")) {
            continue;
        }
        // What is not text (drawings, fonts) says nothing.
        if let Ok(text) = fs::read_to_string(file) {
            breaches.extend(check(&path, &text));
        }
    }
    assert!(
        breaches.is_empty(),
        "\n{}\n",
        breaches
            .iter()
            .map(ToString::to_string)
            .collect::<Vec<_>>()
            .join("\n")
    );
}

fn collect(path: &Path, files: &mut Vec<PathBuf>) {
    if path.is_file() {
        files.push(path.to_owned());
        return;
    }
    let Ok(entries) = fs::read_dir(path) else {
        return;
    };
    for entry in entries.flatten() {
        let name = entry.file_name();
        if name != "node_modules" && name != "target" && name != ".git" {
            collect(&entry.path(), files);
        }
    }
}

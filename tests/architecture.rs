//! Keeps the map true: who may use whom, where SQL and HTTP live, sizes, names, what the repository never says.
//!
//! Code under `#[cfg(test)]`, and files named `tests.rs`, may use anything.
//! Every check is a function of a path and a text, and has a test that shows it failing.

#[path = "architecture/bad_examples.rs"]
mod bad_examples;
#[path = "architecture/bad_recipes.rs"]
mod bad_recipes;
#[path = "architecture/checks.rs"]
mod checks;
#[expect(
    clippy::indexing_slicing,
    reason = "places and ends come from the same list and text"
)]
#[path = "architecture/circles.rs"]
mod circles;
#[path = "architecture/docstrings.rs"]
mod docstrings;
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
#[path = "architecture/recipe_witnesses.rs"]
mod recipe_witnesses;
#[path = "architecture/recipes.rs"]
mod recipes;
#[path = "architecture/source.rs"]
mod source;
#[path = "architecture/wording.rs"]
mod wording;

use std::{
    fmt, fs,
    path::{Path, PathBuf},
};

use checks::{
    asked_in_writes, clock_reads, edges, forbidden_words, foreign_crates, impurities, inline_code,
    length, names, names_as_chosen, pages_drawn_here, store_opened, widths, words_replaced,
};
use map::{REPOSITORY, RUN_BACK, USE_EACH_OTHER};

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
fn no_value_takes_the_place_of_an_unknown_word() {
    over_files(&["service/src"], "rs", words_replaced);
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
fn templates_hold_no_words() {
    over_files(&["templates"], "html", wording::literal_words);
}

#[test]
fn files_are_short() {
    over_files(
        &["src", "service", "domain", "tests", "static/js"],
        "rs",
        length,
    );
    over_files(&["static/js"], "js", length);
    over_files(&["static/css"], "css", length);
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

#[test]
fn no_new_pair_uses_each_other() {
    over_crates(|files| circles::unknown_pairs(files, USE_EACH_OTHER));
}

#[test]
fn arrows_that_may_run_back_close_circles() {
    none(&circles::needless(&crates(), RUN_BACK));
}

/// Fails with every place where a rule is broken.
fn none(breaches: &[Breach]) {
    let said: Vec<String> = breaches.iter().map(ToString::to_string).collect();
    assert!(said.is_empty(), "\n{}\n", said.join("\n"));
}

/// The files of each crate, with their paths and texts.
fn crates() -> Vec<Vec<(String, String)>> {
    let base = Path::new(env!("CARGO_MANIFEST_DIR"));
    let of_root = |root: &&str| -> Vec<(String, String)> {
        let mut files = Vec::new();
        collect(&base.join(root), &mut files);
        files.sort();
        let read = files.iter().filter_map(|file| {
            let path = file.strip_prefix(base).unwrap_or(file);
            let path = path.to_string_lossy().replace('\\', "/");
            Some((path, fs::read_to_string(file).ok()?))
        });
        read.filter(|(path, _)| path.ends_with(".rs")).collect()
    };
    CODE.iter().map(of_root).collect()
}

/// Runs a check over all files of each crate at once.
fn over_crates(check: fn(&[(String, String)]) -> Vec<Breach>) {
    let breaches: Vec<Breach> = crates().iter().flat_map(|files| check(files)).collect();
    none(&breaches);
}

/// Tests that start the program by hand begin with one port, and after a restart want the one that they had: all their files are named
/// where it is said which tests run one after the other.
#[test]
fn tests_of_the_usual_port_take_turns() {
    let base = Path::new(env!("CARGO_MANIFEST_DIR"));
    let config = fs::read_to_string(base.join(".config/nextest.toml")).unwrap();
    let groups = in_group(&config, "usual-port");
    assert_eq!(groups.len(), 2, "one for each profile: {groups:?}");
    let mut files = Vec::new();
    collect(&base.join("tests/it"), &mut files);
    let starts = |file: &PathBuf| {
        let text = fs::read_to_string(file);
        text.is_ok_and(|text| text.contains("Home::new()"))
    };
    files.retain(starts);
    assert!(files.len() > 3, "{files:?}");
    for file in files {
        let module = file.file_stem().and_then(|stem| stem.to_str());
        for named in &groups {
            let is_named = module.is_some_and(|module| named.contains(&module));
            assert!(is_named, "{} is not among {named:?}", file.display());
        }
    }
}

/// The modules that each filter names which stands before this group.
fn in_group<'a>(config: &'a str, group: &str) -> Vec<Vec<&'a str>> {
    let joins = format!("test-group = \"{group}\"");
    let lines: Vec<&str> = config.lines().collect();
    lines
        .windows(2)
        .filter(|pair| pair.last().is_some_and(|line| *line == joins))
        .filter_map(|pair| {
            let (_, rest) = pair.first()?.split_once("/^(")?;
            let (names, _) = rest.split_once(")::/")?;
            Some(names.split('|').collect())
        })
        .collect()
}

#[test]
fn group_check_sees_modules() {
    let text = "filter = \"test(/^(one|two)::/)\"\ntest-group = \"turns\"\n\nfilter = \"test(/^(three)::/)\"\ntest-group = \"other\"\n";
    assert_eq!(in_group(text, "turns"), [["one", "two"]]);
    assert_eq!(in_group(text, "none").len(), 0);
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
    none(&breaches);
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

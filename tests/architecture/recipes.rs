//! The recipes of CONTRIBUTING.md: what they name is there, and they name what is touched.
//!
//! Nobody can say beforehand what a new setting will touch. What the last one touched is in the repository: whatever names it.
//! So each recipe has a witness, a recent one of its kind, and must name every file that names the witness, and no other.

use std::{fs, path::Path};

use crate::{
    CODE, collect,
    map::REPOSITORY,
    recipe_witnesses::{WITNESSES, Witness},
    source::{ends_in_word, is_word},
};

/// Files that tell of everything, and those with the names of the witnesses themselves.
const UNASKED: [&str; 4] = [
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "Cargo.lock",
    "tests/architecture/recipe_witnesses.rs",
];

/// What stands under the last heading is no recipe: how they were tried.
const TRIED: &str = "The recipes tried";

/// What stands below `## Recipes`.
fn below_recipes(text: &str) -> &str {
    text.split_once("\n## Recipes\n").unwrap_or_default().1
}

/// The recipes, each with its heading.
fn recipes(text: &str) -> Vec<(&str, &str)> {
    let parts = below_recipes(text).split("\n### ").skip(1);
    parts.filter_map(|part| part.split_once('\n')).collect()
}

/// The paths that stand between backticks, each with whether it is to look at and not to touch: "as" stands before it in its
/// clause.
pub(crate) fn paths(text: &str) -> Vec<(&str, bool)> {
    let mut clause = String::new();
    let mut found = Vec::new();
    for (place, part) in text.split('`').enumerate() {
        if place.is_multiple_of(2) {
            clause.push_str(part);
            let last = clause.rsplit(['.', ',', ';', ':', '(', ')', '|']).next();
            clause = last.unwrap_or_default().to_owned();
            continue;
        }
        // Addresses of pages begin with a stroke, and calls have blanks.
        let is_path = (part.contains('/') || part.ends_with(".md"))
            && !part.starts_with('/')
            && !part.contains(' ');
        if is_path {
            let is_model = clause.split_whitespace().any(|word| word == "as");
            found.push((part, is_model));
        }
    }
    found
}

/// Whether a part of a path is as a recipe has it; a star stands for anything.
fn fits_part(pattern: &str, part: &str) -> bool {
    let Some((start, rest)) = pattern.split_once('*') else {
        return pattern == part;
    };
    part.strip_prefix(start).is_some_and(|after| {
        let mut ends = (0..=after.len()).filter_map(|at| after.get(at..));
        ends.any(|end| fits_part(rest, end))
    })
}

/// Whether a recipe names a file. A folder stands for the files in it, and for all that is below where it is called as what is
/// added.
pub(crate) fn fits(named: &str, names: &[&str], path: &str) -> bool {
    let named = named.replace("NNNN_NAME", "*");
    let is_own = named.contains("NAME");
    let there: Vec<&str> = path.split('/').collect();
    let is_it = |name: &str| {
        let whole = named.replace("NAME", name);
        let is_folder = whole.ends_with('/');
        let wanted: Vec<&str> = whole.trim_end_matches('/').split('/').collect();
        let is_deep_enough = match there.len().checked_sub(wanted.len()) {
            Some(0) => !is_folder,
            Some(1) => is_folder,
            Some(_) => is_folder && is_own,
            None => false,
        };
        let mut parts = wanted.iter().zip(&there);
        is_deep_enough && parts.all(|(pattern, part)| fits_part(pattern, part))
    };
    if is_own {
        names.iter().any(|name| is_it(name))
    } else {
        is_it("")
    }
}

/// Whether a text has this word, not as part of a longer one.
fn has(text: &str, word: &str) -> bool {
    text.match_indices(word).any(|(at, _)| {
        let before = text.get(..at).unwrap_or_default();
        let after = text.get(at + word.len()..).unwrap_or_default();
        let goes_on_before = word.starts_with(is_word) && ends_in_word(before);
        let goes_on_after = ends_in_word(word) && after.starts_with(is_word);
        !goes_on_before && !goes_on_after
    })
}

fn names_it(witness: &Witness, path: &str, text: &str) -> bool {
    let mut parts = path.split(['/', '.']);
    parts.any(|part| witness.names.contains(&part))
        || witness.words.iter().any(|word| has(text, word))
}

/// Unit tests stand beside what they test: a recipe names that.
fn is_unit_test(path: &str) -> bool {
    CODE.iter().any(|root| path.starts_with(root))
        && (path.ends_with("/tests.rs") || path.contains("/tests/"))
}

/// What is wrong with a recipe, by its witness and by the files of the repository, each with its path and text.
pub(crate) fn walked(witness: &Witness, recipe: &str, files: &[(String, String)]) -> Vec<String> {
    let names = witness.names;
    let mut steps: Vec<&str> = paths(recipe)
        .into_iter()
        .filter_map(|(path, is_model)| (!is_model).then_some(path))
        .collect();
    steps.sort_unstable();
    steps.dedup();
    let naming: Vec<&str> = files
        .iter()
        .filter(|(path, text)| names_it(witness, path, text))
        .map(|(path, _)| path.as_str())
        .collect();
    let mut left = naming.clone();
    left.retain(|path| {
        let mut steps = steps.iter();
        !is_unit_test(path) && !steps.any(|step| fits(step, names, path))
    });
    let mut faults = Vec::new();
    for path in &left {
        let mut known = witness.aside.iter();
        if !known.any(|(aside, _)| fits(aside, names, path)) {
            faults.push(format!("forgets {path}"));
        }
    }
    for (aside, _) in witness.aside {
        if !left.iter().any(|path| fits(aside, names, path)) {
            faults.push(format!("needs nothing aside at {aside}"));
        }
    }
    for step in &steps {
        let is_said = naming.iter().any(|path| fits(step, names, path));
        let is_silent = witness.silent.iter().any(|(silent, _)| silent == step);
        if is_said == is_silent {
            let what = if is_said {
                "is not silent"
            } else {
                "is silent"
            };
            faults.push(format!("{what} at {step}"));
        }
    }
    for (silent, _) in witness.silent {
        if !steps.contains(silent) {
            faults.push(format!("has no step {silent}"));
        }
    }
    faults
}

/// The files of the repository, each with its path and text; what is no text has none.
fn repository() -> Vec<(String, String)> {
    let base = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = Vec::new();
    for root in REPOSITORY {
        collect(&base.join(root), &mut files);
    }
    let read = files.iter().map(|file| {
        let path = file.strip_prefix(base).unwrap_or(file);
        let path = path.to_string_lossy().replace('\\', "/");
        (path, fs::read_to_string(file).unwrap_or_default())
    });
    read.collect()
}

fn contributing() -> String {
    let base = Path::new(env!("CARGO_MANIFEST_DIR"));
    fs::read_to_string(base.join("CONTRIBUTING.md")).unwrap_or_default()
}

/// `NAME` and `NNNN` stand for what is added.
#[test]
fn recipes_name_files_that_are_there() {
    let text = contributing();
    let named = paths(below_recipes(&text));
    assert!(named.len() > 100, "{named:?}");
    let files = repository();
    let missing: Vec<&str> = named
        .into_iter()
        .map(|(path, _)| path)
        .filter(|named| !named.contains("NAME"))
        .filter(|named| {
            let is_there = |path: &str| fits(named, &[], path) || is_below(named, path);
            !files.iter().any(|(path, _)| is_there(path))
        })
        .collect();
    assert_eq!(missing, [""; 0]);
}

/// Whether a file lies somewhere in a folder, written with its last stroke.
fn is_below(folder: &str, path: &str) -> bool {
    folder.ends_with('/') && path.starts_with(folder)
}

#[test]
fn recipes_name_what_came_last_of_their_kind() {
    let text = contributing();
    let recipes: Vec<(&str, &str)> = recipes(&text)
        .into_iter()
        .filter(|(heading, _)| *heading != TRIED)
        .collect();
    let headings: Vec<&str> = recipes.iter().map(|(heading, _)| *heading).collect();
    let witnessed: Vec<&str> = WITNESSES.iter().map(|witness| witness.recipe).collect();
    assert_eq!(headings, witnessed);
    let mut files = repository();
    files.retain(|(path, _)| !UNASKED.contains(&path.as_str()));
    let mut faults = Vec::new();
    for (witness, (heading, recipe)) in WITNESSES.iter().zip(recipes) {
        let found = walked(witness, recipe, &files);
        let told = found.iter().map(|fault| format!("{heading}: {fault}"));
        faults.extend(told);
    }
    assert!(faults.is_empty(), "\n{}\n", faults.join("\n"));
}

#[test]
fn recipes_are_told_apart() {
    let text = "# Much\n`before/x.rs`\n## Recipes\n\nWords.\n\n### A toy\n\n1. `a/b.rs`\n\n### A game\n\n1. `c/d.rs`\n";
    assert_eq!(
        recipes(text),
        [("A toy", "\n1. `a/b.rs`\n"), ("A game", "\n1. `c/d.rs`\n")]
    );
}

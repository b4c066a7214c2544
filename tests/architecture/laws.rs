//! The table of the Laws in `docs/laws.md` is the domain's, and nobody quotes an article past it.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use tratto_domain::rules::{
    edition::Edition,
    laws::{Article, Handling, Rule, Source},
};

use super::collect;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Path and text of each source below a folder.
fn sources(folder: &str) -> Vec<(String, String)> {
    let mut files = Vec::new();
    collect(&root().join(folder), &mut files);
    let read = |path: &PathBuf| {
        let is_source = path
            .extension()
            .is_some_and(|ext| ext == "rs" || ext == "ftl");
        let name = path.strip_prefix(root()).ok()?.display().to_string();
        let text = fs::read_to_string(path).ok().filter(|_| is_source)?;
        Some((name, text))
    };
    files.iter().filter_map(read).collect()
}

/// As `docs/laws.md` writes a number.
fn written(article: Article) -> String {
    match article.source() {
        Source::Silent => "–".to_owned(),
        Source::Read => article.number().to_owned(),
        Source::Quoted => format!("{} *q*", article.number()),
        Source::Inferred => format!("{} *i*", article.number()),
        Source::Open => format!("{} *?*", article.number()),
    }
}

#[test]
fn the_table_in_the_documents_is_that_of_the_domain() {
    let text = fs::read_to_string(root().join("docs/laws.md")).unwrap();
    let rows: Vec<Vec<&str>> = text
        .lines()
        .filter(|line| line.starts_with("| ") && !line.starts_with("| rule "))
        .map(|line| line.trim_matches('|').split('|').map(str::trim).collect())
        .collect();
    assert_eq!(rows.len(), Rule::ALL.len());
    let code: String = ["domain/src", "service/src", "src", "tests"]
        .map(sources)
        .concat()
        .into_iter()
        .map(|(_, text)| text)
        .collect();
    assert!(!code.is_empty());
    for (row, rule) in rows.iter().zip(Rule::ALL) {
        let [name, editions @ .., handling, place, test] = row.as_slice() else {
            panic!("{row:?}");
        };
        assert_eq!(*name, rule.code());
        let numbers = Edition::OLDEST_FIRST.map(|edition| written(edition.article(*rule)));
        assert_eq!(editions, numbers, "{name}");
        let done = match rule.handling() {
            Handling::Judged => "judges",
            Handling::Recorded => "records",
            Handling::Arbiter => "arbiter",
            Handling::Basis => "definition",
        };
        assert_eq!(*handling, done, "{name}");
        let place = place.trim_matches('`');
        assert!(root().join(place).is_file(), "{name}: {place}");
        let test = test.trim_matches('`');
        assert!(code.contains(&format!("fn {test}(")), "{name}: {test}");
    }
}

/// The numbers of articles that a text names: `7.5.1`, `A.4.2`, `III.3`.
fn numbers(text: &str) -> Vec<&str> {
    let words = text.split(|sign: char| !(sign.is_ascii_alphanumeric() || sign == '.'));
    words
        .map(|word| word.trim_matches('.'))
        .filter(|word| {
            let mut parts = word.split('.');
            let first = parts.next().unwrap_or_default();
            let is_chapter = matches!(first, "A" | "B" | "I" | "II" | "III")
                || first
                    .parse()
                    .is_ok_and(|number: u8| (1..=12).contains(&number));
            let rest: Vec<&str> = parts.collect();
            is_chapter
                && !rest.is_empty()
                && rest
                    .iter()
                    .all(|part| part.parse().is_ok_and(|number: u8| number > 0))
        })
        .collect()
}

/// Literals of a source that are nothing but a number, tests left out.
fn literals(text: &str) -> Vec<&str> {
    let body = text.split("#[cfg(test)]").next().unwrap_or_default();
    let code = body
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"));
    code.flat_map(|line| line.split('"').skip(1).step_by(2))
        .filter(|literal| numbers(literal) == [*literal])
        .collect()
}

#[test]
fn articles_are_quoted_from_the_table_alone() {
    let judging = [
        "domain/src/rules",
        "domain/src/clock",
        "service/src/app/game",
        "src/web/page/game",
    ];
    let words = ["decision", "incident", "laws", "moves", "ruling", "stood"];
    let words = words.map(|name| format!("src/words/{name}.rs"));
    let mut all = judging.map(sources).concat();
    all.extend(
        sources("src/words")
            .into_iter()
            .filter(|(name, _)| words.contains(name)),
    );
    assert!(all.len() > 100, "{}", all.len());
    let mut quoted = BTreeSet::new();
    for (name, text) in &all {
        let is_test = name.contains("tests") || name.starts_with("domain/src/rules/laws/");
        // Results as they are written on scoresheets look like articles.
        if is_test || name.contains("/scoresheet/") {
            continue;
        }
        quoted.extend(
            literals(text)
                .into_iter()
                .map(|number| format!("{name}: {number}")),
        );
    }
    assert!(quoted.is_empty(), "{quoted:#?}");
}

/// Message files name rules between section signs; what they quote of other rule books is no article of the Laws.
#[test]
fn messages_name_rules_and_no_numbers() {
    const OTHER_BOOKS: [&str; 5] = [
        "explain.ftl",
        "event.ftl",
        "tournament-refusals.ftl",
        "operator.ftl",
        "tournament.ftl",
    ];
    let mut quoted = Vec::new();
    for (name, text) in sources("locales") {
        for (index, part) in text.split('§').enumerate() {
            if index % 2 == 1 {
                assert!(Rule::from_code(part).is_some(), "{name}: {part}");
            }
        }
        if OTHER_BOOKS.iter().any(|other| name.ends_with(other)) {
            continue;
        }
        let lines = text.lines().filter(|line| {
            let lower = line.to_lowercase();
            !line.starts_with('#')
                && (lower.contains("(art. ")
                    || lower.contains(" article ")
                    || lower.contains("articolo "))
        });
        quoted.extend(
            lines
                .filter(|line| !numbers(line).is_empty())
                .map(|line| format!("{name}: {line}")),
        );
    }
    assert!(quoted.is_empty(), "{quoted:#?}");
}

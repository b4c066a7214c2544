use std::{collections::BTreeMap, fs};

use super::*;

/// Key → sorted variables of every message in a language's files.
fn messages(lang: &str) -> BTreeMap<String, Vec<String>> {
    let mut found = BTreeMap::new();
    for file in fs::read_dir(format!("locales/{lang}")).unwrap() {
        let text = fs::read_to_string(file.unwrap().path()).unwrap();
        let mut key = String::new();
        for line in text.lines() {
            if line.starts_with(|c: char| c.is_ascii_alphabetic()) {
                key = line.split('=').next().unwrap().trim().to_owned();
                assert!(
                    found.insert(key.clone(), Vec::new()).is_none(),
                    "{lang}: {key} twice"
                );
            }
            let variables: &mut Vec<String> = match found.get_mut(&key) {
                Some(list) => list,
                None => continue,
            };
            if line.starts_with('#') {
                continue;
            }
            for part in line.split('$').skip(1) {
                let name: String = part
                    .chars()
                    .take_while(|c| c.is_alphanumeric() || *c == '-' || *c == '_')
                    .collect();
                if !variables.contains(&name) {
                    variables.push(name);
                }
            }
            variables.sort();
        }
    }
    found
}

#[test]
fn all_languages_have_the_same_messages_with_the_same_variables() {
    for lang in Lang::ALL {
        assert_eq!(messages("it"), messages(lang.code()), "{}", lang.code());
    }
}

/// A message of several words that is the same in two languages was forgotten. Codes and names of programs are one word, or
/// stand in marks of placement.
#[test]
fn nothing_is_left_in_another_language() {
    let texts = |lang: &str| -> BTreeMap<String, String> {
        let files = fs::read_dir(format!("locales/{lang}")).unwrap();
        let lines = files.flat_map(|file| {
            let text = fs::read_to_string(file.unwrap().path()).unwrap();
            text.lines().map(str::to_owned).collect::<Vec<_>>()
        });
        let messages = lines.filter_map(|line| {
            let (key, text) = line.split_once(" = ")?;
            (!line.starts_with([' ', '#'])).then(|| (key.to_owned(), text.to_owned()))
        });
        messages.collect()
    };
    let mut found = Vec::new();
    for lang in Lang::ALL {
        let here = texts(lang.code());
        for other in Lang::ALL.into_iter().filter(|other| *other != lang) {
            let there = texts(other.code());
            for (key, text) in &here {
                let words = text.split_whitespace().filter(|word| {
                    word.chars().filter(|sign| sign.is_alphabetic()).count() > 3
                        && word
                            .chars()
                            .all(|sign| sign.is_alphabetic() || ".,:;!?".contains(sign))
                        && word.starts_with(char::is_lowercase)
                });
                if words.count() >= 3 && there.get(key) == Some(text) {
                    found.push(format!(
                        "{} = {}: {key} = {text}",
                        lang.code(),
                        other.code()
                    ));
                }
            }
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}

/// What lies in `locales` and what the pages offer are the same.
#[test]
fn every_folder_is_a_language() {
    let folders = fs::read_dir("locales").unwrap();
    let mut found: Vec<String> = folders
        .map(|folder| folder.unwrap().file_name().into_string().unwrap())
        .collect();
    found.sort();
    let mut listed = Lang::ALL.map(|lang| lang.code().to_owned());
    listed.sort();
    assert_eq!(found, listed);
}

/// Every literal key that templates and sources use exists.
#[test]
fn no_key_is_missing() {
    let known = messages("it");
    let mut missing = Vec::new();
    let mut folders = ["templates", "src", "service/src"]
        .map(str::to_owned)
        .to_vec();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path.display().to_string());
                continue;
            }
            if path.ends_with("i18n/tests.rs") || path.ends_with("i18n/mod.rs") {
                continue;
            }
            let Ok(text) = fs::read_to_string(&path) else {
                continue;
            };
            for call in [
                "t.get(\"",
                "t.a(\"",
                "t.a2(\"",
                "t.a3(\"",
                "t.n(\"",
                "t.with(\"",
            ] {
                for part in text.split(call).skip(1) {
                    let key = part.split('"').next().unwrap();
                    if !known.contains_key(key) {
                        missing.push(format!("{}: {key}", path.display()));
                    }
                }
            }
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
}

/// Words that an arbiter does not use for these things, and what is said instead.
#[test]
fn the_terms_are_those_of_an_arbiter() {
    let refused = [
        ("it", "reclam", "richiesta (of a draw)"),
        ("it", "riposo", "bye"),
        ("it", "riposa", "bye"),
        ("it", "rinviat", "aggiornata"),
        ("it", "arbitro capo", "arbitro principale"),
        ("it", "verdetto", "decisione"),
        ("it", "sorveglianza", "supervisione"),
        ("it", "al passo", "en passant"),
        ("it", "tabellone:", "numero di abbinamento"),
        ("it", "ordine di tabellone", "ordine dei numeri"),
        ("it", "numero di partenza", "numero di abbinamento"),
        ("it", "prestazion", "performance"),
        ("it", "con lui", "a wording that fits everybody"),
        ("en", "proposed verdict", "proposed decision"),
        ("en", "throw", "discard"),
        ("en", " is no tag", "is not a tag"),
        ("en", "th time", "occurrence"),
    ];
    for (lang, word, instead) in refused {
        for file in fs::read_dir(format!("locales/{lang}")).unwrap() {
            let path = file.unwrap().path();
            for line in fs::read_to_string(&path).unwrap().lines() {
                let is_comment = line.starts_with('#');
                assert!(
                    is_comment || !line.to_lowercase().contains(word),
                    "{}: \"{line}\": {instead}",
                    path.display()
                );
            }
        }
    }
}

#[test]
fn plural_and_variables() {
    let t = Words(Lang::It);
    assert!(t.has("site-name"));
    assert_eq!(t.get("site-name"), "tratto");
}

//! A French sign of two parts keeps its word: a space at which no line breaks stands before `: ; ? ! »` and after `«`.

use std::fs;

/// The space at which no line breaks.
const FIRM: char = '\u{a0}';

/// Why a colon of some messages follows its word at once, and which messages.
const KEPT: [(&str, &[&str]); 2] = [
    (
        "an example of what a reader types and the program reads",
        &[
            "fee-bands-hint",
            "organiser-territory-note",
            "prize-fund-others-hint",
            "team-model-school-girls-source",
            "team-model-school-source",
            "team-quotas-hint",
        ],
    ),
    (
        "the name of a header that a program sends",
        &["error-token-body", "token-how"],
    ),
];

/// The signs of a text that have no firm space, each with what stands before and after it. A colon inside a time, a code or an
/// address is no such sign. With `has_examples` a colon may follow its word at once, but never after a plain space.
fn loose_signs(said: &str, has_examples: bool) -> Vec<String> {
    let mut signs = vec![FIRM];
    signs.extend(said.chars());
    signs.push(FIRM);
    let mut found = Vec::new();
    for part in signs.windows(3) {
        let [before, sign, after] = *part else {
            continue;
        };
        let is_loose = match sign {
            ';' | '?' | '!' | '»' => before != FIRM,
            ':' => {
                let ends_word = !has_examples && after.is_whitespace();
                before != FIRM && (before.is_whitespace() || ends_word)
            }
            '«' => after != FIRM,
            _ => false,
        };
        if is_loose {
            found.push(part.iter().collect());
        }
    }
    found
}

#[test]
fn french_signs_have_firm_spaces() {
    let kept: Vec<&str> = KEPT.iter().flat_map(|(_, keys)| *keys).copied().collect();
    let (mut found, mut met) = (Vec::new(), Vec::new());
    for file in fs::read_dir("locales/fr").unwrap() {
        let text = fs::read_to_string(file.unwrap().path()).unwrap();
        let mut key = "";
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            if line.starts_with(|sign: char| sign.is_ascii_alphabetic()) {
                key = line.split('=').next().unwrap().trim();
            }
            let has_examples = kept.contains(&key);
            let loose = loose_signs(line, has_examples);
            if has_examples && loose_signs(line, false).len() > loose.len() {
                met.push(key.to_owned());
            }
            found.extend(loose.iter().map(|signs| format!("{key}: \"{signs}\"")));
        }
    }
    assert!(found.is_empty(), "{found:#?}");
    // What has no such colon any more needs no leave.
    let left: Vec<_> = kept
        .iter()
        .filter(|key| !met.iter().any(|one| one == *key))
        .collect();
    assert!(left.is_empty(), "{left:#?}");
}

#[test]
fn a_plain_space_is_seen() {
    for (said, signs, in_examples) in [
        ("Ronde : 2", &[" : "][..], &[" : "][..]),
        ("A\u{a0}: 2\u{a0}; «\u{a0}B\u{a0}»\u{a0}?", &[], &[]),
        ("Ronde\u{202f}: 2", &["\u{202f}: "], &["\u{202f}: "]),
        ("{ $n } ; puis", &[" ; "], &[" ; "]),
        (
            "« A »",
            &["\u{a0}« ", " »\u{a0}"],
            &["\u{a0}« ", " »\u{a0}"],
        ),
        ("Qui ?", &[" ?\u{a0}"], &[" ?\u{a0}"]),
        ("Qui!", &["i!\u{a0}"], &["i!\u{a0}"]),
        ("femmes: 40", &["s: "], &[]),
        ("Exemples:", &["s:\u{a0}"], &[]),
        ("à 15:30, https://club.example, study:write", &[], &[]),
    ] {
        assert_eq!(loose_signs(said, false), signs, "{said}");
        assert_eq!(loose_signs(said, true), in_examples, "{said}");
    }
}

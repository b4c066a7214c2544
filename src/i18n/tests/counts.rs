//! No message says "1 players": where a number that may be one comes before a plural noun, the message chooses its text by that
//! number.

use std::fs;

use crate::i18n::{Lang, Words};

/// Words in -s that follow a variable in the English messages and are not nouns.
const NO_NOUNS: [&str; 34] = [
    "as",
    "asks",
    "becomes",
    "belongs",
    "blocks",
    "comes",
    "confirms",
    "contradicts",
    "counts",
    "decides",
    "does",
    "exists",
    "gets",
    "gives",
    "goes",
    "has",
    "holds",
    "is",
    "less",
    "lies",
    "names",
    "needs",
    "plays",
    "says",
    "sees",
    "shows",
    "sits",
    "speaks",
    "stands",
    "stays",
    "takes",
    "waits",
    "was",
    "works",
];

/// Variables that are not numbers: beginnings of sentences, names, kinds of tournaments.
const NO_NUMBERS: [&str; 4] = ["if", "b", "group", "kind"];

/// Messages, with their variable, that may use the plural for every number, grouped by the reason.
const KEPT: [(&str, &[(&str, &str)]); 4] = [
    (
        "a limit that the program or a rule sets, and more than one",
        &[
            ("sheet-too-many-rows", "n"),
            ("problem-push-most", "value"),
            ("end-deadline-rating-officer", "days"),
            ("end-deadline-federation", "days"),
            ("end-deadline-fide", "days"),
            ("entry-list-beyond", "most"),
            ("problem-too-long", "n"),
            ("problem-too-short", "n"),
            ("trf-import-refused-many-games", "most"),
            ("trf-import-refused-many-remarks", "most"),
            ("finding-too-long", "count"),
            ("problem-feeds-most", "value"),
            ("listed-first", "n"),
            ("problem-halls-most", "value"),
            ("problem-passkeys-most", "value"),
            ("norms-impossible", "n"),
            ("hall-page", "seconds"),
            ("problem-screens-most", "value"),
            ("problem-hall-boards", "value"),
            ("problem-stations-most", "value"),
            ("station-code-how", "n"),
            ("problem-tokens-most", "value"),
            ("problem-webhooks-most", "value"),
        ],
    ),
    (
        "said only of two or more",
        &[
            ("move-ambiguous", "n"),
            ("signal-fifty-now", "n"),
            ("claim-wrong-fifty", "limit"),
            ("trf-import-refused-more-games", "n"),
            ("trf-import-hold-rounds", "rounds"),
            ("trf-error-too-many-players", "count"),
            ("explain-float-many", "n"),
            ("explain-bye-odd", "n"),
            ("examples-claim-fifty", "n"),
            ("rating-first-average-why", "games"),
            ("norms-foreign-free", "federations"),
            ("norm-made-text", "games"),
            ("norm-made-text", "score"),
            ("verdict-unknown-lead", "n"),
            ("claim-right-repetition", "n"),
            ("claim-right-fifty", "n"),
            ("hall-call-many", "n"),
            ("explain-hutton-all", "sides"),
            ("explain-molter-all", "sides"),
            ("explain-schiller-all", "sides"),
            ("misfit-no-table", "sides"),
            ("misfit-too-many", "n"),
            ("misfit-too-many-rounds", "rounds"),
            ("misfit-unequal", "sides"),
            ("refusal-not-sides", "needed"),
            ("refusal-unequal-sides", "needed"),
        ],
    ),
    (
        "$amount says by which of its forms the noun stands",
        &[
            ("points-count", "points"),
            ("points-with", "points"),
            ("prize-points", "points"),
        ],
    ),
    (
        "the end of a range, after its beginning",
        &[("category-ages", "most")],
    ),
];

/// The plural noun at the beginning of a text, possibly after "more" or "other".
fn plural(text: &str) -> Option<&str> {
    let text = text.strip_prefix(' ')?;
    let text = text.strip_prefix("more ").unwrap_or(text);
    let text = text.strip_prefix("other ").unwrap_or(text);
    let end = text.find(|sign: char| !sign.is_ascii_lowercase() && sign != '-');
    let (word, after) = text.split_at(end.unwrap_or(text.len()));
    let is_possessive = after.starts_with('’');
    let is_plural = word.len() > 1 && word.ends_with('s');
    (is_plural && !is_possessive && !NO_NOUNS.contains(&word)).then_some(word)
}

/// The variables of a line before a plural noun.
fn counted(line: &str) -> Vec<&str> {
    let parts = line.split("{ $").skip(1);
    let found = parts.filter_map(|part| part.split_once(" }"));
    found
        .filter(|(variable, after)| !NO_NUMBERS.contains(variable) && plural(after).is_some())
        .map(|(variable, _)| variable)
        .collect()
}

/// The messages of a file that use the plural for a number by which they do not choose, each with the variable.
fn bare_plurals(text: &str) -> Vec<(&str, &str)> {
    let (mut key, mut found) = ("", Vec::new());
    let mut chosen_by: Vec<&str> = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if line.starts_with(|sign: char| sign.is_ascii_alphabetic()) {
            key = line.split('=').next().unwrap().trim();
            chosen_by.clear();
        }
        let said = line.trim();
        if said.starts_with('}') {
            chosen_by.pop();
        }
        let bare = counted(said).into_iter();
        found.extend(
            bare.filter(|variable| !chosen_by.contains(variable))
                .map(|variable| (key, variable)),
        );
        if let Some(before) = said.strip_suffix("->") {
            chosen_by.push(before.rsplit('$').next().unwrap().trim());
        }
    }
    found
}

#[test]
fn one_is_not_said_in_the_plural() {
    let kept: Vec<(&str, &str)> = KEPT.iter().flat_map(|(_, kept)| *kept).copied().collect();
    let (mut found, mut met) = (Vec::new(), Vec::new());
    for file in fs::read_dir("locales/en").unwrap() {
        let text = fs::read_to_string(file.unwrap().path()).unwrap();
        for bare in bare_plurals(&text) {
            match kept.iter().find(|kept| **kept == bare) {
                Some(kept) => met.push(*kept),
                None => found.push(format!("{}: ${}", bare.0, bare.1)),
            }
        }
    }
    assert!(found.is_empty(), "{found:#?}");
    // A message that no longer uses such a plural must leave the list.
    let left: Vec<_> = kept.iter().filter(|kept| !met.contains(kept)).collect();
    assert!(left.is_empty(), "{left:#?}");
}

#[test]
fn a_plural_of_one_is_seen() {
    for (message, seen) in [
        ("a = { $n } players got another number.", &["n"][..]),
        ("a = { $n } of { $m } boards would differ.", &["m"]),
        ("a = { $n } more faults", &["n"]),
        ("a = { $n } half-moves", &["n"]),
        ("a = Number { $player } has { $points } points", &["points"]),
        ("a = { $name } stands there", &[]),
        ("a = { $if } pairs would meet", &[]),
        ("a = { $who } White’s", &[]),
        ("a = Players: { $n }", &[]),
        (
            "a = { $n ->\n    [one] one round\n   *[other] { $n } rounds\n}",
            &[],
        ),
        (
            "a = { $m ->\n    [one] one\n   *[other] { $m } rounds, { $n } games\n}",
            &["n"],
        ),
        (
            "a = { $m ->\n    [one] one\n   *[other] { $m }\n} of { $m } games",
            &["m"],
        ),
        (
            "a = { $side ->\n    [white] { $n ->\n        [one] a second\n       *[other] { $n } seconds\n    }\n   *[black] none\n}",
            &[],
        ),
    ] {
        let found = bare_plurals(message);
        let found: Vec<&str> = found.into_iter().map(|(_, variable)| variable).collect();
        assert_eq!(found, seen, "{message}");
    }
}

/// Messages that once used the plural for one, in every language.
#[test]
fn one_is_said_as_one() {
    let languages = [Lang::It, Lang::En, Lang::Fr, Lang::De, Lang::Es];
    let one = |names: &[&'static str]| -> Vec<(&'static str, String)> {
        names.iter().map(|name| (*name, "1".to_owned())).collect()
    };
    let cases: [(&str, &[&'static str], [&str; 5]); 4] = [
        (
            "draft-differs",
            &["n", "m"],
            [
                "Con i dati di adesso cambierebbe un tavolo su 1.",
                "With today’s data the only board would be another.",
                "Avec les données actuelles, un échiquier sur 1 changerait.",
                "Mit den heutigen Daten wäre eines von 1 Brettern anders.",
                "Con los datos de ahora cambiaría uno de 1 tableros.",
            ],
        ),
        (
            "control-for-moves",
            &["n", "time"],
            [
                "1 per una mossa",
                "1 for one move",
                "1 pour 1 coup",
                "1 für einen Zug",
                "1 para un movimiento",
            ],
        ),
        (
            "finding-more-faults",
            &["count"],
            [
                "Un altro difetto di forma.",
                "One more fault of form.",
                "Un autre défaut de forme.",
                "Ein weiterer Formfehler.",
                "Otro defecto de forma.",
            ],
        ),
        (
            "hall-done",
            &["done", "total"],
            [
                "1 di un risultato",
                "1 of one result",
                "1 résultat sur 1",
                "1 von einem Ergebnis",
                "1 de un resultado",
            ],
        ),
    ];
    for (key, names, said) in cases {
        let values = one(names);
        assert_eq!(languages.map(|lang| Words(lang).with(key, &values)), said);
    }
}

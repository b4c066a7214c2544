use std::{collections::BTreeMap, fs};

use super::*;

mod chosen;
mod counts;
mod spaces;

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

/// Key → the texts of the message, one for each line and plural form.
fn texts(lang: &str) -> BTreeMap<String, Vec<String>> {
    let mut found: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for file in fs::read_dir(format!("locales/{lang}")).unwrap() {
        let text = fs::read_to_string(file.unwrap().path()).unwrap();
        let mut key = "";
        for line in text.lines() {
            let said = match line.split_once('=') {
                _ if line.starts_with('#') => {
                    key = "";
                    continue;
                }
                Some((name, said)) if line.starts_with(|c: char| c.is_ascii_alphabetic()) => {
                    key = name.trim();
                    said
                }
                _ => line,
            };
            let said = without_label(said.trim());
            // The line on which plural forms begin has no text of its own.
            if !key.is_empty() && !said.is_empty() && !said.ends_with("->") {
                let texts = found.entry(key.to_owned()).or_default();
                texts.push(said.to_owned());
            }
        }
    }
    found
}

/// The text of a plural form, without `[one]` before it.
fn without_label(line: &str) -> &str {
    let label = line.strip_prefix('*').unwrap_or(line);
    match label
        .strip_prefix('[')
        .and_then(|rest| rest.split_once(']'))
    {
        Some((_, said)) => said.trim(),
        None => line,
    }
}

/// The words of a text in lower case, of at least three letters; without variables, codes and names.
fn words(text: &str) -> Vec<&str> {
    let outside = text
        .split('{')
        .map(|part| part.split_once('}').map_or(part, |(_, after)| after));
    outside
        .flat_map(str::split_whitespace)
        .map(|word| word.trim_matches(|sign: char| !sign.is_alphanumeric()))
        .filter(|word| {
            word.chars().count() > 2
                && word
                    .chars()
                    .all(|sign| sign.is_lowercase() || "’'-".contains(sign))
        })
        .collect()
}

/// Words that several languages share, whether or not they are [`NEIGHBOURS`].
const SHARED: [&str; 18] = [
    "art", "blitz", "bye", "byes", "byte", "bytes", "club", "e-mail", "junior", "mate", "min",
    "note", "over", "punto", "rapid", "standard", "tratto", "under",
];

/// Languages that share many words with each other, so that one word alone proves nothing.
const NEIGHBOURS: [(Lang, Lang); 4] = [
    (Lang::It, Lang::Es),
    (Lang::It, Lang::Fr),
    (Lang::Fr, Lang::Es),
    (Lang::En, Lang::Fr),
];

/// Whether a text that is equal in two languages was left untranslated in one of them.
fn is_forgotten(one: Lang, other: Lang, text: &str) -> bool {
    let words = words(text);
    let own = words.iter().filter(|word| !SHARED.contains(word)).count();
    let are_neighbours = NEIGHBOURS.contains(&(one, other)) || NEIGHBOURS.contains(&(other, one));
    own > usize::from(are_neighbours)
}

/// A text that is equal in two languages was left untranslated in one of them, even if it is a plural form or one of several
/// lines.
#[test]
fn nothing_is_left_in_another_language() {
    let all = Lang::ALL.map(|lang| (lang, texts(lang.code())));
    let mut found = Vec::new();
    for (place, (lang, here)) in all.iter().enumerate() {
        for (other, there) in &all[..place] {
            for (key, said) in here {
                let same = said
                    .iter()
                    .filter(|text| there.get(key).is_some_and(|texts| texts.contains(text)))
                    .filter(|text| is_forgotten(*lang, *other, text));
                let (lang, other) = (lang.code(), other.code());
                found.extend(same.map(|text| format!("{lang} = {other}: {key} = {text}")));
            }
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn a_forgotten_text_is_seen() {
    for (one, other, text, is_forgotten_text) in [
        (Lang::De, Lang::En, "the round", true),
        (Lang::De, Lang::En, "round { $n }", true),
        (Lang::It, Lang::Es, "un torneo", false),
        (Lang::Es, Lang::It, "questo torneo", true),
        (Lang::En, Lang::Fr, "{ $points } points", false),
        (Lang::En, Lang::It, "FIDE rapid", false),
        (Lang::De, Lang::It, "{ $event } C.04.3 art. 2", false),
    ] {
        assert_eq!(is_forgotten(one, other, text), is_forgotten_text, "{text}");
    }
    assert_eq!(without_label("*[other] { $n } rounds"), "{ $n } rounds");
    assert_eq!(without_label("[one] one round"), "one round");
    assert_eq!(without_label("Rounds"), "Rounds");
    let english = texts("en");
    assert_eq!(english["clubs-lead"].len(), 4, "three plurals and a brace");
}

/// Small words of one language that no other language has. In a message of another language, such a word was left untranslated.
const SMALL_WORDS: [(Lang, &[&str]); 5] = [
    (
        Lang::It,
        &[
            "anche", "che", "chi", "dalla", "degli", "della", "delle", "dello", "dove", "gli",
            "hanno", "nel", "nella", "ogni", "quando", "questa", "questo", "senza", "sono",
        ],
    ),
    (
        Lang::En,
        &[
            "and", "are", "been", "can", "cannot", "have", "must", "not", "other", "than", "that",
            "the", "their", "then", "there", "these", "they", "this", "were", "what", "which",
            "who", "whose", "with", "would",
        ],
    ),
    (
        Lang::Fr,
        &[
            "avec", "aux", "cette", "chaque", "dans", "elle", "est", "leur", "pas", "pour", "sans",
            "sont", "sur", "vous", "être",
        ],
    ),
    (
        Lang::De,
        &[
            "auf", "das", "dem", "den", "der", "die", "ein", "eine", "für", "ist", "kein", "mit",
            "nicht", "oder", "ohne", "sich", "sind", "und", "von", "werden", "wird",
        ],
    ),
    (
        Lang::Es,
        &[
            "esta", "estos", "está", "hay", "las", "más", "para", "por", "ser", "sus",
        ],
    ),
];

/// The small words of other languages in a text.
fn foreign_words(lang: Lang, text: &str) -> Vec<&str> {
    let others = SMALL_WORDS.iter().filter(|(other, _)| *other != lang);
    let foreign: Vec<&str> = others
        .flat_map(|(_, words)| words.iter().copied())
        .collect();
    let mut found = words(text);
    found.retain(|word| foreign.contains(word));
    found
}

/// A message has one language only, even if a sentence was changed and only partly translated.
#[test]
fn a_message_speaks_one_language() {
    let mut found = Vec::new();
    for lang in Lang::ALL {
        for (key, said) in texts(lang.code()) {
            for text in said {
                let foreign = foreign_words(lang, &text);
                if !foreign.is_empty() {
                    found.push(format!("{}: {key} = {text}: {foreign:?}", lang.code()));
                }
            }
        }
    }
    assert!(found.is_empty(), "{found:#?}");
    let half = "Der Rest of the round, { $n } Bretter";
    assert_eq!(foreign_words(Lang::De, half), ["the"]);
    assert_eq!(foreign_words(Lang::En, "The rest of the round"), [""; 0]);
}

/// The folders in `locales` and the languages of the pages are the same.
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

/// Every literal key in templates and sources exists.
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
            // A call may be spread over several lines.
            let text: String = text.split_whitespace().collect();
            for call in [
                "t.get(\"",
                "t.with_one(\"",
                "t.with_two(\"",
                "t.with_three(\"",
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

/// Messages use none of the words that an arbiter does not use.
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
        ("it", "ora italiana", "the hour of central Europe"),
        ("en", "italian time", "central European time"),
        ("fr", "heure italienne", "heure d’Europe centrale"),
        ("fr", "forfait général", "forfait définitif"),
        ("fr", "paire interdite", "protection d’appariement"),
        ("fr", "paires interdites", "protections d’appariement"),
        ("de", "italienische zeit", "mitteleuropäische Zeit"),
        ("es", "hora italiana", "hora central europea"),
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

/// A language, words refused in it, the right words, and phrases in which the refused words are allowed.
type Refused = (
    Lang,
    &'static [&'static str],
    &'static str,
    &'static [&'static str],
);

/// The refused words, in small letters. Only whole words count: `tour` is not found in `tournoi`.
const REFUSED_WORDS: &[Refused] = &[
    (Lang::It, &["riposi"], "bye", &[]),
    (Lang::It, &["sospesa"], "aggiornata", &[]),
    (Lang::It, &["gmf", "mif", "mff"], "WGM, WIM, WFM", &[]),
    // Readers are addressed politely.
    (
        Lang::Fr,
        &["tu", "te", "toi", "ton", "ta", "tes"],
        "vous",
        &[],
    ),
    // `tour` also means the rook, and a turn: "à son tour".
    (
        Lang::Fr,
        &[
            "tour suivant",
            "tour par tour",
            "chaque tour",
            "premier tour",
            "dernier tour",
            "prochain tour",
        ],
        "ronde",
        &[],
    ),
    (Lang::Fr, &["descendus"], "flotteurs descendants", &[]),
    (Lang::Fr, &["bye demi-point"], "bye d’un demi-point", &[]),
    (
        Lang::Fr,
        &["un parent", "du parent", "le parent", "au parent"],
        "représentant légal",
        // "Quels coups le parent ?": which moves parry the check.
        &["coups le parent"],
    ),
    (
        Lang::De,
        &[
            "du", "dir", "dich", "dein", "deine", "deinem", "deinen", "deiner", "euch", "euer",
        ],
        "Sie",
        &[],
    ),
    (Lang::De, &["kampf", "kämpfe"], "Wettkampf", &[]),
    (
        Lang::De,
        &["elternteil", "elternteils"],
        "Erziehungsberechtigte",
        &[],
    ),
    (
        Lang::De,
        &["abbruch", "abbruchs", "abgebrochen"],
        "Hängepartie",
        &[],
    ),
    (
        Lang::Es,
        &[
            "tú", "tu", "tus", "te", "ti", "contigo", "os", "habéis", "vosotros", "vuestro",
            "vuestra", "vuestros", "vuestras", "puedes", "tienes", "debes",
        ],
        "usted",
        // The code of a province in an example.
        &["ti ticino"],
    ),
    (
        Lang::Es,
        &["mesa", "mesas"],
        "tablero",
        // The arbiters' desk; a place card; the copy of a hall says "su mesa".
        &[
            "mesa arbitral",
            "tarjeta de mesa",
            "tarjetas de mesa",
            "su mesa",
        ],
    ),
    (Lang::Es, &["incidencia", "incidencias"], "incidente", &[]),
    (Lang::Es, &["oponente", "oponentes"], "rival", &[]),
];

/// The words of a text, in small letters, with a space around each. Variables and signs are left out.
fn spoken(text: &str) -> String {
    let outside = text
        .split('{')
        .map(|part| part.split_once('}').map_or(part, |(_, after)| after))
        .collect::<Vec<_>>()
        .join(" ");
    let words = outside.split(|sign: char| !sign.is_alphanumeric() && sign != '-');
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    format!(" {} ", words.join(" ").to_lowercase())
}

/// The first refused word in a text outside the phrases in which it is allowed; `None` if there is no such word.
fn refused_word(text: &str, words: &[&'static str], kept: &[&str]) -> Option<&'static str> {
    let mut spoken = spoken(text);
    for phrase in kept {
        spoken = spoken.replace(&format!(" {phrase} "), " ");
    }
    let mut words = words.iter().copied();
    words.find(|word| spoken.contains(&format!(" {word} ")))
}

#[test]
fn no_message_has_a_refused_word() {
    let mut found = Vec::new();
    for (lang, refused, instead, kept) in REFUSED_WORDS {
        for (key, said) in texts(lang.code()) {
            for text in said {
                if let Some(word) = refused_word(&text, refused, kept) {
                    found.push(format!("{}: {key}: {word}: {instead}", lang.code()));
                }
            }
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn a_refused_word_is_seen() {
    let (tour, mesa) = (["chaque tour"], ["mesa", "mesas"]);
    let cases: [(&str, &[&'static str], &[&str], bool); 6] = [
        ("Dans chaque tour, points", &tour, &[], true),
        ("La page de chaque tournoi", &tour, &[], false),
        ("La tour { $square }", &tour, &[], false),
        ("Mesas { $first }–{ $last }", &mesa, &[], true),
        (
            "Volver a la mesa arbitral",
            &mesa,
            &["mesa arbitral"],
            false,
        ),
        ("A la mesa", &mesa, &["mesa arbitral"], true),
    ];
    for (text, words, kept, seen) in cases {
        assert_eq!(refused_word(text, words, kept).is_some(), seen, "{text}");
    }
}

/// French messages whose `[one]` is shown beside the number, so that it is right for 0 too: French has the singular there
/// ("0 finie").
const NUMBER_BESIDE: [&str; 5] = [
    "close-missing",
    "floor-calling",
    "floor-finished-count",
    "prizes-count",
    "prizes-to-sign",
];

/// A variable by which a message chooses its text.
struct Choice<'text> {
    variable: &'text str,
    has_nought: bool,
    one: Option<&'text str>,
}

impl Choice<'_> {
    /// Whether 0 gets the text of `[one]`, and that text lacks the number. In French `[one]` holds for 0 too, unless there is `[0]`.
    fn says_nought_as_one(&self) -> bool {
        let number = format!("${}", self.variable);
        !self.has_nought && self.one.is_some_and(|said| !said.contains(&number))
    }
}

/// The messages of a French file that say 0 as if it were one. `[1]` holds for 1 only.
fn noughts_as_one(text: &str) -> Vec<String> {
    let (mut key, mut found) = ("", Vec::new());
    let mut open: Vec<Choice<'_>> = Vec::new();
    for line in text.lines() {
        if line.starts_with(|sign: char| sign.is_ascii_alphabetic()) {
            key = line.split('=').next().unwrap().trim();
        }
        let said = line.trim();
        if said.starts_with('}') && open.pop().is_some_and(|choice| choice.says_nought_as_one()) {
            found.push(key.to_owned());
        }
        if let Some(choice) = open.last_mut() {
            choice.has_nought |= said.starts_with("[0]");
            choice.one = said.strip_prefix("[one]").or(choice.one);
        }
        if let Some(before) = said.strip_suffix("->") {
            open.push(Choice {
                variable: before.rsplit('$').next().unwrap().trim(),
                has_nought: false,
                one: None,
            });
        }
    }
    found
}

#[test]
fn a_french_nought_is_not_said_as_one() {
    let mut found = Vec::new();
    for file in fs::read_dir("locales/fr").unwrap() {
        let text = fs::read_to_string(file.unwrap().path()).unwrap();
        found.extend(noughts_as_one(&text));
    }
    found.sort();
    found.dedup();
    assert_eq!(found, NUMBER_BESIDE);
    for (message, is_seen) in [
        ("a = { $n ->\n    [one] une\n   *[other] { $n }\n}", true),
        ("a = { $n ->\n    [1] une\n   *[other] { $n }\n}", false),
        (
            "a = { $n ->\n    [one] { $n } une\n   *[other] { $n }\n}",
            false,
        ),
        (
            "a = { $n ->\n    [0] rien\n    [one] une\n   *[other] { $n }\n}",
            false,
        ),
    ] {
        assert_eq!(!noughts_as_one(message).is_empty(), is_seen, "{message}");
    }
}

#[test]
fn nought_one_and_more_are_told_apart_in_french() {
    let t = Words(Lang::Fr);
    for (n, said) in [
        (0, "Aucune ligne à inscrire"),
        (1, "Une ligne à inscrire"),
        (2, "2 lignes à inscrire"),
    ] {
        assert_eq!(t.n("entry-list-good", n), said);
    }
    // 0 means that the position was not the one at the start.
    let after = |start: u8| t.with_two("after-moves", "start", start, "moves", "4…Cg8");
    assert_eq!(after(0), "après 4…Cg8");
    assert_eq!(after(1), "au début et après 4…Cg8");
    let lead = [
        ("place", "Namur".to_owned()),
        ("dates", "samedi".to_owned()),
        ("rounds", "1".to_owned()),
        ("kind", "blitz".to_owned()),
        ("control", "3 min".to_owned()),
        ("players", "8".to_owned()),
    ];
    assert!(t.with("tournament-lead", &lead).contains(". Une ronde, "));
}

#[test]
fn plural_and_variables() {
    let t = Words(Lang::It);
    assert!(t.has("site-name"));
    assert_eq!(t.get("site-name"), "tratto");
}

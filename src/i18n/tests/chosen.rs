//! Of two words for one act or thing one was chosen; the other stands in no message.

use std::fs;

use crate::i18n::Lang;

/// A language, a phrase in small letters that was given up, and the one that stands for it.
const GIVEN_UP: [(Lang, &str, &str); 14] = [
    // The arbiter marks who is there.
    (Lang::Fr, "à marquer", "à pointer"),
    (Lang::Fr, "présence n’est marquée", "présence n’est pointée"),
    (Lang::De, "anwesend markiert", "anwesend vermerkt"),
    (Lang::De, "anwesend melden", "vermerken"),
    (Lang::De, "anwesend gemeldet", "anwesend vermerkt"),
    (Lang::Es, "figura como presente", "marcado como presente"),
    (Lang::It, "risulta presente", "è segnato presente"),
    // A reader opens their account.
    (Lang::De, "passkey anmelden", "einloggen"),
    (Lang::De, "konto angemeldet", "eingeloggt"),
    (Lang::Es, "no se entra", "no se accede"),
    (Lang::Es, "entrar con una llave", "acceder con una llave"),
    // A match of two teams or players, and a move.
    (Lang::Es, "enfrentamiento", "encuentro"),
    (Lang::Es, "jugada ilegal", "movimiento ilegal"),
    (Lang::Es, "fuente de jugadas", "fuente de tableros"),
];

/// The phrases given up in a language that a line says, each with the chosen one.
fn given_up(lang: Lang, line: &str) -> Vec<(&'static str, &'static str)> {
    let small = line.to_lowercase();
    let of_lang = GIVEN_UP.iter().filter(|(of, _, _)| *of == lang);
    of_lang
        .filter(|(_, old, _)| small.contains(old))
        .map(|(_, old, chosen)| (*old, *chosen))
        .collect()
}

#[test]
fn one_word_stands_for_one_thing() {
    let mut found = Vec::new();
    for lang in Lang::ALL {
        for file in fs::read_dir(format!("locales/{}", lang.code())).unwrap() {
            let text = fs::read_to_string(file.unwrap().path()).unwrap();
            for line in text.lines().filter(|line| !line.starts_with('#')) {
                for (old, chosen) in given_up(lang, line) {
                    found.push(format!("{old}, not {chosen}: {line}"));
                }
            }
        }
    }
    assert!(found.is_empty(), "{found:#?}");
    assert_eq!(
        given_up(Lang::Fr, "entries = À marquer { $n }"),
        [("à marquer", "à pointer")]
    );
    assert!(given_up(Lang::Fr, "entries = À pointer { $n }").is_empty());
}

//! Languages apart from their messages, one file for each: letters of the pieces, titles, separators in numbers, numbers in
//! letters, and the federations whose players read it.

mod english;
mod french;
mod german;
mod habits;
mod italian;
mod small;
mod spanish;

use crate::i18n::{Lang, Words};

use habits::Habits;

/// The rules of the reader's language.
#[must_use]
pub const fn of(t: Words) -> &'static Habits {
    match t.0 {
        Lang::It => &italian::ITALIAN,
        Lang::En => &english::ENGLISH,
        Lang::Fr => &french::FRENCH,
        Lang::De => &german::GERMAN,
        Lang::Es => &spanish::SPANISH,
    }
}

/// The language of a federation's players; `None` if no language names the federation.
#[must_use]
pub fn of_federation(code: &str) -> Option<Words> {
    let mut all = Lang::ALL.into_iter().map(Words);
    all.find(|t| of(*t).federations.contains(&code))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A federation named by two languages would get the one that comes first.
    #[test]
    fn a_federation_has_one_language() {
        let mut named: Vec<&str> = Lang::ALL
            .into_iter()
            .flat_map(|lang| of(Words(lang)).federations)
            .copied()
            .collect();
        let all = named.len();
        named.sort_unstable();
        named.dedup();
        assert_eq!(named.len(), all);
        for (code, lang) in [
            ("SMR", Some(Lang::It)),
            ("AUT", Some(Lang::De)),
            ("MNC", Some(Lang::Fr)),
            ("PER", Some(Lang::Es)),
            ("ENG", None),
        ] {
            assert_eq!(of_federation(code).map(|t| t.0), lang, "{code}");
        }
    }
}

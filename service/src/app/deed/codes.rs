//! Words of closed sets inside deeds: stored as their codes. A word that is not known is an error that names it.

use serde::{Deserialize, Deserializer, Serializer, de::Error};

use crate::{event::Word, rules::notation::Language};

/// Stands between the name of a set and the unknown word, in the message of an error.
const UNKNOWN: &str = ": unknown word ";

fn read<T: Word, E: Error>(code: &str) -> Result<T, E> {
    let set = std::any::type_name::<T>();
    let set = set.rsplit("::").next().unwrap_or(set);
    T::from_code(code).ok_or_else(|| E::custom(format!("{set}{UNKNOWN}{code}")))
}

/// The unknown word in an error of reading stored text: a word of a closed set, or the name of a variant. `None` for
/// every other error.
pub(crate) fn unknown_word(error: &serde_json::Error) -> Option<String> {
    let said = error.to_string();
    let said = said
        .rsplit_once(" at line ")
        .map_or(said.as_str(), |(said, _)| said);
    if let Some((_, word)) = said.split_once(UNKNOWN) {
        return Some(word.to_owned());
    }
    let (_, named) = said.split_once("unknown variant `")?;
    let (word, _) = named.split_once('`')?;
    Some(word.to_owned())
}

/// A word of a closed set.
pub mod word {
    use super::*;

    /// Writes the code.
    ///
    /// # Errors
    /// Errors of the serializer.
    pub fn serialize<T: Word, S: Serializer>(value: &T, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(value.code())
    }

    /// Reads the code.
    ///
    /// # Errors
    /// A word that this version does not know.
    pub fn deserialize<'de, T: Word, D: Deserializer<'de>>(from: D) -> Result<T, D::Error> {
        read(&String::deserialize(from)?)
    }
}

/// A word of a closed set, or `None`.
pub mod any_word {
    use super::*;

    /// Writes the code.
    ///
    /// # Errors
    /// Errors of the serializer.
    pub fn serialize<T: Word, S: Serializer>(value: &Option<T>, to: S) -> Result<S::Ok, S::Error> {
        match value {
            Some(value) => to.serialize_some(value.code()),
            None => to.serialize_none(),
        }
    }

    /// Reads the code.
    ///
    /// # Errors
    /// A word that this version does not know.
    pub fn deserialize<'de, T: Word, D: Deserializer<'de>>(from: D) -> Result<Option<T>, D::Error> {
        let code = Option::<String>::deserialize(from)?;
        code.map(|code| read(&code)).transpose()
    }
}

/// A language of notation, or `None`.
pub mod language {
    use super::*;

    /// Writes the code.
    ///
    /// # Errors
    /// Errors of the serializer.
    pub fn serialize<S: Serializer>(value: &Option<Language>, to: S) -> Result<S::Ok, S::Error> {
        match value {
            Some(value) => to.serialize_some(language_code(*value)),
            None => to.serialize_none(),
        }
    }

    /// Reads the code.
    ///
    /// # Errors
    /// A language that this version does not know.
    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Language>, D::Error> {
        let code = Option::<String>::deserialize(from)?;
        let read = |code: String| {
            let mut languages = LANGUAGES.into_iter();
            let found = languages.find(|language| language_code(*language) == code);
            found.ok_or_else(|| D::Error::custom(format!("Language{UNKNOWN}{code}")))
        };
        code.map(read).transpose()
    }
}

const LANGUAGES: [Language; 12] = [
    Language::Italian,
    Language::English,
    Language::German,
    Language::French,
    Language::Spanish,
    Language::Dutch,
    Language::Portuguese,
    Language::Polish,
    Language::Russian,
    Language::Descriptive,
    Language::Figurine,
    Language::AnyLetters,
];

/// The code of a language, as it is also stored with a game.
pub(crate) const fn language_code(language: Language) -> &'static str {
    match language {
        Language::Italian => "it",
        Language::English => "en",
        Language::German => "de",
        Language::French => "fr",
        Language::Spanish => "es",
        Language::Dutch => "nl",
        Language::Portuguese => "pt",
        Language::Polish => "pl",
        Language::Russian => "ru",
        Language::Descriptive => "descriptive",
        Language::Figurine => "figurine",
        Language::AnyLetters => "it-en",
    }
}

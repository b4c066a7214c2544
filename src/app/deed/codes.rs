//! Enums of other modules inside deeds: stored as their codes. A word that is not known is an error that names it.

use serde::{Deserialize, Deserializer, Serializer, de::Error};

use crate::{
    event::{BoardResult, Colour},
    rules::{
        notation::Language,
        verdict::{Act, Reason, Sighting},
    },
};

/// A module for serde's `with`, for a value that is there.
macro_rules! by_code {
    ($(#[doc = $doc:literal] $name:ident($type:ty): $write:expr, $read:expr;)+) => {$(
        #[doc = $doc]
        pub mod $name {
            use super::*;

            /// Writes the code.
            ///
            /// # Errors
            /// Those of the serializer.
            pub fn serialize<S: Serializer>(value: &$type, to: S) -> Result<S::Ok, S::Error> {
                to.serialize_str($write(*value))
            }

            /// Reads the code.
            ///
            /// # Errors
            /// A word that is not known.
            pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<$type, D::Error> {
                let code = String::deserialize(from)?;
                $read(&code).ok_or_else(|| unknown(stringify!($name), &code))
            }
        }
    )+};
}

/// The same for a value that may be missing.
macro_rules! by_code_if_any {
    ($(#[doc = $doc:literal] $name:ident($type:ty): $write:expr, $read:expr;)+) => {$(
        #[doc = $doc]
        pub mod $name {
            use super::*;

            /// Writes the code.
            ///
            /// # Errors
            /// Those of the serializer.
            pub fn serialize<S: Serializer>(value: &Option<$type>, to: S) -> Result<S::Ok, S::Error> {
                match value {
                    Some(value) => to.serialize_some($write(*value)),
                    None => to.serialize_none(),
                }
            }

            /// Reads the code.
            ///
            /// # Errors
            /// A word that is not known.
            pub fn deserialize<'de, D: Deserializer<'de>>(
                from: D,
            ) -> Result<Option<$type>, D::Error> {
                let code = Option::<String>::deserialize(from)?;
                let read = |code: String| {
                    $read(&code).ok_or_else(|| unknown(stringify!($name), &code))
                };
                code.map(read).transpose()
            }
        }
    )+};
}

fn unknown<E: Error>(what: &str, code: &str) -> E {
    E::custom(format!("unknown {what}: {code}"))
}

by_code! {
    /// A colour: `white`.
    colour(Colour): super::colour_code, super::colour_of;
    /// The cause of a result: `resignation`.
    cause(Reason): Reason::code, Reason::from_code;
    /// An illegal act: `two-hands`.
    act(Act): Act::code, Act::from_code;
    /// A sighting of an illegal position: `seen`.
    sighting(Sighting): Sighting::code, Sighting::from_code;
}

by_code_if_any! {
    /// A result: `1-0`.
    result(BoardResult): BoardResult::code, BoardResult::from_code;
    /// A colour: `white`.
    any_colour(Colour): super::colour_code, super::colour_of;
    /// A language of notation: `it`.
    language(Language): super::language_code, super::language_of;
}

pub(crate) const fn colour_code(colour: Colour) -> &'static str {
    match colour {
        Colour::White => "white",
        Colour::Black => "black",
    }
}

pub(crate) fn colour_of(code: &str) -> Option<Colour> {
    match code {
        "white" => Some(Colour::White),
        "black" => Some(Colour::Black),
        _ => None,
    }
}

const LANGUAGES: [Language; 7] = [
    Language::Italian,
    Language::English,
    Language::German,
    Language::French,
    Language::Spanish,
    Language::Figurine,
    Language::ItalianOrEnglish,
];

/// As stored with a game, too.
pub(crate) const fn language_code(language: Language) -> &'static str {
    match language {
        Language::Italian => "it",
        Language::English => "en",
        Language::German => "de",
        Language::French => "fr",
        Language::Spanish => "es",
        Language::Figurine => "figurine",
        Language::ItalianOrEnglish => "it-en",
    }
}

fn language_of(code: &str) -> Option<Language> {
    let mut languages = LANGUAGES.into_iter();
    languages.find(|language| language_code(*language) == code)
}

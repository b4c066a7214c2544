//! Text that people read: characters in it that cannot be seen, and letters that look like others.
//!
//! Names are compared by eye, on paper and on screens. A character that turns the direction of writing reverses a row. A
//! character without width makes two names look like one, and so does a Cyrillic `а` among Latin letters (Unicode
//! Technical Standard 39, sections 3 and 5).

use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};
use unicode_script::{Script, ScriptExtension, UnicodeScript};

/// A fault in a text that people read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TextFault {
    /// A character that nobody can see: a control or format character, one without width, or one without meaning.
    #[error("character {at} is {}", code_point(*.sign))]
    Unseen {
        /// The position of the character, from 1.
        at: usize,
        /// The character.
        sign: char,
    },
    /// A word with letters of several scripts, such as Latin and Cyrillic.
    #[error("the word at {at} mixes scripts: {word}")]
    MixedScripts {
        /// The position of the word's first character, from 1.
        at: usize,
        word: String,
    },
}

/// A character's number as it is usually written: `U+202E`.
#[must_use]
pub fn code_point(sign: char) -> String {
    format!("U+{:04X}", u32::from(sign))
}

/// Whether a character is invisible in a text that people read. White space counts as visible.
#[must_use]
pub fn is_unseen(sign: char) -> bool {
    if sign.is_ascii() {
        return sign.is_ascii_control() && !sign.is_ascii_whitespace();
    }
    match sign.general_category() {
        GeneralCategory::Control
        | GeneralCategory::Format
        | GeneralCategory::LineSeparator
        | GeneralCategory::ParagraphSeparator
        | GeneralCategory::PrivateUse => true,
        // Letters and marks that are blank: joiners, fillers, variation selectors, the empty Braille cell.
        _ => matches!(
            sign,
            '\u{34f}'
                | '\u{115f}'
                | '\u{1160}'
                | '\u{17b4}'
                | '\u{17b5}'
                | '\u{180b}'..='\u{180f}'
                | '\u{2800}'
                | '\u{3164}'
                | '\u{fe00}'..='\u{fe0f}'
                | '\u{ffa0}'
                | '\u{e0100}'..='\u{e01ef}'
        ),
    }
}

/// Scripts that may stand together in one word, in Japanese and Korean.
const EAST_ASIAN: [Script; 5] = [
    Script::Han,
    Script::Hiragana,
    Script::Katakana,
    Script::Hangul,
    Script::Bopomofo,
];

/// Whether the letters of a word are of one script, or of scripts that are written together.
fn is_of_one_script(word: &str) -> bool {
    let letters: String = word
        .chars()
        .filter(|c| !EAST_ASIAN.contains(&c.script()))
        .collect();
    letters.is_ascii() || !ScriptExtension::for_str(&letters).is_empty()
}

fn belongs_to_word(sign: char) -> bool {
    sign.is_alphanumeric()
        || matches!(
            sign.general_category(),
            GeneralCategory::NonspacingMark | GeneralCategory::SpacingMark
        )
}

/// The first thing wrong with a text that people read, if any.
#[must_use]
pub fn text_fault(text: &str) -> Option<TextFault> {
    // A variation selector behind a pictogram chooses its colours, and hides nothing.
    let is_of_pictogram = |before: Option<char>, sign| {
        matches!(sign, '\u{fe0e}' | '\u{fe0f}')
            && before.is_some_and(|c| c.general_category() == GeneralCategory::OtherSymbol)
    };
    let mut before = None;
    for (at, sign) in (1..).zip(text.chars()) {
        if is_unseen(sign) && !is_of_pictogram(before, sign) {
            return Some(TextFault::Unseen { at, sign });
        }
        before = Some(sign);
    }
    if text.is_ascii() {
        return None;
    }
    let mut at = 1;
    for word in text.split(|c| !belongs_to_word(c)) {
        if !is_of_one_script(word) {
            let word = word.to_owned();
            return Some(TextFault::MixedScripts { at, word });
        }
        at += word.chars().count() + 1;
    }
    None
}

/// The text without invisible characters; every white space becomes a plain blank.
#[must_use]
pub fn without_unseen(text: &str) -> String {
    text.chars()
        .filter(|sign| !is_unseen(*sign))
        .map(|sign| if sign.is_whitespace() { ' ' } else { sign })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_many_tongues_are_fine() {
        for text in [
            "D’Alconte, Sveva",
            "Niccolo\u{300} Alcésti",
            "Иванов Пётр",
            "Παπαδόπουλος",
            "Иванов (Ivanov)",
            "羽生 善治",
            "ヴラディさん",
            "김민준",
            "محمد",
            "משה",
            "Circolo 64, 4° piano ½",
            "Ştefan Łukasz Đoković",
            "Tシャツ",
            "sole \u{2600}\u{fe0f} e pioggia",
            "due\nrighe\te un blank\u{a0}",
        ] {
            assert_eq!(text_fault(text), None, "{text}");
        }
    }

    #[test]
    fn what_nobody_sees_is_found() {
        for sign in [
            '\0',
            '\u{7}',
            '\u{1b}',
            '\u{7f}',
            '\u{85}',
            '\u{ad}',
            '\u{34f}',
            '\u{61c}',
            '\u{115f}',
            '\u{180e}',
            '\u{200b}',
            '\u{200c}',
            '\u{200d}',
            '\u{200e}',
            '\u{200f}',
            '\u{2028}',
            '\u{2029}',
            '\u{202a}',
            '\u{202d}',
            '\u{202e}',
            '\u{2060}',
            '\u{2066}',
            '\u{2069}',
            '\u{206f}',
            '\u{2800}',
            '\u{3164}',
            '\u{e000}',
            '\u{fe0f}',
            '\u{feff}',
            '\u{fff9}',
            '\u{e0001}',
            '\u{e0041}',
            '\u{e0101}',
        ] {
            let text = format!("Ros{sign}si");
            let found = text_fault(&text);
            assert_eq!(found, Some(TextFault::Unseen { at: 4, sign }), "{sign:?}");
            let plain = without_unseen(&text);
            assert_eq!(plain, "Rossi", "{sign:?}");
        }
        assert_eq!(code_point('\u{7}'), "U+0007");
        assert_eq!(code_point('\u{e0041}'), "U+E0041");
    }

    #[test]
    fn letters_of_another_script_are_found() {
        // Cyrillic а and о, Greek ο, among Latin letters.
        for (text, at, word) in [
            ("R\u{43e}ssi", 1, "R\u{43e}ssi"),
            ("Mario Bi\u{430}nchi", 7, "Bi\u{430}nchi"),
            ("Le\u{3bf}ne-Rossi", 1, "Le\u{3bf}ne"),
        ] {
            let word = word.to_owned();
            assert_eq!(
                text_fault(text),
                Some(TextFault::MixedScripts { at, word }),
                "{text}"
            );
        }
    }
}

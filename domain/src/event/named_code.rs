//! A short code with its name, as people type it: `TI Ticino`, `A1 First class`.

/// A short code with its name: a province, a national category.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct NamedCode {
    /// One to six letters and digits, with dashes between them.
    pub code: String,
    /// Its name, at least one character.
    pub name: String,
}

/// A fault in a typed text, with its line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TypedFault {
    /// The line, from 1.
    pub line: usize,
    /// The text that was found there.
    pub found: String,
    /// The reason why it is refused.
    pub reason: TypedReason,
}

/// Why a code, a name or a list of them is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TypedReason {
    /// Not a code of one to six letters and digits.
    Code,
    /// A code that is longer than this list allows.
    LongCode,
    /// A code without a name, or a region without one.
    NoName,
    /// More than sixty characters.
    LongName,
    /// The same code or name stands in the list twice.
    Twice,
    /// More than the list may hold.
    TooMany,
}

/// Longest code, in characters.
const LONGEST_CODE: usize = 6;
/// Longest name, in characters.
pub(super) const LONGEST_NAME: usize = 60;

impl NamedCode {
    /// Reads a code and the name behind it.
    ///
    /// # Errors
    /// The reason why the text is not a code with a name.
    pub(super) fn read(text: &str) -> Result<Self, TypedReason> {
        let text = text.trim();
        let (code, name) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let is_sign = |c: char| c.is_alphanumeric() || c == '-';
        let is_code = (1..=LONGEST_CODE).contains(&code.chars().count())
            && code.chars().all(is_sign)
            && code.starts_with(char::is_alphanumeric);
        if !is_code {
            return Err(TypedReason::Code);
        }
        let name = name.trim();
        match name.chars().count() {
            0 => Err(TypedReason::NoName),
            count if count > LONGEST_NAME => Err(TypedReason::LongName),
            _ => Ok(Self {
                code: code.to_owned(),
                name: name.to_owned(),
            }),
        }
    }

    /// Whether this is its code, in any case.
    #[must_use]
    pub fn is(&self, code: &str) -> bool {
        self.code.to_lowercase() == code.trim().to_lowercase()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<(String, String), TypedReason> {
        NamedCode::read(text).map(|one| (one.code, one.name))
    }

    #[test]
    fn a_code_has_letters_digits_and_dashes_and_no_other_sign() {
        for (typed, code) in [
            ("A1 Prima", Some("A1")),
            ("A-1 Prima", Some("A-1")),
            ("1-2-3 Prima", Some("1-2-3")),
            ("-A Prima", None),
            ("A.1 Prima", None),
            ("A_1 Prima", None),
            ("A/1 Prima", None),
        ] {
            let expected = match code {
                Some(code) => Ok((code.to_owned(), "Prima".to_owned())),
                None => Err(TypedReason::Code),
            };
            assert_eq!(read(typed), expected, "{typed}");
        }
    }

    #[test]
    fn a_name_has_one_to_sixty_characters() {
        for (length, reason) in [
            (0, Some(TypedReason::NoName)),
            (1, None),
            (59, None),
            (60, None),
            (61, Some(TypedReason::LongName)),
        ] {
            let name = "è".repeat(length);
            let expected = match reason {
                Some(reason) => Err(reason),
                None => Ok(("A1".to_owned(), name.clone())),
            };
            assert_eq!(read(&format!("A1 {name}")), expected, "{length}");
        }
    }
}

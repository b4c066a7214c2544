//! Numbers by which federations know a person.

use std::fmt;

/// Number in FIDE's register: up to 12 ASCII letters and digits. A missing number is the absence of a value, never 0.
///
/// FIDE gives digits. Letters are accepted as well, because arbiters type what they read on paper.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct FideId(String);

/// Number in a national register: up to 20 characters, as that federation writes it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NationalId(String);

/// Why a text is not the number of a register.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum IdError {
    /// A character that is neither an ASCII letter nor a digit.
    #[error("{0:?} is neither letter nor digit")]
    Sign(char),
    /// More characters than such a number may have.
    #[error("more than {max} characters")]
    TooLong {
        /// How many there may be.
        max: usize,
    },
}

/// The text of a number without blanks around it; `None` if nothing is left.
fn filled(text: &str, max: usize) -> Result<Option<&str>, IdError> {
    let text = text.trim();
    if text.chars().count() > max {
        return Err(IdError::TooLong { max });
    }
    Ok(Some(text).filter(|text| !text.is_empty()))
}

/// The first character that is neither an ASCII letter nor a digit.
fn sign(text: &str) -> Option<char> {
    text.trim().chars().find(|c| !c.is_ascii_alphanumeric())
}

impl FideId {
    /// The most characters.
    pub const LONGEST: usize = 12;

    /// Reads a number; `None` for an empty text and for `0`.
    ///
    /// # Errors
    /// [`IdError`] with what is wrong.
    pub fn parse(text: &str) -> Result<Option<Self>, IdError> {
        if let Some(sign) = sign(text) {
            return Err(IdError::Sign(sign));
        }
        let text = filled(text, Self::LONGEST)?.filter(|text| *text != "0");
        Ok(text.map(|text| Self(text.to_owned())))
    }

    /// The number as lists and reports have it; `None` for 0 and for a number with more digits than fit.
    #[must_use]
    pub fn from_number(number: u64) -> Option<Self> {
        Self::parse(&number.to_string()).ok().flatten()
    }

    /// The value as a number; `None` if there are letters in it.
    #[must_use]
    pub fn number(&self) -> Option<u64> {
        self.0.parse().ok()
    }

    /// The number as it is written.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl NationalId {
    /// The most characters.
    pub const LONGEST: usize = 20;

    /// Reads a number as a national register has it: any text; `None` for an empty one.
    ///
    /// # Errors
    /// More characters than [`Self::LONGEST`].
    pub fn parse(text: &str) -> Result<Option<Self>, IdError> {
        let text = filled(text, Self::LONGEST)?;
        Ok(text.map(|text| Self(text.to_owned())))
    }

    /// Reads a number as the arbiter's desk takes it: ASCII letters and digits only, as in a [`FideId`].
    ///
    /// # Errors
    /// [`IdError`] with what is wrong.
    pub fn parse_plain(text: &str) -> Result<Option<Self>, IdError> {
        Ok(FideId::parse(text)?.map(|id| Self(id.0)))
    }

    /// The number as it is written.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for FideId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

impl fmt::Display for NationalId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fide_number_is_letters_and_digits() {
        for (text, read) in [
            ("800000", Ok(Some("800000"))),
            (" 0800 ", Ok(Some("0800"))),
            ("A12b", Ok(Some("A12b"))),
            ("123456789012", Ok(Some("123456789012"))),
            ("", Ok(None)),
            (" ", Ok(None)),
            ("0", Ok(None)),
            ("00", Ok(Some("00"))),
            ("80-0", Err(IdError::Sign('-'))),
            ("8 0", Err(IdError::Sign(' '))),
            ("٣", Err(IdError::Sign('٣'))),
            ("1234567890123", Err(IdError::TooLong { max: 12 })),
            ("-234567890123", Err(IdError::Sign('-'))),
        ] {
            let id = FideId::parse(text);
            let id = id.map(|id| id.map(|id| id.to_string()));
            assert_eq!(id, read.map(|id| id.map(str::to_owned)), "{text:?}");
            let plain = NationalId::parse_plain(text);
            let plain = plain.map(|id| id.map(|id| id.to_string()));
            assert_eq!(plain, id, "{text:?}");
        }
    }

    #[test]
    fn a_fide_number_of_lists_and_reports() {
        for (number, text) in [
            (0, None),
            (800_000, Some("800000")),
            (999_999_999_999, Some("999999999999")),
            (1_000_000_000_000, None),
        ] {
            let id = FideId::from_number(number);
            assert_eq!(id.as_ref().map(FideId::as_str), text, "{number}");
        }
        let number = |text| FideId::parse(text).unwrap().unwrap().number();
        assert_eq!(number("0800"), Some(800));
        assert_eq!(number("A12"), None);
    }

    #[test]
    fn a_national_number_is_any_text() {
        for (text, read) in [
            ("MI/12-a", Ok(Some("MI/12-a"))),
            ("0", Ok(Some("0"))),
            ("  ", Ok(None)),
            ("12345678901234567890", Ok(Some("12345678901234567890"))),
            ("123456789012345678901", Err(IdError::TooLong { max: 20 })),
        ] {
            let id = NationalId::parse(text);
            let shown = |id: NationalId| {
                assert_eq!(id.to_string(), id.as_str());
                id.to_string()
            };
            let id = id.map(|id| id.map(shown));
            assert_eq!(id, read.map(|id| id.map(str::to_owned)), "{text:?}");
        }
    }
}

//! Codes on paper with which somebody who lost their other means can log in once.

use std::fmt;

use super::{code, token::digest};

/// Number of letters in a code, of five bits each.
const LENGTH: usize = 12;
/// Number of letters between two hyphens.
const GROUP: usize = 4;

/// 60 random bits as twelve letters.
#[derive(Clone, PartialEq, Eq)]
pub struct RecoveryCode(String);

impl RecoveryCode {
    /// A fresh code from the system's random source.
    ///
    /// # Errors
    /// The system gives no random bytes.
    pub fn random() -> Result<Self, getrandom::Error> {
        code::drawn(LENGTH).map(Self)
    }

    /// Reads a code as people type it; `None` if it is none.
    #[must_use]
    pub fn parse(typed: &str) -> Option<Self> {
        code::typed(typed, LENGTH).map(Self)
    }

    /// The hash that is stored. With this many random bits it needs no slow hash.
    #[must_use]
    pub fn hash(&self) -> String {
        digest(&format!("recovery code {}", self.0))
    }
}

impl fmt::Display for RecoveryCode {
    /// The form that is printed: `4k7m-9qzd-0a1b`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, letter) in self.0.chars().enumerate() {
            if place > 0 && place.is_multiple_of(GROUP) {
                f.write_str("-")?;
            }
            write!(f, "{letter}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::RecoveryCode;

    #[test]
    fn a_code_is_read_as_it_was_printed() {
        let code = RecoveryCode::random().unwrap();
        let shown = code.to_string();
        assert_eq!(shown.len(), 14, "{shown}");
        for typed in [shown.clone(), shown.to_uppercase(), shown.replace('-', " ")] {
            let read = RecoveryCode::parse(&typed).map(|code| code.hash());
            assert_eq!(read, Some(code.hash()), "{typed}");
        }
        for typed in ["", "rook-takes-rook-7", "4k7m-9qzd", "4k7m-9qzd-0a1u"] {
            assert!(RecoveryCode::parse(typed).is_none(), "{typed}");
        }
    }
}

//! Codes on paper with which somebody logs in once who has lost what they log in with.

use std::fmt;

use super::{code, token::digest};

/// Letters of a code, five bits each.
const LENGTH: usize = 12;
/// Letters between two hyphens.
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

    /// Reads what somebody typed, as people type it.
    #[must_use]
    pub fn parse(typed: &str) -> Option<Self> {
        code::typed(typed, LENGTH).map(Self)
    }

    /// What is stored of it. So many random bits need no slow hash.
    #[must_use]
    pub fn hash(&self) -> String {
        digest(&format!("recovery code {}", self.0))
    }
}

impl fmt::Display for RecoveryCode {
    /// `4k7m-9qzd-0a1b`, as it is printed.
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

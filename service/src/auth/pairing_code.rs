//! The short code that pairs a device. It is shown at the desk, typed or scanned on the device, and used once.

use std::fmt;

use super::{code, token::digest};

/// Number of letters in a code, of five bits each.
const LENGTH: usize = 8;

/// 40 random bits as eight letters. A code is valid for a few minutes; at a thousand guesses a second, fewer than one
/// attack in a million finds it.
#[derive(Clone, PartialEq, Eq)]
pub struct PairingCode(String);

impl PairingCode {
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

    /// The hash that is stored.
    #[must_use]
    pub fn hash(&self) -> String {
        digest(&format!("pairing code {}", self.0))
    }

    /// The letters without a hyphen, for an address.
    #[must_use]
    pub fn letters(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for PairingCode {
    /// The form that is read out: `4k7m-9qzd`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (first, last) = self.0.split_at_checked(LENGTH / 2).unwrap_or((&self.0, ""));
        write!(f, "{first}-{last}")
    }
}

#[cfg(test)]
mod tests {
    use super::PairingCode;

    #[test]
    fn a_code_is_read_as_people_type_it() {
        let code = PairingCode::random().unwrap();
        assert_ne!(code.hash(), PairingCode::random().unwrap().hash());
        let shown = code.to_string();
        assert_eq!(shown.len(), 9);
        for typed in [
            shown.clone(),
            shown.to_uppercase(),
            code.letters().to_owned(),
            format!("  {} ", shown.replace('-', " - ")),
            shown.replace('0', "O").replace('1', "l"),
        ] {
            let read = PairingCode::parse(&typed).unwrap();
            assert_eq!(read.hash(), code.hash(), "{typed}");
        }
        for typed in ["", "4k7m-9qz", "4k7m-9qzdd", "4k7m-9qzu", "4k7m-9qz☃"] {
            assert!(PairingCode::parse(typed).is_none(), "{typed}");
        }
    }
}

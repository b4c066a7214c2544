//! The short code that pairs a device: shown at the desk, typed or read from a picture on the device, used once.

use std::fmt;

use super::{code::LETTERS, token::digest};

/// Letters of a code, five bits each.
const LENGTH: usize = 8;

/// 40 random bits as eight letters. Who guesses has some minutes: at a thousand tries in a second they hit once in more
/// than a million times.
#[derive(Clone, PartialEq, Eq)]
pub struct PairingCode(String);

impl PairingCode {
    /// A fresh code from the system's random source.
    ///
    /// # Errors
    /// The system gives no random bytes.
    pub fn random() -> Result<Self, getrandom::Error> {
        let mut bytes = [0_u8; LENGTH];
        getrandom::fill(&mut bytes)?;
        let letter = |byte: &u8| LETTERS.get(usize::from(byte & 31)).copied();
        Ok(Self(
            bytes.iter().filter_map(letter).map(char::from).collect(),
        ))
    }

    /// Reads what somebody typed: large or small, with or without blanks and hyphens; `o` is 0, `i` and `l` are 1.
    #[must_use]
    pub fn parse(typed: &str) -> Option<Self> {
        if typed.len() > 64 {
            return None;
        }
        let letters = typed
            .chars()
            .filter(|c| !c.is_whitespace() && *c != '-')
            .map(|c| match c.to_ascii_lowercase() {
                'o' => '0',
                'i' | 'l' => '1',
                other => other,
            });
        let code: String = letters.collect();
        let fits = code.len() == LENGTH && code.bytes().all(|byte| LETTERS.contains(&byte));
        fits.then_some(Self(code))
    }

    /// What is stored of it.
    #[must_use]
    pub fn hash(&self) -> String {
        digest(&format!("pairing code {}", self.0))
    }

    /// The letters alone, for an address.
    #[must_use]
    pub fn letters(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for PairingCode {
    /// `4k7m-9qzd`, as it is read out.
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

//! Random tokens, and values derived from them.

use std::{fmt::Write as _, sync::LazyLock};

use sha2::{Digest, Sha256};

/// A 256-bit secret in hexadecimal digits. It is sent in a cookie or a link; only its hash is stored.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

pub(super) fn hex(bytes: &[u8]) -> String {
    bytes
        .iter()
        .fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
            // Writing to a String does not fail.
            let _ = write!(text, "{byte:02x}");
            text
        })
}

impl Token {
    /// A fresh token from the system's random source.
    ///
    /// # Errors
    /// The system gives no random bytes.
    pub fn random() -> Result<Self, getrandom::Error> {
        let mut bytes = [0_u8; 32];
        getrandom::fill(&mut bytes)?;
        Ok(Self(hex(&bytes)))
    }

    /// Reads a token as a browser sends it: 64 hexadecimal digits.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let fits = text.len() == 64 && text.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'));
        fits.then(|| Self(text.to_owned()))
    }

    /// The secret itself, for the cookie or the link.
    #[must_use]
    pub fn secret(&self) -> &str {
        &self.0
    }

    /// Another secret for this purpose. Only the holder of this token can derive it.
    #[must_use]
    pub fn derived(&self, purpose: &str) -> Self {
        let mut hash = Sha256::new();
        hash.update(b"tratto derived secret\0");
        hash.update(purpose.as_bytes());
        hash.update(b"\0");
        hash.update(self.0.as_bytes());
        Self(hex(&hash.finalize()))
    }

    /// SHA-256 of the secret, as it is stored.
    #[must_use]
    pub fn hash(&self) -> String {
        hex(&Sha256::digest(self.0.as_bytes()))
    }
}

/// The token in the forms of a session. It is bound to the session and cannot be used to open one.
#[must_use]
pub fn csrf_token(session: &Token) -> String {
    let mut hash = Sha256::new();
    hash.update(b"tratto form token\0");
    hash.update(session.0.as_bytes());
    hex(&hash.finalize())
}

/// SHA-256 of a text, in hexadecimal digits, by which the text can be found without being stored.
#[must_use]
pub fn digest(text: &str) -> String {
    hex(&Sha256::digest(text.as_bytes()))
}

/// A value that stands for a text. It can be compared while this process lives, but does not reveal the text: people
/// sometimes type their password into the field for the name.
#[must_use]
pub fn disguised(text: &str) -> String {
    static KEY: LazyLock<[u8; 32]> = LazyLock::new(|| {
        let mut key = [0_u8; 32];
        // Without random numbers no session could be opened either.
        getrandom::fill(&mut key).unwrap_or_default();
        key
    });
    let mut hash = Sha256::new();
    hash.update(*KEY);
    hash.update(text.as_bytes());
    hex(&hash.finalize())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_differ_and_parse() {
        let (a, b) = (Token::random().unwrap(), Token::random().unwrap());
        assert_ne!(a.secret(), b.secret());
        assert_ne!(csrf_token(&a), csrf_token(&b));
        assert_ne!(csrf_token(&a), a.hash());
        assert!(Token::parse(a.secret()).is_some());
        assert!(Token::parse("x").is_none());
        let derived = a.derived("guardian");
        assert_eq!(derived.secret(), a.derived("guardian").secret());
        for other in [a.secret(), b.secret(), &a.hash(), a.derived("x").secret()] {
            assert_ne!(derived.secret(), other);
        }
        assert!(Token::parse(derived.secret()).is_some());
    }
}

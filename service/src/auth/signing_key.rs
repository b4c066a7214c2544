//! The key that signs messages to other servers, as in the specification Standard Webhooks 1.0.

use std::fmt;

use base64::{Engine, engine::general_purpose::STANDARD};

use super::mac::mac;

/// The beginning of a written key.
const START: &str = "whsec_";
/// Bytes of a key.
const BYTES: usize = 32;

/// A key of 256 bits, known to both sides.
#[derive(Clone, PartialEq, Eq)]
pub struct SigningKey([u8; BYTES]);

impl SigningKey {
    /// A fresh key from the system's random source.
    ///
    /// # Errors
    /// The system gives no random bytes.
    pub fn random() -> Result<Self, getrandom::Error> {
        let mut bytes = [0_u8; BYTES];
        getrandom::fill(&mut bytes)?;
        Ok(Self(bytes))
    }

    /// Reads a key as it is written: `whsec_` and the bytes in base 64.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let bytes = STANDARD.decode(text.strip_prefix(START)?).ok()?;
        bytes.try_into().ok().map(Self)
    }

    /// The key in its written form, for the server that checks signatures.
    #[must_use]
    pub fn secret(&self) -> String {
        format!("{START}{}", STANDARD.encode(self.0))
    }

    /// The signature of a message: `v1,` and the base 64 of an HMAC-SHA256 over its number, its time in seconds since
    /// 1970 and its body, joined by dots.
    #[must_use]
    pub fn sign(&self, id: &str, second: i64, body: &[u8]) -> String {
        let mut message = format!("{id}.{second}.").into_bytes();
        message.extend_from_slice(body);
        format!("v1,{}", STANDARD.encode(mac(&self.0, &message)))
    }
}

impl fmt::Debug for SigningKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SigningKey(hidden)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Made with `openssl dgst -sha256 -hmac` over the same bytes.
    #[test]
    fn a_signature_is_that_of_another_program() {
        let key = SigningKey(*b"0123456789abcdef0123456789abcdef");
        let signature = key.sign("msg_1", 1_764_147_600, b"{\"type\":\"test\"}");
        assert_eq!(signature, "v1,p8rQvjdyDrjf0ASKPkZrD/OYWy2BJrEWXwOU8vkZz5I=");
        assert_eq!(SigningKey::parse(&key.secret()), Some(key.clone()));
        assert!(!format!("{key:?}").contains("0123"));
        for wrong in [
            "",
            "whsec_",
            "whsec_AAAA",
            "0123456789abcdef0123456789abcdef",
        ] {
            assert_eq!(SigningKey::parse(wrong), None, "{wrong}");
        }
    }
}

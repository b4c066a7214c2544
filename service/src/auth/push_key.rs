//! The key pair with which this server identifies itself to push services (VAPID, RFC 8292): ECDSA on the curve P-256.

use std::fmt;

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD as BASE64};
use ring::{
    rand::SystemRandom,
    signature::{ECDSA_P256_SHA256_FIXED_SIGNING as ES256, EcdsaKeyPair, KeyPair},
};

/// The head of every token: its type and the algorithm.
const HEAD: &str = r#"{"typ":"JWT","alg":"ES256"}"#;

/// The key pair cannot be made, or nothing can be signed, because the system gives no random bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no random bytes")]
pub struct NoChance;

/// A key pair. A browser that subscribed accepts only messages of its owner.
pub struct PushKey {
    pair: EcdsaKeyPair,
    /// The pair in PKCS #8.
    document: Vec<u8>,
}

/// The content of a token.
#[derive(serde::Serialize)]
struct Claims<'a> {
    /// Origin of the push service.
    aud: &'a str,
    /// Expiry, in seconds since 1970.
    exp: i64,
    /// Contact of the operator: an address with `https:` or `mailto:`.
    sub: &'a str,
}

impl PushKey {
    /// A fresh key pair from the system's random source.
    ///
    /// # Errors
    /// [`NoChance`] if the system gives no random bytes.
    pub fn random() -> Result<Self, NoChance> {
        let random = SystemRandom::new();
        let document = EcdsaKeyPair::generate_pkcs8(&ES256, &random).map_err(|_| NoChance)?;
        Self::of(document.as_ref().to_vec()).ok_or(NoChance)
    }

    fn of(document: Vec<u8>) -> Option<Self> {
        let pair = EcdsaKeyPair::from_pkcs8(&ES256, &document, &SystemRandom::new()).ok()?;
        Some(Self { pair, document })
    }

    /// Reads a key pair as [`secret`](Self::secret) writes it.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        Self::of(BASE64.decode(text).ok()?)
    }

    /// The key pair as it is stored: PKCS #8 in base 64.
    #[must_use]
    pub fn secret(&self) -> String {
        BASE64.encode(&self.document)
    }

    /// The public key for browsers and push services: a point of 65 bytes in base 64.
    #[must_use]
    pub fn public(&self) -> String {
        BASE64.encode(self.pair.public_key().as_ref())
    }

    /// The value of the header `Authorization` for a push service with this origin (`https://push.example`). It is
    /// valid until a time in seconds since 1970, at most a day ahead. `contact` is the operator's contact for the
    /// service.
    ///
    /// # Errors
    /// [`NoChance`] if the system gives no random bytes.
    pub fn authorization(
        &self,
        origin: &str,
        contact: &str,
        until: i64,
    ) -> Result<String, NoChance> {
        let claims = Claims {
            aud: origin,
            exp: until,
            sub: contact,
        };
        let claims = serde_json::to_vec(&claims).map_err(|_| NoChance)?;
        let signed = format!("{}.{}", BASE64.encode(HEAD), BASE64.encode(claims));
        let signature = self.pair.sign(&SystemRandom::new(), signed.as_bytes());
        let signature = BASE64.encode(signature.map_err(|_| NoChance)?);
        Ok(format!("vapid t={signed}.{signature}, k={}", self.public()))
    }
}

impl fmt::Debug for PushKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PushKey({})", self.public())
    }
}

#[cfg(test)]
mod tests {
    use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};

    use super::*;

    #[test]
    fn a_stored_key_signs_as_before() {
        let key = PushKey::random().unwrap();
        let again = PushKey::parse(&key.secret()).unwrap();
        assert_eq!(again.public(), key.public());
        assert!(!format!("{key:?}").contains(&key.secret()));
        assert!(PushKey::parse("").is_none() && PushKey::parse("AAAA").is_none());
        let value = again
            .authorization(
                "https://push.example",
                "https://torneo.example",
                1_800_000_000,
            )
            .unwrap();
        let (token, public) = value
            .strip_prefix("vapid t=")
            .unwrap()
            .split_once(", k=")
            .unwrap();
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let public = BASE64.decode(public).unwrap();
        assert_eq!((public.len(), public[0]), (65, 4));
        let bytes = BASE64.decode(signature).unwrap();
        assert_eq!(bytes.len(), 64);
        let verifier = UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, &public);
        verifier.verify(signed.as_bytes(), &bytes).unwrap();
        assert!(verifier.verify(b"other", &bytes).is_err());
        let (_, claims) = signed.split_once('.').unwrap();
        let claims = String::from_utf8(BASE64.decode(claims).unwrap()).unwrap();
        assert_eq!(
            claims,
            r#"{"aud":"https://push.example","exp":1800000000,"sub":"https://torneo.example"}"#
        );
    }
}

//! A browser that is told by a push service: it reads what was sealed for it, by the steps of RFC 8291 and RFC 8188 written out, and
//! checks who sent it (RFC 8292). The curve is that of another library than the program's.

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD as BASE64};
use p256::{
    PublicKey, SecretKey,
    ecdsa::{Signature, VerifyingKey, signature::Verifier},
};
use ring::{aead, hmac};

use super::listener::Told;

/// A browser with its keys.
pub struct Receiver {
    secret: SecretKey,
    auth: Vec<u8>,
}

fn hmac_sha256(key: &[u8], message: &[u8]) -> Vec<u8> {
    let key = hmac::Key::new(hmac::HMAC_SHA256, key);
    hmac::sign(&key, message).as_ref().to_vec()
}

/// A number in base 64 for addresses.
pub fn bytes(text: &str) -> Vec<u8> {
    BASE64.decode(text).unwrap()
}

impl Receiver {
    /// A browser with these private bytes.
    pub fn new(secret: &[u8], auth: &[u8]) -> Self {
        Self {
            secret: SecretKey::from_slice(secret).unwrap(),
            auth: auth.to_vec(),
        }
    }

    /// `p256dh` as a browser gives it.
    pub fn p256dh(&self) -> String {
        BASE64.encode(self.secret.public_key().to_sec1_bytes())
    }

    /// `auth` as a browser gives it.
    pub fn auth(&self) -> String {
        BASE64.encode(&self.auth)
    }

    /// The text of a message; `None` where it is not for this browser.
    pub fn read(&self, body: &[u8]) -> Option<Vec<u8>> {
        // RFC 8188, section 2.1: salt, size of a record, length and name of the key, records.
        let (salt, rest) = body.split_at(16);
        let (size, rest) = rest.split_at(4);
        let size = u32::from_be_bytes(size.try_into().unwrap());
        let (length, rest) = rest.split_at(1);
        let (sender, record) = rest.split_at(usize::from(length[0]));
        assert_eq!(sender.len(), 65);
        assert!(record.len() <= usize::try_from(size).unwrap() && body.len() <= 4096);
        // RFC 8291, section 3.4.
        let theirs = PublicKey::from_sec1_bytes(sender).unwrap();
        let shared = self.secret.diffie_hellman(&theirs);
        let prk_key = hmac_sha256(&self.auth, shared.raw_secret_bytes());
        let mut key_info = b"WebPush: info\0".to_vec();
        key_info.extend_from_slice(&self.secret.public_key().to_sec1_bytes());
        key_info.extend_from_slice(sender);
        key_info.push(1);
        let ikm = hmac_sha256(&prk_key, &key_info);
        let prk = hmac_sha256(salt, &ikm);
        let cek = hmac_sha256(&prk, b"Content-Encoding: aes128gcm\0\x01");
        let nonce = hmac_sha256(&prk, b"Content-Encoding: nonce\0\x01");
        let key = aead::UnboundKey::new(&aead::AES_128_GCM, &cek[..16]).unwrap();
        let nonce = aead::Nonce::try_assume_unique_for_key(&nonce[..12]).unwrap();
        let mut record = record.to_vec();
        let key = aead::LessSafeKey::new(key);
        let plain = key.open_in_place(nonce, aead::Aad::empty(), &mut record);
        // The last record ends with a two and zeros.
        let plain = plain.ok()?;
        let end = plain.iter().rposition(|byte| *byte != 0).unwrap();
        assert_eq!(plain[end], 2);
        Some(plain[..end].to_vec())
    }

    /// The message as JSON.
    #[track_caller]
    pub fn json(&self, told: &Told) -> serde_json::Value {
        assert_eq!(told.head("content-encoding"), "aes128gcm");
        let text = self.read(&told.body).expect("a message for this browser");
        serde_json::from_slice(&text).unwrap()
    }
}

/// What the sender says of itself, signed with the key that a browser was given.
#[track_caller]
pub fn claims(told: &Told, key: &str) -> serde_json::Value {
    let value = told.head("authorization").strip_prefix("vapid t=").unwrap();
    let (token, given) = value.split_once(", k=").unwrap();
    assert_eq!(given, key);
    let parts: Vec<&str> = token.split('.').collect();
    let head: serde_json::Value = serde_json::from_slice(&bytes(parts[0])).unwrap();
    assert_eq!(head, serde_json::json!({ "typ": "JWT", "alg": "ES256" }));
    let verifier = VerifyingKey::from_sec1_bytes(&bytes(key)).unwrap();
    let signature = Signature::from_slice(&bytes(parts[2])).unwrap();
    let signed = format!("{}.{}", parts[0], parts[1]);
    verifier.verify(signed.as_bytes(), &signature).unwrap();
    assert!(verifier.verify(b"something else", &signature).is_err());
    serde_json::from_slice(&bytes(parts[1])).unwrap()
}

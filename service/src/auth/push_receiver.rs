//! Messages that only one browser can read (RFC 8291). A shared secret comes from a fresh key pair and the browser's
//! key; from it comes the key of one record of the content coding `aes128gcm` (RFC 8188).

use std::fmt;

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD as BASE64};
use ring::{
    aead::{AES_128_GCM, Aad, LessSafeKey, NONCE_LEN, Nonce, UnboundKey},
    agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral},
    error::Unspecified,
    hkdf::{HKDF_SHA256, KeyType, Prk, Salt},
    rand::{SecureRandom, SystemRandom},
};

/// Bytes of an uncompressed point of the curve P-256.
const POINT: usize = 65;
/// Bytes of the salt, and of the secret that a browser shares with its senders.
const SALT: usize = 16;
/// Bytes of a key of AES-128.
const KEY: usize = 16;
/// Maximum bytes of a record. A message has one record.
const RECORD: u32 = 4096;
/// Bytes to which every text is padded, so that a push service learns nothing from its length.
const ROOM: usize = 1024;
/// Marks the last record.
const LAST: u8 = 2;
/// Maximum bytes of a text: the record without its mark and the tag of the cipher.
const LONGEST: usize = 4096 - 17;

/// The keys that a browser gave, so that messages can be sent to it.
#[derive(Clone, PartialEq, Eq)]
pub struct PushReceiver {
    public: [u8; POINT],
    auth: [u8; SALT],
}

/// Number of bytes to derive from a secret.
struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

/// Derives `N` bytes from a secret, for this purpose (HKDF, RFC 5869).
fn expand<const N: usize>(secret: &Prk, purpose: &[&[u8]]) -> Result<[u8; N], Unspecified> {
    let mut bytes = [0_u8; N];
    secret.expand(purpose, Length(N))?.fill(&mut bytes)?;
    Ok(bytes)
}

impl PushReceiver {
    /// Reads `p256dh` and `auth` of a browser, in base64url without padding: a point of the curve, and 16 bytes. `None`
    /// if they are invalid.
    #[must_use]
    pub fn parse(p256dh: &str, auth: &str) -> Option<Self> {
        let receiver = Self {
            public: BASE64.decode(p256dh).ok()?.try_into().ok()?,
            auth: BASE64.decode(auth).ok()?.try_into().ok()?,
        };
        // The first use shows whether the point is on the curve.
        receiver.seal(b"").ok()?;
        Some(receiver)
    }

    /// Encrypts a text as the body of a message: salt, size of the record, public key of the sender, record.
    ///
    /// # Errors
    /// The text is longer than a record; the system gives no random bytes.
    pub fn seal(&self, text: &[u8]) -> Result<Vec<u8>, Unspecified> {
        let random = SystemRandom::new();
        let mut salt = [0_u8; SALT];
        random.fill(&mut salt)?;
        let own = EphemeralPrivateKey::generate(&ECDH_P256, &random)?;
        let sender = own.compute_public_key()?;
        let sender: [u8; POINT] = sender.as_ref().try_into().map_err(|_| Unspecified)?;
        let theirs = UnparsedPublicKey::new(&ECDH_P256, self.public);
        agree_ephemeral(own, &theirs, |shared| {
            self.sealed(shared, &sender, salt, (text, ROOM))
        })?
    }

    /// The body of a message with a given shared secret, for a text that is padded.
    fn sealed(
        &self,
        shared: &[u8],
        sender: &[u8; POINT],
        salt: [u8; SALT],
        (text, room): (&[u8], usize),
    ) -> Result<Vec<u8>, Unspecified> {
        if text.len() > LONGEST {
            return Err(Unspecified);
        }
        let both: [&[u8]; 3] = [b"WebPush: info\0", &self.public, sender];
        let secret = Salt::new(HKDF_SHA256, &self.auth).extract(shared);
        let input: [u8; 32] = expand(&secret, &both)?;
        let secret = Salt::new(HKDF_SHA256, &salt).extract(&input);
        let key: [u8; KEY] = expand(&secret, &[b"Content-Encoding: aes128gcm\0"])?;
        let nonce: [u8; NONCE_LEN] = expand(&secret, &[b"Content-Encoding: nonce\0"])?;
        let mut record = text.to_vec();
        record.push(LAST);
        if text.len() < room {
            record.resize(room + 1, 0);
        }
        LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key)?).seal_in_place_append_tag(
            Nonce::assume_unique_for_key(nonce),
            Aad::empty(),
            &mut record,
        )?;
        let mut body = salt.to_vec();
        body.extend_from_slice(&RECORD.to_be_bytes());
        body.push(u8::try_from(POINT).map_err(|_| Unspecified)?);
        body.extend_from_slice(sender);
        body.append(&mut record);
        Ok(body)
    }
}

impl fmt::Debug for PushReceiver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PushReceiver(hidden)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PUBLIC: &str =
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
    const AUTH: &str = "BTBZMqHH6r4Tts7J_aSIgg";

    fn bytes(text: &str) -> Vec<u8> {
        BASE64.decode(text).unwrap()
    }

    /// The example of RFC 8291, appendix A, from the secret that both sides share.
    #[test]
    fn the_message_of_the_standard() {
        let receiver = PushReceiver::parse(PUBLIC, AUTH).unwrap();
        let shared = bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
        let sender = bytes(
            "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8",
        );
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw");
        let body = receiver
            .sealed(
                &shared,
                sender.as_slice().try_into().unwrap(),
                salt.try_into().unwrap(),
                (b"When I grow up, I want to be a watermelon", 0),
            )
            .unwrap();
        assert_eq!(
            BASE64.encode(body),
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6\
             PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
        );
    }

    #[test]
    fn lengths_say_nothing_and_too_much_is_refused() {
        let receiver = PushReceiver::parse(PUBLIC, AUTH).unwrap();
        let sealed = |length: usize| receiver.seal(&vec![b'x'; length]);
        let lengths = [0, 1, 500, ROOM].map(|length| sealed(length).unwrap().len());
        // Salt, size, length of the key, key; text, mark, tag.
        assert_eq!(lengths, [SALT + 4 + 1 + POINT + ROOM + 17; 4]);
        assert!(sealed(LONGEST).is_ok() && sealed(LONGEST + 1).is_err());
        // Nothing is reused.
        assert_ne!(sealed(5).unwrap(), sealed(5).unwrap());
        assert!(!format!("{receiver:?}").contains("37"));
    }

    #[test]
    fn keys_of_another_shape_are_none() {
        let off = BASE64.encode([4_u8; POINT]);
        let compressed = BASE64.encode([2_u8; 33]);
        for (public, auth) in [
            ("", AUTH),
            (PUBLIC, ""),
            (off.as_str(), AUTH),
            (compressed.as_str(), AUTH),
            (&PUBLIC[..86], AUTH),
            (PUBLIC, &AUTH[..20]),
            (PUBLIC, "BTBZMqHH6r4Tts7J_aSIgg=="),
            (PUBLIC, "BTBZMqHH6r4Tts7J/aSIgg"),
        ] {
            assert_eq!(PushReceiver::parse(public, auth), None, "{public} {auth}");
        }
    }
}

//! Passkeys (WebAuthn Level 2): checks what a device signs when it is registered and when it logs in. Only ES256 is
//! accepted (ECDSA on P-256 with SHA-256), which every maker of passkeys supports. No attestation is requested, because
//! the make of the device does not matter.
//!
//! | WebAuthn | here |
//! |---|---|
//! | §7.1, registering a credential | [`registered`] |
//! | §7.2, verifying an assertion | [`asserted`] |
//! | §6.1, authenticator data | `Facts` |
//! | §5.8.1, client data | `client` |
//!
//! Left out: attestation, extensions, other algorithms, token binding.

use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};
use ring::signature::{ECDSA_P256_SHA256_ASN1, UnparsedPublicKey};
use sha2::{Digest as _, Sha256};

/// Maximum bytes of a credential's identifier (WebAuthn §5.1).
const LONGEST_CREDENTIAL: usize = 1023;
/// Flag: somebody touched the device.
const PRESENT: u8 = 0x01;
/// Flag: the device verified the person, by finger, face or code.
const VERIFIED: u8 = 0x04;
/// Flag: a new credential follows.
const ATTESTED: u8 = 0x40;
/// The beginning of an ES256 key in COSE, up to its first half (CTAP2 fixes the order of the parts).
const KEY_BEGINS: [u8; 10] = [0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20];
const KEY_GOES_ON: [u8; 3] = [0x22, 0x58, 0x20];
/// Bytes of half a key.
const HALF: usize = 32;

/// The site as a device knows it: the relying party.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Party {
    /// Host name, by which the device finds its key: `tratto.local`.
    pub host: String,
    /// Origin of the pages: `https://tratto.local:8391`.
    pub origin: String,
}

/// A newly registered device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewPasskey {
    /// Identifier by which the device finds its key, in base64url.
    pub credential: String,
    /// The public key, a point of P-256, in base64url.
    pub key: String,
    /// How often the device has signed; 0 if it does not count.
    pub count: u32,
}

/// The data that a device sent at a log-in.
#[derive(Clone, Copy, Debug)]
pub struct Assertion<'a> {
    /// JSON from the browser.
    pub client_data: &'a [u8],
    /// Data from the device.
    pub device_data: &'a [u8],
    /// The device's signature of both.
    pub signature: &'a [u8],
}

/// The reason why the data is not accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotTaken {
    /// It does not have the form of the standard.
    Form,
    /// It was made for another challenge, another site or another purpose.
    Elsewhere,
    /// The device did not verify the person.
    Unverified,
    /// The key is of another kind.
    Kind,
    /// The signature does not fit the key.
    Signature,
    /// The signature was used before, or made by a copy of the key.
    Count,
}

#[derive(serde::Deserialize)]
struct ClientData {
    r#type: String,
    challenge: String,
    origin: String,
    #[serde(default, rename = "crossOrigin")]
    cross_origin: bool,
}

/// Checks the browser's data about the challenge that it received.
fn client(json: &[u8], kind: &str, party: &Party, challenge: &[u8]) -> Result<(), NotTaken> {
    let said: ClientData = serde_json::from_slice(json).map_err(|_| NotTaken::Form)?;
    let asked = URL_SAFE_NO_PAD.encode(challenge);
    let is_right = said.r#type == kind
        && said.challenge == asked
        && said.origin == party.origin
        && !said.cross_origin;
    is_right.then_some(()).ok_or(NotTaken::Elsewhere)
}

/// The data from a device.
struct Facts<'a> {
    flags: u8,
    count: u32,
    /// The rest: a new credential, extensions.
    rest: &'a [u8],
}

impl<'a> Facts<'a> {
    fn read(data: &'a [u8], party: &Party) -> Result<Self, NotTaken> {
        let (site, rest) = data.split_at_checked(32).ok_or(NotTaken::Form)?;
        let (flags, rest) = rest.split_first().ok_or(NotTaken::Form)?;
        let (count, rest) = rest.split_first_chunk::<4>().ok_or(NotTaken::Form)?;
        if site != Sha256::digest(party.host.as_bytes()).as_slice() {
            return Err(NotTaken::Elsewhere);
        }
        if flags & PRESENT == 0 || flags & VERIFIED == 0 {
            return Err(NotTaken::Unverified);
        }
        Ok(Self {
            flags: *flags,
            count: u32::from_be_bytes(*count),
            rest,
        })
    }
}

/// Checks and reads a new credential from a device that received `challenge`.
///
/// # Errors
/// [`NotTaken`] with the reason.
pub fn registered(
    party: &Party,
    challenge: &[u8],
    client_data: &[u8],
    device_data: &[u8],
) -> Result<NewPasskey, NotTaken> {
    client(client_data, "webauthn.create", party, challenge)?;
    let facts = Facts::read(device_data, party)?;
    if facts.flags & ATTESTED == 0 {
        return Err(NotTaken::Form);
    }
    // The model of the device, which is not used.
    let (_, rest) = facts.rest.split_at_checked(16).ok_or(NotTaken::Form)?;
    let (length, rest) = rest.split_first_chunk::<2>().ok_or(NotTaken::Form)?;
    let length = usize::from(u16::from_be_bytes(*length));
    let (credential, rest) = rest.split_at_checked(length).ok_or(NotTaken::Form)?;
    if credential.is_empty() || length > LONGEST_CREDENTIAL {
        return Err(NotTaken::Form);
    }
    let key = rest.strip_prefix(&KEY_BEGINS).ok_or(NotTaken::Kind)?;
    let (x, key) = key.split_at_checked(HALF).ok_or(NotTaken::Form)?;
    let key = key.strip_prefix(&KEY_GOES_ON).ok_or(NotTaken::Kind)?;
    let (y, _) = key.split_at_checked(HALF).ok_or(NotTaken::Form)?;
    // An uncompressed point (SEC 1, 2.3.3).
    let point = [&[0x04], x, y].concat();
    Ok(NewPasskey {
        credential: URL_SAFE_NO_PAD.encode(credential),
        key: URL_SAFE_NO_PAD.encode(point),
        count: facts.count,
    })
}

/// Checks that the device signed `challenge` with this key, and gives its new counter. `count` is its counter at the
/// last log-in.
///
/// # Errors
/// [`NotTaken`] with the reason.
pub fn asserted(
    party: &Party,
    challenge: &[u8],
    (key, count): (&str, u32),
    sent: Assertion<'_>,
) -> Result<u32, NotTaken> {
    client(sent.client_data, "webauthn.get", party, challenge)?;
    let facts = Facts::read(sent.device_data, party)?;
    let key = URL_SAFE_NO_PAD.decode(key).map_err(|_| NotTaken::Kind)?;
    let digest = Sha256::digest(sent.client_data);
    let signed = [sent.device_data, digest.as_slice()].concat();
    UnparsedPublicKey::new(&ECDSA_P256_SHA256_ASN1, key)
        .verify(&signed, sent.signature)
        .map_err(|_| NotTaken::Signature)?;
    let counts = count > 0 || facts.count > 0;
    if counts && facts.count <= count {
        return Err(NotTaken::Count);
    }
    Ok(facts.count)
}

#[cfg(test)]
mod tests;

//! Passkeys (WebAuthn Level 2): what a device signs when it comes to know a site, and when it logs in. ES256 alone (ECDSA on P-256 with
//! SHA-256), which every maker of passkeys has. No attestation is asked for: whose device it is makes no difference.
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

/// The most bytes of a credential's number (WebAuthn §5.1).
const LONGEST_CREDENTIAL: usize = 1023;
/// Somebody touched the device.
const PRESENT: u8 = 0x01;
/// The device knows who it was: by a finger, a face, a code.
const VERIFIED: u8 = 0x04;
/// A new credential follows.
const ATTESTED: u8 = 0x40;
/// How a COSE key of ES256 begins, and what stands between its two halves (CTAP2 has one order of the parts).
const KEY_BEGINS: [u8; 10] = [0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20];
const KEY_GOES_ON: [u8; 3] = [0x22, 0x58, 0x20];
/// Half a key.
const HALF: usize = 32;

/// The site as a device knows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Party {
    /// Name of the host, by which the device finds its key: `tratto.local`.
    pub host: String,
    /// Where the pages are: `https://tratto.local:8391`.
    pub origin: String,
}

/// A device that came to know the site.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewPasskey {
    /// The number by which the device finds its key, base64url.
    pub credential: String,
    /// The public key: a point of P-256, base64url.
    pub key: String,
    /// How often the device has signed, where it counts; else 0.
    pub count: u32,
}

/// What a device sent at a log-in.
#[derive(Clone, Copy, Debug)]
pub struct Assertion<'a> {
    /// JSON of the browser.
    pub client_data: &'a [u8],
    /// Data of the device.
    pub device_data: &'a [u8],
    /// Its signature of both.
    pub signature: &'a [u8],
}

/// Why it is not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotTaken {
    /// It is not of the form of the standard.
    Form,
    /// It was made for something else: another question, another site, another purpose.
    Elsewhere,
    /// The device does not know who it was.
    Unverified,
    /// Its key is of another kind.
    Kind,
    /// The signature is not that of the key.
    Signature,
    /// It was signed before, or by a copy of the key.
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

/// Checks what the browser says of the question that it was asked.
fn client(json: &[u8], kind: &str, party: &Party, challenge: &[u8]) -> Result<(), NotTaken> {
    let said: ClientData = serde_json::from_slice(json).map_err(|_| NotTaken::Form)?;
    let asked = URL_SAFE_NO_PAD.encode(challenge);
    let is_right = said.r#type == kind
        && said.challenge == asked
        && said.origin == party.origin
        && !said.cross_origin;
    is_right.then_some(()).ok_or(NotTaken::Elsewhere)
}

/// What stands in the data of a device.
struct Facts<'a> {
    flags: u8,
    count: u32,
    /// What follows: a new credential, extensions.
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

/// A new credential, from the data of a device that was asked `challenge`.
///
/// # Errors
/// [`NotTaken`].
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
    // The make of the device, which nobody here asks for.
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
    // A point that is not compressed (SEC 1, 2.3.3).
    let point = [&[0x04], x, y].concat();
    Ok(NewPasskey {
        credential: URL_SAFE_NO_PAD.encode(credential),
        key: URL_SAFE_NO_PAD.encode(point),
        count: facts.count,
    })
}

/// How often the device has signed now, where it signed `challenge` with this key and had signed `count` times before.
///
/// # Errors
/// [`NotTaken`].
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

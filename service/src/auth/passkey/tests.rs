//! A device simulated with a key from ring, and every fault in the data that it may send.

use ring::{
    rand::SystemRandom,
    signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair as _},
};

use super::*;

/// A device with one key.
struct Device {
    key: EcdsaKeyPair,
    count: u32,
    /// Whether it counts its signatures.
    counts: bool,
    flags: u8,
}

const QUESTION: &[u8] = b"thirty-two bytes of the session.";

fn party() -> Party {
    Party {
        host: "tratto.local".to_owned(),
        origin: "https://tratto.local:8391".to_owned(),
    }
}

fn client_data(kind: &str, question: &[u8], origin: &str) -> Vec<u8> {
    let challenge = URL_SAFE_NO_PAD.encode(question);
    format!(
        r#"{{"type":"{kind}","challenge":"{challenge}","origin":"{origin}","crossOrigin":false}}"#
    )
    .into_bytes()
}

impl Device {
    fn new() -> Self {
        let random = SystemRandom::new();
        let kind = &ECDSA_P256_SHA256_ASN1_SIGNING;
        let document = EcdsaKeyPair::generate_pkcs8(kind, &random).unwrap();
        Self {
            key: EcdsaKeyPair::from_pkcs8(kind, document.as_ref(), &random).unwrap(),
            count: 0,
            counts: true,
            flags: PRESENT | VERIFIED,
        }
    }

    fn data(&self, host: &str) -> Vec<u8> {
        let mut data = Sha256::digest(host.as_bytes()).to_vec();
        data.push(self.flags);
        data.extend(self.count.to_be_bytes());
        data
    }

    fn new_credential(&self, host: &str, credential: &[u8]) -> Vec<u8> {
        let mut data = self.data(host);
        data[32] |= ATTESTED;
        data.extend([0; 16]);
        data.extend(u16::try_from(credential.len()).unwrap().to_be_bytes());
        data.extend(credential);
        let point = self.key.public_key().as_ref();
        data.extend(KEY_BEGINS);
        data.extend(&point[1..33]);
        data.extend(KEY_GOES_ON);
        data.extend(&point[33..]);
        data
    }

    fn sign(&mut self, client_data: &[u8], host: &str) -> (Vec<u8>, Vec<u8>) {
        self.count += u32::from(self.counts);
        let data = self.data(host);
        let signed = [data.as_slice(), Sha256::digest(client_data).as_slice()].concat();
        let signature = self.key.sign(&SystemRandom::new(), &signed).unwrap();
        (data, signature.as_ref().to_vec())
    }
}

#[test]
fn a_device_comes_to_know_the_site_and_logs_in() {
    let (mut device, party) = (Device::new(), party());
    let asked = client_data("webauthn.create", QUESTION, &party.origin);
    let data = device.new_credential(&party.host, b"number of the key");
    let made = registered(&party, QUESTION, &asked, &data).unwrap();
    assert_eq!(made.credential, URL_SAFE_NO_PAD.encode("number of the key"));
    assert_eq!(made.count, 0);
    let mut count = made.count;
    for _ in 0..3 {
        let asked = client_data("webauthn.get", QUESTION, &party.origin);
        let (data, signature) = device.sign(&asked, &party.host);
        let sent = Assertion {
            client_data: &asked,
            device_data: &data,
            signature: &signature,
        };
        count = asserted(&party, QUESTION, (&made.key, count), sent).unwrap();
        // The same data again: the signature was used before.
        let again = asserted(&party, QUESTION, (&made.key, count), sent);
        assert_eq!(again, Err(NotTaken::Count));
    }
    assert_eq!(count, 3);
}

#[test]
fn what_was_made_for_something_else_is_not_taken() {
    let (device, party) = (Device::new(), party());
    let data = device.new_credential(&party.host, b"1");
    let right = client_data("webauthn.create", QUESTION, &party.origin);
    assert!(registered(&party, QUESTION, &right, &data).is_ok());
    for (said, why) in [
        (
            client_data("webauthn.get", QUESTION, &party.origin),
            NotTaken::Elsewhere,
        ),
        (
            client_data("webauthn.create", b"another", &party.origin),
            NotTaken::Elsewhere,
        ),
        (
            client_data("webauthn.create", QUESTION, "https://tratto.local"),
            NotTaken::Elsewhere,
        ),
        (
            client_data("webauthn.create", QUESTION, "http://tratto.local:8391"),
            NotTaken::Elsewhere,
        ),
        (
            String::from_utf8(right.clone())
                .unwrap()
                .replace("false", "true")
                .into_bytes(),
            NotTaken::Elsewhere,
        ),
        (b"{}".to_vec(), NotTaken::Form),
        (b"".to_vec(), NotTaken::Form),
    ] {
        let words = String::from_utf8_lossy(&said).into_owned();
        assert_eq!(
            registered(&party, QUESTION, &said, &data),
            Err(why),
            "{words}"
        );
    }
    let elsewhere = device.new_credential("tratto.example", b"1");
    let of_another = registered(&party, QUESTION, &right, &elsewhere);
    assert_eq!(of_another, Err(NotTaken::Elsewhere));
    for flags in [0, PRESENT, VERIFIED] {
        let careless = Device {
            flags,
            ..Device::new()
        };
        let data = careless.new_credential(&party.host, b"1");
        let taken = registered(&party, QUESTION, &right, &data);
        assert_eq!(taken, Err(NotTaken::Unverified), "{flags}");
    }
    // No credential, an empty one, a key of another kind.
    let without = registered(&party, QUESTION, &right, &device.data(&party.host));
    assert_eq!(without, Err(NotTaken::Form));
    let empty = device.new_credential(&party.host, b"");
    assert_eq!(
        registered(&party, QUESTION, &right, &empty),
        Err(NotTaken::Form)
    );
    let mut other = data.clone();
    let kind = 37 + 16 + 2 + 1 + 4;
    other[kind] = 0x38;
    assert_eq!(
        registered(&party, QUESTION, &right, &other),
        Err(NotTaken::Kind)
    );
}

#[test]
fn data_that_are_cut_off_anywhere_are_refused_and_never_panic() {
    let (device, party) = (Device::new(), party());
    let right = client_data("webauthn.create", QUESTION, &party.origin);
    let data = device.new_credential(&party.host, b"number");
    for length in 0..data.len() {
        let cut = registered(&party, QUESTION, &right, &data[..length]);
        assert!(cut.is_err(), "{length}");
    }
    // A credential whose stated length exceeds the data.
    let mut long = data.clone();
    (long[53], long[54]) = (0xff, 0xff);
    assert_eq!(
        registered(&party, QUESTION, &right, &long),
        Err(NotTaken::Form)
    );
}

#[test]
fn a_signature_of_another_key_or_of_other_words_is_not_taken() {
    let (mut device, mut other, party) = (Device::new(), Device::new(), party());
    let asked = client_data("webauthn.create", QUESTION, &party.origin);
    let data = device.new_credential(&party.host, b"1");
    let made = registered(&party, QUESTION, &asked, &data).unwrap();
    let asked = client_data("webauthn.get", QUESTION, &party.origin);
    let try_with = |data: &[u8], signature: &[u8], client: &[u8]| {
        let sent = Assertion {
            client_data: client,
            device_data: data,
            signature,
        };
        asserted(&party, QUESTION, (&made.key, 0), sent)
    };
    let (data, signature) = other.sign(&asked, &party.host);
    assert_eq!(
        try_with(&data, &signature, &asked),
        Err(NotTaken::Signature)
    );
    let (data, signature) = device.sign(&asked, &party.host);
    assert_eq!(try_with(&data, &signature, &asked), Ok(1));
    let mut counted = data.clone();
    counted[36] += 1;
    assert_eq!(
        try_with(&counted, &signature, &asked),
        Err(NotTaken::Signature)
    );
    assert_eq!(try_with(&data, b"", &asked), Err(NotTaken::Signature));
    let worded = [asked.as_slice(), b" "].concat();
    assert_eq!(
        try_with(&data, &signature, &worded),
        Err(NotTaken::Signature)
    );
    // A device that never counts may sign as often as it likes.
    let mut still = Device {
        counts: false,
        ..Device::new()
    };
    let asked = client_data("webauthn.create", QUESTION, &party.origin);
    let data = still.new_credential(&party.host, b"2");
    let made = registered(&party, QUESTION, &asked, &data).unwrap();
    let asked = client_data("webauthn.get", QUESTION, &party.origin);
    for _ in 0..2 {
        let (data, signature) = still.sign(&asked, &party.host);
        let sent = Assertion {
            client_data: &asked,
            device_data: &data,
            signature: &signature,
        };
        let counted = asserted(&party, QUESTION, (&made.key, made.count), sent);
        assert_eq!(counted, Ok(0));
    }
}

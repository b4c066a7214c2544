//! Passkeys and codes on paper: a device that logs in, everything that it may not, and the way back for whoever lost all.

use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};
use ring::{
    rand::SystemRandom,
    signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair as _},
};
use sha2::{Digest as _, Sha256};

use tratto::{app::accounts::NewKey, auth::passkey::Party};

use crate::support::{
    Browser, TestApp,
    form::Form,
    on_both_databases,
    page::Page,
    sql::{PASSWORD, execute},
};

on_both_databases!(
    a_device_logs_in_without_a_password,
    what_a_device_sends_is_taken_once_and_here,
    a_code_on_paper_chooses_a_new_password,
    wrong_codes_are_counted,
);

/// A device with one key.
struct Device {
    key: EcdsaKeyPair,
    signed: u32,
}

fn base64(bytes: impl AsRef<[u8]>) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

impl Device {
    fn new() -> Self {
        let (random, kind) = (SystemRandom::new(), &ECDSA_P256_SHA256_ASN1_SIGNING);
        let document = EcdsaKeyPair::generate_pkcs8(kind, &random).unwrap();
        let key = EcdsaKeyPair::from_pkcs8(kind, document.as_ref(), &random).unwrap();
        Self { key, signed: 0 }
    }

    /// What the browser says of the question on a page.
    fn client_data(page: &Page, base: &str, kind: &str) -> Vec<u8> {
        let challenge = page
            .attributes("[data-passkey]", "data-challenge")
            .remove(0);
        format!(
            r#"{{"type":"{kind}","challenge":"{challenge}","origin":"{base}","crossOrigin":false}}"#
        )
        .into_bytes()
    }

    fn data(&self, page: &Page, flags: u8) -> Vec<u8> {
        let host = page.attributes("[data-passkey]", "data-host").remove(0);
        let mut data = Sha256::digest(host.as_bytes()).to_vec();
        data.push(flags);
        data.extend(self.signed.to_be_bytes());
        data
    }

    /// The form of a page with a new key.
    fn register(&self, page: &Page, base: &str) -> Form {
        let mut data = self.data(page, 0x45);
        data.extend([0; 16]);
        data.extend([0, 4]);
        data.extend(b"key1");
        let point = self.key.public_key().as_ref();
        data.extend(cose(&point[1..]));
        let said = Self::client_data(page, base, "webauthn.create");
        page.form("[data-passkey]")
            .forge("client_data", &base64(said))
            .forge("device_data", &base64(data))
            .set("passkey_name", "Telefono di Vera")
            .set("old", PASSWORD)
    }

    /// The log-in form of a page with a signature.
    fn sign(&mut self, page: &Page, base: &str) -> Form {
        self.signed += 1;
        let said = Self::client_data(page, base, "webauthn.get");
        let data = self.data(page, 0x05);
        let signed = [data.as_slice(), Sha256::digest(&said).as_slice()].concat();
        let signature = self.key.sign(&SystemRandom::new(), &signed).unwrap();
        page.form("[data-passkey]")
            .forge("credential", &base64("key1"))
            .forge("client_data", &base64(said))
            .forge("device_data", &base64(data))
            .forge("signature", &base64(signature))
    }
}

/// What a device sends that comes to know a site, for a use case.
pub fn new_key(name: &str, password: &str) -> NewKey {
    let party = Party {
        host: "tratto.local".to_owned(),
        origin: "https://tratto.local:8391".to_owned(),
    };
    let challenge = b"what was asked".to_vec();
    let asked = base64(&challenge);
    let mut device_data = Sha256::digest(party.host.as_bytes()).to_vec();
    device_data.push(0x45);
    device_data.extend([0; 20]);
    device_data.extend([0, 4]);
    device_data.extend(b"key9");
    device_data.extend(cose(&[7; 64]));
    NewKey {
        client_data: format!(
            r#"{{"type":"webauthn.create","challenge":"{asked}","origin":"{}"}}"#,
            party.origin
        )
        .into_bytes(),
        party,
        challenge,
        device_data,
        name: name.to_owned(),
        password: password.to_owned(),
    }
}

/// A public key as devices write it.
fn cose(point: &[u8]) -> Vec<u8> {
    let (x, y) = point.split_at(32);
    let begins = [0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 0x20];
    [begins.as_slice(), x, &[0x22, 0x58, 0x20], y].concat()
}

/// The server as devices know it: they take a name, and no number.
fn by_name(browser: &mut Browser) -> String {
    let base = browser.base().replace("127.0.0.1", "localhost");
    browser.move_to(&base);
    base
}

/// Vera with a device that she registered, and the address of the server.
fn with_device(app: &mut TestApp) -> (Browser, Device, String) {
    drop(app.admin());
    let mut vera = app.account("vera", None);
    let base = by_name(&mut vera);
    let device = Device::new();
    let page = vera.open("/account/keys");
    page.assert_ok().assert_shows("No passkey");
    vera.send(device.register(&page, &base)).assert_status(303);
    (vera, device, base)
}

fn log_in(app: &TestApp, device: &mut Device) -> (Browser, Page) {
    let mut browser = app.browser();
    let base = by_name(&mut browser);
    let page = browser.open("/login");
    let answer = browser.send(device.sign(&page, &base));
    (browser, answer)
}

fn a_device_logs_in_without_a_password(mut app: TestApp) {
    // By a number, as devices have no passkey for one.
    drop(app.admin());
    let mut vera = app.account("vera", None);
    let page = vera.open("/account/keys");
    page.assert_ok().assert_shows("with a name");
    assert!(page.texts("[data-passkey]").is_empty());
    assert!(
        app.browser()
            .open("/login")
            .texts("[data-passkey]")
            .is_empty()
    );
    let base = by_name(&mut vera);
    let mut device = Device::new();
    // Whoever finds her signed in has not her password.
    let page = vera.open("/account/keys");
    let form = device.register(&page, &base).set("old", "guessed");
    vera.send(form).assert_status(422).assert_shows("password");
    let page = vera.open("/account/keys");
    let nameless = device.register(&page, &base).set("passkey_name", " ");
    vera.send(nameless).assert_status(422);
    assert_eq!(app.count("passkeys"), 0);
    let page = vera.open("/account/keys");
    vera.send(device.register(&page, &base)).assert_status(303);
    let page = vera.open("/account/keys");
    page.assert_shows("Telefono di Vera")
        .assert_shows("localhost");
    // The same key once more is somebody's already.
    vera.send(device.register(&page, &base)).assert_status(422);
    for _ in 0..2 {
        let (mut phone, answer) = log_in(&app, &mut device);
        assert_eq!(
            answer.assert_status(303).redirect().as_deref(),
            Some("/mine")
        );
        phone
            .open("/mine")
            .assert_ok()
            .assert_shows("vera of the tests");
    }
    let acts = "SELECT action AS line FROM audit WHERE action LIKE 'account.%passkey%' ORDER BY id";
    assert_eq!(app.lines(acts), ["account.add-passkey"]);
    // Its secret half is nowhere, and what is stored opens nothing.
    let page = vera.open("/account/data");
    page.assert_ok().assert_shows("Telefono di Vera");
    let page = vera.open("/account/keys");
    vera.send(page.form_to("/remove")).assert_status(303);
    let (_, answer) = log_in(&app, &mut device);
    answer
        .assert_status(422)
        .assert_shows("The passkey was not taken");
}

fn what_a_device_sends_is_taken_once_and_here(mut app: TestApp) {
    let (_, mut device, base) = with_device(&mut app);
    let mut browser = app.browser();
    by_name(&mut browser);
    let mut stranger = app.browser();
    by_name(&mut stranger);
    let page = browser.open("/login");
    let theirs = stranger.open("/login");
    // Another browser's question, and an answer on its way to somewhere else.
    let stolen = device.sign(&page, &base);
    let fields: Vec<(String, String)> = stolen.fields();
    let of = |name: &str| {
        let mut all = fields.iter();
        all.find(|(field, _)| field == name).unwrap().1.clone()
    };
    let mut form = theirs.form("[data-passkey]");
    for field in ["credential", "client_data", "device_data", "signature"] {
        form = form.forge(field, &of(field));
    }
    stranger.send(form).assert_status(422);
    // Of another site, another span of time, another key.
    let elsewhere = device.sign(&page, "https://tratto.example");
    browser.send(elsewhere).assert_status(422);
    let span: i64 = of("span").parse().unwrap();
    for wrong in [
        (span - 2).to_string(),
        (span + 1).to_string(),
        "x".to_owned(),
    ] {
        let old = device.sign(&page, &base).forge("span", &wrong);
        browser.send(old).assert_status(422);
    }
    let other = Device::new().sign(&page, &base);
    browser.send(other).assert_status(422);
    for field in ["credential", "client_data", "device_data", "signature"] {
        for wrong in ["", "☃", "AAAA"] {
            let broken = device.sign(&page, &base).forge(field, wrong);
            browser.send(broken).assert_status(422);
        }
    }
    // The right one is taken, and once: it was signed before.
    let right = device.sign(&page, &base);
    let mut again = browser.clone();
    browser.send(right.clone()).assert_status(303);
    again.send(right).assert_status(422);
    // A copy of the key counts behind the device.
    let signed = std::mem::replace(&mut device.signed, 0);
    let (_, answer) = log_in(&app, &mut device);
    answer.assert_status(422);
    device.signed = signed;
    execute(
        &app.database,
        "UPDATE users SET disabled_at = '2026-11-21 09:00:00' WHERE name = 'vera'",
    )
    .unwrap();
    let (_, answer) = log_in(&app, &mut device);
    answer.assert_status(422);
}

/// New codes, as the page shows them.
fn codes(browser: &mut Browser, password: &str) -> Vec<String> {
    let page = browser.open("/account/keys");
    let shown = browser.send(page.form_to("/codes").set("old", password));
    shown.assert_ok();
    assert!(shown.header("cache-control").unwrap().contains("no-store"));
    shown.texts("#codes li")
}

fn recover(browser: &mut Browser, name: &str, code: &str, password: &str) -> Page {
    let page = browser.open("/recover");
    let form = page.assert_ok().form_to("/recover");
    browser.send(
        form.set("name", name)
            .set("code", code)
            .set("password", password)
            .set("repeated", password),
    )
}

fn a_code_on_paper_chooses_a_new_password(mut app: TestApp) {
    drop(app.admin());
    let mut vera = app.account("vera", None);
    let page = vera.open("/account/keys");
    page.assert_shows("You have no codes");
    let refused = vera.send(page.form_to("/codes").set("old", "guessed"));
    refused.assert_status(422);
    assert_eq!(app.count("recovery_codes"), 0);
    let first = codes(&mut vera, PASSWORD);
    assert_eq!(first.len(), 8);
    let second = codes(&mut vera, PASSWORD);
    vera.open("/account/keys").assert_shows("8 codes left");
    let letters = second[0].replace('-', "");
    assert_eq!(
        app.count(&format!(
            "recovery_codes WHERE code_hash LIKE '%{letters}%'"
        )),
        0
    );
    let mut lost = app.browser();
    // Those of before count no more; those of somebody else never did.
    recover(&mut lost, "vera", &first[0], "quiet-rook-on-c7").assert_status(422);
    recover(&mut lost, "ada", &second[0], "quiet-rook-on-c7").assert_status(422);
    // A password that is too short uses nothing up.
    recover(&mut lost, "vera", &second[0], "short").assert_status(422);
    assert_eq!(app.count("recovery_codes"), 8);
    let typed = second[0].to_uppercase().replace('-', " ");
    recover(&mut lost, "Vera", &typed, "quiet-rook-on-c7").assert_status(303);
    // Whoever was signed in is no more.
    vera.get("/mine").assert_status(401);
    recover(&mut lost, "vera", &second[0], "another-rook-on-c7").assert_status(422);
    let mut vera = app.sign_in("vera", "quiet-rook-on-c7");
    vera.open("/account/keys").assert_shows("7 codes left");
    let acts = "SELECT action AS line FROM audit WHERE action LIKE 'account.%code%' ORDER BY id";
    let made = "account.make-codes";
    assert_eq!(app.lines(acts), [made, made, "account.use-code"]);
}

fn wrong_codes_are_counted(mut app: TestApp) {
    drop(app.admin());
    let mut vera = app.account("vera", None);
    let code = codes(&mut vera, PASSWORD).remove(0);
    let mut guesses = app.browser();
    let mut closed = false;
    for _ in 0..30 {
        let page = recover(&mut guesses, "vera", "0000-0000-0000", "quiet-rook-on-c7");
        if page.status == 429 {
            closed = true;
            break;
        }
        page.assert_status(422).assert_shows("Wrong name or code");
    }
    assert!(closed, "somebody guesses for ever");
    // Then the right one does not help, either: nobody learns that it was right.
    let late = recover(&mut guesses, "vera", &code, "quiet-rook-on-c7");
    late.assert_status(429);
    assert_eq!(app.count("recovery_codes"), 8);
}

//! TLS of a hall without a provider: devices trust this machine once, and passwords cross the network encrypted.

use std::{
    thread,
    time::{Duration, Instant},
};

use crate::{
    started::{Home, OWNER, make_first_administrator},
    support::{Browser, TestApp, folder::Folder, page::Page, tournament::with_players},
};

/// Stands for the address of a hall's network.
const HALL: &str = "127.0.0.3";

/// Logs the owner in, as their browser does.
fn log_in(browser: &mut Browser) {
    let form = browser.get("/login").assert_ok().form("main form");
    let form = form.set("name", OWNER.0).set("password", OWNER.1);
    browser.send(form).assert_status(303);
}

/// What the program says of its address over TLS, as soon as it is open there.
fn shared_over_tls(owner: &mut Browser, address: &str) -> String {
    let begun = Instant::now();
    loop {
        let page = owner.open("/admin/hall");
        if page.html().contains(address) {
            return page.html();
        }
        assert!(begun.elapsed() < Duration::from_secs(30), "{}", page.text());
        thread::sleep(Duration::from_millis(100));
    }
}

#[test]
fn whoever_trusts_the_machine_logs_in_over_tls_alone() {
    let home = Home::new();
    let started = home.start(&["--hall-address", HALL]);
    let mut owner = make_first_administrator(&home.opened(1)[0], &started.base);
    let slug = with_players(&mut owner, "Torneo Cifrato", 4);
    let form = owner.open("/admin/hall").form_to("/admin/hall");
    owner.send(form).assert_status(303);
    let plain = format!("http://{HALL}:{}", started.port());
    let secure = format!("https://{HALL}:{}", started.port() + 1);
    let shown = shared_over_tls(&mut owner, &secure);
    owner.get("/admin/hall/secure/0").assert_ok();
    owner.get("/admin/hall/secure/1").assert_status(404);
    // In clear nobody logs in; the page leads to the protected address, and says how a device comes to trust it.
    let mut guest = Browser::new(&plain);
    let page = guest.get("/login");
    page.assert_ok()
        .assert_shows("Nobody logs in from this device");
    assert!(
        page.attributes("main a", "href")
            .contains(&format!("{secure}/login"))
    );
    let page = guest.open("/hall/trust");
    let mark = page.assert_ok().texts("code").remove(0);
    assert_eq!(mark.len(), 95);
    assert!(
        shown.contains(&mark),
        "the arbiter's own page has another mark"
    );
    page.assert_shows("iPhone").assert_shows(&secure);
    let file = guest.get("/hall/authority.crt");
    file.assert_ok();
    assert_eq!(
        file.header("content-type"),
        Some("application/x-x509-ca-cert")
    );
    // A device that does not trust it does not talk to it; one that does logs in, and its cookie is for TLS alone.
    let mut stranger = Browser::new(&secure);
    assert!(stranger.try_get("/").is_err());
    let mut deputy = Browser::trusting(&secure, &file.bytes);
    let form = deputy.get("/login").assert_ok().form("main form");
    let form = form.set("name", OWNER.0).set("password", OWNER.1);
    let done = deputy.send(form);
    done.assert_status(303);
    let cookies: Vec<String> = done
        .headers
        .iter()
        .filter(|(name, _)| name == "set-cookie")
        .map(|(_, value)| value.clone())
        .collect();
    assert!(
        cookies.iter().any(|one| one.starts_with("__Host-")),
        "{cookies:?}"
    );
    assert!(
        cookies.iter().all(|one| one.contains("Secure")),
        "{cookies:?}"
    );
    deputy.get("/admin").assert_ok();
    deputy.get(&format!("/t/{slug}/entries")).assert_ok();
    // Nothing leads to an address for TLS from there, or is asked for again.
    let page = deputy.get("/login");
    assert!(!page.html().contains("/hall/trust"), "{}", page.html());
    // The session of TLS opens nothing in clear.
    deputy.move_to(&plain);
    deputy.get("/admin").assert_status(401);
    // Invitations lead to the protected address.
    let form = owner.open("/admin").form_to("/accounts");
    let form = form.set("name", "vice").set("display_name", "Vice Arbitra");
    let invited = owner.submit(form);
    assert!(invited.html().contains(&secure), "{}", invited.text());
    // Ended, both are.
    let end = owner.open("/admin/hall").form_to("/admin/hall/end");
    owner.send(end).assert_status(303);
    let begun = Instant::now();
    while Browser::trusting(&secure, &file.bytes).try_get("/").is_ok() {
        assert!(begun.elapsed() < Duration::from_secs(30));
        thread::sleep(Duration::from_millis(50));
    }
    // Another start is trusted as before.
    assert_eq!(started.end("TERM"), Some(0));
    let again = home.start(&["--hall-address", HALL]);
    let mut owner = Browser::new(&again.base);
    log_in(&mut owner);
    let form = owner.open("/admin/hall").form_to("/admin/hall");
    owner.send(form).assert_status(303);
    shared_over_tls(&mut owner, &secure);
    Browser::trusting(&secure, &file.bytes).get("/").assert_ok();
}

#[test]
fn a_server_of_a_hall_answers_over_tls_too() {
    let keys = Folder::new("hall-keys");
    let folder = keys.path().to_str().unwrap();
    let mut app = TestApp::on_sqlite();
    app.start_with_all(&["--hall", folder, "--hall-listen", "127.0.0.1:0"]);
    let base = app.printed("listening on https");
    let base = format!("https{base}");
    let mut guest = app.browser();
    let file = guest.get("/hall/authority.crt");
    file.assert_ok();
    let mut arbiter = Browser::trusting(&base, &file.bytes);
    arbiter.get("/").assert_ok();
    arbiter.get("/hall/trust").assert_ok().assert_shows(&base);
    // An invitation leads there.
    let mut admin = app.admin();
    let form = admin.open("/admin").form_to("/accounts");
    let form = form.set("name", "vice").set("display_name", "Vice Arbitra");
    let invited = admin.submit(form);
    assert!(
        invited.html().contains(&format!("{base}/welcome/")),
        "{}",
        invited.text()
    );
    // Where no authority is wished there is none.
    let other = TestApp::on_sqlite();
    other.browser().get("/hall/trust").assert_status(404);
    other
        .browser()
        .get("/hall/authority.crt")
        .assert_status(404);
}

/// A server that the Internet knows by a name, and its hall by another: a device is asked for the one under which it came.
#[test]
fn a_passkey_is_of_the_name_under_which_the_hall_comes() {
    let keys = Folder::new("hall-keys");
    let folder = keys.path().to_str().unwrap();
    let public = "https://scacchi.example";
    let hall = ["--hall", folder, "--hall-listen", "127.0.0.1:0"];
    let mut app = TestApp::on_sqlite();
    app.start_with_all(&[&hall[..], &["--public-url", public]].concat());
    let base = app.printed("listening on https");
    let base = format!("https{base}");
    let file = app.browser().get("/hall/authority.crt");
    let port = base.rsplit_once(':').unwrap().1;
    let mut arbiter = Browser::trusting(&base, &file.bytes);
    let page = arbiter.get_with("/login", "host", &format!("tratto.local:{port}"));
    let asked = |page: &Page, host: &str| page.html().contains(&format!("data-host=\"{host}\""));
    assert!(asked(&page, "tratto.local"), "{}", page.html());
    // Behind the proxy of the public name it is that one, whatever the request calls itself.
    let page = app
        .browser()
        .get_with("/login", "host", "elsewhere.example");
    assert!(asked(&page, "scacchi.example"), "{}", page.html());
    // An address that is no name has no passkeys.
    let page = arbiter.get("/login");
    assert!(!page.html().contains("data-host"), "{}", page.html());
}

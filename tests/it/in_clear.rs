//! Passwords in clear: outside this machine none is asked for and none is taken, unless whoever runs the server wished that.

use std::net::IpAddr;

use crate::support::{Browser, TestApp, folder::Folder, not_tried, page::Page, sql::PASSWORD};

/// What is said where nobody logs in.
const BARRED: &str = "Nobody logs in at this address";
const NEW: &str = "queen-takes-queen-9";

/// From now on a proxy of this machine asks for this browser, which is elsewhere; `scheme` is what the proxy says of how it was asked.
fn go_elsewhere(browser: &mut Browser, scheme: &str) {
    browser.extra = vec![("X-Forwarded-For", "203.0.113.7".to_owned())];
    if !scheme.is_empty() {
        let how = ("X-Forwarded-Proto", scheme.to_owned());
        browser.extra.push(how);
    }
}

fn from_elsewhere(app: &TestApp, scheme: &str) -> Browser {
    let mut browser = app.browser();
    go_elsewhere(&mut browser, scheme);
    browser
}

/// The answer to the right password.
fn log_in(browser: &mut Browser) -> u16 {
    let form = browser.get("/login").assert_ok().form("main form");
    let form = form.set("name", "vera").set("password", PASSWORD);
    browser.send(form).status
}

/// Says why, and what to do; asks nothing.
#[track_caller]
fn assert_asks_nothing(page: &Page, status: u16) {
    page.assert_status(status)
        .assert_shows(BARRED)
        .assert_shows("--hall FOLDER")
        .assert_shows("--public-url https://")
        .assert_shows("--insecure-cookies");
    assert!(page.texts("main form").is_empty(), "{}", page.html());
}

#[test]
fn no_password_crosses_a_network_in_clear() {
    let mut app = TestApp::on_sqlite();
    app.start_with("--trusted-proxy=127.0.0.1");
    // The first administrator's own, and what is typed where it could be.
    let link = app.printed("first administrator: ");
    assert_asks_nothing(&from_elsewhere(&app, "http").get(&link), 403);
    let mut ada = app.browser();
    let form = ada.get(&link).assert_ok().form("main form");
    let form = form.set("name", "ada").set("display_name", "Ada Arbiter");
    go_elsewhere(&mut ada, "http");
    let late = ada.send(form.set("password", NEW).set("repeated", NEW));
    late.assert_status(403).assert_shows(BARRED);
    assert_eq!(app.count("users"), 0);
    drop(app.admin());
    drop(app.account("vera", None));
    for scheme in ["", "http", "https, http"] {
        let mut far = from_elsewhere(&app, scheme);
        assert_asks_nothing(&far.get("/login"), 200);
        assert_asks_nothing(&far.get("/recover"), 200);
        assert_asks_nothing(&far.get("/pair?code=abcd-efgh"), 403);
        far.get("/").assert_ok();
    }
    let typed: [(&str, &[(&str, &str)]); 2] = [
        ("/login", &[("name", "vera"), ("password", PASSWORD)]),
        (
            "/recover",
            &[
                ("name", "vera"),
                ("code", "0000-0000-0000"),
                ("password", NEW),
                ("repeated", NEW),
            ],
        ),
    ];
    for (path, fields) in typed {
        let mut browser = app.browser();
        let mut form = browser.get(path).assert_ok().form_to(path);
        for (name, value) in fields {
            form = form.set(name, value);
        }
        let token = form.value("csrf").unwrap().to_owned();
        go_elsewhere(&mut browser, "http");
        let answer = browser.send(form);
        answer.assert_status(403).assert_shows(BARRED);
        let code = [("csrf", token.as_str()), ("code", "abcdefgh")];
        let answer = browser.post("/pair", &code);
        answer.assert_status(403).assert_shows(BARRED);
    }
    assert_eq!(app.count("audit WHERE action LIKE '%refuse%'"), 0);
    assert_eq!(log_in(&mut from_elsewhere(&app, "https")), 303);
}

#[test]
fn whoever_is_signed_in_types_no_password_in_clear_either() {
    let mut app = TestApp::on_sqlite();
    app.start_with("--trusted-proxy=127.0.0.1");
    drop(app.admin());
    let mut vera = app.account("vera", None);
    let page = vera.open("/account");
    let password = page.form("form[action=\"/account\"]").set("old", PASSWORD);
    let password = password.set("password", NEW).set("repeated", NEW);
    let address = page.form_to("/account/address").set("old", PASSWORD);
    let address = address.set("email", "vera@posta.example");
    let page = vera.open("/account/keys");
    let codes = page.form_to("/account/keys/codes").set("old", PASSWORD);
    go_elsewhere(&mut vera, "http");
    assert_asks_nothing(&vera.get("/account"), 403);
    assert_asks_nothing(&vera.get("/account/keys"), 403);
    for form in [password, address, codes] {
        let answer = vera.send(form);
        answer.assert_status(403).assert_shows(BARRED);
    }
    assert_eq!(app.count("recovery_codes"), 0);
    go_elsewhere(&mut vera, "https");
    vera.get("/account").assert_ok();
    vera.get("/account/keys").assert_ok();
    // The password is the old one.
    drop(app.sign_in("vera", PASSWORD));
}

#[test]
fn whoever_runs_the_server_says_otherwise() {
    let mut app = TestApp::on_sqlite();
    drop(app.admin());
    drop(app.account("vera", None));
    let with = |wished: &str| {
        let mut server = app.second();
        server.start_with_all(&["--trusted-proxy=127.0.0.1", wished]);
        server
    };
    for wished in ["--public-url=https://sala.example", "--insecure-cookies"] {
        let server = with(wished);
        let mut far = from_elsewhere(&server, "http");
        assert_eq!(log_in(&mut far), 303, "{wished}");
    }
    let server = with("--public-url=http://torneo.example");
    assert_asks_nothing(&from_elsewhere(&server, "http").get("/login"), 200);
}

#[test]
fn a_proxy_of_this_machine_that_nobody_named_asks_for_anybody() {
    let mut app = TestApp::on_sqlite();
    drop(app.admin());
    drop(app.account("vera", None));
    for scheme in ["", "http", "https"] {
        assert_asks_nothing(&from_elsewhere(&app, scheme).get("/login"), 200);
    }
    assert_eq!(log_in(&mut app.browser()), 303);
    // One that is named, and was asked by this machine.
    app.start_with("--trusted-proxy=127.0.0.1");
    let mut near = app.browser();
    near.extra = vec![("X-Forwarded-For", "127.0.0.1".to_owned())];
    assert_eq!(log_in(&mut near), 303);
}

/// An address under which other machines reach this one.
fn network_address() -> Option<IpAddr> {
    let found = if_addrs::get_if_addrs().unwrap_or_default().into_iter();
    let mut addresses = found.map(|one| one.ip());
    addresses.find(|address| address.is_ipv4() && !address.is_loopback())
}

#[test]
fn a_server_of_all_addresses_asks_its_own_machine_alone() {
    let Some(address) = network_address() else {
        not_tried("this machine has no network");
        return;
    };
    let mut app = TestApp::on_sqlite();
    drop(app.admin());
    drop(app.account("vera", None));
    app.start_at_all_addresses();
    let at = |app: &TestApp, host: &str| {
        let port = app.base.rsplit(':').next().unwrap();
        Browser::new(&format!("http://{host}:{port}"))
    };
    let host = address.to_string();
    assert_asks_nothing(&at(&app, &host).get("/login"), 200);
    at(&app, &host).get("/").assert_ok();
    assert_eq!(log_in(&mut at(&app, "127.0.0.1")), 303);
    // Nobody but a proxy comes here, as far as is known.
    app.start_with("--public-url=https://scacchi.example");
    assert_eq!(log_in(&mut at(&app, &host)), 303);
    // With TLS of its own it is a hall's server, too: there people come past the proxy.
    let keys = Folder::new("hall-keys");
    let folder = keys.path().to_str().unwrap();
    app.start_with_all(&["--hall", folder, "--hall-listen", "127.0.0.1:0"]);
    assert_asks_nothing(&at(&app, &host).get("/login"), 200);
    assert_eq!(log_in(&mut at(&app, "127.0.0.1")), 303);
}

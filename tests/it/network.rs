//! The server towards the network: who asks behind a proxy.

use crate::support::{TestApp, on_both_databases, sql::PASSWORD};

on_both_databases!(log_in_is_throttled_by_client_behind_a_proxy);

/// One wrong log-in as the proxy hands it on; the answer's status.
fn wrong_log_in(app: &TestApp, name: &str, header: &'static str, client: &str) -> u16 {
    let mut browser = app.browser();
    browser.extra.push((header, client.to_owned()));
    let form = browser.get("/login").form("main form");
    let form = form.set("name", name).set("password", "not-the-password-1");
    browser.send(form).status
}

/// Whether the server pauses log-ins of this client within ten attempts.
fn is_paused(app: &TestApp, name: &str, header: &'static str, client: &str) -> bool {
    (0..10).any(|_| wrong_log_in(app, name, header, client) == 429)
}

fn log_in_is_throttled_by_client_behind_a_proxy(mut app: TestApp) {
    drop(app.admin());
    for name in ["vera", "ugo", "lina"] {
        drop(app.account(name, None));
    }
    app.start_with("--trusted-proxy=127.0.0.1,10.0.0.0/8");
    const FOR: &str = "X-Forwarded-For";
    assert!(is_paused(&app, "vera", FOR, "203.0.113.1"));
    // Somebody else is not paused, and what a client invents before its own address changes nothing.
    assert_eq!(wrong_log_in(&app, "vera", FOR, "203.0.113.2"), 422);
    assert_eq!(
        wrong_log_in(&app, "vera", FOR, "198.51.100.1, 203.0.113.1"),
        429
    );
    assert_eq!(
        wrong_log_in(&app, "vera", "Forwarded", "for=203.0.113.1, for=10.0.0.2"),
        429
    );
    // The addresses of one IPv6 house are one client.
    assert!(is_paused(&app, "ugo", FOR, "2001:db8:0:1::1"));
    assert_eq!(wrong_log_in(&app, "ugo", FOR, "2001:db8:0:1:ffff::9"), 429);
    assert_eq!(wrong_log_in(&app, "ugo", FOR, "2001:db8:0:2::1"), 422);
    let mut vera = app.browser();
    vera.extra.push((FOR, "203.0.113.2".to_owned()));
    let form = vera.get("/login").form("main form");
    vera.send(form.set("name", "vera").set("password", PASSWORD))
        .assert_status(303);
    // Without the setting the headers say nothing: another name in them does not open what is paused.
    let mut direct = app.second();
    direct.printed("listening on ");
    assert!(is_paused(&direct, "lina", FOR, "203.0.113.5"));
    assert_eq!(wrong_log_in(&direct, "lina", FOR, "203.0.113.6"), 429);
}

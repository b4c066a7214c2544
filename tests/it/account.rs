//! First administrator, log-in, log-out, and who is turned away.

use crate::support::{TestApp, app::ADMIN, on_both_databases};

on_both_databases!(
    first_administrator_signs_in,
    forms_need_token_and_origin,
    link_works_once
);

fn first_administrator_signs_in(mut app: TestApp) {
    let mut browser = app.admin();
    let page = browser.open("/account");
    page.assert_ok().assert_shows("Ada Arbiter");
    // Somebody else is still a stranger.
    app.browser().get("/account").assert_hides("Ada Arbiter");
    let page = browser.send(page.form_to("/logout"));
    page.assert_status(303);
    browser.get("/account").assert_hides("Ada Arbiter");
}

fn forms_need_token_and_origin(mut app: TestApp) {
    let (name, password) = ADMIN;
    drop(app.admin());
    let mut browser = app.browser();
    let form = browser.get("/login").assert_ok().form("main form");
    let form = form.set("name", name).set("password", password);
    browser
        .send(form.clone().without("csrf"))
        .assert_status(403);
    browser
        .send(form.clone().forge("csrf", "0000"))
        .assert_status(403);
    browser.fetch_site = Some("cross-site".to_owned());
    browser.send(form.clone()).assert_status(403);
    browser.fetch_site = Some("same-origin".to_owned());
    // The very same form is fine from its own page.
    browser.send(form).assert_status(303);
}

fn link_works_once(mut app: TestApp) {
    let link = app.printed("first administrator: ");
    drop(app.admin());
    let page = app.browser().get(&link);
    assert!(
        page.status >= 400,
        "the link was used, yet answers {}:\n{}",
        page.status,
        page.text()
    );
}

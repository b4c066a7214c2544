//! First administrator, log-in, log-out, and who is turned away.

use crate::support::{TestApp, app::ADMIN, on_both_databases, tournament::with_players};

on_both_databases!(
    first_administrator_signs_in,
    forms_need_token_and_origin,
    link_works_once,
    deputies_are_asked_by_any_name,
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

/// Each server prints a link, and all of them lead to the form until one is used; of one that starts again and again the last
/// ten.
#[test]
fn each_server_invites_the_first_administrator() {
    let mut app = TestApp::on_postgres();
    let mut second = app.second();
    // A link leads to the server that printed it: here each is asked for at the others, too.
    let path = |server: &mut TestApp| {
        let link = server.printed("first administrator: ");
        format!("/welcome/{}", link.rsplit('/').next().unwrap())
    };
    let mut links = vec![path(&mut app), path(&mut second)];
    for link in &links {
        app.browser().get(link).assert_ok();
        second.browser().get(link).assert_ok();
    }
    for _ in 0..9 {
        links.push(path(&mut app.second()));
    }
    let answers = |app: &TestApp| -> Vec<u16> {
        let answers = links.iter();
        answers.map(|link| app.browser().get(link).status).collect()
    };
    let now = answers(&app);
    assert_eq!((now[0], &now[1..]), (422, &[200; 10][..]));
    drop(second.admin());
    assert_eq!(answers(&app), [422; 11]);
    assert_eq!(app.count("invitations"), 1);
}

fn deputies_are_asked_by_any_name(mut app: TestApp) {
    drop(app.admin());
    let mut chief = app.account("carla", None);
    let mut dora = app.account("dora", None);
    let mut ugo = app.account("ugo", None);
    let slug = with_players(&mut chief, "Torneo degli Inviti", 2);
    let settings = format!("/t/{slug}/settings");
    // The answer is the same, word by word, for a name that exists and for one that does not.
    let mut answers = Vec::new();
    for name in ["dora", "nobody"] {
        let page = chief.open(&settings);
        let sent = chief.send(page.form_to("/deputies").set("deputy", name));
        let answer = (sent.status, sent.redirect());
        let page = chief.follow(sent);
        let shown = page.assert_ok().text().replace(name, "NAME");
        answers.push((answer, shown.matches("NAME").count()));
        let page = chief.open(&settings);
        if name == "dora" {
            // Dora is no arbiter before she says so.
            dora.get(&format!("/t/{slug}/desk")).assert_status(403);
            let page = dora.open("/mine");
            page.assert_shows("Torneo degli Inviti")
                .assert_shows("carla of the tests");
            assert!(
                ugo.open("/mine")
                    .attributes("form[action$=\"/accept\"]", "action")
                    .is_empty()
            );
            // Nobody answers for her.
            let accept = page.form_to("/accept");
            let csrf = ugo
                .get("/mine")
                .attributes("[name=csrf]", "value")
                .remove(0);
            ugo.post(&accept.action, &[("csrf", &csrf)])
                .assert_status(404);
            dora.send(page.form_to("/decline")).assert_status(303);
            dora.get(&format!("/t/{slug}/desk")).assert_status(403);
            let page = chief.open(&settings);
            chief
                .send(page.form_to("/deputies").set("deputy", " Dora "))
                .assert_status(303);
            let page = dora.open("/mine");
            let accept = page.form_to("/accept");
            dora.send(accept.clone()).assert_status(303);
            dora.open(&format!("/t/{slug}/desk")).assert_ok();
            dora.send(accept).assert_status(404);
        } else {
            chief
                .send(page.form_to("/deputies/withdraw"))
                .assert_status(303);
            assert!(!chief.open(&settings).text().contains("nobody"));
        }
    }
    assert_eq!(answers[0], answers[1]);
    assert_eq!(app.count("deputy_invitations"), 0);
}

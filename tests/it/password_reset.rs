//! A new password by e-mail: the same answer for everybody, a link that opens once and for half an hour, and what it ends.

use std::{thread, time::Duration};

use crate::{
    mail::{admin, with_mail},
    support::{Browser, TestApp, on_both_databases, page::Page, smtp::Smtp, sql::execute},
};

on_both_databases!(
    a_password_is_set_anew,
    nobody_learns_who_has_an_account,
    the_link_dies,
    the_address_is_the_owners,
    without_a_mail_server_an_administrator_helps,
);

const OLD: &str = "rook-lifts-quietly-31";
const NEW: &str = "bishop-sees-far-away-8";

/// An account with this address, made by an administrator who invites its owner; the mail server, and the owner's browser.
fn scene(app: &mut TestApp) -> (Smtp, Browser) {
    let smtp = Smtp::start();
    with_mail(app, &smtp);
    let mut maker = admin(app);
    let page = maker.open("/admin");
    let form = page
        .form_to("/admin/accounts")
        .set("display_name", "Dora Bassi")
        .set("name", "dora")
        .set("role", "arbiter")
        .set("email", "Dora.Bassi@posta.example");
    maker.send(form).assert_ok();
    let invited = smtp.wait_for(1).remove(0);
    assert_eq!(invited.to, "dora.bassi@posta.example");
    choose(&mut app.browser(), &invited.link("/welcome/"), OLD).assert_status(303);
    (smtp, app.sign_in("dora", OLD))
}

fn choose(browser: &mut Browser, link: &str, password: &str) -> Page {
    let form = browser.get(link).assert_ok().form("main form");
    browser.send(form.set("password", password).set("repeated", password))
}

fn ask(browser: &mut Browser, email: &str) -> Page {
    let form = browser.open("/password").form("main form");
    browser.send(form.set("email", email))
}

/// Whether somebody gets in with this password.
fn gets_in(app: &TestApp, password: &str) -> bool {
    let mut browser = app.browser();
    let form = browser.get("/login").form("main form");
    browser
        .send(form.set("name", "dora").set("password", password))
        .status
        == 303
}

fn a_password_is_set_anew(mut app: TestApp) {
    let (smtp, mut dora) = scene(&mut app);
    dora.open("/account").assert_shows("Dora Bassi");
    let mut visitor = app.browser();
    visitor.open("/login").link("Forgotten the password?");
    // However it is typed.
    let answer = ask(&mut visitor, " DORA.bassi@posta.example ");
    answer.assert_status(303);
    visitor
        .follow(answer)
        .assert_shows("If there is an account with this address");
    let letter = smtp.wait_for(2).remove(1);
    assert_eq!(letter.to, "dora.bassi@posta.example");
    assert_eq!(letter.head("Subject"), "A new password for dora");
    let link = letter.link("/welcome/");
    // Until it is used nothing changes.
    assert!(gets_in(&app, OLD));
    choose(&mut visitor, &link, "short").assert_status(422);
    choose(&mut visitor, &link, NEW).assert_status(303);
    assert!(!gets_in(&app, OLD) && gets_in(&app, NEW));
    // Sessions of before are over, and the link with them.
    dora.get("/account").assert_status(401);
    visitor.get(&link).assert_status(422);
    // In the database there was its hash alone, and nobody's address is in the trail or the log.
    let secret = link.rsplit('/').next().unwrap();
    let hashes = app.lines("SELECT token_hash AS line FROM invitations");
    assert!(hashes.iter().all(|hash| hash != secret));
    let trail = app.lines("SELECT action || subject || \"before\" || \"after\" AS line FROM audit");
    assert!(trail.iter().any(|row| row.contains("account.write-reset")));
    assert!(trail.iter().any(|row| row.contains("session.ask-reset")));
    for word in [secret, "posta.example"] {
        assert!(trail.iter().all(|row| !row.contains(word)), "{word}");
        assert!(!app.log().contains(word), "{word} is in the log");
    }
    assert_eq!(app.count("outbox WHERE address <> '' OR body <> ''"), 0);
    // The owner sees it among the events of the account.
    let mut dora = app.sign_in("dora", NEW);
    dora.open("/account/events")
        .assert_shows("Link for a new password sent");
}

fn nobody_learns_who_has_an_account(mut app: TestApp) {
    let (smtp, _) = scene(&mut app);
    let answer = |app: &TestApp, email: &str| {
        let mut browser = app.browser();
        let answer = ask(&mut browser, email);
        let seen = (answer.status, answer.redirect());
        (seen, browser.follow(answer).text())
    };
    let known = answer(&app, "dora.bassi@posta.example");
    let unknown = answer(&app, "nobody@posta.example");
    assert_eq!(known, unknown);
    smtp.wait_for(2);
    thread::sleep(Duration::from_secs(2));
    smtp.wait_for(2);
    // Of the one that nobody has, nothing is left but that somebody asked.
    assert_eq!(app.count("outbox WHERE class = 'reset-asked'"), 0);
    assert_eq!(app.count("invitations WHERE kind = 'reset'"), 1);
    // The fourth request for an address from the same place is refused, whether or not there is such an account.
    for email in ["dora.bassi@posta.example", "nobody@posta.example"] {
        let mut browser = app.browser();
        for _ in 0..2 {
            ask(&mut browser, email).assert_status(303);
        }
        ask(&mut browser, email)
            .assert_status(429)
            .assert_shows("Too many requests from here");
    }
    smtp.wait_for(4);
    execute(
        &app.database,
        "UPDATE attempts SET at = '2026-01-01 00:00:00'",
    )
    .unwrap();
    ask(&mut app.browser(), "nobody@posta.example").assert_status(303);
    ask(&mut app.browser(), "nobody").assert_status(422);
}

fn the_link_dies(mut app: TestApp) {
    let (smtp, _) = scene(&mut app);
    let mut visitor = app.browser();
    // With any change of the password: by another link, or by the owner.
    for _ in 0..2 {
        ask(&mut visitor, "dora.bassi@posta.example").assert_status(303);
    }
    let mails = smtp.wait_for(3);
    let (first, second) = (mails[1].link("/welcome/"), mails[2].link("/welcome/"));
    assert_ne!(first, second);
    choose(&mut visitor, &second, NEW).assert_status(303);
    visitor.get(&first).assert_status(422);
    let mut dora = app.sign_in("dora", NEW);
    ask(&mut visitor, "dora.bassi@posta.example").assert_status(303);
    let third = smtp.wait_for(4).remove(3).link("/welcome/");
    visitor.get(&third).assert_ok();
    let page = dora.open("/account");
    let form = page.form("form[action=\"/account\"]");
    let form = form
        .set("old", NEW)
        .set("password", OLD)
        .set("repeated", OLD);
    dora.send(form).assert_status(303);
    visitor.get(&third).assert_status(422);
    // After half an hour.
    execute(&app.database, "DELETE FROM attempts").unwrap();
    ask(&mut visitor, "dora.bassi@posta.example").assert_status(303);
    let fourth = smtp.wait_for(5).remove(4).link("/welcome/");
    let lived = app.lines(if app.is_sqlite() {
        "SELECT CAST(ROUND((julianday(expires_at) - julianday(created_at)) * 1440) AS INTEGER) || '' AS line \
         FROM invitations WHERE kind = 'reset' AND used_at IS NULL"
    } else {
        "SELECT CAST(ROUND(EXTRACT(EPOCH FROM expires_at - created_at) / 60) AS TEXT) AS line \
         FROM invitations WHERE kind = 'reset' AND used_at IS NULL"
    });
    assert_eq!(lived, ["30"]);
    visitor.get(&fourth).assert_ok();
    execute(
        &app.database,
        "UPDATE invitations SET expires_at = '2026-01-01 00:00:00'",
    )
    .unwrap();
    visitor.get(&fourth).assert_status(422);
    assert!(gets_in(&app, OLD));
    // An account that is closed gets none.
    execute(
        &app.database,
        "UPDATE users SET disabled_at = '2026-01-01 00:00:00' WHERE name = 'dora'",
    )
    .unwrap();
    execute(&app.database, "DELETE FROM attempts").unwrap();
    ask(&mut visitor, "dora.bassi@posta.example").assert_status(303);
    thread::sleep(Duration::from_secs(3));
    smtp.wait_for(5);
}

fn the_address_is_the_owners(mut app: TestApp) {
    let (smtp, mut dora) = scene(&mut app);
    let page = dora.open("/account");
    let form = page.form_to("/account/address");
    assert_eq!(form.value("email"), Some("dora.bassi@posta.example"));
    // Whoever finds the account signed in cannot move it to an address of theirs.
    let form = form.set("email", "other@posta.example");
    dora.send(form.clone().set("old", "wrong"))
        .assert_status(422);
    dora.send(form.clone().set("old", OLD).set("email", "other"))
        .assert_status(422);
    let mut visitor = app.browser();
    ask(&mut visitor, "dora.bassi@posta.example").assert_status(303);
    let link = smtp.wait_for(2).remove(1).link("/welcome/");
    dora.send(form.set("old", OLD)).assert_status(303);
    // Links that went to the address of before are dead.
    visitor.get(&link).assert_status(422);
    ask(&mut visitor, "dora.bassi@posta.example").assert_status(303);
    ask(&mut visitor, "other@posta.example").assert_status(303);
    let mails = smtp.wait_for(3);
    assert_eq!(mails[2].to, "other@posta.example");
    dora.open("/account/events").assert_shows("Address changed");
}

fn without_a_mail_server_an_administrator_helps(mut app: TestApp) {
    drop(app.admin());
    let mut visitor = app.browser();
    visitor
        .open("/login")
        .assert_shows("An administrator can send you a new link");
    let page = visitor.open("/password");
    page.assert_shows("This server sends no mail");
    let csrf = visitor
        .open("/login")
        .attributes("[name=csrf]", "value")
        .remove(0);
    visitor
        .post(
            "/password",
            &[("csrf", &csrf), ("email", "ada@posta.example")],
        )
        .assert_status(404);
    assert_eq!(app.count("outbox"), 0);
}

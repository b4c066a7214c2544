//! Letters go out to a mail server: what they say, in which language, and what becomes of those that are not taken.

use std::{thread, time::Duration};

use crate::{
    clubs::{filled, registration},
    enter::{open, press, sent, typed},
    support::{
        Browser, TestApp,
        app::ADMIN,
        on_both_databases,
        smtp::{Answer, Secure, Smtp},
        sql::execute,
        tournament::with_players,
    },
};

on_both_databases!(
    a_parent_is_asked_in_their_language,
    a_player_hears_what_was_decided,
    clubs_and_deputies_are_written_to,
    a_letter_that_is_not_taken_is_tried_again,
    a_server_that_dies_sends_it_again,
    what_is_refused_writes_nothing,
    two_servers_send_each_letter_once,
    old_letters_lose_their_text,
);

/// Where people would reach the server.
const PUBLIC: &str = "http://torneo.example";

/// Starts the program again with this mail server; an administrator is there.
pub fn with_mail(app: &mut TestApp, smtp: &Smtp) {
    drop(app.admin());
    let settings = [
        ("TRATTO_MAIL_SERVER", smtp.address.to_string()),
        ("TRATTO_MAIL_SECURITY", "none".to_owned()),
        (
            "TRATTO_MAIL_FROM",
            "Circolo di Prova <torneo@circolo.example>".to_owned(),
        ),
    ];
    app.environment.extend(settings);
    app.start_with(&format!("--public-url={PUBLIC}"));
}

/// The administrator, signed in again.
pub fn admin(app: &TestApp) -> Browser {
    let (name, password) = ADMIN;
    app.sign_in(name, password)
}

/// A mail server, and a tournament whose form is open.
pub fn scene(app: &mut TestApp, fields: &[(&str, &str)]) -> (Smtp, Browser, String) {
    let smtp = Smtp::start();
    with_mail(app, &smtp);
    let mut chief = app.account("carla", None);
    let slug = with_players(&mut chief, "Open della Porta", 3);
    open(&mut chief, &slug, fields);
    (smtp, chief, slug)
}

/// Waits until every letter was sent or given up, and what was noted of them: class, state, tries.
pub fn noted(app: &TestApp) -> Vec<String> {
    for _ in 0..400 {
        if app.count("outbox WHERE state = 'waiting'") == 0 {
            break;
        }
        thread::sleep(Duration::from_millis(50));
    }
    app.lines(
        "SELECT class || ' ' || state || ' ' || CAST(tries AS TEXT) AS line FROM outbox ORDER BY id",
    )
}

/// The words of an address are nowhere but where they were given.
fn is_nowhere(app: &TestApp, word: &str) {
    assert!(!app.log().contains(word), "{word} is in the log");
    let trail = app.lines("SELECT subject || \"before\" || \"after\" AS line FROM audit");
    assert!(
        trail.iter().all(|row| !row.contains(word)),
        "{word} is in the trail"
    );
    let outbox = app.lines("SELECT address || body || failure AS line FROM outbox");
    assert!(
        outbox.iter().all(|row| !row.contains(word)),
        "{word} is in {outbox:?}"
    );
}

fn a_parent_is_asked_in_their_language(mut app: TestApp) {
    let (smtp, mut chief, slug) = scene(&mut app, &[]);
    let mut girl = app.browser().in_italian();
    let form = typed(&mut girl, &slug, "Spadaro", "2016-03-04")
        .set("email", "zita.spadaro@posta.example")
        .set("guardian_name", "Rosa Spadaro")
        .set("guardian_email", "rosa.spadaro@posta.example");
    let (_, own) = sent(&mut girl, form);
    let mails = smtp.wait_for(2);
    let [received, asked] = mails.as_slice() else {
        panic!()
    };
    assert_eq!(received.from, "torneo@circolo.example");
    assert_eq!(received.to, "zita.spadaro@posta.example");
    let from = received.head("From");
    assert!(from.contains("Circolo di Prova") && from.ends_with(" <torneo@circolo.example>"));
    assert_eq!(received.head("Auto-Submitted"), "auto-generated");
    assert!(
        received
            .part("text/plain")
            .contains("La richiesta di iscrivere Spadaro Zita a Open della Porta è arrivata")
    );
    assert_eq!(received.link("/request/"), own);
    let text = received.part("text/plain");
    assert!(text.contains(&format!("{PUBLIC}{own}\n")), "{text}");
    let html = received.part("text/html");
    assert!(
        html.contains("<html lang=\"it\">")
            && html.contains(&format!("<a href=\"{PUBLIC}{own}\">")),
        "{html}"
    );
    assert_eq!(asked.to, "rosa.spadaro@posta.example");
    let text = asked.part("text/plain");
    assert!(
        text.contains("Rosa Spadaro, Spadaro Zita vuole giocare a Open della Porta."),
        "{text}"
    );
    // The parent's link, from the letter, is enough.
    let guardian = asked.link("/guardian/");
    let mut mother = app.browser();
    let page = mother.open(&guardian);
    let form = page.form(&format!("form[action=\"{guardian}\"]"));
    mother.send(form).assert_status(303);
    press(&mut chief, &slug, "Spadaro", "accept").assert_status(303);
    let mails = smtp.wait_for(3);
    assert!(
        mails[2]
            .part("text/plain")
            .contains("L’iscrizione di Spadaro Zita a Open della Porta è confermata.")
    );
    assert_eq!(
        noted(&app),
        [
            "entry-received sent 1",
            "guardian-asked sent 1",
            "entry-accepted sent 1"
        ]
    );
    for word in ["posta.example", "Rosa", "spadaro"] {
        is_nowhere(&app, word);
    }
    let languages = app.lines("SELECT language || ' ' || address_hash AS line FROM mail_languages");
    assert_eq!(languages.len(), 2);
    assert!(
        languages
            .iter()
            .all(|line| line.starts_with("it ") && !line.contains('@'))
    );
    admin(&app)
        .open("/admin/letters?show=done")
        .assert_shows("A parent’s confirmation")
        .assert_hides("posta.example");
}

fn a_player_hears_what_was_decided(mut app: TestApp) {
    let (smtp, mut chief, slug) = scene(&mut app, &[("door_places", "4")]);
    let mut visitor = app.browser();
    for surname in ["Primo", "Secondo", "Terzo"] {
        let address = format!("{surname}@posta.example");
        let form = typed(&mut visitor, &slug, surname, "1980").set("email", &address);
        sent(&mut visitor, form);
    }
    smtp.wait_for(3);
    press(&mut chief, &slug, "Primo", "wait").assert_status(303);
    press(&mut chief, &slug, "Secondo", "accept").assert_status(303);
    press(&mut chief, &slug, "Terzo", "refuse").assert_status(303);
    let mails = smtp.wait_for(6);
    let said = |index: usize, words: &str| {
        let text = mails[index].part("text/plain");
        assert!(text.contains(words), "{text}");
    };
    assert_eq!(mails[3].to, "Primo@posta.example");
    said(3, "Primo Zita is on the waiting list");
    assert_eq!(
        mails[4].head("Subject"),
        "There is a place: Secondo Zita is entered in Open della Porta"
    );
    said(
        4,
        "There is a place for Secondo Zita in Open della Porta: the entry is confirmed.",
    );
    assert_eq!(mails[4].link("/t/"), format!("/t/{slug}"));
    said(5, "has not been accepted: il regolamento lo esclude");
    assert_eq!(
        noted(&app)[3..],
        [
            "entry-waiting sent 1",
            "place-found sent 1",
            "entry-refused sent 1"
        ]
    );
    // Nothing waits, and so the page of the requests says nothing of it.
    chief
        .open(&format!("/t/{slug}/requests"))
        .assert_hides("not been sent");
}

fn clubs_and_deputies_are_written_to(mut app: TestApp) {
    let smtp = Smtp::start();
    with_mail(&mut app, &smtp);
    let mut admin = admin(&app);
    let mut visitor = app.browser();
    for name in ["Torre Bianca", "Alfiere Cattivo"] {
        let form = filled(registration(&mut visitor), name).set("email", "segreteria@club.example");
        let form = form.set("town", name);
        visitor.send(form).assert_status(303);
    }
    // Whoever registered it proves that they read its address: a link that is looked at changes nothing, and it opens once.
    let mails = smtp.wait_for(2);
    let link = mails[0].link("/clubs/prove/");
    admin.open("/admin").assert_shows("not proved");
    let proof = visitor.open(&link);
    proof.assert_ok().assert_shows("Torre Bianca");
    assert_eq!(app.count("clubs WHERE proved_at IS NOT NULL"), 0);
    visitor.send(proof.form_to(&link)).assert_status(303);
    visitor.get(&link).assert_status(404);
    assert_eq!(
        app.lines("SELECT name AS line FROM clubs WHERE proved_at IS NOT NULL"),
        ["Torre Bianca"]
    );
    admin
        .open("/admin/clubs/1")
        .assert_shows("proved")
        .assert_hides("not proved");
    admin.open("/admin/clubs/2").assert_shows("not proved");
    assert!(!app.log().contains(&link), "{link} is in the log");
    let page = admin.open("/admin");
    let rejection = page.form("#club-2 form[action$=\"/reject\"]");
    // A club hears why.
    admin
        .send(rejection.clone())
        .assert_status(422)
        .assert_shows("Alfiere Cattivo");
    let rejection = rejection.set("reason", "È la sezione di un circolo che c’è già");
    let answer = admin.send(rejection);
    assert_eq!(answer.redirect().as_deref(), Some("/admin"));
    let approval = page.form("#club-1 form[action$=\"/approve\"]");
    let approval = approval
        .set("display_name", "Pia Secondi")
        .set("name", "pia");
    admin.send(approval).assert_ok();
    let mails = smtp.wait_for(5).split_off(2);
    assert_eq!(mails[0].to, "segreteria@club.example");
    assert!(
        mails[0]
            .part("text/plain")
            .contains("rejected: È la sezione di un circolo che c’è già")
    );
    assert_eq!(mails[1].link("/clubs/"), "/clubs/1");
    // The secretary chooses her password with the link of the letter.
    let mut pia = app.browser();
    let form = pia.open(&mails[2].link("/welcome/")).form("main form");
    let password = "knight-on-the-rim-is-dim";
    pia.send(form.set("password", password).set("repeated", password))
        .assert_status(303);
    let mut pia = app.sign_in("pia", password);
    pia.open("/account").assert_shows("Pia Secondi");
    assert_eq!(
        pia.open("/account")
            .form_to("/account/address")
            .value("email"),
        Some("segreteria@club.example")
    );
    // She is asked to be an arbiter: the answer is the same for somebody who does not exist, who gets no letter.
    let mut chief = app.account("carla", None);
    let slug = with_players(&mut chief, "Torneo degli Inviti", 2);
    for name in ["pia", "nobody"] {
        let page = chief.open(&format!("/t/{slug}/settings"));
        chief
            .send(page.form_to("/deputies").set("deputy", name))
            .assert_status(303);
    }
    let mails = smtp.wait_for(6).split_off(2);
    assert_eq!(mails[3].head("Subject"), "Arbiter of Torneo degli Inviti?");
    assert_eq!(mails[3].link("/mine"), "/mine");
    assert_eq!(noted(&app).len(), 6);
    is_nowhere(&app, "club.example");
}

fn a_letter_that_is_not_taken_is_tried_again(mut app: TestApp) {
    let (smtp, mut chief, slug) = scene(&mut app, &[]);
    smtp.answer(&[Answer::Later, Answer::Cut, Answer::Refuse]);
    let mut visitor = app.browser();
    let form =
        typed(&mut visitor, &slug, "Pagani", "1980").set("email", "ugo.pagani@posta.example");
    sent(&mut visitor, form);
    let mut admin = admin(&app);
    let mut seen = Vec::new();
    for (words, state) in [
        ("does not take the message now", "waiting"),
        ("the connection broke", "waiting"),
        ("refuses the message", "given-up"),
    ] {
        let mut page = admin.open("/admin/letters");
        for _ in 0..200 {
            if page.text().contains(words) {
                break;
            }
            thread::sleep(Duration::from_millis(100));
            page = admin.open("/admin/letters");
        }
        // The list says why; to whom stands there while it waits, and not in what the server said.
        page.assert_shows(words)
            .assert_shows("ugo.pagani@posta.example");
        let kept = app.lines("SELECT state || '|' || failure AS line FROM outbox");
        assert!(
            kept[0].starts_with(state) && !kept[0].contains("pagani"),
            "{kept:?}"
        );
        seen.push(kept[0].clone());
        // By itself it would be tried again after a pause.
        let due = app.count("outbox WHERE due_at > written_at");
        assert_eq!(due, 1, "{kept:?}");
        admin.send(page.form_to("/again")).assert_status(303);
    }
    assert!(
        seen[0].contains("451") && seen[2].contains("550"),
        "{seen:?}"
    );
    let mails = smtp.wait_for(1);
    assert_eq!(mails[0].to, "ugo.pagani@posta.example");
    assert_eq!(noted(&app), ["entry-received sent 1"]);
    is_nowhere(&app, "pagani");
    // Nobody but an administrator sees the list, or has something tried again.
    chief.get("/admin/letters").assert_status(403);
    chief.get("/letters/1").assert_status(403);
    visitor.get("/letters/1").assert_status(401);
    // There is nothing left to try.
    let page = admin.open("/admin/letters?show=done");
    page.assert_shows("Request received");
    let csrf = page.attributes("[name=csrf]", "value").remove(0);
    admin
        .post("/letters/1/again", &[("csrf", &csrf)])
        .assert_status(422)
        .assert_shows("nothing to send any more");
    let trail = app.count("audit WHERE action = 'letter.try-again'");
    assert_eq!(trail, 3);
}

fn a_server_that_dies_sends_it_again(mut app: TestApp) {
    let (smtp, _, slug) = scene(&mut app, &[]);
    smtp.answer(&[Answer::TakeAndHang, Answer::TakeAndCut]);
    let mut visitor = app.browser();
    let form = typed(&mut visitor, &slug, "Pagani", "1980").set("email", "ugo@posta.example");
    sent(&mut visitor, form);
    // The mail server has it, and the program dies before it hears so.
    smtp.wait_for(1);
    app.kill();
    assert_eq!(
        app.count("outbox WHERE state = 'waiting' AND held_until IS NOT NULL"),
        1
    );
    app.start();
    // Nobody takes it while it may still be on its way.
    thread::sleep(Duration::from_secs(3));
    assert_eq!(smtp.mails().len(), 1);
    let over = "UPDATE outbox SET held_until = '2026-01-01 00:00:00'";
    execute(&app.database, over).unwrap();
    smtp.wait_for(2);
    smtp.wait_for_answers();
    for _ in 0..200 {
        if app.count("outbox WHERE failure <> ''") == 1 {
            break;
        }
        thread::sleep(Duration::from_millis(50));
    }
    execute(
        &app.database,
        "UPDATE outbox SET due_at = '2026-01-01 00:00:00'",
    )
    .unwrap();
    let mails = smtp.wait_for(3);
    let ids: Vec<String> = mails.iter().map(|mail| mail.head("Message-ID")).collect();
    assert!(ids[0].ends_with("@circolo.example>"));
    assert_eq!([&ids[1], &ids[2]], [&ids[0], &ids[0]]);
    let whole: Vec<String> = mails.iter().map(|mail| mail.part("text/plain")).collect();
    assert_eq!([&whole[1], &whole[2]], [&whole[0], &whole[0]]);
    assert_eq!(noted(&app), ["entry-received sent 3"]);
}

fn what_is_refused_writes_nothing(mut app: TestApp) {
    let (smtp, mut chief, slug) = scene(&mut app, &[]);
    let mut visitor = app.browser();
    let form = typed(&mut visitor, &slug, "Pagani", "1980").set("email", "ugo@posta.example");
    // Refused after the letter could have been written: a bye in the last round, nobody who could be written to.
    visitor
        .send(form.clone().forge("bye", "99"))
        .assert_status(422);
    visitor
        .send(
            form.clone()
                .set("email", "ugo@posta.example\r\nBcc: x@y.example"),
        )
        .assert_status(422);
    assert_eq!(app.count("outbox"), 0);
    // Sent twice it is one request, and one letter.
    visitor.send(form.clone()).assert_status(303);
    visitor.send(form).assert_status(303);
    // An arbiter who presses what somebody else pressed writes nothing.
    let list = chief.open(&format!("/t/{slug}/requests"));
    let form = list.form_to("/requests/1");
    chief
        .send(form.clone().press("do", "accept"))
        .assert_status(303);
    chief
        .send(form.forge("key", "another").press("do", "accept"))
        .assert_status(422);
    let mails = smtp.wait_for(2);
    assert_eq!(mails[0].to, "ugo@posta.example");
    assert_eq!(
        noted(&app),
        ["entry-received sent 1", "entry-accepted sent 1"]
    );
}

fn two_servers_send_each_letter_once(mut app: TestApp) {
    let (smtp, mut chief, slug) = scene(&mut app, &[]);
    // On SQLite one server has the file: there it is alone.
    let mut other = (!app.is_sqlite()).then(|| app.second());
    if let Some(other) = &mut other {
        other.environment = app.environment.clone();
        other.start_with(&format!("--public-url={PUBLIC}"));
    }
    let mut visitor = app.browser();
    let mut expected = Vec::new();
    for number in 0..12 {
        let address = format!("p{number:02}@posta.example");
        let surname = format!(
            "Pagani{}",
            ["a", "e", "i", "o"][number % 4].repeat(number + 1)
        );
        let form = typed(&mut visitor, &slug, &surname, "1980").set("email", &address);
        sent(&mut visitor, form);
        expected.push(address);
    }
    smtp.wait_for(12);
    thread::sleep(Duration::from_secs(2));
    let mut to: Vec<String> = smtp.wait_for(12).into_iter().map(|mail| mail.to).collect();
    to.sort();
    assert_eq!(to, expected);
    chief.open(&format!("/t/{slug}/requests")).assert_ok();
}

fn old_letters_lose_their_text(mut app: TestApp) {
    drop(app.admin());
    let mut chief = app.account("carla", None);
    let slug = with_players(&mut chief, "Open della Porta", 3);
    open(&mut chief, &slug, &[]);
    let mut visitor = app.browser();
    let form = typed(&mut visitor, &slug, "Pagani", "1980").set("email", "ugo@posta.example");
    sent(&mut visitor, form);
    assert_eq!(
        app.count("outbox WHERE state = 'waiting' AND address <> ''"),
        1
    );
    execute(
        &app.database,
        "UPDATE outbox SET expires_at = '2026-01-01 00:00:00'",
    )
    .unwrap();
    app.start();
    assert_eq!(noted(&app), ["entry-received lapsed 0"]);
    is_nowhere(&app, "posta.example");
    // What is kept, and for how long, is told.
    let page = app.browser().open("/privacy");
    page.assert_shows("thirty days at most")
        .assert_shows("for ninety days");
    execute(
        &app.database,
        "UPDATE outbox SET done_at = '2026-01-01 00:00:00'",
    )
    .unwrap();
    app.start();
    for _ in 0..200 {
        if app.count("outbox") == 0 {
            return;
        }
        thread::sleep(Duration::from_millis(50));
    }
    panic!("what became of it is kept for ever");
}

/// The settings are proved by a command, over every kind of connection.
#[test]
fn settings_are_proved() {
    let authority = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/mail/authority.pem");
    let run = |smtp: &Smtp, security: &str, more: &[&str]| {
        let server = format!("localhost:{}", smtp.address.port());
        let output = std::process::Command::new(crate::support::app::binary())
            .args([
                "mail",
                "test",
                "rosa@posta.example",
                "--mail-server",
                &server,
            ])
            .args([
                "--mail-security",
                security,
                "--mail-from",
                "torneo@circolo.example",
            ])
            .args(more)
            .env("TRATTO_MAIL_PASSWORD", "pawn-takes-pawn-3")
            .env("LANG", "en")
            .env_remove("LC_ALL")
            .output()
            .unwrap();
        let said = [output.stdout, output.stderr].concat();
        (output.status.code(), String::from_utf8(said).unwrap())
    };
    let user = ["--mail-user", "tratto"];
    let trusted = ["--mail-user", "tratto", "--mail-authority", authority];
    for (secure, security) in [(Secure::Upgraded, "starttls"), (Secure::Always, "tls")] {
        let smtp = Smtp::start_with(secure, true);
        let (code, said) = run(&smtp, security, &trusted);
        assert_eq!(code, Some(0), "{said}");
        assert!(
            said.contains("took the message to rosa@posta.example"),
            "{said}"
        );
        let mail = &smtp.wait_for(1)[0];
        assert!(mail.is_secure);
        assert_eq!(mail.head("Subject"), "Proof of the mail settings");
        // A certificate that nobody vouches for.
        let (code, said) = run(&smtp, security, &user);
        assert_eq!(code, Some(5), "{said}");
        assert!(said.contains("There is no secure connection"), "{said}");
        assert_eq!(smtp.mails().len(), 1);
    }
    // A server that offers no secure connection gets nothing, neither password nor letter.
    let clear = Smtp::start();
    let (code, said) = run(&clear, "starttls", &trusted);
    assert_eq!(code, Some(5), "{said}");
    assert!(said.contains("There is no secure connection"), "{said}");
    // A wrong name.
    let asking = Smtp::start_with(Secure::Upgraded, true);
    let (code, said) = run(
        &asking,
        "starttls",
        &["--mail-user", "other", "--mail-authority", authority],
    );
    assert_eq!(code, Some(5), "{said}");
    assert!(said.contains("does not accept name and password"), "{said}");
    assert!(!said.contains("pawn-takes"), "{said}");
    // Nobody listens.
    let nobody = Smtp::nobody();
    let (code, said) = run(&nobody, "none", &user);
    assert_eq!(code, Some(5), "{said}");
    assert!(said.contains("cannot be reached"), "{said}");
    let (code, said) = run(
        &nobody,
        "tls",
        &["--mail-user", "tratto", "--mail-authority", "/nowhere.pem"],
    );
    assert_eq!(
        (code, said.contains("/nowhere.pem")),
        (Some(5), true),
        "{said}"
    );
}

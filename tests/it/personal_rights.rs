//! People correct what they gave, and are erased: by the link of their entry, or by whoever writes a letter to an administrator.

use crate::{
    enter::{open, press, sent, typed},
    privacy::{player, player_code},
    support::{
        Browser, TestApp,
        form::Form,
        on_both_databases,
        sql::execute,
        tournament::{enter_all, publish_first, with_players},
    },
};

on_both_databases!(
    a_correction_counts_at_once_until_somebody_is_paired,
    a_correction_of_the_registry_is_asked,
    whoever_is_erased_before_the_first_round_is_gone_at_once,
    whoever_is_erased_in_a_tournament_withdraws_first_and_goes_after_the_end,
    a_letter_is_answered_by_an_administrator,
);

fn scene(app: &mut TestApp) -> (Browser, String) {
    drop(app.admin());
    let mut chief = app.account("carla", None);
    let slug = with_players(&mut chief, "Open dei Diritti", 3);
    open(&mut chief, &slug, &[]);
    (chief, slug)
}

/// Somebody who entered by the public form and was accepted; their link.
fn entered(app: &TestApp, chief: &mut Browser, slug: &str, surname: &str) -> (Browser, String) {
    let mut browser = app.browser();
    let form = typed(&mut browser, slug, surname, "1980-05-03")
        .set("email", "pagani@posta.example")
        .set("fide_id", "800077")
        .set("national_id", "MI77");
    let (_, own) = sent(&mut browser, form);
    press(chief, slug, surname, "accept").assert_status(303);
    (browser, own)
}

fn correction(browser: &mut Browser, own: &str) -> Form {
    let page = browser.open(&format!("{own}/correct"));
    page.assert_ok().form_to("/correct")
}

/// Presses the key about the first correction that waits.
fn decide(chief: &mut Browser, slug: &str, what: &str) {
    let page = chief.open(&format!("/t/{slug}/requests"));
    let form = page.form_to("/correction").press("do", what);
    chief.send(form).assert_status(303);
}

fn entry_line(app: &TestApp, of: &str) -> Vec<String> {
    app.lines(&format!(
        "SELECT last_name || ' ' || first_name || ' ' || COALESCE(CAST(birth_date AS TEXT), '-') || ' ' || \
         COALESCE(fide_id, '-') || ' ' || COALESCE(national_id, '-') AS line FROM {of} \
         WHERE last_name NOT LIKE 'Provetti%'"
    ))
}

fn a_correction_counts_at_once_until_somebody_is_paired(mut app: TestApp) {
    let (mut chief, slug) = scene(&mut app);
    let (mut pagani, own) = entered(&app, &mut chief, &slug, "Pagani");
    // Nothing changed is told; what is wrong comes back.
    let form = correction(&mut pagani, &own);
    assert_eq!(form.value("birth"), Some("1980-05-03"));
    pagani
        .send(form)
        .assert_status(422)
        .assert_shows("Nothing was changed");
    let wrong = correction(&mut pagani, &own).set("birth", "31/02/1999");
    let refused = pagani.send(wrong);
    refused.assert_status(422);
    assert_eq!(
        refused.form_to("/correct").value("birth"),
        Some("31/02/1999")
    );
    let form = correction(&mut pagani, &own)
        .set("last_name", "Pagàni")
        .set("birth", "1981-06-04")
        .set("email", "nuova@posta.example");
    pagani.send(form).assert_status(303);
    for table in ["entries", "entry_requests"] {
        assert_eq!(
            entry_line(&app, table),
            ["Pagàni Zita 1981-06-04 800077 MI77"],
            "{table}"
        );
    }
    let address = app.lines("SELECT email AS line FROM entry_requests");
    assert_eq!(address, ["nuova@posta.example"]);
    let mut everybody = app.browser();
    everybody
        .open(&format!("/t/{slug}/players"))
        .assert_shows("Pagàni Zita");
    // Once a round is paired the arbiters are asked, and nothing changes before.
    publish_first(&mut chief, &slug);
    let page = pagani.open(&format!("{own}/correct"));
    page.assert_shows("goes to the arbiters");
    let form = page.form_to("/correct").set("last_name", "Paganini");
    let answer = pagani.send(form);
    answer.assert_status(303);
    pagani
        .follow(answer)
        .assert_shows("The correction is sent to the arbiters")
        .assert_shows("waits for an arbiter");
    assert_eq!(
        entry_line(&app, "entries"),
        ["Pagàni Zita 1981-06-04 800077 MI77"]
    );
    let list = chief.open(&format!("/t/{slug}/requests"));
    assert_eq!(app.count("readings WHERE output = 'correction'"), 1);
    list.assert_shows("One correction to decide")
        .assert_shows("Paganini");
    decide(&mut chief, &slug, "decline");
    pagani
        .open(&format!("{own}/correct"))
        .assert_shows("was not taken");
    assert_eq!(
        entry_line(&app, "entries"),
        ["Pagàni Zita 1981-06-04 800077 MI77"]
    );
    let form = correction(&mut pagani, &own).set("last_name", "Paganini");
    pagani.send(form).assert_status(303);
    decide(&mut chief, &slug, "take");
    assert_eq!(
        entry_line(&app, "entries"),
        ["Paganini Zita 1981-06-04 800077 MI77"]
    );
    pagani
        .open(&format!("{own}/correct"))
        .assert_shows("was taken");
    // Addresses and days of birth are in no trail.
    let trail = app.lines("SELECT \"before\" || \"after\" AS line FROM audit");
    for secret in ["posta.example", "1981-06-04", "1980-05-03"] {
        assert!(trail.iter().all(|row| !row.contains(secret)), "{secret}");
    }
    let mut stranger = app.browser();
    stranger
        .get(&format!("/t/{slug}/requests"))
        .assert_status(401);
}

fn a_correction_of_the_registry_is_asked(mut app: TestApp) {
    let (mut chief, slug) = scene(&mut app);
    let club = app.club("Circolo Uno");
    let adult = player(&app, club, "Palesi", "1980-07-08");
    let number = "UPDATE players SET national_id = 'RM/4711', sex = 'w' WHERE last_name = 'Palesi'";
    execute(&app.database, number).unwrap();
    let mut visitor = app.browser();
    let page = visitor.open(&format!(
        "/t/{slug}/enter?player={}",
        player_code(&app, adult)
    ));
    let (_, own) = sent(&mut visitor, page.form_to("/enter"));
    press(&mut chief, &slug, "Palesi", "accept").assert_status(303);
    // The form knows no more than everybody.
    let page = visitor.open(&format!("{own}/correct"));
    page.assert_hides("07-08").assert_hides("RM/4711");
    let form = page.form_to("/correct");
    assert_eq!(form.value("birth"), Some("1980"));
    assert!(
        form.names()
            .iter()
            .all(|name| *name != "sex" && *name != "national_id")
    );
    visitor
        .send(form.set("last_name", "Palesini"))
        .assert_status(303);
    let before = entry_line(&app, "entries");
    assert_eq!(before, ["Palesi Zita 1980-07-08 - RM/4711"]);
    decide(&mut chief, &slug, "take");
    // What the sender did not see stays as it was, and the registry is the club's.
    assert_eq!(
        entry_line(&app, "entries"),
        ["Palesini Zita 1980-07-08 - RM/4711"]
    );
    assert_eq!(app.count("players WHERE last_name = 'Palesi'"), 1);
}

/// Says yes twice; the page after it.
fn erase(browser: &mut Browser, address: &str) -> crate::support::page::Page {
    let page = browser.open(address);
    let asked = browser.send(page.assert_ok().form_to("/erase"));
    asked.assert_ok().assert_shows("Erase indeed?");
    let form = asked.form_to("/erase").press("sure", "1");
    let done = browser.send(form);
    done.assert_status(303);
    browser.follow(done)
}

/// Everything in the database that may name somebody, but the trail.
fn kept(app: &TestApp) -> String {
    let columns = [
        (
            "entries",
            "last_name || first_name || name_key || club_name || COALESCE(fide_id, '') || COALESCE(national_id, '') || COALESCE(CAST(birth_date AS TEXT), '') || COALESCE(CAST(birth_year AS TEXT), '')",
        ),
        (
            "entry_requests",
            "last_name || first_name || club_name || email || guardian_name || guardian_email || reason || COALESCE(fide_id, '') || COALESCE(national_id, '') || COALESCE(CAST(birth_date AS TEXT), '') || COALESCE(CAST(birth_year AS TEXT), '')",
        ),
        ("outbox", "address || body"),
        ("payments", "name || reason"),
        ("games", "white_name || black_name"),
        ("prize_lists", "list"),
        ("entry_corrections", "proposed"),
    ];
    let all = columns.iter().map(|(table, text)| {
        app.lines(&format!("SELECT {text} AS line FROM {table}"))
            .join("\n")
    });
    all.collect::<Vec<_>>().join("\n")
}

const WHO: [&str; 6] = [
    "Pagani",
    "pagani",
    "1980",
    "800077",
    "MI77",
    "posta.example",
];

fn whoever_is_erased_before_the_first_round_is_gone_at_once(mut app: TestApp) {
    let (mut chief, slug) = scene(&mut app);
    let (mut pagani, own) = entered(&app, &mut chief, &slug, "Pagani");
    let address = format!("{own}/erase");
    // The first question alone does nothing.
    let page = pagani.open(&address);
    pagani.send(page.form_to("/erase")).assert_ok();
    assert_eq!(app.count("entries WHERE last_name = 'Pagani'"), 1);
    erase(&mut pagani, &address).assert_shows("Erased");
    let kept = kept(&app);
    for who in WHO {
        assert!(!kept.contains(who), "{who} in {kept}");
    }
    assert_eq!(app.count("mail_languages"), 0);
    assert_eq!(
        app.count("entries WHERE last_name LIKE 'Giocatore %' AND withdrawn_after = 0"),
        1
    );
    let page = pagani.open(&address);
    page.assert_shows("Nothing here tells any more who it was");
    assert!(
        page.attributes("form[action$=\"/erase\"]", "action")
            .is_empty()
    );
    // The link does not bring back what the trail keeps.
    let whole = pagani.open(&format!("{own}/data.json")).html();
    for who in WHO {
        assert!(!whole.contains(who), "{who} in {whole}");
    }
    let form = correction(&mut pagani, &own)
        .set("first_name", "Zita")
        .set("birth", "1980");
    pagani.send(form).assert_status(422);
    chief
        .open(&format!("/t/{slug}/entries"))
        .assert_hides("Pagani");
    crate::archive::trail_is_sound(&app);
}

fn whoever_is_erased_in_a_tournament_withdraws_first_and_goes_after_the_end(mut app: TestApp) {
    let (mut chief, slug) = scene(&mut app);
    let (mut pagani, own) = entered(&app, &mut chief, &slug, "Pagani");
    let short = "UPDATE tournaments SET rounds_planned = 1";
    execute(&app.database, short).unwrap();
    publish_first(&mut chief, &slug);
    let report = chief.get(&format!("/t/{slug}/tournament.trf")).html();
    assert!(report.contains("Pagani"), "{report}");
    erase(&mut pagani, &format!("{own}/erase"))
        .assert_shows("named no more")
        .assert_shows("You are owed an answer by");
    // At once: withdrawn, on no page and in no public file, nowhere to be reached. The arbiters' report is complete.
    assert_eq!(
        app.count("entries WHERE last_name = 'Pagani' AND withdrawn_after = 1"),
        1
    );
    let mut everybody = app.browser();
    for page in [
        "",
        "/players",
        "/standings",
        "/standings.csv",
        "/tournament.trf",
    ] {
        everybody
            .open(&format!("/t/{slug}{page}"))
            .assert_hides("Pagani");
    }
    let contacts = app.lines("SELECT email AS line FROM entry_requests");
    assert_eq!(contacts, [""]);
    let report = chief.get(&format!("/t/{slug}/tournament.trf")).html();
    assert!(report.contains("Pagani"), "{report}");
    // Not before the end.
    chief
        .open(&format!("/t/{slug}/requests"))
        .assert_shows("One erasure asked for")
        .assert_shows("after the end");
    let entry = app
        .lines("SELECT CAST(id AS TEXT) AS line FROM entries WHERE last_name = 'Pagani'")
        .remove(0);
    let address = format!("/t/{slug}/entries/{entry}/erase");
    let page = chief.open(&address);
    page.assert_shows("is erased when the tournament is closed");
    assert!(
        page.attributes("form[action$=\"/erase\"]", "action")
            .is_empty()
    );
    enter_all(&mut chief, &slug, 1, "1-0");
    let standings = everybody.open(&format!("/t/{slug}/standings.csv")).html();
    let end = chief.open(&format!("/t/{slug}/end"));
    chief.send(end.form_to("/finish")).assert_status(303);
    erase(&mut chief, &address).assert_shows("Erased");
    let kept = kept(&app);
    for who in WHO {
        assert!(!kept.contains(who), "{who} in {kept}");
    }
    // Results stay, opponents stay, and nothing public changed by it.
    let report = chief.get(&format!("/t/{slug}/tournament.trf")).html();
    assert!(
        report.contains("Giocatore 4") && !report.contains("Pagani"),
        "{report}"
    );
    let after = everybody.open(&format!("/t/{slug}/standings.csv")).html();
    assert_eq!(standings, after);
    assert_eq!(app.count("erasures"), 0);
    pagani
        .open(&format!("{own}/erase"))
        .assert_shows("Nothing here tells any more who it was");
    crate::archive::trail_is_sound(&app);
}

fn a_letter_is_answered_by_an_administrator(mut app: TestApp) {
    let mut admin = app.admin();
    let mut chief = app.account("carla", None);
    let slug = with_players(&mut chief, "Open senza Modulo", 3);
    let mut dora = app.account("dora", None);
    crate::support::tournament::name_deputy(&mut chief, &slug, "dora", &mut dora);
    let entry = app
        .lines("SELECT CAST(id AS TEXT) AS line FROM entries WHERE last_name = 'Provetti02'")
        .remove(0);
    let address = format!("/t/{slug}/entries/{entry}/erase");
    // A deputy may not, nor anybody else.
    dora.get(&address).assert_status(403);
    app.browser().get(&address).assert_status(401);
    chief
        .open(&format!("/t/{slug}/entries/{entry}/edit"))
        .assert_shows("Erase the data");
    erase(&mut admin, &address).assert_shows("Erased");
    assert_eq!(app.count("entries WHERE last_name LIKE 'Provetti%'"), 2);
    assert_eq!(app.count("entries WHERE last_name LIKE 'Giocatore %'"), 1);
    admin
        .open(&format!("/t/{slug}/record"))
        .assert_shows("Erasure of the data");
    crate::archive::trail_is_sound(&app);
}

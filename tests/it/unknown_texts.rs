//! Stored texts that no CHECK of the schema holds to a closed set: where one is not understood it is named, and nothing stands in its
//! place.

use std::{thread, time::Duration};

use crate::{
    board_news,
    enter::{sent, typed},
    mail::{admin, noted, scene},
    round_robin::with_players,
    support::{
        TestApp,
        board::board,
        listener::Listener,
        on_both_databases,
        smtp::Answer,
        sql::execute,
        tournament::{self, enter_all, publish_round},
    },
    words::write_past,
};

on_both_databases!(
    words_of_a_decision_are_named,
    texts_of_a_tournament_are_named,
    no_other_lots_are_drawn,
    a_letter_waits_for_who_knows_its_language,
    a_message_waits_for_who_knows_its_language,
);

/// A decision says which illegal moves count: by an edition, an act and a cause that are known, or not at all.
fn words_of_a_decision_are_named(mut app: TestApp) {
    let mut board = board(&mut app);
    board.play("e4 e5");
    board.record("illegal?side=white&written=Ke3", false);
    let stored = app.lines("SELECT detail AS line FROM incidents");
    let stored = stored.concat();
    let set = |detail: &str| {
        let detail = detail.replace('\'', "''");
        format!("UPDATE incidents SET detail = '{detail}'")
    };
    for (field, known, word) in [
        ("edition", "\"fide-2023\"", "fide-2031"),
        ("chess", "\"standard\"", "bullet"),
        ("supervision", "\"full\"", "remote"),
        ("act", "\"illegal-move\"", "telepathy"),
        ("reason", "null", "robot"),
        ("event", "\"illegal\"", "earthquake"),
        ("is", "\"decision\"", "oracle"),
    ] {
        let known = format!("\"{field}\":{known}");
        assert!(stored.contains(&known), "{stored}");
        let newer = stored.replace(&known, &format!("\"{field}\":\"{word}\""));
        write_past(&mut app, &set(&newer));
        board.arbiter.move_to(&app.base);
        let page = board.arbiter.get(&board.base);
        page.assert_status(501)
            .assert_shows("incidents.detail")
            .assert_shows(word)
            .assert_shows("newer version");
    }
    write_past(&mut app, &set(&stored));
    board.arbiter.move_to(&app.base);
    board.game().assert_shows("White 1, Black 0.");
}

fn texts_of_a_tournament_are_named(mut app: TestApp) {
    let mut board = board(&mut app);
    board.play("e4 e5");
    let hours = |hours: &str, zone: &str| {
        format!(
            "DELETE FROM round_hours; INSERT INTO round_hours (tournament_id, hours, zone) \
             SELECT id, '{hours}', '{zone}' FROM tournaments"
        )
    };
    let (slug, game) = (board.slug.clone(), board.base.clone());
    for (place, word, newer, known, path) in [
        (
            "round_hours.zone",
            "Atlantis",
            hours("15:00", "Atlantis"),
            hours("15:00", ""),
            format!("/t/{slug}/standings"),
        ),
        (
            "round_hours.hours",
            "noon",
            hours("15:00,noon", ""),
            hours("15:00,,09:30", ""),
            format!("/t/{slug}/standings"),
        ),
        (
            "tournaments.federation",
            "Atlantis",
            "UPDATE tournaments SET federation = 'Atlantis'".to_owned(),
            "UPDATE tournaments SET federation = 'ITA'".to_owned(),
            format!("/t/{slug}/tournament.trf26"),
        ),
        (
            "games.tags",
            "Event Prova",
            "UPDATE games SET tags = 'Event Prova'".to_owned(),
            "UPDATE games SET tags = '[[\"Event\",\"Prova\"]]'".to_owned(),
            game,
        ),
    ] {
        write_past(&mut app, &newer);
        board.arbiter.move_to(&app.base);
        let page = board.arbiter.get(&path);
        page.assert_status(501)
            .assert_shows(place)
            .assert_shows(word)
            .assert_shows("newer version");
        write_past(&mut app, &known);
        board.arbiter.move_to(&app.base);
        board.arbiter.get(&path).assert_ok();
    }
}

fn no_other_lots_are_drawn(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_players(&mut arbiter, "Sociale", "round-robin", "lots", 5);
    let seed = "SELECT numbers_seed AS line FROM tournament_rules";
    let drawn = app.lines(seed).remove(0);
    let set = |seed: &str| format!("UPDATE tournament_rules SET numbers_seed = '{seed}'");
    write_past(&mut app, &set("dice"));
    arbiter.move_to(&app.base);
    let entries = format!("/t/{slug}/entries");
    let form = arbiter.open(&entries).form_to("/desk/1/pair");
    let page = tournament::prepare(&mut arbiter, form);
    page.assert_status(501)
        .assert_shows("tournament_rules.numbers_seed")
        .assert_shows("dice");
    assert_eq!(app.count("rounds"), 0);
    write_past(&mut app, &set(&drawn));
    arbiter.move_to(&app.base);
    let form = arbiter.open(&entries).form_to("/desk/1/pair");
    tournament::prepare(&mut arbiter, form).assert_status(303);
    assert_eq!(app.count("rounds"), 5);
}

/// Waits until there is one such row.
#[track_caller]
fn wait_for_one(app: &TestApp, rows: &str) {
    for _ in 0..400 {
        if app.count(rows) == 1 {
            return;
        }
        thread::sleep(Duration::from_millis(50));
    }
    panic!("{} of {rows}", app.count(rows));
}

/// Of two servers the older one holds no language of the newer: it sends nothing in another one, and leaves the letter with all its tries.
fn a_letter_waits_for_who_knows_its_language(mut app: TestApp) {
    let (smtp, _, slug) = scene(&mut app, &[]);
    smtp.answer(&[Answer::Later]);
    let mut visitor = app.browser();
    let form = typed(&mut visitor, &slug, "Pagani", "1980").set("email", "ugo@posta.example");
    sent(&mut visitor, form);
    wait_for_one(&app, "outbox WHERE failure <> '' AND tries = 1");
    let due = "due_at = '2026-01-01 00:00:00', held_until = NULL";
    let set = |language: &str| {
        let statement = format!("UPDATE outbox SET language = '{language}', {due}");
        execute(&app.database, &statement).unwrap();
    };
    set("pt");
    let left = "outbox WHERE held_until IS NOT NULL AND tries = 1 AND state = 'waiting'";
    wait_for_one(&app, left);
    let mut admin = admin(&app);
    admin
        .get("/letters/1")
        .assert_status(501)
        .assert_shows("outbox.language")
        .assert_shows("pt");
    assert!(smtp.mails().is_empty());
    set("en");
    smtp.wait_for(1);
    assert_eq!(noted(&app), ["entry-received sent 2"]);
}

/// As a letter, so what browsers are told of a board.
fn a_message_waits_for_who_knows_its_language(mut app: TestApp) {
    let (mut chief, slug) = board_news::scene(&mut app, 4);
    let own = board_news::entries(&app).remove(1);
    let service = Listener::start(&[]);
    let mut phone = board_news::phone(&app, &slug, &own);
    let address = format!("http://{}/push", service.address);
    let receiver = board_news::receiver(5);
    board_news::wish(&mut phone, &slug, &address, &receiver).assert_ok();
    let speaks = |language: &str| {
        let statement = format!("UPDATE push_subscriptions SET language = '{language}'");
        execute(&app.database, &statement).unwrap();
    };
    speaks("pt");
    enter_all(&mut chief, &slug, 1, "1-0");
    publish_round(&mut chief, &slug, 2);
    let left = "push_messages WHERE held_until IS NOT NULL AND tries = 0";
    wait_for_one(&app, left);
    assert!(service.told().is_empty());
    speaks("en");
    let free = "UPDATE push_messages SET held_until = NULL";
    execute(&app.database, free).unwrap();
    assert_eq!(service.wait_for(1).len(), 1);
}

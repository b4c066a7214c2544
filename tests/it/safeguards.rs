//! What the program asks before it does it: the end of a tournament, absent people, results of earlier rounds,
//! namesakes, a colour that nobody drew.

use crate::support::{
    Browser, TestApp, on_both_databases,
    page::Page,
    tournament::{
        done_for_a_reason, enter_all, press_result, publish_round, with_players,
        with_round_published,
    },
};

on_both_databases!(
    a_closed_tournament_takes_nothing,
    an_earlier_result_is_changed_on_purpose,
    absent_people_are_asked_about,
    who_did_not_come_is_asked_about,
    a_drawn_colour_is_stored_as_drawn,
    numbers_and_namesakes,
    nobody_has_an_average,
    final_standings_wait_for_adjourned_games,
);

/// Posts with the token of a page of the desk.
fn post(arbiter: &mut Browser, to: &str, fields: &[(&str, &str)]) -> Page {
    let page = arbiter.get("/account");
    let csrf = page.form_to("/logout").value("csrf").unwrap().to_owned();
    let mut all = vec![("csrf", csrf.as_str())];
    all.extend(fields);
    arbiter.post(to, &all)
}

fn set(arbiter: &mut Browser, slug: &str, fields: &[(&str, &str)]) {
    let page = arbiter.open(&format!("/t/{slug}/settings"));
    let form = page.assert_ok().form_to("/settings");
    let form = fields
        .iter()
        .fold(form, |form, (name, value)| form.set(name, value));
    done_for_a_reason(arbiter, form);
}

fn entries(app: &TestApp) -> Vec<String> {
    app.lines("SELECT CAST(id AS TEXT) AS line FROM entries ORDER BY id")
}

fn a_closed_tournament_takes_nothing(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, "Torneo Chiuso", 4);
    set(&mut arbiter, &slug, &[("rounds", "1")]);
    enter_all(&mut arbiter, &slug, 1, "1-0");
    let settings = arbiter.open(&format!("/t/{slug}/settings"));
    let update = settings.form_to("/settings").set("town", "Altrove");
    let entry = entries(&app).remove(0);
    let game = format!("/t/{slug}/game/{}", app.pairing(1, 1));
    let phone = arbiter.open(&format!("{game}/incident/phone?only=1"));
    let phone = phone.form_to("/incident").set("colour", "white");
    let form = settings.form_to("/finish");
    arbiter.send(form).assert_status(303);
    let before = (app.state(), app.boards(1));
    let posts: &[(String, Vec<(&str, &str)>)] = &[
        (
            format!("/t/{slug}/desk/1/result"),
            vec![("board", "1"), ("version", "2"), ("result", "0-1")],
        ),
        (format!("/t/{slug}/desk/1/undo"), vec![("action", "1")]),
        (format!("/t/{slug}/desk/1/pair"), vec![("round", "2")]),
        (
            format!("/t/{slug}/entries"),
            vec![("last_name", "Tardivelli")],
        ),
        (format!("/t/{slug}/entries/{entry}/withdraw"), vec![]),
        (
            format!("/t/{slug}/entries/{entry}/check-in"),
            vec![("present", "1")],
        ),
        (
            format!("/t/{slug}/entries/{entry}/bye"),
            vec![("round", "2"), ("kind", "H")],
        ),
        (
            format!("/t/{slug}/settings/days"),
            vec![("version", "1"), ("day_1", "")],
        ),
        (format!("/t/{slug}/finish"), vec![]),
        (
            format!("{game}/move"),
            vec![("move", "e4"), ("version", "0")],
        ),
    ];
    for (to, fields) in posts {
        let page = post(&mut arbiter, to, fields);
        assert!(page.status == 422, "{to}: {} {}", page.status, page.text());
    }
    for form in [update, phone.set("result", "0-1")] {
        arbiter
            .send(form)
            .assert_status(422)
            .assert_shows("The tournament is closed");
    }
    assert_eq!((app.state(), app.boards(1)), before);
    // Reopened on purpose: a reason, and a second question.
    let page = arbiter.open(&format!("/t/{slug}/settings"));
    let page = arbiter.open(&page.link("Reopen the tournament"));
    let form = page.assert_ok().form("main form");
    arbiter.send(form).assert_status(422);
    let form = page.form("main form").set("reason", "wrong sheet");
    let second = arbiter.send(form);
    second.assert_ok().assert_shows("wrong sheet");
    assert_eq!(app.state(), before.0);
    let form = second.form("main form").press("sure", "1");
    arbiter.send(form).assert_status(303);
    let reopened = app.count(
        "audit WHERE action = 'tournament.reopen' AND after = '{\"reason\":\"wrong sheet\"}'",
    );
    assert_eq!(reopened, 1);
    press_result(&mut arbiter, &slug, 1, 1, "0-1").assert_status(303);
    assert_ne!(app.boards(1), before.1);
    let record = arbiter.open(&format!("/t/{slug}/record?part=rounds"));
    record.assert_ok().assert_shows("wrong sheet");
}

fn an_earlier_result_is_changed_on_purpose(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, "Torneo Ripensato", 8);
    enter_all(&mut arbiter, &slug, 1, "1-0");
    press_result(&mut arbiter, &slug, 1, 4, "adj").assert_status(303);
    publish_round(&mut arbiter, &slug, 2);
    let before = (app.state(), app.boards(1), app.boards(2));
    // The row is a plain form: with script, too, the question is a page.
    let desk = arbiter.open(&format!("/t/{slug}/desk/1?board=1"));
    assert!(
        desk.attributes("#keys-1 form", "data-queued-form")
            .is_empty()
    );
    assert!(!desk.attributes("#keys-1 button", "value").is_empty());
    let question = press_result(&mut arbiter, &slug, 1, 1, "0-1");
    question
        .assert_status(422)
        .assert_shows("1–0 becomes 0–1")
        .assert_shows("Round 2 stays as it was paired");
    arbiter
        .send(question.form_to("/desk/1/result"))
        .assert_status(422)
        .assert_shows("becomes");
    assert_eq!((app.state(), app.boards(1), app.boards(2)), before);
    let form = question.form_to("/desk/1/result");
    let form = form.set("reason", "slips swapped");
    arbiter.send(form).assert_status(303);
    assert_ne!(app.boards(1), before.1);
    assert_eq!(app.boards(2), before.2);
    let noted = "audit WHERE action = 'result.correct' AND after LIKE '%0-1%slips swapped%'";
    assert_eq!(app.count(noted), 1);
    let record = arbiter.open(&format!("/t/{slug}/record?part=results"));
    record.assert_ok().assert_shows("slips swapped");
    // A game that was still open ends without a question.
    press_result(&mut arbiter, &slug, 1, 4, "1/2-1/2").assert_status(303);
}

fn absent_people_are_asked_about(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_players(&mut arbiter, "Torneo degli Assenti", 7);
    let entries = entries(&app);
    for entry in &entries[..4] {
        let to = format!("/t/{slug}/entries/{entry}/check-in");
        post(&mut arbiter, &to, &[("present", "1")]).assert_status(303);
    }
    let page = arbiter.open(&format!("/t/{slug}/entries"));
    let before = app.state();
    let question = arbiter.send(page.form_to("/desk/1/pair"));
    question
        .assert_status(422)
        .assert_shows("3 players were not seen")
        .assert_shows("Provetti07");
    assert_eq!(app.state(), before);
    // Each in their own way; without a choice the question comes again.
    let form = question.form("main form");
    let form = form.set(&format!("unseen_{}", entries[4]), "absent");
    let rest = arbiter.send(form);
    rest.assert_status(422)
        .assert_shows("2 players were not seen");
    assert_eq!(app.count("rounds"), 0);
    let form = rest.form("main form");
    let form = form.set(&format!("unseen_{}", entries[5]), "out");
    let form = form.press("unseen", "awaited");
    arbiter.send(form).assert_status(303);
    let paired = |app: &TestApp, round: u8, entry: &str| {
        app.count(&format!(
            "pairings p JOIN rounds r ON r.id = p.round_id WHERE r.number = {round} \
             AND (white_entry_id = {entry} OR black_entry_id = {entry})"
        ))
    };
    let free = |app: &TestApp, entry: &str| {
        app.count(&format!(
            "byes WHERE round = 1 AND kind = 'U' AND entry_id = {entry}"
        ))
    };
    assert_eq!(paired(&app, 1, &entries[4]), 0);
    assert_eq!(paired(&app, 1, &entries[5]), 0);
    assert_eq!(paired(&app, 1, &entries[6]) + free(&app, &entries[6]), 1);
    let page = arbiter.open(&format!("/t/{slug}/desk/1/publish"));
    arbiter.send(page.form("main form.mt")).assert_status(303);
    enter_all(&mut arbiter, &slug, 1, "1-0");
    // Before round 2 the one who was absent without notice is asked about, and nobody else.
    let page = arbiter.open(&format!("/t/{slug}/entries"));
    let question = arbiter.send(page.form_to("/desk/2/pair"));
    question
        .assert_status(422)
        .assert_shows("One player was not seen")
        .assert_shows("Provetti05");
    // They come: marked as present, they need no answer.
    let to = format!("/t/{slug}/entries/{}/check-in", entries[4]);
    post(&mut arbiter, &to, &[("present", "1")]).assert_status(303);
    arbiter
        .send(page.form_to("/desk/2/pair"))
        .assert_status(303);
    assert_eq!(paired(&app, 2, &entries[4]), 1);
    assert_eq!(paired(&app, 2, &entries[5]), 0);
}

fn who_did_not_come_is_asked_about(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, "Torneo delle Sedie Vuote", 6);
    enter_all(&mut arbiter, &slug, 1, "1-0");
    press_result(&mut arbiter, &slug, 1, 2, "+/-").assert_status(303);
    let page = arbiter.open(&format!("/t/{slug}/entries"));
    let question = arbiter.send(page.form_to("/desk/2/pair"));
    question
        .assert_status(422)
        .assert_shows("did not come to the game of the round before");
    let form = question.form("main form").press("unseen", "absent");
    arbiter.send(form).assert_status(303);
    assert_eq!(app.boards(2).len(), 2);
    // Prepared again, it asks no more.
    let page = arbiter.open(&format!("/t/{slug}/entries"));
    arbiter
        .send(page.form_to("/desk/2/pair"))
        .assert_status(303);
}

fn a_drawn_colour_is_stored_as_drawn(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_players(&mut arbiter, "Torneo del Sorteggio", 4);
    let stored = |app: &TestApp| {
        let line = "initial_colour || ' ' || initial_colour_lot AS line FROM tournaments";
        app.lines(&format!("SELECT {line}")).remove(0)
    };
    let page = arbiter.open(&format!("/t/{slug}/entries"));
    let form = page.form_to("/desk/1/pair");
    assert_eq!(form.value("initial_colour"), Some(""));
    arbiter.send(form).assert_status(303);
    let drawn = stored(&app);
    let (colour, lot) = drawn.split_once(' ').unwrap();
    let even = lot.parse::<u32>().unwrap() % 2 == 0;
    assert_eq!(colour, if even { "white" } else { "black" });
    // It is shown as drawn, and preparing again does not draw again.
    let page = arbiter.open(&format!("/t/{slug}/entries"));
    page.assert_shows(&format!("#{lot}"));
    let form = page.form_to("/desk/1/pair");
    assert_eq!(form.value("initial_colour"), Some(""));
    arbiter.send(form).assert_status(303);
    assert_eq!(stored(&app), drawn);
    // What the arbiter chooses is a choice.
    let page = arbiter.open(&format!("/t/{slug}/entries"));
    let form = page.form_to("/desk/1/pair").set("initial_colour", "black");
    arbiter.send(form).assert_status(303);
    assert_eq!(stored(&app), "black ");
    assert_eq!(
        app.count("audit WHERE action = 'round.draft' AND after LIKE '%{\"colour\":\"black\"}%'"),
        1
    );
}

fn numbers_and_namesakes(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_players(&mut arbiter, "Torneo degli Omonimi", 2);
    let mut add = |fields: &[(&str, &str)]| {
        let page = arbiter.open(&format!("/t/{slug}/entries"));
        let form = page.form("form[action$=\"/entries\"]");
        let form = fields
            .iter()
            .fold(form, |form, (name, value)| form.set(name, value));
        arbiter.send(form)
    };
    let first = [
        ("last_name", "Rossìni"),
        ("first_name", "Mario"),
        ("birth", "1980"),
        ("fide_id", "999001"),
    ];
    add(&first).assert_status(303);
    let before = app.state();
    let taken = add(&[("last_name", "Altrelli"), ("fide_id", "999001")]);
    taken.assert_status(422);
    let error = taken.texts("#e-fide_id");
    assert!(
        error.iter().any(|text| text.contains("Rossìni Mario")),
        "{error:?}"
    );
    assert!(taken.texts("#e-last_name").is_empty());
    for (last, given) in [
        ("rossini", "mario"),
        ("MARIO", "Rossini"),
        ("Mario Rossini", ""),
    ] {
        let question = add(&[("last_name", last), ("first_name", given)]);
        question
            .assert_status(422)
            .assert_shows("Is it the same person?")
            .assert_shows("Rossìni Mario");
        assert_eq!(question.texts("tbody tr").len(), 2);
    }
    // Another year, another person.
    add(&[
        ("last_name", "Rossini"),
        ("first_name", "Mario"),
        ("birth", "1999"),
    ])
    .assert_status(303);
    let entered = app.count("entries");
    assert_ne!(app.state(), before);
    let question = add(&[
        ("last_name", "rossini"),
        ("first_name", "mario"),
        ("rating", "1500"),
    ]);
    let form = question
        .assert_status(422)
        .form("form[action$=\"/entries\"]");
    arbiter.send(form.press("another", "1")).assert_status(303);
    assert_eq!(app.count("entries"), entered + 1);
    assert_eq!(app.count("entries WHERE rating = 1500"), 1);
}

fn nobody_has_an_average(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, "Torneo Senza Media", 4);
    set(&mut arbiter, &slug, &[("tie_breaks", "ARO, BH")]);
    enter_all(&mut arbiter, &slug, 1, "+/-");
    let csv = arbiter.get(&format!("/t/{slug}/standings.csv"));
    let text = csv.assert_ok().html();
    assert!(!text.contains("-0"), "{text}");
    let entry = entries(&app).remove(0);
    let page = arbiter.open(&format!("/t/{slug}/standings?open={entry}-0"));
    page.assert_ok().assert_shows("no game played");
}

fn final_standings_wait_for_adjourned_games(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, "Torneo Quasi Finito", 4);
    enter_all(&mut arbiter, &slug, 1, "1-0");
    publish_round(&mut arbiter, &slug, 2);
    set(&mut arbiter, &slug, &[("rounds", "2")]);
    press_result(&mut arbiter, &slug, 2, 1, "1-0").assert_status(303);
    press_result(&mut arbiter, &slug, 2, 2, "adj").assert_status(303);
    let standings = format!("/t/{slug}/standings");
    let entry = entries(&app).remove(0);
    let mine = format!("/t/{slug}/my-board/{entry}");
    let page = arbiter.open(&standings);
    page.assert_shows("Standings after round 2")
        .assert_hides("Final standings");
    let page = arbiter.open(&format!("{standings}?round=1"));
    page.assert_shows("Standings after round 1");
    // No day was set for the round, and none is shown: not that of its publication either.
    let round = arbiter.open(&format!("/t/{slug}/round/1"));
    let days = [
        "Monday",
        "Tuesday",
        "Wednesday",
        "Thursday",
        "Friday",
        "Saturday",
        "Sunday",
    ];
    let shown = round.texts("main").join(" ");
    assert!(!days.iter().any(|day| shown.contains(day)), "{shown}");
    press_result(&mut arbiter, &slug, 2, 2, "0-1").assert_status(303);
    arbiter.open(&standings).assert_shows("Final standings");
    let page = arbiter.open(&mine);
    page.assert_shows("You have finished")
        .assert_hides("Board 1");
    assert!(page.texts(".desk-no").is_empty());
}

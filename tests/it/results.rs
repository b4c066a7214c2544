//! Results: entered, corrected, cleared, taken back; never lost between two screens, never written by mistake.

use crate::{
    commands::run,
    support::{
        Browser, TestApp,
        app::ADMIN,
        board::board,
        folder::Folder,
        on_both_databases,
        page::Page,
        sql::execute,
        tournament::{done_for_a_reason, name_deputy, press_result, with_round_published},
    },
};

on_both_databases!(
    entered_corrected_cleared,
    undo_takes_back_the_last_own_entry,
    undo_and_decisions,
    an_adjourned_game_keeps_the_tournament_open,
    same_request_counts_once,
    two_screens_never_overwrite,
    refused_results_change_nothing,
    rows_of_older_programs_are_read,
);

/// Six players, three boards, round 1 published.
fn round(app: &mut TestApp) -> (Browser, String) {
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, "Torneo dei Risultati", 6);
    (arbiter, slug)
}

/// A deputy of the tournament, signed in.
fn deputy(app: &TestApp, chief: &mut Browser, slug: &str) -> Browser {
    let mut deputy = app.account("dora", None);
    name_deputy(chief, slug, "dora", &mut deputy);
    deputy
}

fn record_rows(app: &TestApp) -> usize {
    app.count("audit WHERE action = 'result.record'")
}

fn entered_corrected_cleared(mut app: TestApp) {
    let (mut arbiter, slug) = round(&mut app);
    press_result(&mut arbiter, &slug, 1, 2, "1-0").assert_status(303);
    assert_eq!(app.boards(1), ["1  v1", "2 1-0 v2", "3  v1"]);
    press_result(&mut arbiter, &slug, 1, 2, "1/2-1/2").assert_status(303);
    assert_eq!(app.boards(1)[1], "2 1/2-1/2 v3");
    let page = arbiter.open(&format!("/t/{slug}/desk/1"));
    page.assert_shows("1 of 3");
    press_result(&mut arbiter, &slug, 1, 2, "clear").assert_status(303);
    assert_eq!(app.boards(1)[1], "2  v4");
    // Every value stays in the board's history and in the audit trail.
    let history = arbiter.open(&format!("/t/{slug}/desk/1/board/2/history"));
    assert_eq!(history.assert_ok().texts("tbody tr").len(), 3);
    let trail = app.lines(
        "SELECT before || '>' || after AS line FROM audit WHERE action = 'result.record' ORDER BY id",
    );
    let pairing = app.pairing(1, 2);
    let deed = |version: i32, before: &str, after: &str| {
        let stood = |result: &str| match result {
            "" => String::new(),
            result => format!("{{\"result\":\"{result}\"}}"),
        };
        let after = match after {
            "" => "{}".to_owned(),
            after => stood(after),
        };
        format!(
            "{}>{{\"after\":{after},\"pairing\":{pairing},\"version\":{version}}}",
            stood(before)
        )
    };
    // Numbers and codes, no words: some fifty bytes.
    assert_eq!(
        trail,
        [
            deed(1, "", "1-0"),
            deed(2, "1-0", "1/2-1/2"),
            deed(3, "1/2-1/2", "")
        ]
    );
}

/// The form that takes back the last own entry.
fn undo(browser: &mut Browser, slug: &str) -> Page {
    let page = browser.open(&format!("/t/{slug}/desk/1"));
    let form = page.assert_ok().form_to("/undo");
    browser.send(form)
}

fn undo_takes_back_the_last_own_entry(mut app: TestApp) {
    let (mut chief, slug) = round(&mut app);
    let mut deputy = deputy(&app, &mut chief, &slug);
    press_result(&mut chief, &slug, 1, 1, "1-0").assert_status(303);
    press_result(&mut deputy, &slug, 1, 2, "0-1").assert_status(303);
    press_result(&mut chief, &slug, 1, 3, "1/2-1/2").assert_status(303);
    // Each sees their own last entry.
    let desk = format!("/t/{slug}/desk/1");
    deputy.open(&desk).assert_shows("Board 2, 0–1");
    let page = chief.open(&desk);
    page.assert_shows("Board 3, ½–½");
    let stale = page.form_to("/undo");
    // The deputy corrects board 3: it is no longer the chief's to take back, by no form.
    press_result(&mut deputy, &slug, 1, 3, "1-0").assert_status(303);
    let refused = chief.send(stale);
    refused
        .assert_status(422)
        .assert_shows("Nothing left to undo");
    assert_eq!(app.boards(1), ["1 1-0 v2", "2 0-1 v2", "3 1-0 v3"]);
    // The last that is still their own is board 1.
    chief.open(&desk).assert_shows("Board 1, 1–0");
    undo(&mut chief, &slug).assert_status(303);
    assert_eq!(app.boards(1), ["1  v3", "2 0-1 v2", "3 1-0 v3"]);
    chief.open(&desk).assert_hides("Board 1, 1–0");
    // The deputy's correction goes back to the chief's value, and both stay in the history.
    undo(&mut deputy, &slug).assert_status(303);
    assert_eq!(app.boards(1)[2], "3 1/2-1/2 v4");
    let history = chief.open(&format!("/t/{slug}/desk/1/board/3/history"));
    assert_eq!(history.texts("tbody tr").len(), 3);
    // An undo is no entry: nobody can undo it, and the deputy's entry before is next.
    deputy.open(&desk).assert_shows("Board 2, 0–1");
}

/// A decision is nobody's slip of the hand: undo neither takes it back nor loses its cause.
fn undo_and_decisions(mut app: TestApp) {
    let mut board = board(&mut app);
    let slug = board.slug.clone();
    let cause = |app: &TestApp| {
        app.lines(
            "SELECT coalesce(result, '') || ' ' || coalesce(result_cause, '') || ' ' || \
             coalesce(result_article, '') || ' ' || CAST(coalesce(result_incident, 0) AS TEXT) AS line \
             FROM pairings WHERE board = 1",
        )
        .remove(0)
    };
    board.play("e4 e5");
    // The result was entered before the decision said why.
    press_result(&mut board.arbiter, &slug, 1, 1, "1-0").assert_status(303);
    board.record("resign?side=black", true);
    let ruled = cause(&app);
    assert!(ruled.starts_with("1-0 resignation 5.1.2 "), "{ruled}");
    let page = board.arbiter.open(&format!("/t/{slug}/desk/1"));
    page.assert_hides("Board 1, 1–0");
    // The slip with the players' signatures says the same.
    press_result(&mut board.arbiter, &slug, 1, 1, "1-0").assert_status(303);
    assert_eq!(cause(&app), ruled);
    // A slip over it is taken back with cause, article and incident.
    press_result(&mut board.arbiter, &slug, 1, 1, "0-1").assert_status(303);
    assert_eq!(cause(&app), "0-1   0");
    undo(&mut board.arbiter, &slug).assert_status(303);
    assert_eq!(cause(&app), ruled);
    let history = board
        .arbiter
        .open(&format!("/t/{slug}/desk/1/board/1/history"));
    assert_eq!(history.assert_ok().texts("tbody tr").len(), 5);
}

/// Final standings wait for adjourned games (C.04.2 art. 3.1 makes them draws for the pairing only).
fn an_adjourned_game_keeps_the_tournament_open(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, "Torneo Sospeso", 4);
    let page = arbiter.open(&format!("/t/{slug}/settings"));
    let form = page.assert_ok().form_to("/settings").set("rounds", "1");
    done_for_a_reason(&mut arbiter, form);
    press_result(&mut arbiter, &slug, 1, 1, "1-0").assert_status(303);
    press_result(&mut arbiter, &slug, 1, 2, "adj").assert_status(303);
    let finish = |arbiter: &mut Browser| {
        let page = arbiter.open("/account");
        let csrf = page.form_to("/logout").value("csrf").unwrap().to_owned();
        arbiter.post(&format!("/t/{slug}/finish"), &[("csrf", csrf.as_str())])
    };
    finish(&mut arbiter).assert_status(422).assert_shows("2");
    assert_eq!(app.count("tournaments WHERE state = 'finished'"), 0);
    press_result(&mut arbiter, &slug, 1, 2, "1/2-1/2").assert_status(303);
    finish(&mut arbiter).assert_status(303);
    assert_eq!(app.count("tournaments WHERE state = 'finished'"), 1);
}

fn same_request_counts_once(mut app: TestApp) {
    let (mut arbiter, slug) = round(&mut app);
    let page = arbiter.open(&format!("/t/{slug}/desk/1?board=1"));
    let form = page.form("#keys-1 form").press("result", "1-0");
    arbiter.send(form.clone()).assert_status(303);
    let before = app.state();
    arbiter.send(form.clone()).assert_status(303);
    arbiter.send(form.clone()).assert_status(303);
    assert_eq!(app.state(), before);
    assert_eq!(record_rows(&app), 1);
    // Even after a correction the repeated request does not come back.
    press_result(&mut arbiter, &slug, 1, 1, "0-1").assert_status(303);
    arbiter.send(form.clone()).assert_status(303);
    assert_eq!(app.boards(1)[0], "1 0-1 v3");
    // The key is the account's: with another account it is no key for a quiet answer.
    let mut deputy = deputy(&app, &mut arbiter, &slug);
    let own = deputy.open(&format!("/t/{slug}/desk/1?board=2"));
    let key = form.value("key").unwrap().to_owned();
    let forged = own
        .form("#keys-2 form")
        .forge("key", &key)
        .press("result", "1-0");
    deputy.send(forged).assert_status(409);
    assert_eq!(app.boards(1)[1], "2  v1");
}

fn two_screens_never_overwrite(mut app: TestApp) {
    let (mut chief, slug) = round(&mut app);
    let mut deputy = deputy(&app, &mut chief, &slug);
    let desk = format!("/t/{slug}/desk/1?board=1");
    let (mine, other) = (chief.open(&desk), deputy.open(&desk));
    let (mine, other) = (mine.form("#keys-1 form"), other.form("#keys-1 form"));
    let same = other.clone();
    chief.send(mine.press("result", "1-0")).assert_status(303);
    // The same value from an old page is no conflict.
    deputy.send(same.press("result", "1-0")).assert_status(303);
    assert_eq!(app.boards(1)[0], "1 1-0 v3");
    // Another value is: both are shown, the stored one stays. The form has a key of its own.
    let other = other.forge("key", "0123456789abcdef0123456789abcdef");
    let conflict = deputy.send(other.press("result", "0-1"));
    conflict.assert_status(409);
    conflict.assert_shows("Board 1: you 0–1, Ada Arbiter 1–0. For now 1–0 counts.");
    assert_eq!(
        conflict.attributes("tr.choose button", "value"),
        ["0-1", "1-0"]
    );
    assert_eq!(conflict.attributes("tr.conflict", "data-board"), ["1"]);
    assert!(conflict.attributes("[data-refused]", "id").is_empty());
    assert_eq!(app.boards(1)[0], "1 1-0 v3");
    // Choosing settles it.
    let choice = conflict.form("tr.choose form");
    deputy
        .send(choice.press("result", "1-0"))
        .assert_status(303);
    assert_eq!(app.boards(1)[0], "1 1-0 v4");
    // Who chose may think again, with what they chose in sight.
    let again = deputy.open(&desk);
    deputy
        .send(again.form("#keys-1 form").press("result", "0-1"))
        .assert_status(303);
    assert_eq!(app.boards(1)[0], "1 0-1 v5");
    chief.open(&desk).assert_hides("you 0–1");
}

fn refused_results_change_nothing(mut app: TestApp) {
    let (mut arbiter, slug) = round(&mut app);
    let foreign = with_round_published(&mut arbiter, "Torneo degli Altri", 4);
    press_result(&mut arbiter, &slug, 1, 1, "1-0").assert_status(303);
    // The draft of round 2.
    let page = arbiter.open(&format!("/t/{slug}/desk/1"));
    arbiter.send(page.form_to("/pair")).assert_status(303);
    let before = (app.state(), app.boards(1), app.boards(2));
    let page = arbiter.open(&format!("/t/{slug}/desk/1?board=2"));
    let form = page.form("#keys-2 form").press("result", "1-0");
    let csrf = form.value("csrf").unwrap().to_owned();
    let mut send = |to: &str, board: &str, version: &str, result: &str| {
        let fields = [
            ("csrf", csrf.as_str()),
            ("board", board),
            ("version", version),
            ("result", result),
        ];
        arbiter.post(to, &fields)
    };
    let to = format!("/t/{slug}/desk/1/result");
    // Refused, and the desk says why: its script keeps the board as not saved.
    for (board, version, result, status) in [
        ("9", "1", "1-0", 404),
        ("0", "1", "1-0", 404),
        ("-1", "1", "1-0", 404),
        ("", "1", "1-0", 404),
        ("due", "1", "1-0", 404),
        ("2", "", "1-0", 404),
        ("2", "99999999999", "1-0", 404),
        ("2", "1", "2-0", 422),
        ("2", "1", "", 422),
        ("2", "1", "CLEAR", 422),
    ] {
        let page = send(&to, board, version, result);
        page.assert_status(status);
        assert_refused(&page);
    }
    let draft = send(&format!("/t/{slug}/desk/2/result"), "1", "1", "1-0");
    draft
        .assert_status(422)
        .assert_shows("Round 2 is not published.");
    assert_refused(&draft);
    // No desk there to show.
    send(&format!("/t/{slug}/desk/3/result"), "1", "1", "1-0").assert_status(404);
    send(&format!("/t/{slug}/desk/0/result"), "1", "1", "1-0").assert_status(404);
    send(&format!("/t/{slug}/desk/999/result"), "1", "1", "1-0").assert_status(404);
    send("/t/nessuno/desk/1/result", "1", "1", "1-0").assert_status(404);
    assert_eq!((app.state(), app.boards(1), app.boards(2)), before);
    // Somebody who runs another tournament is nobody here.
    let mut plain = app.account("piero", None);
    let account = plain.get("/account");
    let csrf = account.form_to("/logout").value("csrf").unwrap().to_owned();
    for slug in [&slug, &foreign] {
        let fields = [
            ("csrf", csrf.as_str()),
            ("board", "2"),
            ("version", "1"),
            ("result", "1-0"),
        ];
        plain
            .post(&format!("/t/{slug}/desk/1/result"), &fields)
            .assert_status(403);
    }
    assert_eq!((app.boards(1), app.boards(2)), (before.1, before.2));
}

/// The desk again, marked as a refusal, with an alert.
fn assert_refused(page: &Page) {
    assert_eq!(
        page.attributes("[data-desk][data-refused]", "id"),
        ["main"],
        "{}",
        page.text()
    );
    let alerts = page.texts("[role=alert]:not([hidden])");
    assert!(
        alerts.iter().any(|text| !text.is_empty()),
        "{}",
        page.text()
    );
}

/// Older programs wrote words and codes into the trail. They stay, and are shown and undone as before.
fn rows_of_older_programs_are_read(mut app: TestApp) {
    let (arbiter, slug) = round(&mut app);
    drop(arbiter);
    let (second, third) = (app.pairing(1, 2), app.pairing(1, 3));
    let row = |action: &str, subject: &str, before: &str, after: &str| {
        format!(
            "INSERT INTO audit (at, user_id, actor, action, tournament_id, subject, \"before\", \"after\") \
             SELECT '2026-01-01 00:00:00', u.id, 'Ada Arbiter', '{action}', t.id, '{subject}', '{before}', '{after}' \
             FROM users u, tournaments t;"
        )
    };
    let set = |pairing: &str, values: &str| {
        format!(
            "UPDATE pairings SET {values}, result_by = 'Ada Arbiter', version = version + 1 WHERE id = {pairing};"
        )
    };
    let statements = [
        set(&second, "result = '1-0'"),
        row("result.record", &format!("pairing:{second}"), "", "1-0"),
        set(
            &third,
            "result = '0-1', result_cause = 'resignation', result_article = '5.1.2'",
        ),
        row(
            "result.ruling",
            &format!("pairing:{third}"),
            "1-0",
            "0-1; resignation; 0; 5.1.2",
        ),
        row("entry.bye", "entry:1", "3", "3H"),
        row("round.publish", "round:1", "", "3 boards"),
    ];
    execute(&app.database, &statements.join("\n")).unwrap();
    app.start();
    let mut arbiter = app.sign_in(ADMIN.0, ADMIN.1);
    let record = arbiter.open(&format!("/t/{slug}/record"));
    record
        .assert_ok()
        .assert_shows("resignation (Art. 5.1.2)")
        .assert_shows("round 3: half-point bye")
        .assert_shows("3 boards");
    let of_board = format!("/t/{slug}/desk/1/board/2/history");
    assert_eq!(arbiter.open(&of_board).texts("tbody tr").len(), 1);
    assert_eq!(app.boards(1)[1], "2 1-0 v2");
    undo(&mut arbiter, &slug).assert_status(303);
    assert_eq!(app.boards(1)[1], "2  v3");
    // The new row is a deed that names the old one; both are shown.
    let history = arbiter.open(&of_board);
    assert_eq!(history.assert_ok().texts("tbody tr").len(), 2);
    assert_eq!(
        app.count("audit WHERE action = 'result.undo' AND after LIKE '{%\"of\":%}'"),
        1
    );
    let folder = Folder::new("trail");
    let (code, out, error) = run(
        folder.path(),
        &["trail", "verify", "--database", &app.database],
        "",
    );
    assert_eq!((code, error.as_str()), (0, ""), "{out}");
}

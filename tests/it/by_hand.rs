//! A draft changed by hand and a round taken back, through the pages, without script.

use crate::support::{
    TestApp, on_both_databases,
    tournament::{press_result, publish_round, with_players, with_round_published},
};

on_both_databases!(
    a_swap_is_asked_about_published_and_reported,
    a_round_is_taken_back_after_two_questions,
    only_arbiters_change_a_draft,
);

/// Who sits where in a round: board, White, Black.
fn seats(app: &TestApp, round: u8) -> Vec<String> {
    app.lines(&format!(
        "SELECT CAST(p.board AS TEXT) || ': ' || CAST(p.white_entry_id AS TEXT) || '-' || \
         CAST(p.black_entry_id AS TEXT) AS line FROM pairings p JOIN rounds r ON r.id = p.round_id \
         WHERE r.number = {round} ORDER BY p.board"
    ))
}

fn a_swap_is_asked_about_published_and_reported(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = with_round_published(&mut arbiter, "Torneo delle Mani", 8);
    for board in 1..=4 {
        press_result(&mut arbiter, &slug, 1, board, "1-0").assert_status(303);
    }
    let desk = arbiter.open(&format!("/t/{slug}/desk/1"));
    let form = desk.form_to("/desk/1/pair");
    arbiter.submit(form);
    let draft = arbiter.open(&format!("/t/{slug}/desk/2"));
    arbiter.submit(draft.form_to("/hand/begin"));
    let hand = format!("/t/{slug}/desk/2/hand");
    let page = arbiter.open(&hand);
    page.assert_shows("Come il motore")
        .assert_shows("nessun cambio");
    // Somebody is taken by a link, then another name is pressed: the two change seats.
    let links = page.attributes("td.pn a.seat", "href");
    let taken = arbiter.open(&links[0]);
    let wanted = taken.attributes("td.pn button.seat", "value");
    let before = seats(&app, 2);
    let swap = taken.form("#seats").press("swap", &wanted[0]);
    let mut answer = arbiter.send(swap);
    if answer.status == 422 {
        // A rematch, perhaps: it was not done, and a second yes does it.
        assert_eq!(seats(&app, 2), before);
        answer.assert_shows("Il cambio non è stato fatto.");
        let anyway = answer.form(".msg.error form");
        answer = arbiter.send(anyway);
    }
    answer.assert_status(303);
    let page = arbiter.open(&hand);
    page.assert_shows("2 posti diversi dal motore");
    page.assert_shows("diverso dal motore.");
    assert_ne!(seats(&app, 2), before);
    // Without a reason nothing is published, and what was written stays.
    let refused = arbiter.send(page.form_to("/desk/2/publish"));
    refused.assert_status(422);
    assert_eq!(
        app.count("rounds WHERE number = 2 AND state = 'published'"),
        0
    );
    let form = refused.form_to("/desk/2/publish");
    arbiter.submit(form.set("reason", "Sono cugini, articolo 9 del bando"));
    let desk = arbiter.open(&format!("/t/{slug}/desk/2"));
    desk.assert_shows("Abbinato a mano: Sono cugini, articolo 9 del bando");
    let report = arbiter.get(&format!("/t/{slug}/tournament.trf26"));
    let text = report.text();
    assert!(
        text.contains("### MPA @ Round 2: Sono cugini, articolo 9 del bando"),
        "{text}"
    );
    let record = arbiter.open(&format!("/t/{slug}/record"));
    record.assert_shows("Cambio a mano, turno: 2");
}

fn a_round_is_taken_back_after_two_questions(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = with_round_published(&mut arbiter, "Torneo dei Ripensamenti", 6);
    let boards = seats(&app, 1);
    let page = arbiter.open(&format!("/t/{slug}/desk/1"));
    let link = page.link("Riprendi il turno");
    let ask = arbiter.open(&link);
    let first = arbiter.send(ask.form("main form"));
    first.assert_status(422);
    let second = arbiter.send(first.form("main form").set("reason", "Colori sbagliati"));
    second.assert_status(200);
    second.assert_shows("la sala è avvisata");
    assert_eq!(app.count("rounds WHERE state = 'published'"), 1);
    arbiter.submit(second.form("main form"));
    assert_eq!(app.count("rounds WHERE state = 'draft'"), 1);
    assert_eq!(seats(&app, 1), boards);
    let mut visitor = app.browser().in_italian();
    visitor
        .get(&format!("/t/{slug}/round/1"))
        .assert_status(404);
    publish_round(&mut arbiter, &slug, 1);
    press_result(&mut arbiter, &slug, 1, 1, "1-0").assert_status(303);
    arbiter
        .get(&format!("/t/{slug}/desk/1/take-back"))
        .assert_status(422);
}

fn only_arbiters_change_a_draft(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_players(&mut arbiter, "Torneo Riservato", 6);
    let page = arbiter.open(&format!("/t/{slug}/entries"));
    crate::support::tournament::prepare(&mut arbiter, page.form_to("/desk/1/pair"));
    let draft = arbiter.open(&format!("/t/{slug}/desk/1"));
    arbiter.submit(draft.form_to("/hand/begin"));
    let mut visitor = app.browser();
    let hand = format!("/t/{slug}/desk/1/hand");
    let seen = visitor.get(&hand);
    assert!(seen.status != 200, "{}", seen.status);
    arbiter.open(&hand);
}

//! The Laws as pages, and rulings by questions, through the door.

use crate::support::{
    TestApp,
    board::{board, offers_result},
    on_both_databases,
};

on_both_databases!(
    every_article_says_what_is_done_about_it,
    an_event_is_judged_by_the_edition_of_its_first_day,
    a_decision_leads_to_its_article,
    a_wrong_initial_position_is_asked_and_recorded,
    an_annulled_game_begins_anew,
    a_telephone_loses_against_a_bare_king,
    a_penalty_is_chosen_and_kept,
    points_off_reach_standings_and_report,
    the_appeal_pack_has_lines_for_the_committee,
    an_answer_that_is_none_is_asked_again,
);

fn every_article_says_what_is_done_about_it(mut app: TestApp) {
    let mut reader = app.admin();
    for (edition, there, missing) in [
        ("fide-2023", "art-7.5.5", "art-7.7.1"),
        ("fide-2018", "art-3.7.4.1", "art-8.1.1.2"),
        ("fide-2017", "art-7.7.1", "art-7.5.5"),
        ("fide-2014", "art-6.12.b", "art-7.5.4"),
        ("fide-1952", "art-12.3-b", "art-6.9"),
    ] {
        let page = reader.open(&format!("/laws/{edition}"));
        let places = page.assert_ok().attributes("section.law", "id");
        assert!(places.contains(&there.to_owned()), "{edition}");
        assert!(!places.contains(&missing.to_owned()), "{edition}");
        for article in page.texts("section.law") {
            let said = [
                "tratto judges",
                "tratto records",
                "for the arbiter",
                "definition",
            ];
            assert!(said.iter().any(|one| article.contains(one)), "{article}");
        }
    }
    reader
        .open("/laws/fide-2014")
        .assert_shows("number inferred");
    let old = reader.open("/laws/fide-1952");
    old.assert_shows("The edition says nothing of these");
    assert_eq!(reader.get("/laws/fide-1900").status, 404);
}

/// 1952 quotes itself: no number of 2023, and where it is silent that is said. A game keeps the edition in which it
/// began.
fn an_event_is_judged_by_the_edition_of_its_first_day(mut app: TestApp) {
    let mut board = board(&mut app);
    board.set("rules_edition", "fide-1952");
    board.play("e4 e5");
    board
        .look("illegal?side=white&written=Ke3")
        .assert_shows("9.1")
        .assert_hides("7.5");
    board
        .look("flag?side=white")
        .assert_shows("FIDE 1952 has no article on this")
        .assert_hides("6.9");
    board.set("rules_edition", "fide-2014");
    board
        .look("illegal?side=white&written=Ke3")
        .assert_shows("9.1");
    board.base = format!("/t/{}/game/{}", board.slug, app.pairing(1, 2));
    board.play("e4 e5");
    board
        .look("illegal?side=white&written=Ke3")
        .assert_shows("7.5.b");
    board
        .look("resign?side=white")
        .assert_shows("5.1.b, number inferred");
    // Nobody chooses: the first day does.
    board.set("rules_edition", "");
    board.base = format!("/t/{}/game/{}", board.slug, app.pairing(1, 3));
    board.play("e4 e5");
    board
        .look("illegal?side=white&act=two-hands")
        .assert_shows("7.5.5");
}

fn a_decision_leads_to_its_article(mut app: TestApp) {
    let mut board = board(&mut app);
    board.play("e4 e5");
    let page = board.look("resign?side=white");
    let links = page.attributes("a.art", "href");
    assert_eq!(links, ["/laws/fide-2023#art-5.1.2"]);
    board.record("resign?side=white", true);
    let links = board.game().attributes("a.art", "href");
    assert!(
        links.contains(&"/laws/fide-2023#art-5.1.2".to_owned()),
        "{links:?}"
    );
}

fn a_wrong_initial_position_is_asked_and_recorded(mut app: TestApp) {
    let mut board = board(&mut app);
    board.play("e4 e5");
    let page = board.look("start");
    page.assert_ok()
        .assert_shows("What was wrong?")
        .assert_shows("The competition rules apply");
    let page = board.look("start?wrong=array");
    page.assert_shows("The game is void and another is played")
        .assert_shows("7.2.1")
        .assert_shows("You set the times.");
    assert!(!offers_result(&page));
    board.record("start?wrong=array", false);
    board
        .game()
        .assert_shows("What was wrong? The initial position of the pieces.")
        .assert_shows("The game is void and another is played (Art. 7.2.1)");
    board.set("rules_edition", "fide-1952");
    board.base = format!("/t/{}/game/{}", board.slug, app.pairing(1, 2));
    board.look("start?wrong=board").assert_shows("9.5");
}

/// A ruling that annuls the game (7.2.1) takes its moves back by one button, with trace; the incident stays.
fn an_annulled_game_begins_anew(mut app: TestApp) {
    let mut board = board(&mut app);
    board.play("e4 e5 Nf3");
    let annul = "/annul".to_owned();
    assert!(board.game().texts("form[action$='/annul']").is_empty());
    let token = board
        .game()
        .form_to("/undo")
        .value("csrf")
        .unwrap()
        .to_owned();
    let refused = board.arbiter.post(
        &format!("{}{annul}", board.base),
        &[("csrf", token.as_str()), ("version", "4")],
    );
    refused.assert_status(422);
    board.record("start?wrong=array", false);
    let page = board.game();
    page.assert_shows("its 3 half-moves stay in the record");
    board.arbiter.submit(page.form_to(&annul));
    let page = board.game();
    page.assert_hides("Nf3");
    assert!(page.texts("form[action$='/annul']").is_empty());
    assert_eq!(app.count("game_moves WHERE undone_at IS NOT NULL"), 3);
    // The new game is not annulled by the old incident.
    board.play("d4 d5");
    assert!(board.game().texts("form[action$='/annul']").is_empty());
    let record = board
        .arbiter
        .open(&format!("/t/{}/record?part=games", board.slug));
    record
        .assert_shows("Game annulled")
        .assert_shows("e4 e5 Nf3");
}

/// No question about mate: White, with any men, wins (11.3.2.2).
fn a_telephone_loses_against_a_bare_king(mut app: TestApp) {
    let mut board = board(&mut app);
    board.play("e4 e5");
    let page = board.look("device?side=black&device=person&milder=no");
    page.assert_shows("Black loses, White wins")
        .assert_shows("11.3.2.2");
    assert!(offers_result(&page));
    board.record("device?side=black&device=person&milder=no", true);
    board.game().assert_shows("1–0").assert_shows("11.3.2.2");
}

fn a_penalty_is_chosen_and_kept(mut app: TestApp) {
    let mut board = board(&mut app);
    board.play("e4 e5");
    let page = board.look("penalty?side=white");
    page.assert_shows("Which penalty?")
        .assert_shows("the arbiter decides")
        .assert_shows("12.9.8");
    board.record("penalty?side=white&penalty=warning", false);
    board.game().assert_shows("Warning for White (Art. 12.9.1)");
    let page = board.look("penalty?side=white&penalty=game-lost&opponents-score=half");
    page.assert_shows("White loses the game")
        .assert_shows("0–½");
    // The menu of 2014 excludes nobody from rounds.
    board.set("rules_edition", "fide-2014");
    board.base = format!("/t/{}/game/{}", board.slug, app.pairing(1, 2));
    board
        .look("penalty?side=white")
        .assert_hides("Exclusion from rounds");
}

/// Half a point off is seen by everybody, written in the report, and given back with the record.
fn points_off_reach_standings_and_report(mut app: TestApp) {
    let mut board = board(&mut app);
    board.play("e4 e5");
    board.record("resign?side=black", true);
    let standings = format!("/t/{}/standings", board.slug);
    let trf = format!("/t/{}/tournament.trf26", board.slug);
    board.arbiter.open(&standings).assert_ok();
    assert!(!board.arbiter.get(&trf).html().contains("\n299"));
    board.record("penalty?side=white&penalty=points-off&points=half", false);
    board
        .game()
        .assert_shows("Points taken off White: ½ (Art. 12.9.5)");
    let text = board.arbiter.get(&trf).html();
    assert!(text.contains("299          -0.5  001"), "{text}");
    let report = board.arbiter.open(&format!("/t/{}/incidents", board.slug));
    report
        .assert_ok()
        .assert_shows("Penalties by player")
        .assert_shows("Points taken off White: ½ (Art. 12.9.5)");
    assert_eq!(app.count("deductions"), 1);
    let page = board.look("incidents");
    let links = page.attributes("a[href*=\"incident/withdrawn\"]", "href");
    let form = board.arbiter.open(links.last().unwrap());
    let form = form.form_to("/incident").set("facts", "A mistake.");
    board.arbiter.send(form).assert_status(303);
    assert!(!board.arbiter.get(&trf).html().contains("\n299"));
}

fn the_appeal_pack_has_lines_for_the_committee(mut app: TestApp) {
    let mut board = board(&mut app);
    board.play("e4 e5");
    board.record("start?wrong=array", false);
    board
        .look("print?appeal=1")
        .assert_shows("Appeals committee")
        .assert_shows("Rules applied")
        .assert_shows("The game is void");
    board.look("print").assert_hides("Appeals committee");
}

fn an_answer_that_is_none_is_asked_again(mut app: TestApp) {
    let mut board = board(&mut app);
    let odd = "penalty?side=white&penalty=game-lost&opponents-score=three-quarters";
    let page = board.arbiter.get(&format!("{}/{odd}", board.base));
    assert_eq!(page.status, 422);
    page.assert_shows("This is not one of the possible answers.");
}

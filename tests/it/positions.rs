//! Illegal positions where nobody watches every game (A.5.4, B.3), and both flags down (Guidelines III.3).

use crate::support::{
    TestApp,
    board::{Board, board, confirm, offers_result},
    on_both_databases,
};

on_both_databases!(
    an_illegal_position_is_waited_for_and_drawn,
    a_position_that_became_legal_goes_on,
    the_competition_rules_know_no_waiting,
    blitz_waits_by_b_3_unless_supervised,
    the_men_as_written_are_checked,
    waiting_ends_nothing_by_itself,
    a_sighting_is_corrected,
    both_flags_by_the_period,
);

/// White has pushed a pawn to h8 and pressed the clock.
const PAWN: &str = "4k2P/8/8/8/8/8/8/4K3";
/// Both kings are in check by the rooks.
const CHECKS: &str = "4k3/8/8/8/4R3/8/8/r3K3";
const LEGAL: &str = "4k2Q/8/8/8/8/8/8/4K3";

fn rapid(app: &mut TestApp, kind: &str) -> Board {
    let mut board = board(app);
    board.set("kind", kind);
    board.play("e4 e5");
    board
}

fn an_illegal_position_is_waited_for_and_drawn(mut app: TestApp) {
    let mut board = rapid(&mut app, "rapid");
    let page = board.game();
    page.assert_shows("illegal position");
    assert_eq!(
        page.attributes(".incident a[data-key=x]", "href"),
        [format!("{}/incident/illegal-position", board.base)]
    );
    let page = board
        .arbiter
        .get(&format!("{}/incident/illegal-position", board.base));
    let page = board.arbiter.follow(page);
    page.assert_ok().assert_shows("Illegal position");
    assert!(page.texts("form.confirm").is_empty(), "nothing said yet");
    let form = page.form("form.claim-form").set("seen", "pawn");
    let page = board.arbiter.submit(form.set("men", PAWN));
    page.assert_ok()
        .assert_shows("Wait until the next move is completed")
        .assert_shows("A.5.4")
        .assert_shows("without full supervision");
    assert!(!offers_result(&page));
    assert!(page.html().contains("h8"), "the men are drawn");
    let form = confirm(&page).set("white_clock", "0:01:10");
    let form = form.press("only_record", "1");
    board.arbiter.send(form).assert_status(303);
    // The floor calls for the arbiter, and leads to the second look.
    let floor = board.arbiter.open(&format!("/t/{}/floor", board.slug));
    floor
        .assert_ok()
        .assert_shows("Illegal position")
        .assert_shows("waiting for the next completed move");
    let page = board.arbiter.open(&floor.link("Move completed Board 1"));
    page.assert_ok()
        .assert_shows("Draw: an illegal position is still on the board");
    assert_eq!(page.form("form.claim-form").value("seen"), Some("pawn"));
    assert!(offers_result(&page));
    let paper = board.look("position/print?sighting=still&seen=pawn");
    paper
        .assert_shows("Position still illegal, a pawn on the last rank, after 1…e5.")
        .assert_shows("Proposed decision");
    let form = confirm(&page).press("with_result", "1");
    board.arbiter.send(form).assert_status(303);
    board
        .game()
        .assert_shows("illegal position (Art. A.5.4)")
        .assert_shows("Illegal position, pawn on the last rank on h8, after 1…e5.");
    assert_eq!(app.boards(1)[0], "1 1/2-1/2 v2");
    let pgn = board.pgn();
    assert!(pgn.contains("[Termination \"rules infraction\"]"), "{pgn}");
    let desk = board.arbiter.open(&format!("/t/{}/desk/1", board.slug));
    desk.assert_ok()
        .assert_shows("illegal position (Art. A.5.4)");
    // The board's record has both sightings with the clock, the audit trail a row for each.
    let record = board.look("incidents");
    assert_eq!(record.texts("ol.record > li").len(), 2);
    record.assert_shows("Clocks: White 0:01:10, Black –.");
    let audit = app.lines(
        "SELECT action AS line FROM audit WHERE action IN ('incident.append', 'result.ruling') ORDER BY id",
    );
    assert_eq!(audit, ["incident.append", "result.ruling"]);
    let details = app.lines("SELECT detail AS line FROM incidents ORDER BY id");
    for part in [
        "\"event\":\"illegal-position\"",
        "\"pawns\":[\"h8\"]",
        "\"outcome\":\"waits\"",
        "\"chess\":\"rapid\"",
    ] {
        assert!(details[0].contains(part), "{part} in {}", details[0]);
    }
    // The appeal pack draws the men that stood.
    let paper = board.look("print");
    assert_eq!(paper.texts("ol.record figure").len(), 2);
}

fn a_position_that_became_legal_goes_on(mut app: TestApp) {
    let mut board = rapid(&mut app, "rapid");
    board.record("position?sighting=seen&seen=kings", false);
    board
        .game()
        .assert_shows("Illegal position, both kings in check, after 1…e5.")
        .assert_shows("waiting for the next completed move");
    let page = board.look("position?sighting=gone");
    page.assert_shows("The position is no longer illegal: the game goes on");
    assert!(!offers_result(&page));
    board.record("position?sighting=gone", false);
    let page = board.game();
    assert!(!page.texts("form#move-form").is_empty(), "the game goes on");
    assert!(!page.html().contains("waiting for the next completed move"));
    let floor = board.arbiter.open(&format!("/t/{}/floor", board.slug));
    assert!(floor.texts("ol.calls li").is_empty(), "nobody calls");
}

fn the_competition_rules_know_no_waiting(mut app: TestApp) {
    let mut board = rapid(&mut app, "standard");
    let keys = ".incident a[data-key=x]";
    assert!(board.game().texts(keys).is_empty(), "not offered");
    for supervised in [false, true] {
        if supervised {
            board.set("kind", "rapid");
            assert_eq!(board.game().texts(keys).len(), 1);
            board.choose("supervision", "full");
            assert!(board.game().texts(keys).is_empty(), "not offered");
        }
        let page = board.look("position?sighting=still&seen=pawn");
        page.assert_shows("Here the arbiter intervenes at once")
            .assert_shows("7.5.1");
        assert!(page.texts("form.confirm").is_empty(), "nothing to confirm");
        assert_eq!(
            page.link("Record the illegal move"),
            format!("{}/illegal", board.base)
        );
        // Nor does a forged form record it.
        let genuine = confirm(&board.look("illegal?side=white")).fields();
        let mut fields: Vec<(&str, &str)> = genuine
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
            .collect();
        fields.extend([("sighting", "still"), ("with_result", "1")]);
        let sent = board
            .arbiter
            .post(&format!("{}/position", board.base), &fields);
        sent.assert_status(422);
    }
    assert_eq!(app.boards(1)[0], "1  v1");
}

fn blitz_waits_by_b_3_unless_supervised(mut app: TestApp) {
    let mut board = rapid(&mut app, "blitz");
    board
        .look("position?sighting=still&seen=kings")
        .assert_shows("Draw: an illegal position is still on the board")
        .assert_shows("A.5.4")
        .assert_shows("without full supervision");
    board.choose("supervision", "full");
    board
        .look("position?sighting=still&seen=kings")
        .assert_shows("Here the arbiter intervenes at once");
}

fn the_men_as_written_are_checked(mut app: TestApp) {
    let mut board = rapid(&mut app, "rapid");
    let ask = |men: &str| format!("position?sighting=seen&seen=pawn&men={men}");
    // What stands on the board counts, not what was chosen.
    board.record(&ask(CHECKS), false);
    board
        .game()
        .assert_shows("Illegal position, both kings in check, after 1…e5.");
    let page = board.look(&ask(LEGAL));
    page.assert_shows("No need to wait for this position");
    assert!(page.texts("form.confirm").is_empty());
    let page = board.look(&format!("position?sighting=gone&men={PAWN}"));
    page.assert_shows("The position as written is still illegal");
    assert!(page.texts("form.confirm").is_empty());
    let nonsense = board
        .arbiter
        .open(&format!("{}/{}", board.base, ask("4k3/8/9")));
    nonsense
        .assert_status(422)
        .assert_shows("The position cannot be read");
    assert_eq!(
        nonsense.form("form.claim-form").value("men"),
        Some("4k3/8/9")
    );
}

fn waiting_ends_nothing_by_itself(mut app: TestApp) {
    let mut board = rapid(&mut app, "rapid");
    board.record("position?sighting=seen&seen=pawn", false);
    // It is no illegal move of anybody, and no result follows from looking or from the next move.
    board
        .look("illegal?side=white")
        .assert_shows("First illegal move");
    board.look("position?sighting=still&seen=pawn");
    board.play("Nf3");
    assert_eq!(app.boards(1)[0], "1  v1");
    // A draw that is only recorded leaves the result to the arbiter.
    board.record("position?sighting=still&seen=pawn", false);
    assert_eq!(app.boards(1)[0], "1  v1");
    assert!(!board.game().texts("form#move-form").is_empty());
}

fn a_sighting_is_corrected(mut app: TestApp) {
    let mut board = rapid(&mut app, "rapid");
    board.record(&format!("position?sighting=seen&men={PAWN}"), false);
    let record = board.look("incidents");
    let page = board.arbiter.open(&record.link("Correct 1"));
    page.assert_ok().assert_shows("Corrects the record of");
    let form = page.form("form.claim-form");
    assert_eq!(form.value("men"), Some(PAWN));
    let page = board.arbiter.submit(form.set("men", CHECKS));
    let form = confirm(&page).press("only_record", "1");
    board.arbiter.send(form).assert_status(303);
    let record = board.look("incidents");
    record
        .assert_shows("superseded by no. 2")
        .assert_shows("Illegal position, both kings in check");
    assert_eq!(record.texts("ol.record > li").len(), 2);
}

fn both_flags_by_the_period(mut app: TestApp) {
    let mut board = board(&mut app);
    board.set("time_control", "90/40:30");
    board.choose("quickplay-finish", "announced");
    board.play("e4 e5");
    let page = board.look("flag?side=white");
    let page = board.arbiter.open(&page.link("Both have fallen"));
    page.assert_ok()
        .assert_shows("The game goes on")
        .assert_shows("Nobody knows which fell first.")
        .assert_shows("III.3.1.1");
    assert!(!offers_result(&page));
    assert!(
        page.link("The clock shows Black’s first")
            .ends_with("flag?side=black")
    );
    let form = page.form("form.claim-form").set("period", "2");
    let page = board.arbiter.submit(form);
    page.assert_ok()
        .assert_shows("Draw: both flags in the last period")
        .assert_shows("III.3.1.2");
    let form = confirm(&page).press("with_result", "1");
    board.arbiter.send(form).assert_status(303);
    board
        .game()
        .assert_shows("both flags (Art. III.3.1.2)")
        .assert_shows("Both flags down, after 1…e5.");
    assert_eq!(app.boards(1)[0], "1 1/2-1/2 v2");
    let pgn = board.pgn();
    assert!(pgn.contains("[Termination \"time forfeit\"]"), "{pgn}");
}

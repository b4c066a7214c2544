//! Acts at the board beside moves: touched men (4.3–4.5), lateness (6.7), an offer that is not accepted (9.1.2).

use crate::support::{
    TestApp,
    board::{board, offers_result},
    on_both_databases,
};

on_both_databases!(
    touched_men_bind,
    a_refused_move_says_what_its_man_may_do,
    lateness_by_the_default_time,
    both_may_be_late,
    an_offer_is_recorded_without_a_draw,
);

fn touched_men_bind(mut app: TestApp) {
    let mut board = board(&mut app);
    board.play("e4 e5 Nf3 Nc6");
    let page = board.look("touched");
    page.assert_shows("Touched piece");
    assert!(page.texts("form.confirm").is_empty(), "nothing said yet");
    let form = page.form("form.claim-form").set("squares", "F1");
    let page = board.arbiter.submit(form);
    page.assert_ok()
        .assert_shows("The piece on f1 must move")
        .assert_shows("Permitted: Be2, Bd3, Bc4, Bb5, Ba6.")
        .assert_shows("4.3.1");
    assert!(!offers_result(&page));
    for (squares, words, article) in [
        (
            "e1, h1",
            "Castling is not legal: the king on e1 must move",
            "4.4.3",
        ),
        ("e1, h1", "Permitted: Ke2.", "4.4.3"),
        (
            "e5 f3",
            "The piece on f3 must capture the one on e5",
            "4.3.3",
        ),
        ("c6 f3", "The piece on f3 must move", "4.3.3"),
        ("a1", "No obligation: any legal move", "4.5"),
    ] {
        let page = board.look(&format!("touched?squares={}", squares.replace(' ', "+")));
        page.assert_shows(words).assert_shows(article);
    }
    let refused = board
        .arbiter
        .open(&format!("{}/touched?squares=z9", board.base));
    refused
        .assert_status(422)
        .assert_shows("The squares cannot be read");
    board.record("touched?squares=f1", false);
    board
        .game()
        .assert_shows("White touches f1, after 2…Nc6.")
        .assert_shows("The piece on f1 must move.");
    let page = board.look("touched/print?squares=f1");
    page.assert_shows("White touches f1, after 2…Nc6.");
    let record = board.look("incidents");
    let page = board.arbiter.open(&record.link("Correct 1"));
    let form = page.assert_ok().form("form.claim-form");
    assert_eq!(form.value("squares"), Some("f1"));
}

fn a_refused_move_says_what_its_man_may_do(mut app: TestApp) {
    let mut board = board(&mut app);
    board.play("e4 e5 Nf3 Nc6");
    let page = board.game();
    let form = page.form("form#move-form").set("move", "Qd4");
    let page = board.arbiter.send(form);
    page.assert_status(422)
        .assert_shows("The piece on d1 must move. Permitted: Qe2. (Art. 4.3.1)");
    // The same where it was completed and is taken back, not where it stands.
    let words = "The piece on d1 must move. Permitted: Qe2.";
    board
        .look("illegal?side=white&written=Qd4")
        .assert_shows("Restore the position")
        .assert_shows(words);
    board
        .look("illegal?side=white&written=Qd4&noticed=before-pressing")
        .assert_shows(words);
    board
        .look("illegal?side=white&written=Qd4&noticed=after-game")
        .assert_hides(words);
    board
        .look("illegal?side=black&written=Qd4")
        .assert_hides("must move. Permitted");
}

fn lateness_by_the_default_time(mut app: TestApp) {
    let mut board = board(&mut app);
    board.set("default_minutes", "30");
    let page = board.look("late");
    page.assert_shows("The default time of this tournament is 30 minutes");
    let form = page
        .form("form.claim-form")
        .set("side", "black")
        .set("minutes", "12");
    let page = board.arbiter.submit(form);
    page.assert_ok()
        .assert_shows("Plays: within the default time")
        .assert_shows("6.7.1");
    assert!(!offers_result(&page));
    // At the very minute the player is still in time.
    board
        .look("late?side=black&come=yes&minutes=30")
        .assert_shows("Plays: within the default time");
    board
        .look("late?side=black&come=no&minutes=10")
        .assert_shows("May still come, within 20 minutes");
    let refused = board
        .arbiter
        .open(&format!("{}/late?side=black&minutes=presto", board.base));
    refused
        .assert_status(422)
        .assert_shows("Write the minutes as a whole number");
    let page = board.look("late?side=black&come=no&minutes=31");
    page.assert_shows("Black loses: later than the default time");
    assert!(offers_result(&page));
    let otherwise = board
        .arbiter
        .open(&page.link("Decide otherwise, in your own words"));
    assert_eq!(otherwise.form_to("/incident").value("kind"), Some("late"));
    // Nothing is written before the arbiter confirms.
    assert_eq!(app.boards(1)[0], "1  v1");
    board.record("late?side=black&come=no&minutes=31", true);
    assert_eq!(app.boards(1)[0], "1 +/- v2");
    board
        .game()
        .assert_shows("late arrival (Art. 6.7.1)")
        .assert_shows("Black is not there after 31 minutes. Default time: 30 minutes.");
}

fn both_may_be_late(mut app: TestApp) {
    let mut board = board(&mut app);
    board.set("default_minutes", "15");
    board
        .look("late?side=both&come=yes&minutes=9")
        .assert_shows("White loses the elapsed time")
        .assert_shows("6.7.2");
    board.record("late?side=both&come=no&minutes=16", true);
    board
        .game()
        .assert_shows("Both lose: later than the default time");
    assert_eq!(app.boards(1)[0], "1 -/- v2");
}

fn an_offer_is_recorded_without_a_draw(mut app: TestApp) {
    let mut board = board(&mut app);
    board.play("e4 e5");
    let page = board.look("agreement");
    let page = board.arbiter.open(&page.link("Only offered, not accepted"));
    let form = page.assert_ok().form_to("/incident");
    assert_eq!(form.value("kind"), Some("offer"));
    let form = form
        .set("colour", "white")
        .set("facts", "Third offer in five moves.");
    let page = board.arbiter.submit(form);
    assert!(page.url.ends_with(&board.base), "{}", page.url);
    page.assert_ok()
        .assert_shows("Third offer in five moves.")
        .assert_hides("agree to a draw");
    assert_eq!(app.boards(1)[0], "1  v1");
    let record = board.look("incidents");
    let page = board.arbiter.open(&record.link("Correct 1"));
    assert_eq!(page.form_to("/incident").value("kind"), Some("offer"));
}

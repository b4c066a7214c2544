//! What is recorded at a board: records that replace each other, reasons that are data, moves that stood; the
//! floor; proofs on paper.

use crate::support::{
    TestApp,
    board::{Board, board, confirm},
    on_both_databases,
    tournament::press_result,
};

on_both_databases!(
    records_replace_each_other,
    reasons_are_data_in_both_languages,
    older_rows_keep_their_sentences,
    an_illegal_move_that_stood_is_exported,
    a_telephone_loses_only_when_the_arbiter_says_so,
    the_floor_puts_first_what_calls,
    the_floor_takes_boards_and_keys,
    proofs_are_printed,
    the_trail_speaks_part_by_part,
);

fn records_replace_each_other(mut app: TestApp) {
    let mut board = board(&mut app);
    board.play("e4 e5");
    board.record("illegal?side=white&written=Ke3", false);
    board.game().assert_shows("White 1, Black 0.");
    // It was Black, in truth.
    let page = board.look("incidents");
    let link = page.link("Correct 1");
    let page = board.arbiter.open(&link);
    page.assert_ok()
        .assert_shows("Corrects the record")
        .assert_shows("First illegal move");
    let form = page.form("form[data-ask]").set("side", "black");
    let page = board.arbiter.submit(form);
    page.assert_ok().assert_shows("2 minutes more for White");
    let form = confirm(&page).press("only_record", "1");
    board.arbiter.send(form).assert_status(303);
    board.game().assert_shows("White 0, Black 1.");
    let page = board.look("incidents");
    page.assert_shows("superseded by no. 2")
        .assert_shows("supersedes no. 1");
    assert_eq!(page.texts("ol.record > li").len(), 2);
    // Withdrawn with a reason, and still there.
    let link = page.link("Withdraw 2");
    let form = board.arbiter.open(&link).assert_ok().form_to("/incident");
    board.arbiter.send(form.clone()).assert_status(422);
    let sent = board.arbiter.send(form.set("facts", "The move was legal."));
    sent.assert_status(303);
    assert!(
        board
            .game()
            .texts(".flags")
            .join(" ")
            .find("Illegal")
            .is_none()
    );
    let page = board.look("incidents");
    assert_eq!(page.texts("ol.record > li").len(), 3);
    page.assert_shows("The move was legal.")
        .assert_shows("superseded by no. 3");
    assert_eq!(app.count("incidents"), 3);
    assert_eq!(app.count("incidents WHERE superseded_by IS NULL"), 1);
    // What was replaced cannot be replaced again.
    board
        .arbiter
        .open(&format!("{}/incident/withdrawn", board.base))
        .assert_status(404);
}

fn reasons_are_data_in_both_languages(mut app: TestApp) {
    let mut board = board(&mut app);
    board.arbiter.language = "it".to_owned();
    board.play("e4 e5 Cf3 Cc6");
    board.record("flag?side=black", true);
    board.game().assert_shows("caduta della bandierina (art. 6.9)").assert_shows(
        "Bandierina caduta al Nero, dopo 2…Cc6. Il Nero perde: il Bianco può ancora dare matto (art. 6.9).",
    );
    let desk = format!("/t/{}/desk/1", board.slug);
    board
        .arbiter
        .open(&desk)
        .assert_shows("caduta della bandierina (art. 6.9)");
    board.arbiter.language = "en".to_owned();
    board
        .game()
        .assert_shows("flag fall (Art. 6.9)")
        .assert_shows("2…Nc6");
    board
        .arbiter
        .open(&desk)
        .assert_shows("flag fall (Art. 6.9)");
    let stored = app.lines("SELECT facts || '/' || ruling AS line FROM incidents");
    assert_eq!(stored, ["/"], "no sentence is stored");
    let pgn = board.pgn();
    assert!(pgn.contains("[Termination \"time forfeit\"]"), "{pgn}");
    assert!(pgn.contains("[TerminationDetails \"flag, Laws of Chess 6.9\"]"));
}

fn older_rows_keep_their_sentences(mut app: TestApp) {
    let mut board = board(&mut app);
    board.play("e4 e5");
    board.record("resign?side=black", true);
    crate::support::sql::execute(
        &app.database,
        "UPDATE pairings SET result_cause = NULL, result_article = NULL, result_incident = NULL, \
         result_reason = 'Il Nero abbandona (art. 5.1.2)' WHERE result IS NOT NULL; \
         UPDATE incidents SET detail = NULL, facts = 'Il Nero abbandona.', ruling = 'Vince il Bianco.'",
    )
    .unwrap();
    board
        .game()
        .assert_shows("Il Nero abbandona (art. 5.1.2)")
        .assert_shows("Vince il Bianco.");
    assert!(!board.pgn().contains("Termination"));
}

fn an_illegal_move_that_stood_is_exported(mut app: TestApp) {
    let mut board = board(&mut app);
    board.set("kind", "blitz");
    board.play("e4 e5");
    let page = board.look("illegal?side=white&written=Ke3&noticed=after-reply");
    let form = confirm(&page).set("continued", "2... Nf6 3. d4");
    let form = form.press("only_record", "1");
    board.arbiter.send(form).assert_status(303);
    // It does not count, and it stands on the sheet.
    let page = board.game();
    assert_eq!(page.texts(".sheet .wrong"), ["Ke3"]);
    board
        .look("illegal?side=white")
        .assert_shows("First illegal move");
    // While the game goes on nobody else reads of it.
    assert!(!board.pgn().contains("Ke3"));
    press_result(&mut board.arbiter, &board.slug, 1, 1, "1-0").assert_status(303);
    // Two records, each legal by itself: the second begins from the position that the king left.
    let pgn = board.pgn();
    for part in [
        "[Part \"1/2\"]",
        "1. e4 e5 {Illegal move that stands (Laws of Chess B.3, A.5.2): 2. Ke3} *",
        "[Part \"2/2\"]",
        "[FEN \"rnbqkbnr/pppp1ppp/8/4p3/4P3/4K3/PPPP1PPP/RNBQ1BNR b kq - 0 2\"]",
        "2... Nf6 3. d4 1-0",
    ] {
        assert!(pgn.contains(part), "{part} in {pgn}");
    }
    // A move that nobody can place on a board is told in a comment.
    let mut second = Board {
        base: format!("/t/{}/game/{}", board.slug, app.pairing(1, 2)),
        ..board
    };
    second.play("e4 e5");
    second.record("illegal?side=white&written=boh&noticed=after-game", false);
    press_result(&mut second.arbiter, &second.slug, 1, 2, "0-1").assert_status(303);
    let pgn = second.pgn();
    assert!(
        pgn.contains("e5 {Illegal move that stands (Laws of Chess 7.5.1): 2. boh} 0-1"),
        "{pgn}"
    );
}

fn a_telephone_loses_only_when_the_arbiter_says_so(mut app: TestApp) {
    let mut board = board(&mut app);
    let form = board.look("incident/phone?only=1").form_to("/incident");
    let rang = form.set("colour", "white").set("facts", "It rang.");
    board.arbiter.send(rang).assert_status(303);
    assert_eq!(app.boards(1)[0], "1  v1");
    let form = board.look("incident/phone?only=1").form_to("/incident");
    let form = form.set("colour", "white").set("result", "0-1");
    board.arbiter.send(form).assert_status(303);
    assert_eq!(app.boards(1)[0], "1 0-1 v2");
    board
        .game()
        .assert_shows("electronic device (Art. 11.3.2)")
        .assert_shows("Result decided: 0–1.");
}

fn the_floor_puts_first_what_calls(mut app: TestApp) {
    let mut board = board(&mut app);
    let at =
        |app: &TestApp, slug: &str, number| format!("/t/{slug}/game/{}", app.pairing(1, number));
    // Board 1: an illegal move. Board 2: a claimable draw. Board 3: a flag.
    board.play("e4 e5");
    board.record("illegal?side=white", false);
    board.base = at(&app, &board.slug, 2);
    board.play("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8");
    board.base = at(&app, &board.slug, 3);
    board.play("e4 e5");
    board.record("flag?side=white", false);
    let floor = format!("/t/{}/floor", board.slug);
    let page = board.arbiter.open(&floor);
    assert_eq!(
        page.texts(".calls .why"),
        ["Flag fallen", "Claimable draw", "Illegal moves"]
    );
    page.assert_shows("White may claim now: threefold repetition.");
    // An overlooked end comes after the claims and before the illegal moves.
    let link = board.look("incidents").link("Withdraw 1");
    let form = board.arbiter.open(&link).form_to("/incident");
    let sent = board
        .arbiter
        .send(form.set("facts", "The flag had not fallen."));
    sent.assert_status(303);
    board.play("Qh5 Nc6 Bc4 Nf6 Qxf7");
    let page = board.arbiter.open(&floor);
    assert_eq!(
        page.texts(".calls .why"),
        ["Claimable draw", "Game over on the board", "Illegal moves"]
    );
    // The game is not over for the tournament before somebody confirms it.
    assert_eq!(app.boards(1)[2], "3  v1");
    board.record("end", true);
    assert_eq!(app.boards(1)[2], "3 1-0 v2");
    let page = board.arbiter.open(&floor);
    assert_eq!(
        page.texts(".calls .why"),
        ["Claimable draw", "Illegal moves"]
    );
}

fn the_floor_takes_boards_and_keys(mut app: TestApp) {
    let mut board = board(&mut app);
    let floor = format!("/t/{}/floor", board.slug);
    let second = format!("/t/{}/game/{}", board.slug, app.pairing(1, 2));
    board.arbiter.open(&floor).assert_shows("Result missing");
    for (typed, end) in [
        ("2", String::new()),
        ("2+l+b", "/incident/illegal?side=black".to_owned()),
        ("2lw", "/incident/illegal?side=white".to_owned()),
        ("2+t", "/incident/phone?side=".to_owned()),
        ("2&incident=b", "/incident/flag?side=".to_owned()),
    ] {
        let page = board.arbiter.get(&format!("{floor}?board={typed}"));
        assert_eq!(
            page.redirect().unwrap(),
            format!("{second}{end}"),
            "{typed}"
        );
    }
    // Every key has its button.
    let page = board.arbiter.open(&floor);
    let keys = page.attributes("form[data-go] button[name=incident]", "value");
    assert_eq!(keys, ["l", "b", "p", "o", "t", "a"]);
    for typed in ["99", "x", "2+z", "2+l+q"] {
        let page = board.arbiter.get(&format!("{floor}?board={typed}"));
        page.assert_status(404)
            .assert_shows("is no board of this round");
    }
}

fn proofs_are_printed(mut app: TestApp) {
    let mut board = board(&mut app);
    board.play("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
    let page = board.look("claim?ask=1&side=black&move=Ng8");
    let link = page.link("Print the proof");
    let paper = board.arbiter.open(&link);
    paper
        .assert_ok()
        .assert_shows("The claim is correct: draw")
        .assert_shows("Black claims a draw");
    assert_eq!(paper.texts(".minis figure").len(), 3);
    assert!(paper.texts("form, nav").is_empty(), "paper only");
    let page = board.look("flag?side=white");
    let paper = board.arbiter.open(&page.link("Print the proof"));
    paper.assert_ok().assert_shows("White loses");
    assert!(!paper.texts(".lines .book").is_empty());
    // The record of the board holds a diagram of each incident that stands.
    board.record("illegal?side=white&written=Ke3", false);
    board.record("illegal?side=black&written=Ke6", false);
    let paper = board.arbiter.open(&format!("{}/print", board.base));
    paper.assert_ok();
    assert_eq!(paper.texts("ol.record figure").len(), 2);
    // A claim that is not heard has no paper.
    board
        .arbiter
        .open(&format!(
            "{}/claim/print?ask=1&side=white&move=Nf3",
            board.base
        ))
        .assert_status(404);
}

fn the_trail_speaks_part_by_part(mut app: TestApp) {
    let mut board = board(&mut app);
    board.arbiter.language = "it".to_owned();
    board.play("e4 e5 Cf3");
    board.record("illegal?side=black&written=Rd4", false);
    let record = format!("/t/{}/record", board.slug);
    board.set("default_minutes", "45");
    // The moves stand in their own part: they would hide what was decided.
    let page = board.arbiter.open(&record);
    page.assert_ok()
        .assert_shows("mossa illegale, Nero")
        .assert_shows("Pubblicazione del turno: 1")
        .assert_shows("1.1")
        .assert_hides("2.Cf3");
    let page = board.arbiter.open(&format!("{record}?part=games"));
    page.assert_ok()
        .assert_shows("2.Cf3")
        .assert_hides("Pubblicazione");
    // Of settings only what changed, by its name in the form.
    let page = board.arbiter.open(&format!("{record}?part=settings"));
    page.assert_ok().assert_shows("45").assert_hides("Cadenza");
    let page = board.arbiter.open(&format!("{record}?part=rounds"));
    page.assert_ok()
        .assert_shows("3 tavoli")
        .assert_hides("boards");
}

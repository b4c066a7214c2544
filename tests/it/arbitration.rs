//! Arbitration by the event's settings: acts that count as illegal moves, clocks, claims of 50 moves, ends.

use crate::support::{
    TestApp,
    board::{Board, board, offers_result},
    on_both_databases,
    tournament::{name_deputy, publish_round, with_players},
};

on_both_databases!(
    acts_count_together,
    rapid_by_the_settings,
    supervised_blitz_records_who_chose,
    settings_are_the_chiefs,
    two_acts_in_one_move_count_once,
    clocks_are_checked_against_the_control,
    below_five_minutes_one_need_not_write,
    a_clock_is_set_anew,
    fifty_moves_claimed_too_early_and_in_time,
    more_than_fifty_moves_as_announced_in_1952,
    near_misses_say_why,
    a_dead_position_is_told_at_once,
    an_agreement_obeys_the_limit,
    a_flag_with_the_moves_completed_goes_on,
);

fn acts_count_together(mut app: TestApp) {
    let mut board = board(&mut app);
    board.play("e4 e5");
    let pawn = "illegal?side=black&act=pawn-not-replaced&fen=4k3/8/8/8/8/7K/3p4/2R5+b+-+-+0+60";
    let page = board.look(pawn);
    page.assert_shows("First illegal move: 2 minutes more for White")
        .assert_shows("The pawn becomes a queen")
        .assert_shows("30 seconds")
        .assert_shows("7.5.5");
    assert!(!offers_result(&page));
    board.record(pawn, false);
    // The other player has a count of their own.
    board
        .look("illegal?side=white&act=two-hands")
        .assert_shows("First illegal move: 2 minutes more for Black")
        .assert_shows("stays on the board");
    board
        .look("illegal?side=black&act=two-hands&noticed=before-pressing")
        .assert_shows("The move is not completed");
    let page = board.look("illegal?side=black&act=clock-without-move");
    page.assert_shows("Black loses: White can still checkmate")
        .assert_shows("Second illegal move of the same player");
    assert!(offers_result(&page));
    board.record("illegal?side=black&act=clock-without-move", true);
    let page = board.game();
    page.assert_shows("illegal moves (Art. 7.5.5)")
        .assert_shows("Black leaves the pawn on the last rank")
        .assert_shows("Black presses the clock without moving");
    assert_eq!(app.boards(1)[0], "1 1-0 v2");
}

fn rapid_by_the_settings(mut app: TestApp) {
    let mut board = board(&mut app);
    board.set("kind", "rapid");
    board.play("e4 e5");
    board
        .look("illegal?side=white")
        .assert_shows("First illegal move: one minute more for Black")
        .assert_shows("A.5.2")
        .assert_shows("without full supervision")
        .assert_shows("nobody: the defaults apply");
    board
        .look("illegal?side=white&noticed=after-reply")
        .assert_shows("can no longer be corrected and stands")
        .assert_shows("A.5.2");
    board.choose("supervision", "full");
    board
        .look("illegal?side=white")
        .assert_shows("one minute more for Black")
        .assert_shows("7.5.5, A.3")
        .assert_shows("full supervision")
        .assert_shows("Ada Arbiter");
    // Under full supervision the move is corrected even after the reply.
    board
        .look("illegal?side=white&noticed=after-reply")
        .assert_shows("First illegal move");
    // A wrong claim costs a minute, too.
    board
        .look("claim?ask=1&side=white&move=Nf3")
        .assert_shows("The claim is incorrect")
        .assert_shows("one minute more for Black");
}

fn supervised_blitz_records_who_chose(mut app: TestApp) {
    let mut board = board(&mut app);
    board.set("kind", "blitz");
    board.play("e4 e5");
    board
        .look("illegal?side=white")
        .assert_shows("one minute more for Black")
        .assert_shows("B.3");
    board.choose("supervision", "full");
    board
        .look("illegal?side=white")
        .assert_shows("2 minutes more for Black")
        .assert_shows("B.2")
        .assert_shows("two minutes, by the letter");
    board.record("illegal?side=white", false);
    board.choose("supervised-blitz", "one-minute");
    board
        .look("illegal?side=black")
        .assert_shows("one minute more for White")
        .assert_shows("one minute, as in rapid");
    // What was decided before keeps the choice that stood, and its author.
    let details = app.lines("SELECT detail AS line FROM incidents ORDER BY id");
    assert_eq!(details.len(), 1);
    for part in [
        "\"setting\":\"supervised-blitz=two-minutes\"",
        "\"chosen_by\":\"Ada Arbiter\"",
        "\"supervision\":\"full\"",
        "\"seconds\":120",
    ] {
        assert!(details[0].contains(part), "{part} in {}", details[0]);
    }
}

fn settings_are_the_chiefs(mut app: TestApp) {
    let mut board = board(&mut app);
    let path = format!("/t/{}/settings/arbitration", board.slug);
    let mut visitor = app.browser();
    visitor.get("/login");
    visitor.get(&path).assert_status(401);
    let mut deputy = app.account("dino", None);
    deputy.get(&path).assert_status(403);
    name_deputy(&mut board.arbiter, &board.slug, "dino", &mut deputy);
    // A deputy reads them, and sees who may change them.
    let page = deputy.get(&path);
    page.assert_ok()
        .assert_shows("The chief arbiter changes them.");
    assert!(page.texts("main form button").is_empty());
    let form = board.arbiter.open(&path).form_to("/settings/arbitration");
    let forged = form.clone().forge("series", "for-ever");
    board.arbiter.send(forged).assert_status(422);
    assert_eq!(app.count("arbitration"), 0);
    let wanted = form.clone().set("series", "until-automatic-draw");
    board.arbiter.send(wanted).assert_status(303);
    // The same page again is old by now.
    let stale = form.forge("key", "0123456789abcdef0123456789abcdef");
    board.arbiter.send(stale).assert_status(409);
    let audit = app.lines(
        "SELECT before || ' > ' || after AS line FROM audit WHERE action = 'tournament.arbitration'",
    );
    assert_eq!(
        audit,
        [
            "{\"announced-mate\":\"arbiter\",\"period-switch\":\"moves\",\
             \"quickplay-finish\":\"not-announced\",\"series\":\"any\",\
             \"supervised-blitz\":\"two-minutes\",\"supervision\":\"partial\"} > \
             {\"after\":{\"announced-mate\":\"arbiter\",\"period-switch\":\"moves\",\
             \"quickplay-finish\":\"not-announced\",\"series\":\"until-automatic-draw\",\
             \"supervised-blitz\":\"two-minutes\",\"supervision\":\"partial\"},\"version\":0}"
        ]
    );
    // And it decides: a mate that is possible is left to the arbiter.
    board.play("e4 e5");
    let page = board.look("flag?side=white");
    page.assert_shows("Undecided")
        .assert_shows("fivefold repetition and 75 moves count too");
    assert!(!offers_result(&page));
}

fn two_acts_in_one_move_count_once(mut app: TestApp) {
    let mut board = board(&mut app);
    board.play("e4 e5");
    board.record("illegal?side=white&act=two-hands", false);
    let page = board.look("illegal?side=white");
    assert!(!page.texts("input[name=same]").is_empty(), "asks about it");
    board
        .look("illegal?side=white&same=1")
        .assert_shows("Counted already");
    board.record("illegal?side=white&same=1", false);
    board.game().assert_shows("White 1, Black 0.");
    assert_eq!(app.count("incidents"), 2);
}

fn clocks_are_checked_against_the_control(mut app: TestApp) {
    let mut board = board(&mut app);
    board.set("time_control", "60/2+30:30+30");
    board.play_at("e4", "1:00:25");
    board.play_at("e5", "1:00:40");
    let page = board.game();
    page.assert_shows("Black, move 1: shows 1:00:40")
        .assert_shows("One move to the control.");
    assert_eq!(page.texts("td.t.bad").len(), 1);
    assert_eq!(
        page.attributes("td.t", "title")[0],
        "can show from 0:00:30 to 1:00:30"
    );
    // After the second move the second period should have been added.
    board.play_at("Nf3", "0:29:00");
    board.play_at("Nc6", "1:30:40");
    let page = board.game();
    page.assert_shows("White, move 2: shows 0:29:00, the time of the new period is missing")
        .assert_hides("Black, move 2");
    board
        .arbiter
        .open(&format!("/t/{}/floor", board.slug))
        .assert_shows("Clock to be looked at");
}

fn below_five_minutes_one_need_not_write(mut app: TestApp) {
    let mut board = board(&mut app);
    board.set("time_control", "90");
    board.play_at("e4", "0:04:59");
    board.play_at("e5", "1:20:00");
    board
        .game()
        .assert_shows("recording moves is not obligatory");
    board
        .arbiter
        .open(&format!("/t/{}/floor", board.slug))
        .assert_shows("Less than five minutes")
        .assert_shows("recording moves is not obligatory");
    board.set("time_control", "90+30");
    board
        .game()
        .assert_shows("recording moves stays obligatory");
}

fn a_clock_is_set_anew(mut app: TestApp) {
    let mut board = board(&mut app);
    board.play_at("e4", "1:30:10");
    board.play_at("e5", "1:29:50");
    let page = board.look("incident/clock?only=1");
    page.assert_shows("After move 1 it should show: from 0:00:30 to 1:30:30.");
    let form = page.form_to("/incident");
    let form = form
        .set("white_clock", "1:00:10")
        .set("white_set", "1:30:10")
        .set("counter", "3");
    board.arbiter.send(form).assert_status(303);
    board
        .look("incidents")
        .assert_shows("Clocks: White 1:00:10, Black –.")
        .assert_shows("Set to: White 1:30:10, Black –.")
        .assert_shows("Clock’s counter 3, moves completed 1: difference +2.");
    let detail = app.lines("SELECT detail AS line FROM incidents");
    assert!(
        detail[0].contains("\"at_most\":[543000,543000]"),
        "{detail:?}"
    );
    let form = board.look("incident/clock?only=1").form_to("/incident");
    board
        .arbiter
        .send(form.set("white_set", "later"))
        .assert_status(422);
}

/// Rooks walk between their ranks with different periods: `moves` full moves after 1.a4 h5.
fn walk(moves: usize) -> String {
    let white = ["a3", "b3", "c3", "d3", "e3", "f3", "g3", "h3"];
    let black = ["h6", "g6", "f6", "e6", "d6"];
    let square = |path: &[&str], index: usize| {
        let turn = 2 * (path.len() - 1);
        let at = index % turn;
        path[at.min(turn - at)].to_owned()
    };
    let mut text = "1. a4 h5".to_owned();
    for index in 0..moves {
        text += &format!(
            " {}. R{} R{}",
            index + 2,
            square(&white, index),
            square(&black, index)
        );
    }
    text
}

fn fifty_moves_claimed_too_early_and_in_time(mut app: TestApp) {
    let mut board = board(&mut app);
    board.take_sheet(&walk(49));
    let page = board.look("claim?ask=1&side=white&on=fifty");
    page.assert_shows("The claim is incorrect")
        .assert_shows("98 half-moves without capture or pawn move: 100 are needed.")
        .assert_shows("2 minutes more for Black")
        .assert_hides("not three");
    // An announced move would be the ninety-ninth half-move.
    board
        .look("claim?ask=1&side=white&on=fifty&move=Rb3")
        .assert_shows("The claim is incorrect")
        .assert_shows("99 half-moves without capture or pawn move")
        .assert_shows("51.Rb3 must be played.");
    board.play("Rb3");
    let page = board.look("claim?ask=1&side=black&on=fifty&move=Rf6");
    page.assert_shows("The claim is correct: draw")
        .assert_shows("9.3.1");
    // A pawn move is not one of them.
    board
        .look("claim?ask=1&side=black&on=fifty&move=a6")
        .assert_shows("The claim is incorrect")
        .assert_shows("The last move is a capture or a pawn move");
    board.record("claim?ask=1&side=black&on=fifty&move=Rf6", true);
    board.game().assert_shows("50 moves (Art. 9.3.1)");
    assert_eq!(app.boards(1)[0], "1 1/2-1/2 v2");
}

/// FIDE 1952, 12.4: more than 50 moves for positions that the event announced, by their men.
fn more_than_fifty_moves_as_announced_in_1952(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_players(&mut arbiter, "Torneo delle Decisioni", 6);
    let address = format!("/t/{slug}/settings");
    let mut board = Board {
        arbiter,
        slug,
        base: String::new(),
    };
    let typed = |board: &mut Board, edition: &str, announced: &str| {
        let form = board
            .arbiter
            .open(&address)
            .assert_ok()
            .form_to("/settings");
        let form = form.set("rules_edition", edition);
        board.arbiter.send(form.set("more_than_fifty", announced))
    };
    // Only those Laws know it, and it must be a position with its number.
    typed(&mut board, "fide-2023", "KRB-KR 75")
        .assert_status(422)
        .assert_shows("Only the Laws of 1952 let an event announce more than 50 moves (12.4).");
    typed(&mut board, "fide-1952", "RTA-RT")
        .assert_status(422)
        .assert_shows("“RTA-RT” is no position with its number of moves");
    // All men but nothing taken yet: the position on the board is announced, in Italian letters.
    let whole = "RDTTAACCPPPPPPPP";
    let announced = format!("RTA-RT 75; {whole}-{whole} 75");
    typed(&mut board, "fide-1952", &announced).assert_status(303);
    publish_round(&mut board.arbiter, &board.slug, 1);
    board.base = format!("/t/{}/game/{}", board.slug, app.pairing(1, 1));
    board.take_sheet(&walk(60));
    board
        .look("claim?ask=1&side=white&on=fifty")
        .assert_shows("The claim is incorrect")
        .assert_shows("120 half-moves without capture or pawn move: 150 are needed.");
    // It must be clear before the games begin.
    typed(&mut board, "fide-1952", "")
        .assert_status(422)
        .assert_shows("More than 50 moves are announced before the event begins");
    let announcement = format!("/t/{}/announcement", board.slug);
    app.browser()
        .get(&announcement)
        .assert_shows("More than 50 moves")
        .assert_shows("KRB-KR 75");
    app.browser()
        .in_italian()
        .get(&announcement)
        .assert_shows("Più di 50 mosse");
}

fn near_misses_say_why(mut app: TestApp) {
    let mut board = board(&mut app);
    // The squares come back a third time, but the rooks have moved since the first.
    board.play("Nf3 Nf6 Rg1 Rg8 Rh1 Rh8 Rg1 Rg8 Rh1 Rh8");
    let page = board.look("claim?ask=1&side=white&on=repetition");
    page.assert_shows("The claim is incorrect")
        .assert_shows("The position occurred twice, not three times")
        .assert_shows("does not count")
        .assert_shows("Castling with the rook")
        .assert_hides("half-moves without capture or pawn move: 100");
    assert_eq!(page.texts(".minis figure").len(), 3);
}

fn a_dead_position_is_told_at_once(mut app: TestApp) {
    let mut board = board(&mut app);
    board.play("e4 e5");
    let page = board.look("end");
    page.assert_shows("The game has not ended of itself");
    assert!(page.texts("form.confirm").is_empty());
    assert!(board.game().texts("[role=alert] .head").is_empty());
    let mut second = Board {
        base: format!("/t/{}/game/{}", board.slug, app.pairing(1, 2)),
        ..board
    };
    second.take_sheet(BARE_KINGS);
    let page = second.game();
    let told = page.texts("[role=alert] .head").join(" ");
    assert!(told.contains("5.2.2"), "{told}");
    second.arbiter.language = "it".to_owned();
    let told = second.game().texts("[role=alert] .head").join(" ");
    assert!(told.to_lowercase().contains("posizione morta"), "{told}");
    second.arbiter.language = "en".to_owned();
    second.record("end", true);
    second.game().assert_shows("dead position (Art. 5.2.2)");
    assert!(
        second
            .pgn()
            .contains("[TerminationDetails \"dead-position, Laws of Chess 5.2.2\"]")
    );
}

/// Everything is taken; two kings remain.
const BARE_KINGS: &str = "1. e3 g5 2. c4 Na6 3. b4 Nxb4 4. g4 Nxa2 5. Rxa2 Nf6 6. Rxa7 Rxa7 7. Na3 Rxa3 \
     8. Bxa3 Nxg4 9. Bxe7 Nxh2 10. Bxg5 Qxg5 11. Rxh2 Qxg1 12. Rxh7 Qxf2+ 13. Kxf2 Rxh7 14. d3 Rh3 15. Bxh3 c5 \
     16. Bxd7+ Bxd7 17. Ke1 Bg7 18. d4 Bxd4 19. exd4 cxd4 20. Qxd4 Ba4 21. Qa7 b5 22. cxb5 Bxb5 23. Qxf7+ Kxf7";

fn an_agreement_obeys_the_limit(mut app: TestApp) {
    let mut board = board(&mut app);
    board.set("draw_offer_limit", "3");
    board.play("e4 e5");
    let page = board.look("agreement");
    page.assert_shows("The draw cannot be agreed yet")
        .assert_shows("only after 3 moves")
        .assert_shows("9.1.1");
    assert!(page.texts("form.confirm").is_empty());
    board.play("Nf3 Nc6 Bb5 a6");
    board.record("agreement", true);
    board.game().assert_shows("draw by agreement (Art. 5.2.3)");
}

fn a_flag_with_the_moves_completed_goes_on(mut app: TestApp) {
    let mut board = board(&mut app);
    board.set("time_control", "60/2:30");
    board.play("e4 e5 Nf3");
    let page = board.look("flag?side=white&period=1");
    page.assert_shows("the moves of the period are completed")
        .assert_shows("Moves completed 2, prescribed 2")
        .assert_shows("6.4");
    assert!(!offers_result(&page));
    // A move that was made but not completed does not count.
    let page = board.look("flag?side=white&period=1&unpressed=1");
    page.assert_shows("White loses");
    assert!(offers_result(&page));
    board.record("flag?side=white&period=1", false);
    // A flag after which the game goes on calls nobody.
    board
        .arbiter
        .open(&format!("/t/{}/floor", board.slug))
        .assert_hides("Flag fallen");
}

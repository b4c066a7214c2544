//! Arbitration by the event's settings: acts that count as illegal moves, clocks, claims of 50 moves, records
//! that replace each other, reasons that are data, and what is kept from the public.

use crate::support::{
    Browser, TestApp,
    form::Form,
    on_both_databases,
    page::Page,
    tournament::{press_result, with_round_published},
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
    near_misses_say_why,
    a_dead_position_is_told_at_once,
    an_agreement_obeys_the_limit,
    a_flag_with_the_moves_completed_goes_on,
    records_replace_each_other,
    reasons_are_data_in_both_languages,
    older_rows_keep_their_sentences,
    an_illegal_move_that_stood_is_exported,
    a_telephone_loses_only_when_the_arbiter_says_so,
    the_floor_puts_first_what_calls,
    the_floor_takes_boards_and_keys,
    proofs_are_printed,
);

struct Board {
    arbiter: Browser,
    slug: String,
    base: String,
}

fn board(app: &mut TestApp) -> Board {
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, "Torneo delle Decisioni", 6);
    let base = format!("/t/{slug}/game/{}", app.pairing(1, 1));
    Board {
        arbiter,
        slug,
        base,
    }
}

impl Board {
    fn set(&mut self, field: &str, value: &str) {
        let page = self.arbiter.open(&format!("/t/{}/settings", self.slug));
        let form = page.assert_ok().form_to("/settings").set(field, value);
        self.arbiter.send(form).assert_status(303);
    }

    fn choose(&mut self, field: &str, value: &str) {
        let path = format!("/t/{}/settings/arbitration", self.slug);
        let page = self.arbiter.open(&path);
        let form = page.assert_ok().form_to("/settings/arbitration");
        self.arbiter.send(form.set(field, value)).assert_status(303);
    }

    fn play(&mut self, moves: &str) {
        for text in moves.split_whitespace() {
            self.play_at(text, "");
        }
    }

    fn play_at(&mut self, text: &str, clock: &str) {
        let page = self.arbiter.open(&self.base);
        let form = page.assert_ok().form("form#move-form").set("move", text);
        self.arbiter
            .send(form.set("clock", clock))
            .assert_status(303);
    }

    /// Records a whole game at once, as from a scoresheet.
    fn take_sheet(&mut self, text: &str) {
        let page = self.arbiter.open(&format!("{}/compare", self.base));
        let form = page.assert_ok().form_to("/compare");
        let page = self
            .arbiter
            .submit(form.set("white", text).set("black", text));
        let form = page.assert_ok().form_to("/compare/keep");
        let form = form.press("take", "white");
        self.arbiter.send(form).assert_status(303);
    }

    fn look(&mut self, question: &str) -> Page {
        let page = self.arbiter.open(&format!("{}/{question}", self.base));
        page.assert_ok();
        page
    }

    fn game(&mut self) -> Page {
        let page = self.arbiter.open(&self.base);
        page.assert_ok();
        page
    }

    /// Looks at a verdict and records it, with its result when it has one and `with_result` says so.
    fn record(&mut self, question: &str, with_result: bool) {
        let form = confirm(&self.look(question));
        let form = if with_result {
            form.press("with_result", "1")
        } else {
            form.press("only_record", "1")
        };
        self.arbiter.send(form).assert_status(303);
    }

    fn pgn(&mut self) -> String {
        let page = self.arbiter.get(&format!("/t/{}/games.pgn", self.slug));
        page.assert_ok();
        page.html().split_whitespace().collect::<Vec<_>>().join(" ")
    }
}

fn confirm(page: &Page) -> Form {
    page.form("form.confirm")
}

fn offers_result(page: &Page) -> bool {
    !page.texts("button[name=with_result]").is_empty()
}

fn acts_count_together(mut app: TestApp) {
    let mut board = board(&mut app);
    board.play("e4 e5");
    let page = board.look("illegal?side=black&act=pawn-not-replaced");
    page.assert_shows("First illegal move: 2 minutes more for White")
        .assert_shows("The pawn becomes a queen")
        .assert_shows("30 seconds")
        .assert_shows("7.5.5");
    assert!(!offers_result(&page));
    board.record("illegal?side=black&act=pawn-not-replaced", false);
    // The other player's count is his own.
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
        .assert_shows("First illegal move: 1 minute more for Black")
        .assert_shows("A.5.2")
        .assert_shows("without full supervision (A.5)")
        .assert_shows("nobody: the defaults apply");
    board
        .look("illegal?side=white&noticed=after-reply")
        .assert_shows("can no longer be corrected and stands")
        .assert_shows("A.5.2");
    board.choose("supervision", "full");
    board
        .look("illegal?side=white")
        .assert_shows("1 minute more for Black")
        .assert_shows("A.4.2")
        .assert_shows("full supervision (A.4)")
        .assert_shows("Ada Arbiter");
    // Under full supervision the move is corrected even after the reply.
    board
        .look("illegal?side=white&noticed=after-reply")
        .assert_shows("First illegal move");
    // A wrong claim costs a minute, too.
    board
        .look("claim?ask=1&side=white&move=Nf3")
        .assert_shows("The claim is wrong")
        .assert_shows("1 minute more for Black");
}

fn supervised_blitz_records_who_chose(mut app: TestApp) {
    let mut board = board(&mut app);
    board.set("kind", "blitz");
    board.play("e4 e5");
    board
        .look("illegal?side=white")
        .assert_shows("1 minute more for Black")
        .assert_shows("B.3");
    board.choose("supervision", "full");
    board
        .look("illegal?side=white")
        .assert_shows("2 minutes more for Black")
        .assert_shows("B.2")
        .assert_shows("two minutes, by the letter of B.2");
    board.record("illegal?side=white", false);
    board.choose("supervised-blitz", "one-minute");
    board
        .look("illegal?side=black")
        .assert_shows("1 minute more for White")
        .assert_shows("one minute, as in rapid (A.3)");
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
    let page = board.arbiter.open(&format!("/t/{}/settings", board.slug));
    let form = page.form_to("/deputies").set("deputy", "dino");
    board.arbiter.send(form).assert_status(303);
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
            "supervision=partial;supervised-blitz=two-minutes;series=any;announced-mate=arbiter;period-switch=moves \
          > supervision=partial;supervised-blitz=two-minutes;series=until-automatic-draw;announced-mate=arbiter;\
          period-switch=moves"
        ]
    );
    // And it decides: a mate that is possible is left to the arbiter.
    board.play("e4 e5");
    let page = board.look("flag?side=white");
    page.assert_shows("Undecided")
        .assert_shows("article 9.6 counts too");
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
    board.set("time_control", "2/60+30:30+30");
    board.play_at("e4", "1:00:25");
    board.play_at("e5", "1:00:31");
    let page = board.game();
    page.assert_shows("Black, move 1: shows 1:00:31")
        .assert_shows("One move to the control.");
    assert_eq!(page.texts("td.t.bad").len(), 1);
    // After the second move the second period should have been added.
    board.play_at("Nf3", "0:59:00");
    board.play_at("Nc6", "1:30:40");
    let page = board.game();
    page.assert_shows("White, move 2: shows 0:59:00")
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
    board.game().assert_shows("writing is not obligatory");
    board
        .arbiter
        .open(&format!("/t/{}/floor", board.slug))
        .assert_shows("Less than five minutes")
        .assert_shows("writing is not obligatory");
    board.set("time_control", "90+30");
    board.game().assert_shows("writing stays obligatory");
}

fn a_clock_is_set_anew(mut app: TestApp) {
    let mut board = board(&mut app);
    board.play_at("e4", "1:30:10");
    board.play_at("e5", "1:29:50");
    let page = board.look("incident/clock");
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
    let form = board.look("incident/clock").form_to("/incident");
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
    page.assert_shows("The claim is wrong")
        .assert_shows("98 half-moves without capture or pawn move: 100 are needed.")
        .assert_shows("2 minutes more for Black")
        .assert_hides("not three");
    // An announced move would be the ninety-ninth half-move.
    board
        .look("claim?ask=1&side=white&on=fifty&move=Rb3")
        .assert_shows("The claim is wrong")
        .assert_shows("99 half-moves without capture or pawn move")
        .assert_shows("51.Rb3 must be played.");
    board.play("Rb3");
    let page = board.look("claim?ask=1&side=black&on=fifty&move=Rf6");
    page.assert_shows("The claim is right: draw")
        .assert_shows("9.3.1");
    // A pawn move is not one of them.
    board
        .look("claim?ask=1&side=black&on=fifty&move=a6")
        .assert_shows("The claim is wrong")
        .assert_shows("The last move is a capture or a pawn move");
    board.record("claim?ask=1&side=black&on=fifty&move=Rf6", true);
    board.game().assert_shows("50 moves (Art. 9.3.1)");
    assert_eq!(app.boards(1)[0], "1 1/2-1/2 v2");
}

fn near_misses_say_why(mut app: TestApp) {
    let mut board = board(&mut app);
    // The squares come back a third time, but the rooks have moved since the first.
    board.play("Nf3 Nf6 Rg1 Rg8 Rh1 Rh8 Rg1 Rg8 Rh1 Rh8");
    let page = board.look("claim?ask=1&side=white&on=repetition");
    page.assert_shows("The claim is wrong")
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
    board.game().assert_shows("agreement (Art. 5.2.3)");
}

fn a_flag_with_the_moves_completed_goes_on(mut app: TestApp) {
    let mut board = board(&mut app);
    board.set("time_control", "2/60:30");
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
    board.game().assert_shows("bandierina (art. 6.9)").assert_shows(
        "Bandierina caduta al Nero, dopo 2…Cc6. Il Nero perde: il Bianco può ancora dare matto (art. 6.9).",
    );
    let desk = format!("/t/{}/desk/1", board.slug);
    board
        .arbiter
        .open(&desk)
        .assert_shows("bandierina (art. 6.9)");
    board.arbiter.language = "en".to_owned();
    board
        .game()
        .assert_shows("flag (Art. 6.9)")
        .assert_shows("2…Nc6");
    board.arbiter.open(&desk).assert_shows("flag (Art. 6.9)");
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
    let pgn = board.pgn();
    assert!(
        pgn.contains(
            "1. e4 e5 { Illegal move that stands (Laws of Chess A.5.2): 2. Ke3; then, as written: 2... Nf6 3. d4 } 1-0"
        ) || pgn.contains(
            "1. e4 e5 {Illegal move that stands (Laws of Chess A.5.2): 2. Ke3; then, as written: 2... Nf6 3. d4} 1-0"
        ),
        "{pgn}"
    );
}

fn a_telephone_loses_only_when_the_arbiter_says_so(mut app: TestApp) {
    let mut board = board(&mut app);
    let form = board.look("incident/phone").form_to("/incident");
    let rang = form.set("colour", "white").set("facts", "It rang.");
    board.arbiter.send(rang).assert_status(303);
    assert_eq!(app.boards(1)[0], "1  v1");
    let form = board.look("incident/phone").form_to("/incident");
    let form = form.set("colour", "white").set("result", "0-1");
    board.arbiter.send(form).assert_status(303);
    assert_eq!(app.boards(1)[0], "1 0-1 v2");
    board
        .game()
        .assert_shows("telephone (Art. 11.3.2)")
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
        ("2 l b", "/incident/illegal?side=black".to_owned()),
        ("2lw", "/incident/illegal?side=white".to_owned()),
        ("2 t", "/incident/phone?side=".to_owned()),
    ] {
        let form = board.arbiter.open(&floor).form("form[data-go]");
        let page = board.arbiter.send(form.set("board", typed));
        assert_eq!(
            page.redirect().unwrap(),
            format!("{second}{end}"),
            "{typed}"
        );
    }
    let form = board.arbiter.open(&floor).form("form[data-go]");
    let form = form.set("board", "2").press("incident", "b");
    let page = board.arbiter.send(form);
    assert_eq!(
        page.redirect().unwrap(),
        format!("{second}/incident/flag?side=")
    );
    for typed in ["99", "x", "2 z", "2 l q"] {
        let form = board.arbiter.open(&floor).form("form[data-go]");
        let page = board.arbiter.send(form.set("board", typed));
        page.assert_status(404).assert_shows(typed);
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
        .assert_shows("The claim is right: draw")
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

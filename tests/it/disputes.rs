//! What is judged on a board whose moves nobody recorded: only a position that somebody entered.

use crate::support::{
    TestApp,
    board::{Board, board, confirm, offers_result},
    on_both_databases,
};

on_both_databases!(
    nothing_is_judged_without_a_position,
    article_6_9_in_a_position_that_was_set_up,
    article_6_4_the_moves_made_must_be_known,
    article_3_10_3_every_fault_of_a_set_up_is_named,
    a_position_is_set_up_tap_by_tap,
    a_claim_needs_the_moves,
    article_7_5_5_the_second_act_is_judged_in_the_position,
    article_3_10_1_a_legal_move_is_not_penalised,
    nobody_is_judged_in_place_of_another,
    article_7_5_2_needs_a_pawn_near,
    guidelines_iii_hold_only_where_announced,
    article_11_3_2_2_the_opponent_wins_with_a_bare_king,
    the_search_goes_on_when_the_arbiter_asks,
);

/// White's flag has fallen; Black has king and knight against a queen (6.9).
const NO_MATE: &str = "8/8/8/2k5/8/2n5/6Q1/6K1 w - - 0 1";
/// The same with a rook for the queen: the rook can block.
const MATE: &str = "8/8/8/2k5/8/2n5/6R1/6K1 w - - 0 1";

fn encoded(fen: &str) -> String {
    fen.replace(' ', "+")
}

const UNKNOWN: &str = "Set up the position, or enter the moves";

fn nothing_is_judged_without_a_position(mut app: TestApp) {
    let mut board = board(&mut app);
    for question in [
        "flag?side=white",
        "resign?side=black",
        "claim?side=white&ask=1",
        "claim?side=white&on=fifty&ask=1",
        "end",
        "touched?squares=e2",
    ] {
        let page = board.look(question);
        page.assert_shows(UNKNOWN).assert_hides("has no article");
        assert!(!offers_result(&page), "{question}");
        assert!(page.texts("form.confirm").is_empty(), "{question}");
        assert!(page.texts(".outcome").is_empty(), "{question}");
        let text = page.text();
        for wrong in ["half-moves are enough", "2 minutes more", "loses"] {
            assert!(!text.contains(wrong), "{question}: {wrong}");
        }
        // No initial position is drawn as if it were the one on the board.
        assert!(
            page.attributes(".board img", "src").is_empty(),
            "{question}"
        );
        assert!(page.link("Set up the position").ends_with("/dispute"));
    }
    // Nor is it on paper, nor by a forged confirmation.
    let paper = board
        .arbiter
        .get(&format!("{}/flag/print?side=white", board.base));
    paper.assert_status(404);
    board.play("e4");
    let page = board.look("flag?side=white");
    let fields = confirm(&page).fields();
    let undo = board.game();
    let form = undo.form("form[action$=\"/undo\"]");
    board.arbiter.send(form).assert_status(303);
    let mut fields: Vec<(&str, &str)> = fields
        .iter()
        .map(|(name, value)| (name.as_str(), value.as_str()))
        .collect();
    fields.push(("with_result", "1"));
    let answer = board.arbiter.post(&format!("{}/flag", board.base), &fields);
    assert_ne!(answer.status, 303, "nothing is confirmed");
    assert_eq!(app.lines("SELECT kind AS line FROM incidents"), [""; 0]);
}

/// The players are Italian, the arbiter reads English: each is told in their own language.
fn article_6_9_in_a_position_that_was_set_up(mut app: TestApp) {
    let mut board = board(&mut app);
    let page = board.look(&format!("flag?side=white&fen={}", encoded(MATE)));
    page.assert_shows("White loses: Black can still checkmate")
        .assert_shows("Il tuo tempo è finito e l’avversario può ancora dare matto: hai perso.")
        .assert_shows("Il tempo dell’avversario è finito e tu puoi ancora dare matto: hai vinto.")
        .assert_shows("(Art. 6.9)")
        .assert_shows("position set up");
    // The line is numbered from the position, and its steps keep it.
    let links = page.attributes(".lines a", "href");
    assert!(links.iter().all(|link| link.contains("fen=")), "{links:?}");
    board.arbiter.open(links.last().unwrap()).assert_ok();
    let other = page.link("It concerns Black");
    assert!(other.contains("fen="), "{other}");

    let page = board.look(&format!("flag?side=white&fen={}", encoded(NO_MATE)));
    page.assert_shows("Draw: Black can no longer checkmate")
        .assert_shows(
            "ma l’avversario non può dare matto con nessuna serie di mosse legali: è patta.",
        );
    board
        .look(&format!("flag/print?side=white&fen={}", encoded(NO_MATE)))
        .assert_shows("Draw: Black can no longer checkmate")
        .assert_shows("Il tempo dell’avversario è finito, ma tu non puoi dare matto");
    let form = confirm(&page)
        .set("white_clock", "0:00:00")
        .set("black_clock", "0:04:10");
    let form = form.press("with_result", "1");
    board.arbiter.send(form).assert_status(303);
    board
        .game()
        .assert_shows(
            "White’s flag fell, in the position set up 8/8/8/2k5/8/2n5/6Q1/6K1 w - - 0 1.",
        )
        .assert_shows("Draw: Black can no longer checkmate");
    assert_eq!(app.boards(1)[0], "1 1/2-1/2 v2");
    board
        .look("incidents")
        .assert_shows("position set up 8/8/8/2k5/8/2n5/6Q1/6K1 w - - 0 1")
        .assert_shows("Clocks: White 0:00:00, Black 0:04:10.");
    assert_eq!(board.look("print").texts("ol.record figure").len(), 1);
    let audit = app.lines("SELECT action AS line FROM audit WHERE action = 'result.ruling'");
    assert_eq!(audit, ["result.ruling"]);
    // Its correction begins with the same position.
    let record = board.look("incidents");
    assert!(record.link("Correct 1").contains("fen=8%2F8"));
}

fn article_6_4_the_moves_made_must_be_known(mut app: TestApp) {
    let mut board = board(&mut app);
    board.set("time_control", "90/40+30:30+30");
    let set_up = |number: u32| format!("8/8/8/2k5/8/2n5/6R1/6K1+w+-+-+0+{number}");
    let page = board.look(&format!("flag?side=white&fen={}", set_up(1)));
    page.assert_shows("In which period did the flag fall?");
    assert!(!offers_result(&page));
    let page = board.look(&format!("flag?side=white&period=1&fen={}", set_up(1)));
    page.assert_shows("How many moves were made?");
    assert!(!offers_result(&page));
    // 39 moves made of 40, and 40.
    board
        .look(&format!("flag?side=white&period=1&fen={}", set_up(40)))
        .assert_shows("White loses");
    board
        .look(&format!("flag?side=white&period=1&fen={}", set_up(41)))
        .assert_shows("The game goes on: the moves of the period are completed");
    board
        .look("both-flags")
        .assert_shows("In which period did the flag fall?");
}

fn article_3_10_3_every_fault_of_a_set_up_is_named(mut app: TestApp) {
    let mut board = board(&mut app);
    let wrong = "P3k3/4R3/8/8/8/8/8/4K3+w+K+-+0+1";
    let page = board.arbiter.open(&format!(
        "{}/dispute?happened=flag-white&fen={wrong}",
        board.base
    ));
    page.assert_status(422);
    for reason in [
        "A pawn stands on the first or the eighth rank.",
        "Castling needs king and rook on their original squares.",
        "The player who is not to move is in check.",
    ] {
        page.assert_shows(reason);
    }
    let page = board
        .arbiter
        .open(&format!("{}/flag?side=white&fen={wrong}", board.base));
    page.assert_status(422);
    page.assert_shows("The position cannot be")
        .assert_shows("A pawn stands on the first or the eighth rank.");
    assert!(page.texts("form.confirm").is_empty());
    let page = board
        .arbiter
        .open(&format!("{}/dispute?fen=nonsense", board.base));
    page.assert_ok().assert_shows("The men cannot be read");
}

/// Without script: each tap is a page, the answer's form holds what stands.
fn a_position_is_set_up_tap_by_tap(mut app: TestApp) {
    let mut board = board(&mut app);
    let game = board.game();
    let mut page = board
        .arbiter
        .open(&game.link("Set up the position and decide"));
    for (man, square) in [
        ("K", "g1"),
        ("Q", "g2"),
        ("k", "c5"),
        ("n", "c3"),
        ("n", "d4"),
    ] {
        let form = page.assert_ok().form("form[data-dispute]");
        page = board
            .arbiter
            .submit(form.set("hold", man).press("tap", square));
    }
    let form = page.form("form[data-dispute]");
    assert_eq!(form.value("hold"), Some("n"), "the man stays in hand");
    // The same man again takes it off.
    page = board.arbiter.submit(form.press("tap", "d4"));
    let form = page.assert_ok().form("form[data-dispute]");
    assert_eq!(form.value("fen"), Some(NO_MATE));
    assert!(page.html().len() < 30_000, "{} bytes", page.html().len());
    let answer = board.arbiter.submit(form.press("happened", "flag-white"));
    answer
        .assert_ok()
        .assert_shows("Draw: Black can no longer checkmate");

    // From a FEN, from the beginning, from another board of the round.
    let page = board.look("dispute");
    let form = page.form("form[data-dispute]").set("fen", MATE);
    let page = board.arbiter.submit(form.press("happened", "resign-white"));
    page.assert_ok()
        .assert_shows("White loses: Black can still checkmate");
    let page = board.look("dispute");
    let form = page.form("form[data-dispute]").press("from", "start");
    let page = board.arbiter.submit(form);
    let fen = page
        .form("form[data-dispute]")
        .value("fen")
        .map(str::to_owned);
    assert_eq!(
        fen.as_deref(),
        Some("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")
    );
    let form = page.form("form[data-dispute]").set("board", "2");
    let page = board.arbiter.submit(form.press("from", "board"));
    page.assert_ok()
        .assert_shows("No move is recorded on that board in this round.");
    let second = format!("/t/{}/game/{}", board.slug, app.pairing(1, 2));
    let mut other = Board {
        base: second,
        ..board
    };
    other.play("e4 e5 Nf3");
    let page = other.look("dispute");
    assert_eq!(
        page.form("form[data-dispute]").value("fen"),
        Some("rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2")
    );
    let first = format!("/t/{}/game/{}", other.slug, app.pairing(1, 1));
    let page = other
        .arbiter
        .open(&format!("{first}/dispute?from=board&board=2"));
    let form = page.assert_ok().form("form[data-dispute]");
    assert!(form.value("fen").unwrap().contains("5N2"));
}

fn a_claim_needs_the_moves(mut app: TestApp) {
    let mut board = board(&mut app);
    let at = |half: u32| format!("8/8/8/2k5/8/2n5/6R1/6K1+w+-+-+{half}+90");
    for question in [
        "claim?ask=1&side=white&on=repetition",
        "claim?ask=1&side=white&on=fifty",
    ] {
        let page = board.look(&format!("{question}&fen={}", at(0)));
        page.assert_shows("A claim needs the moves");
        assert!(page.texts("form.confirm").is_empty(), "{question}");
    }
    board
        .look(&format!("claim?ask=1&side=white&on=fifty&fen={}", at(100)))
        .assert_shows("The claim is correct: draw")
        .assert_shows("La tua richiesta è giusta: è patta.");
    board
        .look(&format!("claim?ask=1&side=white&on=fifty&fen={}", at(80)))
        .assert_shows("The claim is incorrect")
        .assert_shows(
            "La richiesta dell’avversario è sbagliata: guadagni 2 minuti, la partita continua.",
        );
}

fn article_7_5_5_the_second_act_is_judged_in_the_position(mut app: TestApp) {
    let mut board = board(&mut app);
    // The first one costs the same in every position; that it was illegal the arbiter saw.
    let page = board.look("illegal?side=white&act=two-hands");
    page.assert_shows("First illegal move")
        .assert_shows("rests on what the arbiter saw");
    board.record("illegal?side=white&act=two-hands", false);
    let page = board.look("illegal?side=white&act=two-hands");
    page.assert_shows(UNKNOWN);
    assert!(!offers_result(&page));
    // Black has a bare king.
    let bare = "8/8/8/4k3/8/4K3/4P3/8+w+-+-+0+1";
    let page = board.look(&format!("illegal?side=white&act=two-hands&fen={bare}"));
    page.assert_shows("Draw: Black can no longer checkmate")
        .assert_shows("7.5.5");
    assert!(offers_result(&page));
}

const SCANDINAVIAN: &str = "e4 d5 exd5 Qxd5 Nc3 Qxg2 Bxg2";

fn article_3_10_1_a_legal_move_is_not_penalised(mut app: TestApp) {
    let mut board = board(&mut app);
    board.play(SCANDINAVIAN);
    let page = board.look("illegal?side=black&act=illegal-move&written=Bh3");
    page.assert_shows("Legal move: nothing to penalise")
        .assert_shows("(Art. 3.10.1)")
        .assert_hides("minutes more");
    assert!(!offers_result(&page));
    // The complaint goes on record and does not count.
    board.record("illegal?side=black&act=illegal-move&written=Bh3", false);
    let page = board.look("illegal?side=black&act=illegal-move&written=Rh3");
    page.assert_shows("First illegal move: 2 minutes more for White")
        .assert_shows("Why illegal");
}

/// An address that names neither White nor Black asks about nobody, whoever is on the move.
fn nobody_is_judged_in_place_of_another(mut app: TestApp) {
    let mut board = board(&mut app);
    board.play("e4 e5");
    for asked in [
        "flag?side=both",
        "resign?side=nobody",
        "claim?side=both&ask=1",
        "illegal?side=both&written=Ke3",
        "device?side=both&device=person",
    ] {
        let page = board.arbiter.get(&format!("{}/{asked}", board.base));
        assert_eq!(page.status, 422, "{asked}");
        page.assert_shows("White or Black?");
        assert!(!offers_result(&page), "{asked}");
    }
    board.look("late?side=both&come=no&minutes=16").assert_ok();
}

fn article_7_5_2_needs_a_pawn_near(mut app: TestApp) {
    let mut board = board(&mut app);
    board.play(SCANDINAVIAN);
    let page = board.look("illegal?side=black&act=pawn-not-replaced&written=e1");
    page.assert_shows("No pawn can have gone there")
        .assert_hides("minutes more");
    assert!(page.texts("form.confirm").is_empty());
    let near = "4k3/8/8/8/8/7K/3p4/2R5+b+-+-+0+60";
    board
        .look(&format!(
            "illegal?side=black&act=pawn-not-replaced&written=d1&fen={near}"
        ))
        .assert_shows("2 minutes more for White")
        .assert_shows("The pawn becomes a queen");
}

fn guidelines_iii_hold_only_where_announced(mut app: TestApp) {
    let mut board = board(&mut app);
    board.set("time_control", "90+30");
    board.play("e4 e5");
    for announced in [false, true] {
        if announced {
            board.choose("quickplay-finish", "announced");
        }
        let page = board.look("both-flags");
        page.assert_shows("Undecided")
            .assert_shows("hold only where the event announced them");
        assert!(!offers_result(&page));
    }
    board.set("time_control", "90");
    board
        .look("both-flags")
        .assert_shows("Draw: both flags in the last period")
        .assert_shows("III.3.1.2");
    board.choose("quickplay-finish", "not-announced");
    board.look("both-flags").assert_shows("Undecided");
}

/// The text of 11.3.2.2 says that the opponent wins: nobody asks whether they can mate.
fn article_11_3_2_2_the_opponent_wins_with_a_bare_king(mut app: TestApp) {
    let mut board = board(&mut app);
    // No test is made whether the king can mate: the opponent wins.
    let king = encoded("8/8/8/4k3/8/8/3q4/K7 b - - 4 60");
    board.record(
        &format!("device?side=black&device=person&milder=no&fen={king}"),
        true,
    );
    assert_eq!(app.boards(1)[0], "1 1-0 v2");
}

fn the_search_goes_on_when_the_arbiter_asks(mut app: TestApp) {
    let mut board = board(&mut app);
    // Settled at once: the longer search gives the same, and the confirmation asks it again.
    let question = format!("flag?side=white&search=further&fen={}", encoded(MATE));
    let address = format!("{}/{question}", board.base);
    let mut page = board.arbiter.open(&address);
    // The same address shows the job while it goes on.
    for _ in 0..100 {
        if !page.texts("form.confirm").is_empty() {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(100));
        page = board.arbiter.open(&address);
    }
    page.assert_shows("White loses: Black can still checkmate");
    let form = confirm(&page);
    assert_eq!(form.value("search"), Some("further"));
    board
        .arbiter
        .send(form.press("with_result", "1"))
        .assert_status(303);
    assert_eq!(app.boards(1)[0], "1 0-1 v2");
}

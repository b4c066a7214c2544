//! Adjourned games (Guidelines I): the envelope, the sealed move, and what becomes of the game.

use crate::support::{
    TestApp,
    board::{Board, board, confirm, offers_result},
    on_both_databases,
};

on_both_databases!(
    an_adjourned_game_has_its_envelope,
    the_sealed_move_is_played,
    a_sealed_move_that_does_not_count_loses,
    a_lost_envelope_or_position,
    an_envelope_needs_its_position_and_its_data,
    a_draw_may_be_agreed_while_adjourned,
    the_envelope_of_a_position_that_was_set_up,
);

/// Three moves each; White is to make the fourth.
const MOVES: &str = "e4 e5 Nf3 Nc6 Nc3 Nf6";
const ENVELOPE: &str = "adjourn?number=4&white_left=0:25:30&black_left=0:19:07&offer=black&resumes=domenica+alle+9,+sala+B&kept=Gatti";

/// The game of board 1, adjourned after [`MOVES`].
fn adjourned(app: &mut TestApp) -> Board {
    let mut board = board(app);
    board.play(MOVES);
    board.record(ENVELOPE, true);
    board
}

fn result(app: &TestApp) -> Vec<String> {
    app.lines(
        "SELECT result || ' ' || COALESCE(result_cause, '-') || ' ' || COALESCE(result_article, '-') AS line
         FROM pairings WHERE result IS NOT NULL",
    )
}

fn an_adjourned_game_has_its_envelope(mut app: TestApp) {
    let mut board = board(&mut app);
    board.play(MOVES);
    // What the record knows stands in the form already.
    let page = board.look("adjourn");
    assert_eq!(page.form_to("/adjourn").value("number"), Some("4"));
    let page = board.look(ENVELOPE);
    page.assert_shows("Adjourned: move 4 is sealed")
        .assert_shows("(Art. I.1)")
        .assert_shows("domenica alle 9, sala B")
        .assert_shows("0:25:30")
        .assert_shows("0:19:07")
        .assert_shows("by Black");
    // On paper it is the face of the envelope (I.2): names, position, times, who sealed, offer, resumption.
    let paper = board.look(&ENVELOPE.replace("adjourn?", "adjourn/print?"));
    paper
        .assert_shows("4, by White")
        .assert_shows("Gatti")
        .assert_shows("domenica alle 9, sala B")
        .assert_shows("Sealed move, number");
    assert!(!paper.attributes(".board img", "src").is_empty());
    board.record(ENVELOPE, true);
    assert_eq!(result(&app), ["adj adjournment I.1"]);
    // The game page leads to the envelope, and the record says what stands on it.
    let page = board.game();
    page.assert_shows("The move is sealed");
    assert!(page.link("Open the envelope").ends_with("/sealed"));
    board
        .look("incidents")
        .assert_shows("White seals move 4")
        .assert_shows("An offer of a draw by Black is open.");
    // A correction takes the place of the envelope.
    board.record(&ENVELOPE.replace("sala+B", "sala+C"), false);
    let standing = app.lines(
        "SELECT kind AS line FROM incidents WHERE superseded_by IS NULL AND kind = 'adjourned'",
    );
    assert_eq!(standing, ["adjourned"]);
}

fn the_sealed_move_is_played(mut app: TestApp) {
    let mut board = adjourned(&mut app);
    let page = board.look("sealed?found=opened&written=Ab5");
    page.assert_shows("The sealed move is played: 4.Bb5")
        .assert_shows("(Art. I.7)")
        .assert_shows("start the clock");
    assert!(!offers_result(&page));
    board.record("sealed?found=opened&written=Ab5", false);
    // It stands in the field already, and play goes on.
    let page = board.game();
    page.assert_shows("The sealed move is Bb5");
    let link = page.link("Record the move");
    let page = board.arbiter.open(link.split('#').next().unwrap());
    let form = page.assert_ok().form("form#move-form");
    assert_eq!(form.value("move"), Some("Bb5"));
    board.arbiter.send(form).assert_status(303);
    board.play("d6");
    board.game().assert_shows("Play has resumed.");
    board.record("resign?side=black", true);
    assert_eq!(result(&app), ["1-0 resignation 5.1.2"]);
    let page = board.game();
    assert!(page.texts("form#move-form").is_empty(), "the game is over");
}

fn a_sealed_move_that_does_not_count_loses(mut app: TestApp) {
    let mut board = adjourned(&mut app);
    for (written, why) in [
        ("Nd5+e5", "cannot be given a meaning"),
        ("Kd4", "is illegal"),
        ("", "cannot be given a meaning"),
    ] {
        let page = board.look(&format!("sealed?found=opened&written={written}"));
        page.assert_shows("White loses").assert_shows(why);
    }
    board.record("sealed?found=opened&written=Kd4", true);
    assert_eq!(result(&app), ["0-1 sealed-move I.8"]);
    board
        .look("incidents")
        .assert_shows("White’s envelope is opened");
}

fn a_lost_envelope_or_position(mut app: TestApp) {
    let mut board = adjourned(&mut app);
    // What is stated must be one legal move; nothing is lost by saying it badly.
    let path = format!("{}/sealed?found=missing&written=Kd4", board.base);
    let page = board.arbiter.open(&path);
    page.assert_status(422);
    page.assert_shows("must be a single legal one");
    let page = board.look("sealed?found=missing&written=Bc4");
    page.assert_shows("The sealed move is played: 4.Bc4")
        .assert_shows("(Art. I.12)");
    // Not even the position: the game is annulled, and a new one begins.
    board.record("sealed?found=position-lost", false);
    let page = board.game();
    let form = page.form_to("/annul");
    board.arbiter.send(form).assert_status(303);
    let standing = app.lines("SELECT san AS line FROM game_moves WHERE undone_at IS NULL");
    assert_eq!(standing, [""; 0]);
    board.play("d4");
}

fn an_envelope_needs_its_position_and_its_data(mut app: TestApp) {
    let mut board = board(&mut app);
    board
        .look(ENVELOPE)
        .assert_shows("Set up the position, or enter the moves");
    board.play(MOVES);
    for (wrong, words) in [
        ("number=0", "from 1 to 999"),
        ("white_left=presto", "The time cannot be read"),
        ("resumes=", "when and where"),
    ] {
        let name = wrong.split_once('=').unwrap().0;
        let fields: Vec<&str> = ENVELOPE
            .split_once('?')
            .unwrap()
            .1
            .split('&')
            .map(|field| {
                if field.starts_with(name) {
                    wrong
                } else {
                    field
                }
            })
            .collect();
        let path = format!("{}/adjourn?{}", board.base, fields.join("&"));
        let page = board.arbiter.open(&path);
        page.assert_status(422);
        page.assert_shows(words);
        assert_eq!(
            page.form_to("/adjourn").value("kept"),
            Some("Gatti"),
            "{wrong}"
        );
    }
    assert_eq!(result(&app), [""; 0]);
}

fn a_draw_may_be_agreed_while_adjourned(mut app: TestApp) {
    let mut board = adjourned(&mut app);
    board.record("agreement", true);
    assert_eq!(result(&app), ["1/2-1/2 agreement 5.2.3"]);
}

fn the_envelope_of_a_position_that_was_set_up(mut app: TestApp) {
    let mut board = board(&mut app);
    // Both knights of White reach d2; Black has a rook.
    let fen = "4k3/8/8/8/8/5N2/4r3/KN6+w+-+-+0+41";
    let envelope = ENVELOPE.replace("number=4", "number=41");
    board.record(&format!("{envelope}&fen={fen}"), true);
    let link = board.game().link("Open the envelope");
    assert!(link.contains("fen="), "{link}");
    let page = board
        .arbiter
        .open(&format!("{link}&found=opened&written=Cd2"));
    page.assert_ok()
        .assert_shows("White loses")
        .assert_shows("is ambiguous");
    let form = confirm(&page).press("with_result", "1");
    board.arbiter.send(form).assert_status(303);
    assert_eq!(result(&app), ["0-1 sealed-move I.8"]);
}

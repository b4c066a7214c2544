//! Games through the program: what stands around their moves, other arrays, other notations, and the file for another site.

use serde_json::Value;

use crate::{
    commands::run,
    exchange::import_games,
    support::{Browser, TestApp, folder::Folder, on_both_databases, sql::execute, tournament},
};

on_both_databases!(
    what_stands_around_the_moves_goes_out_again,
    chess960_on_a_board_goes_in_is_played_on_and_goes_out,
    utf_16_and_descriptive_games_come_in,
    the_file_for_chess_results_is_the_arbiters,
);

fn get(browser: &mut Browser, path: &str) -> String {
    let page = browser.get(path);
    page.assert_ok();
    page.html()
}

/// A game of board 1 with glyphs, comments before and after moves and nested variations; and one of no board.
const ANNOTATED: &str = "[Event \"?\"]\n[Round \"1.1\"]\n[White \"?\"]\n[Black \"?\"]\n[Result \"*\"]\n\n\
    {Commento iniziale} 1. e4! {[%clk 1:29:58] la mossa} e5 $2 (1... c5 2. Nf3 (2. c3 $14 {anche}) 2... d6) {poi}\n\
    2. Nf3 Nc6 (2... Qz9 d4) *\n\n\
    [White \"Ospite, A\"]\n[Black \"Ospite, B\"]\n[Result \"*\"]\n\n1. d4 (1. c4) d5 \u{b1} *\n";

/// The moves of a file in one line, without its tags.
fn movetext(file: &str) -> String {
    let lines = file.lines().filter(|line| !line.starts_with('['));
    let words: Vec<&str> = lines.flat_map(str::split_whitespace).collect();
    words.join(" ")
}

fn what_stands_around_the_moves_goes_out_again(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = tournament::with_round_published(&mut arbiter, "Torneo dei Commenti", 6);
    import_games(&mut arbiter, &slug, ANNOTATED.as_bytes())
        .assert_ok()
        .assert_shows("2 games imported")
        .assert_shows("Qz9");
    let mut anyone = app.browser();
    let out = get(&mut anyone, &format!("/t/{slug}/games.pgn"));
    assert!(
        out.lines()
            .all(|line| line.starts_with('[') || line.chars().count() <= 80),
        "{out}"
    );
    let expected = "{Commento iniziale} 1. e4 $1 {[%clk 1:29:58] la mossa} 1... e5 $2 \
        (1... c5 2. Nf3 (2. c3 $14 {anche}) 2... d6) {poi} 2. Nf3 Nc6 (2... Qz9 d4) * \
        1. d4 (1. c4) 1... d5 $16 *";
    assert_eq!(movetext(&out), expected);
    // The file comes in again, and goes out as it went.
    let other = tournament::with_round_published(&mut arbiter, "Torneo Gemello", 6);
    import_games(&mut arbiter, &other, out.as_bytes()).assert_ok();
    let again = get(&mut anyone, &format!("/t/{other}/games.pgn"));
    assert_eq!(movetext(&again), expected);
    // A move that is another now has nothing of the file around it, and neither has what follows.
    let base = format!("/t/{slug}/game/{}", app.pairing(1, 1));
    for _ in 0..2 {
        let page = arbiter.get(&base);
        arbiter.send(page.form_to("/undo")).assert_status(303);
    }
    let page = arbiter.get(&base);
    let form = page.form_to("/move").set("move", "d4");
    arbiter.send(form).assert_status(303);
    let out = get(&mut anyone, &format!("/t/{slug}/games.pgn"));
    let short = "{Commento iniziale} 1. e4 $1 {[%clk 1:29:58] la mossa} 1... e5 $2 \
        (1... c5 2. Nf3 (2. c3 $14 {anche}) 2... d6) {poi} 2. d4 * \
        1. d4 (1. c4) 1... d5 $16 *";
    assert_eq!(movetext(&out), short);
    // Of somebody erased no comment is told, though the text names nobody; moves and glyphs are.
    let pairing = app.pairing(1, 1);
    for statement in [
        format!(
            "UPDATE entries SET last_name = 'Giocatore 9', first_name = '', version = version + 1 \
             WHERE id = (SELECT white_entry_id FROM pairings WHERE id = {pairing})"
        ),
        format!("UPDATE games SET white_name = 'Giocatore 9' WHERE pairing_id = {pairing}"),
    ] {
        execute(&app.database, &statement).unwrap();
    }
    // Written past the program, so it is started again.
    app.start_with("--private-webhooks");
    anyone.move_to(&app.base);
    let out = get(&mut anyone, &format!("/t/{slug}/games.pgn"));
    assert!(out.contains("[White \"Giocatore 9\"]"), "{out}");
    let silent = "1. e4 $1 {[%clk 1:29:58]} 1... e5 $2 (1... c5 2. Nf3 (2. c3 $14) 2... d6) 2. d4 * \
        1. d4 (1. c4) 1... d5 $16 *";
    assert_eq!(movetext(&out), silent);
}

/// Rights to castle by the files of the rooks; castling as letters, and the king put on its rook.
const ARRAY: &str = "[Round \"1.1\"]\n[Variant \"Chess960\"]\n[SetUp \"1\"]\n\
    [FEN \"nbbqrkrn/pppppppp/8/8/8/8/PPPPPPPP/NBBQRKRN w GEge - 0 1\"]\n[Result \"*\"]\n\n\
    1. d4 d5 2. O-O f8g8 *\n";

fn chess960_on_a_board_goes_in_is_played_on_and_goes_out(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = tournament::with_round_published(&mut arbiter, "Torneo dei 960", 6);
    import_games(&mut arbiter, &slug, ARRAY.as_bytes())
        .assert_ok()
        .assert_shows("round 1, board 1");
    let base = format!("/t/{slug}/game/{}", app.pairing(1, 1));
    let page = arbiter.get(&base);
    page.assert_ok().assert_shows("O-O");
    let form = page.form_to("/move").set("move", "e4");
    arbiter.send(form).assert_status(303);
    let out = get(&mut arbiter, &format!("/t/{slug}/games.pgn"));
    assert!(out.contains("[Variant \"Chess960\"]"), "{out}");
    assert!(
        out.contains("[FEN \"nbbqrkrn/pppppppp/8/8/8/8/PPPPPPPP/NBBQRKRN w GEge - 0 1\"]"),
        "{out}"
    );
    assert_eq!(movetext(&out), "1. d4 d5 2. O-O O-O 3. e4 *");
    arbiter.get(&format!("/t/{slug}/floor")).assert_ok();
    // What went out comes in at another board, and is legal for the audit.
    let other = out.replace("[Round \"1.1\"]", "[Round \"1.2\"]");
    let other = other
        .replace("[White ", "[Was ")
        .replace("[Black ", "[Also ");
    import_games(&mut arbiter, &slug, other.as_bytes())
        .assert_ok()
        .assert_shows("round 1, board 2");
    // A position that is no array stands by itself.
    let odd = ARRAY
        .replace("w GEge - 0 1", "w GEge - 0 7")
        .replace("1.1", "1.3");
    import_games(&mut arbiter, &slug, odd.as_bytes())
        .assert_ok()
        .assert_shows("another initial position");
}

fn utf_16_and_descriptive_games_come_in(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = tournament::with_players(&mut arbiter, "Torneo delle Scritture", 2);
    let text = "[White \"Šarić, Ž\"]\n[Black \"B\"]\n[Result \"*\"]\n\n\
        1. P-K4 P-K4 2. N-KB3 N-QB3 3. B-N5 {però} *\n\n\
        [White \"C\"]\n[Black \"D\"]\n[Result \"*\"]\n\n1. 5254 5755 *\n";
    let units = std::iter::once(0xFEFF).chain(text.encode_utf16());
    let bytes: Vec<u8> = units.flat_map(u16::to_le_bytes).collect();
    import_games(&mut arbiter, &slug, &bytes)
        .assert_ok()
        .assert_shows("2 games imported");
    let out = get(&mut arbiter, &format!("/t/{slug}/games.pgn"));
    assert!(out.contains("[White \"Šarić, Ž\"]"), "{out}");
    assert_eq!(
        movetext(&out),
        "1. e4 e5 2. Nf3 Nc6 3. Bb5 {però} * 1. e4 e5 *"
    );
}

/// The command judges games of the 960 arrays, in digits and in descriptive notation.
#[test]
fn audit_judges_other_arrays_and_notations() {
    let folder = Folder::new("audit");
    let text = format!(
        "{ARRAY}\n[Event \"b\"]\n\n1. 5254 5755 *\n\n[Event \"c\"]\n\n1. P-K4 P-K4 2. N-B3 *\n\n\
        [Event \"d\"]\n[Variant \"Atomic\"]\n\n1. e4 *\n"
    );
    let (code, out, error) = run(folder.path(), &["audit", "-"], &text);
    assert_eq!((code, error.as_str()), (0, ""));
    let judged: Vec<(Value, Value)> = out
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .filter(|line: &Value| line.get("game").is_some())
        .map(|line| (line["legal"].clone(), line["plies"].clone()))
        .collect();
    let expected = [(true, 4), (true, 2), (false, 2), (false, 0)];
    let expected: Vec<(Value, Value)> = expected
        .map(|(legal, plies)| (legal.into(), plies.into()))
        .into();
    assert_eq!(judged, expected, "{out}");
}

fn the_file_for_chess_results_is_the_arbiters(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = tournament::with_round_published(&mut arbiter, "Torneo dei Risultati", 5);
    let path = format!("/t/{slug}/chess-results.xml");
    app.browser().get(&path).assert_status(401);
    arbiter
        .get(&format!("/t/{slug}/export"))
        .assert_ok()
        .assert_shows("XML for chess-results.com");
    let page = arbiter.get(&path);
    page.assert_ok();
    assert_eq!(
        page.header("content-type"),
        Some("application/xml; charset=utf-8")
    );
    let text = page.html();
    assert!(
        text.contains("<tournament key=\"\" type=\"0\" name=\"Torneo dei Risultati"),
        "{text}"
    );
    assert_eq!(text.matches("<player ").count(), 5, "{text}");
    assert_eq!(text.matches("<playerpairing ").count(), 3, "{text}");
    assert!(
        text.contains(" blackno=\"-1\" reswhite=\"1\" resblack=\"0\" forfeit=\"K\"/>"),
        "{text}"
    );
    assert!(text.contains(" lastname=\"Provetti01\""), "{text}");
    assert!(text.contains(" sex=\"\""), "{text}");
    // No birth is more than a year.
    let births = text
        .split(" dob=\"")
        .skip(1)
        .map(|rest| rest.split('"').next().unwrap());
    assert!(
        births
            .map(str::len)
            .all(|length| length == 0 || length == 4),
        "{text}"
    );
}

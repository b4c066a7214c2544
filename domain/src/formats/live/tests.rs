//! Running games as they arrive: whole, cut, shuffled, twice, wrong.

use proptest::prelude::*;

use super::{
    FaultKind, FedGame, OneEach,
    cloud::{self, CloudPairing},
    one_each, pgn,
};
use crate::{clock::ClockTime, rules::edition::Edition};

const GAME: &str = "[Event \"Open\"]\n[Round \"3.12\"]\n[White \"Rossi, Anna\"]\n[Black \"Bianchi, Bruno\"]\n\
[Result \"*\"]\n[WhiteFideId \"800001\"]\n[BlackFideId \"0\"]\n\n\
1. e4 {[%clk 1:29:57]} 1... e5 {[%clk 1:29:50]} 2. Nf3 {[%clk 1:29:40]} 2... Nc6 {[%clk 1:29:30]} \
3. Bc4 {[%clk 1:29:21][%emt 0:00:19]} 3... Bc5 {[%clk 1:29:11]} 4. O-O {[%clk 1:28:00]} *\n\n";

fn read(text: &str) -> Vec<FedGame> {
    pgn::read(text.as_bytes(), Edition::default())
}

fn moves(game: &FedGame) -> String {
    let words: Vec<&str> = game.moves.iter().map(|one| one.uci.as_str()).collect();
    words.join(" ")
}

#[test]
fn a_running_game_is_read_with_its_place_and_clocks() {
    let games = read(GAME);
    assert_eq!(games.len(), 1);
    let game = &games[0];
    assert_eq!((game.round, game.board), (Some(3), Some(12)));
    assert_eq!(game.white.name, "Rossi, Anna");
    assert_eq!(
        (game.white.fide_id, game.black.fide_id),
        (Some(800_001), None)
    );
    assert_eq!(moves(game), "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1g1");
    assert_eq!(
        game.moves[4].clock,
        Some(ClockTime::from_seconds(3600 + 29 * 60 + 21))
    );
    assert!(game.is_whole && game.is_usual && game.stop.is_none());
}

#[test]
fn where_the_place_stands() {
    for (tags, round, board) in [
        ("[Round \"2.1\"]", Some(2), Some(1)),
        ("[Round \"2\"]\n[Board \"7\"]", Some(2), Some(7)),
        ("[Round \"2\"]", Some(2), None),
        ("[Round \"?\"]", None, None),
        ("[Round \"0.0\"]", None, None),
        ("[Round \"2.1.4\"]", Some(2), Some(1)),
        ("", None, None),
    ] {
        let games = read(&format!("[White \"A\"]\n{tags}\n\n1. e4 *\n"));
        assert_eq!((games[0].round, games[0].board), (round, board), "{tags}");
    }
}

/// A file that breaks off at any place gives the beginning of the whole game: no move is a different one.
#[test]
fn a_file_cut_anywhere_tells_a_beginning() {
    let text = GAME.replace(
        "O-O ",
        "d3 {a} 4... Nf6 5. Nbd2 d6 6. Qe2 Bd7 7. b3 Qe7 8. Bb2 O-O-O ",
    );
    let text = format!("{text}{}", GAME.replace("3.12", "3.13"));
    let all = read(&text);
    assert_eq!(all.len(), 2);
    for end in 0..text.len() {
        for game in read(&text[..end]) {
            let board = game.board.unwrap_or_default();
            let whole = all.iter().find(|one| one.board == Some(board));
            let Some(whole) = whole else {
                assert!(!game.is_whole, "{end}: {game:?}");
                continue;
            };
            assert!(
                moves(whole).starts_with(&moves(&game)),
                "{end}: {} is no beginning",
                moves(&game)
            );
            assert!(game.stop.is_none(), "{end}: {:?}", game.stop);
        }
    }
}

#[test]
fn a_move_that_cannot_be_played_is_told_with_its_place() {
    let text = GAME.replace("3... Bc5", "3... Bd5");
    let game = read(&text).remove(0);
    let stop = game.stop.clone().unwrap();
    assert_eq!(
        (stop.ply, stop.written.as_str(), stop.is_illegal),
        (6, "Bd5", true)
    );
    assert_eq!(stop.place.map(|(line, _)| line), Some(9));
    assert_eq!(game.moves.len(), 5);
    let text = GAME.replace("3... Bc5", "3... Qz9");
    let stop = read(&text).remove(0).stop.unwrap();
    assert_eq!((stop.ply, stop.is_illegal), (6, false));
}

fn each(texts: &[&str]) -> OneEach {
    one_each(read(&texts.concat()))
}

#[test]
fn each_board_counts_once() {
    let short = GAME.replace(" 4. O-O {[%clk 1:28:00]}", "");
    let other = GAME.replace("4. O-O", "4. d3");
    let second = GAME.replace("3.12", "3.2");
    // Shuffled, and once more with fewer moves.
    let found = each(&[GAME, &second, &short]);
    let boards: Vec<_> = found.games.iter().map(|game| game.board).collect();
    assert_eq!(boards, [Some(2), Some(12)]);
    assert_eq!(found.games[1].moves.len(), 7);
    assert!(found.unclear.is_empty());
    assert_eq!(each(&[&short, &second, GAME]), found);
    // Two games at one board: it is not known which one is right.
    for texts in [
        [GAME, &other, &short],
        [&other, GAME, GAME],
        [&short, &other, GAME],
    ] {
        let found = each(&texts);
        assert_eq!(
            (found.games.len(), found.unclear.len()),
            (0, 1),
            "{texts:?}"
        );
    }
}

#[test]
fn the_files_of_the_cloud() {
    let tournament = cloud::read_tournament(
        br#"{"id":"x","name":"Open","rounds":[{"count":2,"live":1},{"count":0,"live":0}],"eboards":[]}"#,
    )
    .unwrap();
    assert_eq!(tournament.name, "Open");
    assert_eq!(
        (tournament.rounds[0].count, tournament.rounds.len()),
        (2, 2)
    );
    let round = cloud::read_round(
        br#"{"date":null,"pairings":[{"white":{"fname":"Anna","mname":null,"lname":"Rossi","fideid":800001},
            "black":{"fname":"Bruno","lname":"Bianchi","fideid":"0"},"result":"*","live":true},
            {"white":null,"black":null}]}"#,
    )
    .unwrap();
    assert_eq!(round[0].white.name, "Rossi Anna");
    assert_eq!(round[0].white.fide_id, Some(800_001));
    assert_eq!(round[0].black.fide_id, None);
    assert_eq!(round[1], CloudPairing::default());
    let game =
        |text: &str| cloud::read_game(text.as_bytes(), (1, 2), &round[0], Edition::default());
    let read =
        game(r#"{"live":true,"moves":["e4 5397+3","e5 +4","Nf3","Nc6 5300"],"chess960":518}"#);
    let read = read.unwrap();
    assert_eq!(moves(&read), "e2e4 e7e5 g1f3 b8c6");
    let clocks: Vec<_> = read
        .moves
        .iter()
        .map(|one| one.clock.map(ClockTime::seconds))
        .collect();
    assert_eq!(clocks, [Some(5397), None, None, Some(5300)]);
    let wrong = game(r#"{"moves":["e4","e5","Ke3","d6"]}"#).unwrap();
    let stop = wrong.stop.unwrap();
    assert_eq!((wrong.moves.len(), stop.ply, stop.is_illegal), (2, 3, true));
    assert!(!game(r#"{"moves":["e4"],"chess960":12}"#).unwrap().is_usual);
    assert!(game("{}").unwrap().moves.is_empty());
    for (text, kind) in [
        ("{\"moves\":\n [\"e4\",", FaultKind::BreaksOff),
        ("{\"moves\":\n [\"e4\"]]", FaultKind::Syntax),
        ("{\n\"moves\": 3}", FaultKind::Content),
    ] {
        let fault = game(text).unwrap_err();
        assert_eq!((fault.kind, fault.line), (kind, 2), "{text}");
        assert!(fault.column > 0);
    }
}

proptest! {
    /// Changed bytes at any place never make a reader panic.
    #[test]
    fn no_file_breaks_the_readers(at in 0..400_usize, with in any::<u8>(), cut in 0..500_usize) {
        let mut text = GAME.repeat(2).into_bytes();
        if let Some(byte) = text.get_mut(at) {
            *byte = with;
        }
        text.truncate(text.len().saturating_sub(cut));
        let found = one_each(pgn::read(&text, Edition::default()));
        prop_assert!(found.games.len() + found.unclear.len() <= 3);
        let _ = cloud::read_tournament(&text);
        let _ = cloud::read_round(&text);
    }
}

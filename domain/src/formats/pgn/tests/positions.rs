//! Games that do not begin as usual: set-up positions, and the 960 arrays (Guidelines II).

use super::*;
use crate::rules::position::{is_array_of_960, read_fen, write_fen};

/// An array of the 960 with its rights in both ways of writing them, and castling to both sides.
const SHREDDER: &str = "rkrbbnnq/pppppppp/8/8/8/8/PPPPPPPP/RKRBBNNQ w CAca - 0 1";
const X_FEN: &str = "rkrbbnnq/pppppppp/8/8/8/8/PPPPPPPP/RKRBBNNQ w KQkq - 0 1";

fn with(fen: &str, variant: &str, moves: &str) -> String {
    format!(
        "[Variant \"{variant}\"]\n[SetUp \"1\"]\n[FEN \"{fen}\"]\n[Result \"*\"]\n\n{moves} *\n"
    )
}

#[test]
fn guidelines_ii_castling_is_read_and_written_in_every_form() {
    let start = "1rk3r1/pppppppp/8/8/8/8/PPPPPPPP/1RK3R1 w GBgb - 0 1";
    for (moves, expected) in [
        ("1. O-O O-O-O", "O-O O-O-O"),
        ("1. 0-0-0 0-0", "O-O-O O-O"),
        ("1. c1g1 c8b8", "O-O O-O-O"),
        ("1. 3171 3828", "O-O O-O-O"),
    ] {
        let text = with(start, "Chess960", moves);
        let game = all(text.as_bytes()).remove(0);
        assert_eq!(
            (game.complete, san(&game).as_str()),
            (true, expected),
            "{moves}"
        );
        let written = write(&game).unwrap();
        let again = all(written.as_bytes()).remove(0);
        assert_eq!(
            (again.initial, again.moves.len()),
            (game.initial, 2),
            "{written}"
        );
        let judged = audit(text.as_bytes(), Options::default()).next().unwrap();
        assert_eq!((judged.legal, judged.plies), (true, 2));
    }
}

#[test]
fn guidelines_ii_rights_as_files_or_as_wings_are_one_position() {
    let read = |fen| all(with(fen, "chess 960", "1. Nf3").as_bytes()).remove(0);
    let (shredder, x_fen) = (read(SHREDDER), read(X_FEN));
    assert_eq!(shredder.initial, x_fen.initial);
    assert!(shredder.complete && is_array_of_960(&shredder.initial));
    assert_eq!(write_fen(&x_fen.initial), X_FEN);
    // The variant is said where the file does not say it.
    let mut game = x_fen;
    game.tags.clear();
    let written = write(&game).unwrap();
    assert!(
        written.contains("[Variant \"Chess960\"]\n[SetUp \"1\"]\n[FEN "),
        "{written}"
    );
    assert_eq!(all(written.as_bytes())[0].initial, game.initial);
}

#[test]
fn guidelines_ii_the_arrays_are_960() {
    assert!(is_array_of_960(&Chess::default()));
    for fen in [
        "rkrbbnnq/pppppppp/8/8/8/8/PPPPPPPP/RKRBBNNQ w - - 0 1",
        "rkrbbnnq/pppppppp/8/8/8/8/PPPPPPPP/RKRBBNNQ b KQkq - 0 1",
        "rkrbbnnq/pppppppp/8/8/8/8/PPPPPPPP/RKRBBNNQ w KQkq - 0 2",
        "4k3/8/8/8/8/8/PPPPPPPP/QQ2K3 w - - 0 1",
    ] {
        let position = crate::rules::position::read_first_position(fen).unwrap();
        assert!(!is_array_of_960(&position), "{fen}");
    }
    assert!(is_array_of_960(&read_fen(SHREDDER).unwrap()));
}

/// Article 3.10.1: what cannot be judged is not called legal.
#[test]
fn tags_that_say_no_position_or_another_game_are_told() {
    for (tags, code) in [
        ("[Variant \"Chess960\"]", "bad-position"),
        ("[SetUp \"1\"]", "bad-position"),
        ("[FEN \"8/8 w\"]", "bad-position"),
        ("[Variant \"Atomic\"]", "other-variant"),
        ("[Variant \"King of the Hill\"]", "other-variant"),
    ] {
        let text = format!("{tags}\n\n1. e4 e5 *\n");
        let judged = audit(text.as_bytes(), Options::default()).next().unwrap();
        let codes: Vec<_> = judged.findings.iter().map(|found| found.code).collect();
        assert_eq!(
            (judged.legal, judged.plies, codes),
            (false, 0, vec![code]),
            "{tags}"
        );
    }
    for tags in [
        "[Variant \"Standard\"]",
        "[Variant \"From Position\"]",
        "[SetUp \"0\"]",
    ] {
        let judged = one_audit(&format!("{tags}\n\n1. e4 e5 *\n"));
        assert_eq!((judged, tags), ((true, 2), tags));
    }
}

fn one_audit(text: &str) -> (bool, u32) {
    let judged = audit(text.as_bytes(), Options::default()).next().unwrap();
    (judged.legal, judged.plies)
}

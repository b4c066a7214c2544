use crate::rules::scoresheet::*;

fn sheets(text: &str, dialect: Dialect) -> Vec<Sheet> {
    let sheets = Sheets::new(text.as_bytes(), dialect, Encoding::Utf8, 1);
    assert_eq!(
        (sheets.text(), sheets.encoding()),
        (text.as_bytes(), Encoding::Utf8)
    );
    sheets.collect()
}

/// The moves of the first game as written, with the signs that belong to them.
fn moves(text: &str, dialect: Dialect) -> Vec<&str> {
    let sheet = sheets(text, dialect).remove(0);
    let moves = sheet
        .moves
        .iter()
        .map(|found| &text[found.start..found.end]);
    moves.collect()
}

#[test]
fn the_encoding_is_kept() {
    let sheets = Sheets::new(b"", Dialect::Pgn, Encoding::Latin1, 1);
    assert_eq!(sheets.encoding(), Encoding::Latin1);
}

/// A header begins a game after moves or a result; without them an `Event` tag on a line of its own, or the first tag's
/// name once more; moves begin one after a result.
#[test]
fn where_the_next_game_begins() {
    for (text, games) in [
        ("[Event \"a\"]\n1. e4\n[Site \"x\"]\n1. d4 *", 2),
        ("[Event \"a\"]\n*\n[Site \"x\"]\n1. d4 *", 2),
        ("1. e4 * 1. d4", 2),
        ("1. e4 * *", 2),
        ("1. e4 1. d4", 1),
        ("[White \"A\"]\n[Event \"x\"]\n1. e4", 2),
        ("[White \"A\"] [Event \"x\"]\n1. e4", 1),
        ("[White \"A\"]\n\n[Black \"B\"]\n1. e4", 1),
        ("[White \"A\"]\n[Black \"B\"]\n[White \"C\"]\n1. e4", 2),
        ("{first}\n[White \"A\"]\n1. e4", 1),
        ("{first}\n\n[White \"A\"]\n1. e4", 2),
    ] {
        assert_eq!(sheets(text, Dialect::Pgn).len(), games, "{text:?}");
    }
}

/// Variations are left out, nested ones with the outermost; the moves go on after them.
#[test]
fn variations_are_passed_over() {
    let text = "1. e4 (1. d4 (1. c4) d5) e5 (2... x) 2. Nf3";
    let sheet = sheets(text, Dialect::Pgn).remove(0);
    assert_eq!(moves(text, Dialect::Pgn), ["e4", "e5", "Nf3"]);
    assert_eq!((sheet.variations, sheet.faults), (2, vec![]));
    let numbers: Vec<_> = (sheet.moves.iter())
        .map(|found| (found.number, found.dots))
        .collect();
    assert_eq!(numbers, [(Some(1), false), (None, false), (Some(2), false)]);
    let open = sheets("1. e4 (1. d4 (1. c4) d5", Dialect::Pgn).remove(0);
    assert_eq!(open.faults[0].kind, FaultKind::OpenVariation);
    let close = sheets("1. e4 (1. d4) ) e5", Dialect::Pgn).remove(0);
    assert_eq!(
        (close.faults.len(), close.faults[0].kind),
        (1, FaultKind::StrayClose)
    );
}

/// Two dots or more before a move say that it is Black's; one says nothing.
#[test]
fn dots_before_a_move() {
    for (text, dots) in [
        ("1... e5", true),
        ("1 ... , e5", true),
        ("1. ... e5", true),
        ("1. … e5", true),
        ("1... . e5", true),
        ("1. e4", false),
        ("1 . e4", false),
        ("1. . e4", false),
        ("e4", false),
    ] {
        let sheet = sheets(text, Dialect::Sheet).remove(0);
        assert_eq!(
            (sheet.moves[0].dots, sheet.begins_with_black()),
            (dots, dots),
            "{text}"
        );
    }
    assert!(!Sheet::default().begins_with_black());
    let later = sheets("1. e4 1... e5", Dialect::Sheet).remove(0);
    assert!(!later.begins_with_black() && later.moves[1].dots);
}

/// Signs that stand apart belong to the move before them; `=` alone is a draw offer on a scoresheet, a judgement in PGN.
#[test]
fn signs_after_a_move() {
    for sign in [
        "+", "++", "#", "!", "?", "!!", "??", "!?", "?!", "(=)", "e.p.", "! (=)",
    ] {
        let text = format!("1. e4 {sign} e5");
        let with_sign = format!("e4 {sign}");
        for dialect in [Dialect::Pgn, Dialect::Sheet] {
            assert_eq!(moves(&text, dialect), [with_sign.as_str(), "e5"], "{text}");
        }
    }
    assert_eq!(moves("1. e4 = e5", Dialect::Sheet), ["e4 =", "e5"]);
    assert_eq!(moves("1. e4 = e5", Dialect::Pgn), ["e4", "e5"]);
    for sign in ["±", "-+", "$1"] {
        for dialect in [Dialect::Pgn, Dialect::Sheet] {
            assert_eq!(
                moves(&format!("1. e4 {sign} e5"), dialect),
                ["e4", "e5"],
                "{sign}"
            );
        }
    }
    // After a comment a sign has no move before it.
    for text in ["(=) 1. e4", "1. e4 {x} (=)"] {
        let faults = sheets(text, Dialect::Pgn).remove(0).faults;
        assert_eq!(faults[0].kind, FaultKind::SignWithoutMove, "{text}");
    }
}

/// The first hundred faults are told one by one, the others counted.
#[test]
fn faults_beyond_the_first_hundred_are_counted() {
    for (faults, told, more) in [(99, 99, 0), (100, 100, 0), (101, 100, 1), (103, 100, 3)] {
        let text = format!("1. e4 {}e5 *", "] ".repeat(faults));
        let sheet = sheets(&text, Dialect::Pgn).remove(0);
        assert_eq!((sheet.faults.len(), sheet.more_faults), (told, more));
    }
}

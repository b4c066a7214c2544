//! Games in other letters, in digits, in descriptive notation, and in UTF-16.

use super::*;

/// Italian game, with castling, a capture and a check, as each would write it.
const GAMES: [(Language, &str); 6] = [
    (
        Language::Dutch,
        "1. e4 e5 2. Pf3 Pc6 3. Lc4 Lc5 4. 0-0 Pf6 5. Lxf7+ Kxf7 6. De2 Te8",
    ),
    (
        Language::Portuguese,
        "1. e4 e5 2. Cf3 Cc6 3. Bc4 Bc5 4. O-O Cf6 5. Bxf7+ Rxf7 6. De2 Te8",
    ),
    (
        Language::Polish,
        "1. e4 e5 2. Sf3 Sc6 3. Gc4 Gc5 4. 0-0 Sf6 5. G:f7+ K:f7 6. He2 We8",
    ),
    (
        Language::Russian,
        "1. e4 e5 2. Кf3 Кc6 3. Сc4 Сc5 4. 0-0 Кf6 5. С:f7+ Крxf7 6. Фe2 Лe8",
    ),
    (
        Language::Descriptive,
        "1. P-K4 P-K4 2. N-KB3 N-QB3 3. B-B4 B-B4 4. O-O N-B3 5. BxPch KxB 6. Q-K2 R-K1",
    ),
    (
        Language::English,
        "1. 5254 5755 2. 7163 2836 3. 6134 6835 4. 5171 7866 5. 3467 5867 6. 4152 8858",
    ),
];

#[test]
fn games_in_other_letters() {
    for (language, text) in GAMES {
        let game = all(format!("{text} 1-0").as_bytes()).remove(0);
        assert_eq!(game.findings, [], "{text}");
        let expected = "e4 e5 Nf3 Nc6 Bc4 Bc5 O-O Nf6 Bxf7+ Kxf7 Qe2 Re8";
        assert_eq!(san(&game), expected, "{text}");
        assert_eq!(game.language, Some(language), "{text}");
    }
}

#[test]
fn digits_that_are_no_moves_are_told() {
    let audit = |text: &str| audit(text.as_bytes(), Options::default()).next().unwrap();
    let read = audit("1. 5254 5755 *");
    assert_eq!((read.legal, read.plies), (true, 2));
    let read = audit("1. 5255 5755 *");
    assert_eq!(
        (read.legal, read.plies, read.findings[0].code),
        (false, 0, "illegal-move")
    );
    let read = audit("1. 9254 5755 *");
    assert_eq!(
        (read.legal, read.plies, read.findings[0].code),
        (false, 0, "unreadable-move")
    );
    // A promotion to a knight, and one that is not said.
    let fen = "[FEN \"8/P3k3/8/8/8/8/8/4K3 w - - 0 1\"]\n\n";
    assert_eq!(san(&all(format!("{fen}1. 17184 *").as_bytes())[0]), "a8=N");
    assert!(!audit(&format!("{fen}1. 1718 *")).legal);
}

/// A pawn's move to one of two squares is not guessed.
#[test]
fn descriptive_moves_that_fit_twice_are_told() {
    let game = all(b"1. P-K4 P-K4 2. N-B3 *").remove(0);
    assert_eq!(
        (game.moves.len(), codes(&game)),
        (2, vec![(1, 17, "ambiguous-move")])
    );
}

#[test]
fn utf_16_is_read_by_every_door() {
    let text = "[White \"Šarić, Ž\"]\n\n1. e4 ♞f6 {però} *\n\n[White \"B\"]\n\n1. d4 *\n";
    let units = std::iter::once(0xFEFF).chain(text.encode_utf16());
    let bytes: Vec<u8> = units.flat_map(u16::to_le_bytes).collect();
    let mut streamed = Vec::new();
    read_stream(bytes.as_slice(), Options::default(), |game| {
        streamed.push(game)
    })
    .unwrap();
    assert_eq!(streamed, all(&utf8(&bytes)));
    assert_eq!(streamed[0].tag("White"), Some("Šarić, Ž"));
    assert_eq!(streamed[0].moves[1].comment.as_deref(), Some("però"));
    assert_eq!(streamed.len(), 2);
    let fed = crate::formats::live::pgn::read(&bytes, crate::rules::edition::Edition::Fide2023);
    assert_eq!(fed[0].moves.len(), 2);
}

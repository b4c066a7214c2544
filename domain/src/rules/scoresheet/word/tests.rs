//! Where words end, and what they are.

use super::{super::token::ResultMark, *};

/// A word of more than 128 bytes is cut, never inside a character.
#[test]
fn long_words_are_cut_between_characters() {
    for (word, length) in [
        ("a".repeat(128), 128),
        ("a".repeat(130), 128),
        ("a".repeat(127) + "éa", 129),
        ("a".repeat(126) + "éa", 128),
    ] {
        assert_eq!(word_end(word.as_bytes()), length, "{word}");
    }
}

#[test]
fn blanks_and_hyphens_of_every_kind() {
    for (text, blank, hyphen) in [
        (" ", 1, 0),
        ("\t", 1, 0),
        ("\u{a0}", 2, 0),
        ("\u{2009}", 3, 0),
        ("\u{200b}", 3, 0),
        ("\u{202f}", 3, 0),
        ("\u{feff}", 3, 0),
        ("-", 0, 1),
        ("\u{2010}", 0, 3),
        ("–", 0, 3),
        ("—", 0, 3),
        ("−", 0, 3),
        ("…", 0, 0),
        ("é", 0, 0),
        ("\n", 0, 0),
        ("", 0, 0),
    ] {
        let bytes = text.as_bytes();
        assert_eq!(
            (blank_length(bytes), hyphen_length(bytes)),
            (blank, hyphen),
            "{text:?}"
        );
    }
    assert_eq!(word_end("e4\u{a0}e5".as_bytes()), 2);
    assert_eq!(word_end("e4é e5".as_bytes()), 4);
}

fn read(text: &str) -> (TokenKind, &str) {
    let (kind, length) = read_word(text.as_bytes());
    (kind, &text[..length])
}

/// C.11 and what people write: blanks belong to a move around its joint, before a promotion and between the signs of castling.
#[test]
fn moves_with_blanks_inside() {
    for (text, word) in [
        ("O - O e4", "O - O"),
        ("O - O - O+ e4", "O - O - O+"),
        // Three signs are all.
        ("O-O-O - O", "O-O-O"),
        ("O - Ox", "O"),
        ("e7 - e5+ Cf3", "e7 - e5+"),
        ("Cg1  - f3", "Cg1  - f3"),
        ("e7 -  e5", "e7 -  e5"),
        ("Cg1 × f3", "Cg1 × f3"),
        ("Cg1 – f3", "Cg1 – f3"),
        ("e7 - x5", "e7"),
        // A move that has ended is not joined.
        ("Nf3+ - e5", "Nf3+"),
        ("e8 = D+ e4", "e8 = D+"),
        ("e8 =  D e4", "e8 =  D"),
        ("e8 = Da1", "e8"),
        ("e8 = d", "e8"),
        ("e4. e5", "e4"),
        ("Nf3... e5", "Nf3"),
        ("exd6e.p. e5", "exd6e.p."),
        ("exd6E.P. e5", "exd6E.P."),
    ] {
        assert_eq!(read(text), (TokenKind::Move, word), "{text}");
    }
}

#[test]
fn results_and_what_is_none() {
    use ResultMark::{BlackWins, Draw, WhiteWins};
    for (text, mark, word) in [
        ("1-0", WhiteWins, "1-0"),
        ("0 : 1 e4", BlackWins, "0 : 1"),
        ("1-0. e4", WhiteWins, "1-0"),
        ("1-0\u{a0}e4", WhiteWins, "1-0"),
        ("½ - ½ e4", Draw, "½ - ½"),
        ("0.5 e4", Draw, "0.5"),
    ] {
        assert_eq!(read(text), (TokenKind::Result(mark), word), "{text}");
    }
    for text in ["1-0x", "1-0-1", "1-0/2", "1-0:", "1-0é", "1-1"] {
        assert!(!matches!(read(text).0, TokenKind::Result(_)), "{text}");
    }
    let latin1 = |bytes: &[u8]| read_word(bytes);
    assert_eq!(latin1(b"\xBD-\xBD"), (TokenKind::Result(Draw), 3));
    assert!(!matches!(latin1(b"1-0\x80").0, TokenKind::Result(_)));
}

#[test]
fn words_that_begin_with_a_digit() {
    use TokenKind::{Move, MoveNumber, NullMove};
    for (text, kind, word) in [
        ("12.e4", MoveNumber, "12."),
        ("12…e4", MoveNumber, "12…"),
        ("12 e4", MoveNumber, "12"),
        ("12e4", MoveNumber, "12"),
        ("12♘f3", MoveNumber, "12"),
        // Not a score: it has hundredths.
        ("0.55", MoveNumber, "0."),
        ("0000", NullMove, "0000"),
        ("0-0-0+", Move, "0-0-0+"),
        ("12+", Move, "12+"),
    ] {
        assert_eq!(read(text), (kind, word), "{text}");
    }
}

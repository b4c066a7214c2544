use std::fs;

use proptest::prelude::*;

use super::{closing, tag_opening};
use crate::rules::scoresheet::*;

fn tokens(text: &[u8], dialect: Dialect) -> Vec<Token> {
    Tokenizer::new(text, dialect, Encoding::of(text), 1).collect()
}

/// Tokens other than blanks as `Kind text`.
fn shown(text: &str, dialect: Dialect) -> Vec<String> {
    tokens(text.as_bytes(), dialect)
        .iter()
        .filter(|token| token.kind != TokenKind::Blank)
        .map(|token| {
            let text = Encoding::Utf8.decode(token.bytes(text.as_bytes()));
            let kind = match token.kind {
                TokenKind::MoveNumber => "n",
                TokenKind::Move => "m",
                TokenKind::Result(_) => "r",
                TokenKind::Separator => "s",
                TokenKind::Comment => "c",
                kind => &format!("{kind:?}"),
            };
            format!("{kind} {text}")
        })
        .collect()
}

fn assert_covers(text: &[u8]) {
    for dialect in [Dialect::Pgn, Dialect::Sheet] {
        let mut at = 0;
        for token in tokens(text, dialect) {
            assert_eq!(token.start, at, "gap or overlap at {at}");
            assert!(token.end > token.start, "empty token at {at}");
            at = token.end;
        }
        assert_eq!(at, text.len(), "the end is not covered");
    }
}

/// The position of a byte, counted the slow way.
fn place(text: &str, at: usize) -> (u32, u32) {
    let before = text[..at].replace("\r\n", "\n\u{0}").replace('\r', "\n");
    let line = before.matches('\n').count() + 1;
    let last = before
        .rsplit('\n')
        .next()
        .unwrap_or("")
        .replace('\u{0}', "");
    (
        u32::try_from(line).unwrap(),
        u32::try_from(last.chars().count() + 1).unwrap(),
    )
}

#[test]
#[expect(clippy::too_many_lines, reason = "a table of words")]
fn words() {
    for (text, expected) in [
        (
            "1.e4 e5 2. Cf3 12... Cc6 3…Ac5",
            vec![
                "n 1.", "m e4", "m e5", "n 2.", "m Cf3", "n 12...", "m Cc6", "n 3…", "m Ac5",
            ],
        ),
        (
            "O - O 0-0-0+ O-O-O# 0 - 0 - 0 0-0",
            vec!["m O - O", "m 0-0-0+", "m O-O-O#", "m 0 - 0 - 0", "m 0-0"],
        ),
        (
            "1-0 0 - 1 1/2-1/2 ½-½ 1:0 1/2 * 0.5-0.5",
            vec![
                "r 1-0",
                "r 0 - 1",
                "r 1/2-1/2",
                "r ½-½",
                "r 1:0",
                "r 1/2",
                "r *",
                "r 0.5-0.5",
            ],
        ),
        (
            "exd6 e.p. exd6e.p. (e.p.) Qe2++ D:g2#",
            vec![
                "m exd6",
                "EnPassant e.p.",
                "m exd6e.p.",
                "EnPassant (e.p.)",
                "m Qe2++",
                "m D:g2#",
            ],
        ),
        (
            "e4 -- Z0 0000",
            vec!["m e4", "NullMove --", "NullMove Z0", "NullMove 0000"],
        ),
        (
            "1 Ra8,... 2 ... , Dc8+ 3 ... , Dc7+ .",
            vec![
                "n 1", "m Ra8", "s ,", "Dots ...", "n 2", "Dots ...", "s ,", "m Dc8+", "n 3",
                "Dots ...", "s ,", "m Dc7+", "Dots .",
            ],
        ),
        (
            "e7 - e5 Cg1 - f3 Cg1 x f3 e8 = D e8=D d8(D) d8(D)+ e7.e6",
            vec![
                "m e7 - e5",
                "m Cg1 - f3",
                "m Cg1 x f3",
                "m e8 = D",
                "m e8=D",
                "m d8(D)",
                "m d8(D)+",
                "m e7.e6",
            ],
        ),
        (
            "e4! e4 !? $14 (=) + - = ± ♘f3 1♞c6",
            vec![
                "m e4!",
                "m e4",
                "Glyph !?",
                "Nag $14",
                "DrawOffer (=)",
                "Glyph +",
                "Glyph -",
                "Glyph =",
                "Glyph ±",
                "m ♘f3",
                "n 1",
                "m ♞c6",
            ],
        ),
        (
            "e4 {a {b} c} (d4 (c4)) {x",
            vec![
                "m e4",
                "c {a {b} c}",
                "VariationOpen (",
                "m d4",
                "VariationOpen (",
                "m c4",
                "VariationClose )",
                "VariationClose )",
                "OpenComment {x",
            ],
        ),
        (
            "{ a { b } e4 } ] < >",
            vec!["c { a { b } e4 }", "Stray ]", "Stray <", "Stray >"],
        ),
        ("{ a { b } e4", vec!["c { a { b }", "m e4"]),
    ] {
        assert_eq!(shown(text, Dialect::Pgn), expected, "{text}");
        assert_eq!(shown(text, Dialect::Sheet), expected, "{text}");
    }
    assert_eq!(
        shown("Af4 ; h4 ; C:f3", Dialect::Sheet),
        ["m Af4", "s ;", "m h4", "s ;", "m C:f3"]
    );
    assert_eq!(
        shown("Af4 ; h4\nh5", Dialect::Pgn),
        ["m Af4", "LineComment ; h4", "m h5"]
    );
    assert_eq!(shown("1) e4 e5", Dialect::Sheet), ["n 1)", "m e4", "m e5"]);
    assert_eq!(shown("2)", Dialect::Pgn), ["n 2", "VariationClose )"]);
    assert_eq!(
        shown("e4\n% x 1. d4\ne5 %", Dialect::Pgn),
        ["m e4", "Escape % x 1. d4", "m e5", "m %"]
    );
}

#[test]
fn tags() {
    let text = "[Event \"a \\\"b\\\" \\\\ ]\"] [Site \"x\"]\n[White \"A \"nick\" B\"]\n[Broken\n[Result \"*\" ]\n1. e4 [x] *";
    assert_eq!(
        shown(text, Dialect::Pgn),
        [
            "Tag [Event \"a \\\"b\\\" \\\\ ]\"]",
            "Tag [Site \"x\"]",
            "Tag [White \"A \"nick\" B\"]",
            "BrokenTag [Broken",
            "Tag [Result \"*\" ]",
            "n 1.",
            "m e4",
            "Stray [",
            "m x",
            "Stray ]",
            "r *"
        ]
    );
    assert_eq!(
        tag_pair("[Event \"a \\\"b\\\" \\\\ ]\"]"),
        Some(("Event", "a \"b\" \\ ]".into()))
    );
    assert_eq!(
        tag_pair("[White \"A \"nick\" B\" ]"),
        Some(("White", "A \"nick\" B".into()))
    );
    assert_eq!(tag_pair("[A]"), None);
}

/// A comment that is not closed does not swallow the next game.
#[test]
fn open_comment_ends_before_the_next_game() {
    let text = "1. e4 { oops\n\n[Event \"2\"]\n\n1. d4 {closed} *";
    assert_eq!(
        shown(text, Dialect::Pgn),
        [
            "n 1.",
            "m e4",
            "OpenComment { oops\n\n",
            "Tag [Event \"2\"]",
            "n 1.",
            "m d4",
            "c {closed}",
            "r *"
        ]
    );
}

#[test]
fn lines_and_columns_count_characters() {
    let text = "\u{feff}[A \"è\"]\r\n{ è\nàé } e4\u{a0}♘f3 {ü} d5\rx";
    for token in tokens(text.as_bytes(), Dialect::Pgn) {
        assert_eq!(
            (token.line, token.column),
            place(text, token.start),
            "{token:?}"
        );
    }
    let latin: Vec<u8> = b"{ \xe0\xe8 } e4".to_vec();
    assert_eq!(
        tokens(&latin, Dialect::Pgn)
            .last()
            .map(|token| token.column),
        Some(8)
    );
}

/// A byte order mark is one at the very beginning only; a no-break space is one byte in Latin-1.
#[test]
fn marks_and_blanks_of_the_encodings() {
    let kinds = |text: &[u8], encoding| -> Vec<TokenKind> {
        let tokens = Tokenizer::new(text, Dialect::Pgn, encoding, 1);
        assert_eq!(tokens.encoding(), encoding);
        tokens.map(|token| token.kind).collect()
    };
    let marked = kinds("\u{feff}e4 \u{feff}".as_bytes(), Encoding::Utf8);
    assert_eq!(marked[..2], [TokenKind::Bom, TokenKind::Move]);
    assert!(!marked[2..].contains(&TokenKind::Bom), "{marked:?}");
    assert!(!kinds("ﬁ".as_bytes(), Encoding::Utf8).contains(&TokenKind::Bom));
    let (latin, utf8) = (Encoding::Latin1, Encoding::Utf8);
    assert_eq!(kinds(b"\xa0e4", latin), [TokenKind::Blank, TokenKind::Move]);
    assert_ne!(kinds(b"\xa0", utf8), [TokenKind::Blank]);
}

/// A comment that is not closed ends before the next game, whose comments nest as ever.
#[test]
fn braces_nest_again_after_an_open_comment() {
    let text = "1. e4 { a { b\n\n[Event \"2\"]\n\n1. d4 {x {y} z} *";
    let found = shown(text, Dialect::Pgn);
    assert_eq!(found[found.len() - 2..], ["c {x {y} z}", "r *"]);
}

/// What only looks like a tag pair is a broken one where it stands alone on its line, after fewer than 80 blanks.
#[test]
fn broken_tags() {
    for (blanks, kind) in [(0, "BrokenTag"), (79, "BrokenTag"), (80, "Stray")] {
        let text = format!("e4\n{}[Broken", " ".repeat(blanks));
        let found = shown(&text, Dialect::Pgn);
        assert!(found[1].starts_with(kind), "{blanks}: {found:?}");
    }
    for text in ["[ \"x\"]", "[Name x]", "[Name \"x\"", "[\"Name\" \"x\"]"] {
        let found = shown(text, Dialect::Pgn);
        assert!(!found[0].starts_with("Tag"), "{text}: {found:?}");
    }
}

/// Whether a game begins at the first bracket of a text: an `Event` tag at the beginning of a line, or any tag after an
/// empty line.
#[test]
fn where_games_begin_whatever_stands_before() {
    for (text, expected) in [
        ("[Event \"x\"]", true),
        ("[White \"x\"]", true),
        ("e4\n[Event \"x\"]", true),
        ("e4\r[Event \"x\"] e4", true),
        ("e4\n[White \"x\"]", false),
        ("e4\n\n[White \"x\"]", true),
        ("e4\r\n \t\r\n[White \"x\"]", true),
        ("e4\r\r[White \"x\"]", true),
        ("e4\n.\n[White \"x\"]", false),
        ("e4 [Event \"x\"]", false),
        ("e4\n\n[Event \"x\"", false),
        ("e4\n\n[Event x]", false),
        ("e4\n\n[Eventual]", false),
    ] {
        let at = text.find('[').unwrap();
        assert_eq!(is_boundary(text.as_bytes(), at), expected, "{text:?}");
        assert!(!is_boundary(text.as_bytes(), at + 1), "{text:?}");
    }
}

#[test]
fn corpus_is_covered() {
    let folder = crate::corpora_tests::corpora();
    let mut files = 0;
    for folder in [folder.join("notation"), folder.join("pgn")] {
        for entry in fs::read_dir(folder).unwrap() {
            assert_covers(&fs::read(entry.unwrap().path()).unwrap());
            files += 1;
        }
    }
    assert!(files >= 14, "{files} files");
}

proptest! {
    #[test]
    fn any_bytes_are_covered(text in prop::collection::vec(any::<u8>(), 0..200)) {
        assert_covers(&text);
    }

    #[test]
    fn any_sheet_is_covered(text in "[ \n\r\t0-9a-hKQRBNOxDTAC.…:;,{}()\\[\\]\"%$*=+#!½–♘-]{0,120}") {
        assert_covers(text.as_bytes());
        for token in tokens(text.as_bytes(), Dialect::Pgn) {
            prop_assert_eq!((token.line, token.column), place(&text, token.start));
        }
    }
}

/// What comes before a tag's value, and where the value ends: a quotation mark behind a backslash does not end it.
#[test]
fn where_a_tag_begins_and_ends() {
    for (text, length) in [
        (&b"[Site \"x\"]"[..], Some(7)),
        (b"[ Site\t \"x\"]", Some(9)),
        (b"[Site x]", None),
        (b"Site \"x\"]", None),
        (b"[ \"x\"]", None),
    ] {
        assert_eq!(tag_opening(text), length);
    }
    for (value, length) in [
        (&b"ab\"]"[..], Ok(4)),
        (b"ab\" ] c", Ok(5)),
        (b"a\\\"] b\"]", Ok(8)),
        (b"a\"b\"]", Ok(5)),
        (b"ab\n\"]", Err(2)),
    ] {
        assert_eq!(closing(value), length);
    }
}

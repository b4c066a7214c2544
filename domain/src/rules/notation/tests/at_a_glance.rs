//! Plain moves, which are read at a glance: as the general reader reads them.

use proptest::prelude::*;

use super::*;
use crate::rules::notation::{plain::Plain, read::read_any};

proptest! {
    #[test]
    fn the_plain_reader_reads_like_the_general_one(
        text in "([RDTACKQBNLSF]?[a-h1-8]?x?[a-h][1-8](=[DQTARB])?|[O0]-[O0](-[O0])?)[+#]?",
        which in 0usize..6,
    ) {
        let fen = [START, CASTLE, PROMOTE, TAKES, KNIGHTS, "4k3/8/8/8/2p5/1P1B4/8/R3K3 w Q - 0 1"][which];
        let position = position(fen);
        for language in Language::WITH_LETTERS {
            if let Some(plain) = Plain::read(&position, text.as_bytes(), language) {
                let general = read_any(&position, &text, language, &|_| Vec::new());
                prop_assert_eq!(general, Ok(plain.reading(&position)), "{} {:?}", text, language);
            }
        }
    }
}

/// Positions in which men are pinned, a capture en passant uncovers the king, a pawn is promoted, a king must go out of
/// check, two men reach one square, and castling is hindered.
const PLAIN: [&str; 9] = [
    START,
    CASTLE,
    KNIGHTS,
    "r3k2r/8/8/8/8/8/4r3/R3K2R w KQkq - 0 1",
    "4k3/4r3/8/8/2b5/3P4/4B3/4K2R w K - 0 1",
    "8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1",
    "4k3/8/8/3pPp2/8/8/8/4K3 w - d6 0 1",
    "2r3k1/1P1P4/8/8/8/4n3/5P2/R2QK1NR w KQ - 0 1",
    "3rk3/8/8/8/1Q1p4/1Q2P3/1p2Q3/2N1K2R b K - 0 1",
];

/// Every legal move is read at a glance from its plain form, whether it gives check or not.
#[test]
fn every_plain_move_is_read_at_a_glance() {
    for fen in PLAIN {
        let position = position(fen);
        for played in position.legal_moves() {
            let text = write_move(&position, played, Style::SAN);
            let found = Plain::read(&position, text.as_bytes(), Language::English);
            assert!(
                found.is_some_and(|plain| plain.reading(&position).played == played),
                "{fen} {text}"
            );
            let both = Plain::read(&position, text.as_bytes(), Language::AnyLetters);
            assert_eq!(both, None, "{fen} {text}");
        }
    }
}

/// All that looks like a plain move, legal or not: what is read at a glance the general reader reads alike.
#[test]
fn a_glance_sees_nothing_else_than_the_general_reader() {
    let signs: Vec<String> = "abcdefgh12345678".chars().map(String::from).collect();
    let origins: Vec<&str> = [""].into_iter().chain(signs.iter().map(|s| &**s)).collect();
    for fen in PLAIN {
        let position = position(fen);
        for target in shakmaty::Square::ALL {
            for man in ["", "N", "B", "R", "Q", "K"] {
                for origin in &origins {
                    for (sign, promotion) in
                        [("", ""), ("x", ""), ("", "=Q"), ("x", "=K"), ("x", "=N")]
                    {
                        let text = format!("{man}{origin}{sign}{target}{promotion}");
                        let plain = Plain::read(&position, text.as_bytes(), Language::English);
                        if let Some(plain) = plain {
                            let general =
                                read_any(&position, &text, Language::English, &|_| Vec::new());
                            assert_eq!(general, Ok(plain.reading(&position)), "{fen} {text}");
                        }
                    }
                }
            }
        }
    }
}

//! Positions packed and unpacked again.

use shakmaty::{CastlingMode, Color, Position};

use super::{super::keys::Keys, question};

const FENS: [&str; 9] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R w Kq - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R w Qk - 0 1",
    "rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
    "rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
    // Seventeen pieces without pawns, eighteen, and thirty-four.
    "4k3/nnnnnnnb/nnn5/8/8/8/NN6/NN2K2R w - - 0 1",
    "4k3/nnnnnnnb/nnnr4/8/8/8/NN6/NN2K2R w - - 0 1",
    "kqqqqqqq/qnnnnnnn/nbbbbbbb/brrrrrrr/r7/8/8/7K w - - 0 1",
];

/// A key tells all positions apart, and gives the position back, for as many pieces as there is room for.
#[test]
fn a_key_is_the_position() {
    let mut keys = Keys::default();
    let mut made = Vec::new();
    for fen in FENS {
        let position = question(fen, Color::White).position;
        let key = keys.pack(&position).unwrap();
        assert!(!made.contains(&key), "{fen}");
        made.push(key);
        let again = keys.unpack(key, CastlingMode::Standard).unwrap();
        assert_eq!(again, position, "{fen}");
        assert_eq!(again.legal_moves(), position.legal_moves(), "{fen}");
        assert_eq!(keys.pack(&again), Some(key), "{fen}");
    }
    // Only what seldom changes makes a class.
    assert_eq!(keys.classes(), 8);
    let crowded = "kqqqqqqq/qnnnnnnn/nbbbbbbb/brrrrrrr/r7/8/8/6NK w - - 0 1";
    assert_eq!(keys.pack(&question(crowded, Color::White).position), None);
}

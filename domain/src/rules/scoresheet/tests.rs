use proptest::prelude::*;
use shakmaty::{Chess, Position};

use crate::rules::notation::{Language, Plain, Style, read_move, write_move};

/// Positions of a random game, each number choosing among the legal moves.
fn positions(choices: &[u16]) -> Vec<Chess> {
    let mut position = Chess::default();
    let mut all = vec![position.clone()];
    for choice in choices {
        let legal = position.legal_moves();
        let Some(&played) = legal.get(usize::from(*choice) % legal.len().max(1)) else {
            break;
        };
        position.play_unchecked(played);
        all.push(position.clone());
    }
    all
}

/// The plain reading is the reading, or none.
fn assert_same(position: &Chess, text: &str) -> bool {
    let Some(plain) = Plain::read(position, text.as_bytes(), Language::English) else {
        return false;
    };
    let read = read_move(position, text, Language::English)
        .unwrap_or_else(|error| panic!("{text} in {position:?}: {error:?}"));
    assert_eq!(read.played, plain.played, "{text} in {position:?}");
    let mut after = position.clone();
    after.play_unchecked(plain.played);
    let warnings: Vec<_> = plain.warnings(&after).collect();
    assert_eq!(read.warnings, warnings, "{text} in {position:?}");
    true
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn plain_reading_is_the_rule(
        choices in prop::collection::vec(any::<u16>(), 0..150),
        texts in prop::collection::vec("[KQRBN]?[a-h]?[1-8]?x?[a-h][1-8][+#]?", 30),
    ) {
        for position in positions(&choices) {
            for found in position.legal_moves() {
                let text = write_move(&position, found, Style::SAN);
                prop_assert!(assert_same(&position, &text), "{} is not read plainly", text);
            }
            for text in &texts {
                assert_same(&position, text);
            }
        }
    }
}

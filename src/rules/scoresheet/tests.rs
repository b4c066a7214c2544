use proptest::prelude::*;
use shakmaty::{Chess, Position};

use super::quick::Quick;
use crate::rules::notation::{Language, Style, read_move, write_move};

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

/// The quick reading is the reading, or none.
fn assert_same(position: &Chess, text: &str) -> bool {
    let Some(quick) = Quick::read(position, text.as_bytes()) else {
        return false;
    };
    let read = read_move(position, text, Language::English)
        .unwrap_or_else(|error| panic!("{text} in {position:?}: {error:?}"));
    assert_eq!(read.played, quick.played, "{text} in {position:?}");
    let mut after = position.clone();
    after.play_unchecked(quick.played);
    let wrong: Vec<_> = quick.wrong_sign(&after).into_iter().collect();
    assert_eq!(read.warnings, wrong, "{text} in {position:?}");
    true
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn quick_reading_agrees(
        choices in prop::collection::vec(any::<u16>(), 0..150),
        texts in prop::collection::vec("[KQRBN]?[a-h]?[1-8]?x?[a-h][1-8][+#]?", 30),
    ) {
        let (mut quick, mut all) = (0, 0);
        for position in positions(&choices) {
            for found in position.legal_moves() {
                let text = write_move(&position, found, Style::SAN);
                quick += usize::from(assert_same(&position, &text));
                all += 1;
            }
            for text in &texts {
                assert_same(&position, text);
            }
        }
        prop_assert!(quick * 10 > all * 7, "only {} of {} read quickly", quick, all);
    }
}

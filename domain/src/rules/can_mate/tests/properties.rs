//! What holds for every position.

use proptest::prelude::*;
use shakmaty::{CastlingMode, Chess, Color, EnPassantMode, Position, Setup};

use super::*;

fn mirrored(position: &Chess, change: impl Fn(&mut Setup)) -> Chess {
    let mut setup = position.to_setup(EnPassantMode::Legal);
    change(&mut setup);
    setup.position(CastlingMode::Standard).unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn mirrors_get_the_same_answer(start in 0..STARTS.len(), steps in prop::collection::vec(any::<u8>(), 0..30)) {
        let position = walked(STARTS[start], &steps);
        let colours = mirrored(&position, Setup::mirror);
        let files = mirrored(&position, |setup| {
            setup.board.flip_horizontal();
            setup.ep_square = setup.ep_square.map(shakmaty::Square::flip_horizontal);
        });
        for winner in Color::ALL {
            let plain = answer(&position, winner, SMALL);
            for other in [answer(&colours, !winner, SMALL), answer(&files, winner, SMALL)] {
                if let (Some(plain), Some(other)) = (plain, other) {
                    prop_assert_eq!(plain, other);
                }
            }
        }
    }

    #[test]
    fn a_glance_never_hides_what_quick_would_show(start in 0..=STARTS.len(), steps in prop::collection::vec(any::<u8>(), 0..90)) {
        let whole = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        let position = walked(STARTS.get(start).copied().unwrap_or(whole), &steps);
        for winner in Color::ALL {
            // A pawn that a glance lets promote, the saturation lets promote too.
            let hopeful = gate::promotes(position.board(), winner);
            prop_assert!(!hopeful || reach::saturate(&position, winner).is_none());
        }
        let both = Color::ALL.into_iter().all(|winner| quick(&position, winner).is_some());
        prop_assert_eq!(dead_position(&position).is_some(), both);
    }

    #[test]
    fn along_a_line_the_mate_stays_possible(start in 0..STARTS.len(), steps in prop::collection::vec(any::<u8>(), 0..30)) {
        let position = walked(STARTS[start], &steps);
        for winner in Color::ALL {
            if let Verdict::CanMate { line } = can_mate(&position, winner, SMALL) {
                let mut next = position.clone();
                for mv in line {
                    next.play_unchecked(mv);
                    prop_assert_eq!(quick(&next, winner), None);
                    prop_assert_ne!(answer(&next, winner, SMALL), Some(false));
                }
            }
        }
    }

    /// The searches ask nobody but the pruning by material and structure.
    #[test]
    fn what_quick_shows_the_searches_confirm(start in 0..STARTS.len(), steps in prop::collection::vec(any::<u8>(), 0..50)) {
        let position = walked(STARTS[start], &steps);
        for winner in Color::ALL {
            let Some(proof) = quick(&position, winner) else {
                continue;
            };
            let (verdict, _) = procedure::search(&position, winner, SMALL, &|| true);
            let is_mate = matches!(verdict, Verdict::CanMate { .. });
            prop_assert!(!is_mate, "{:?}", proof);
        }
    }

    #[test]
    fn quick_and_pruning_agree_with_a_blind_search(start in 0..STARTS.len(), steps in prop::collection::vec(any::<u8>(), 0..40)) {
        let position = walked(STARTS[start], &steps);
        for winner in Color::ALL {
            if let Verdict::CannotMate { proof } = can_mate(&position, winner, SMALL) {
                prop_assert_ne!(blind(&position, winner, 3_000), Some(true), "{:?}", proof);
            }
        }
    }
}

//! The order of candidates where it decides between two.

use crate::pairing::dutch::{Edition, bracket::Effort, rounds, small_field::small_field};

/// C.04.3 art. 4.3: fewer exchanges come before a smaller sum. Eight players can be paired in two ways. In 1-2, 3-5, 4-6, 7-8
/// only 7 of S2 is a top, and the tops have a sum of 15. In 1-3, 2-4, 5-7, 6-8 there are two, 5 and 6, and the sum is 14.
#[test]
fn article_4_3_fewer_exchanges_come_first() {
    let first = [(0, 1), (2, 4), (3, 5), (6, 7)];
    let other = [(0, 2), (1, 3), (4, 6), (5, 7)];
    let mut field = small_field(Edition::Fide2026, &[2; 8]);
    for a in 0..8 {
        for b in a + 1..8 {
            if !first.contains(&(a, b)) && !other.contains(&(a, b)) {
                field = field.after_games_among(&[a, b]);
            }
        }
    }
    for effort in [Effort::Fast, Effort::Staged, Effort::Exact] {
        let made = rounds::pair_field(&field, effort).unwrap();
        let mut pairs = made[0].paired.pairs.clone();
        pairs.sort_unstable();
        assert_eq!(pairs, first, "{effort:?}");
    }
}

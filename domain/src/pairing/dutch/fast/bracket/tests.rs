//! What the certificate leaves to the exact way.

use super::*;
use crate::pairing::dutch::{
    bracket::{Completion, Effort},
    small_field::small_field,
};

/// C19 and C21: of two moved-down players the lower meets the resident who was upfloated before, so the first candidate with the
/// fewest upfloats is not the best.
#[test]
fn upfloats_of_several_moved_down_players_are_not_certain() {
    for earlier in [false, true] {
        let mut field = small_field(Edition::Fide2026, &[8, 6, 4, 4, 4, 4]);
        for place in [2, 4, 5] {
            let player = &mut field.players[place];
            let float = if earlier {
                &mut player.earlier_float
            } else {
                &mut player.last_float
            };
            *float = Some(Float::Up);
        }
        let bracket = |mdps: &[usize], residents: &[usize]| Bracket {
            field: &field,
            mdps: mdps.to_vec(),
            residents: residents.to_vec(),
            next: Vec::new(),
            lower: Vec::new(),
            completion: Completion::Now,
            effort: Effort::Fast,
        };
        let two = bracket(&[0, 1], &[2, 3, 4, 5]);
        assert_eq!(pair(&two), None);
        let mut pairs = two.pair().unwrap().pairs;
        pairs.sort_unstable();
        assert_eq!(pairs, [(0, 3), (1, 2), (4, 5)]);
        // Of one it is.
        let one = bracket(&[0], &[2, 4, 5]);
        let mut pairs = pair(&one).unwrap().pairs;
        pairs.sort_unstable();
        assert_eq!(pairs, [(0, 2), (4, 5)]);
    }
}

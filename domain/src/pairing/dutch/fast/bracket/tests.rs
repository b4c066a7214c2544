//! Brackets that the certificate leaves to the exact way.

use super::*;
use crate::event::Colour;
use crate::pairing::dutch::{
    bracket::{Completion, Effort},
    field::Field,
    preference::{Preference, Strength},
    small_field::small_field,
};

/// C19 and C21: of two moved-down players the lower one meets the resident who was upfloated before, so the first candidate
/// with the fewest upfloats is not the best.
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
        // With one moved-down player it is.
        let one = bracket(&[0], &[2, 4, 5]);
        let mut pairs = pair(&one).unwrap().pairs;
        pairs.sort_unstable();
        assert_eq!(pairs, [(0, 2), (4, 5)]);
    }
}

/// C13 to C17, each alone: a player who would cost something in it does not float, or does not meet the moved-down player,
/// although the order puts them first.
#[test]
fn the_first_candidate_without_a_cost_is_taken() {
    let wish = |strength| Preference {
        colour: Some(Colour::White),
        strength,
    };
    type Change = fn(&mut Player);
    let (down, up): ([Change; 2], [Change; 2]) = (
        [
            |player| player.last_float = Some(Float::Down),
            |player| player.earlier_float = Some(Float::Down),
        ],
        [
            |player| player.last_float = Some(Float::Up),
            |player| player.earlier_float = Some(Float::Up),
        ],
    );
    let odd = small_field(Edition::Fide2026, &[4, 4, 4, 2]);
    let even = small_field(Edition::Fide2026, &[6, 4, 4, 4]);
    let with = |field: &Field, player: usize, change: Change| {
        let mut field = field.clone();
        change(&mut field.players[player]);
        field
    };
    let mut strong = odd.clone();
    for (player, strength) in [Strength::Strong, Strength::Strong, Strength::Mild]
        .into_iter()
        .enumerate()
    {
        strong.players[player].preference = wish(strength);
    }
    let mut cases = vec![
        (odd.clone(), vec![(0, 1)], vec![2]),
        (strong, vec![(0, 2)], vec![1]),
        (even.clone(), vec![(0, 1), (2, 3)], vec![]),
    ];
    for change in down {
        cases.push((with(&odd, 2, change), vec![(0, 2)], vec![1]));
    }
    for change in up {
        cases.push((with(&even, 1, change), vec![(0, 2), (1, 3)], vec![]));
    }
    for (field, pairs, floaters) in cases {
        let comes_down = field.score(0) > field.score(1);
        let residents: Vec<usize> = if comes_down {
            vec![1, 2, 3]
        } else {
            vec![0, 1, 2]
        };
        let bracket = Bracket {
            field: &field,
            mdps: if comes_down { vec![0] } else { Vec::new() },
            residents,
            next: if comes_down { Vec::new() } else { vec![3] },
            lower: Vec::new(),
            completion: Completion::Now,
            effort: Effort::Fast,
        };
        let given = pair(&bracket);
        assert_eq!(
            given,
            Some(Paired { pairs, floaters }),
            "{:?}",
            field.players
        );
    }
}

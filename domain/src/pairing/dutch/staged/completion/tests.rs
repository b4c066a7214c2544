//! Whether a few players can all be paired, and if not, why.

use std::sync::Arc;

use super::*;
use crate::{
    event::Watch,
    pairing::dutch::small_field::{small_field, tpn},
};

/// C4; art. 3.2: players who float down together meet somebody of the group below, not each other.
#[test]
fn floaters_of_one_bracket_do_not_meet() {
    let field = small_field(Edition::Fide2026, &[4, 4, 2, 2]);
    assert!(field.completes(&[], &[0, 1], false));
    assert!(!field.completes(&[0, 1], &[], false));
    assert!(field.completes(&[0, 1], &[2, 3], false));
    assert!(!field.completes(&[0, 1, 2], &[3], false));
    // One of them may have the bye.
    assert!(field.completes(&[0, 1], &[2], true));
    assert!(!field.completes(&[0, 1, 2], &[], true));
    assert!(!field.completes(&[0], &[1, 2], false));
    assert!(!field.completes(&[0, 1], &[2, 3], true));
    assert_eq!(field.left_over(&[0, 1], &[2, 3]), 0);
    assert_eq!(field.left_over(&[0, 1, 2], &[3]), 2);
    assert_eq!(field.left_over(&[], &[0, 1, 2]), 1);
}

/// A halt that stops everything.
struct Over;

impl Watch for Over {
    fn is_over(&self) -> bool {
        true
    }

    fn reached(&self, _: usize, _: usize) {}
}

/// Art. 1.9: a round without a complete pairing has a reason, and no other round has one.
#[test]
fn only_what_cannot_be_paired_has_an_obstruction() {
    let open = |scores: &[i32]| small_field(Edition::Fide2026, scores);
    assert_eq!(open(&[2, 2, 0, 0]).obstruction(), None);
    assert_eq!(open(&[2, 2, 0]).obstruction(), None);
    // Four players who have met each other, and a fifth.
    let mut closed = open(&[2, 2, 2, 2, 0]).after_games_among(&[0, 1, 2, 3]);
    let four = [0, 1, 2, 3].map(tpn);
    let found = closed.obstruction();
    let expected = Impossible::NoCompletePairing {
        left_over: Vec::new(),
        groups: four.iter().map(|one| vec![*one]).collect(),
        opponents: vec![tpn(4)],
        bye: ByeRole::Opponent,
    };
    let Some(Impossible::NoCompletePairing { left_over, .. }) = found.clone() else {
        panic!("{found:?}")
    };
    assert_eq!(left_over.len(), 2);
    assert!(left_over.iter().all(|one| four.contains(one)));
    let without = |found| match found {
        Some(Impossible::NoCompletePairing {
            groups,
            opponents,
            bye,
            ..
        }) => Some(Impossible::NoCompletePairing {
            left_over: Vec::new(),
            groups,
            opponents,
            bye,
        }),
        other => other,
    };
    assert_eq!(without(found), Some(expected));
    // Nobody may have the bye: the bye is left over, and it is not a player.
    let mut barred = open(&[2, 2, 0]);
    for player in &mut barred.players {
        player.may_have_bye = false;
    }
    let Some(Impossible::NoCompletePairing { left_over, bye, .. }) = barred.obstruction() else {
        panic!("three players and no bye")
    };
    assert!(left_over.len() < 2 && bye == ByeRole::Barred);
    // A matching that may not be a largest one proves nothing.
    closed.halt = Halt::by(Arc::new(Over));
    assert_eq!(closed.obstruction(), None);
}

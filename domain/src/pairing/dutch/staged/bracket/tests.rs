//! The problems that a bracket gives the matching.

use super::*;
use crate::pairing::dutch::{bracket::Effort, rounds, small_field::small_field};

/// 2017, C.7: if somebody has the bye and the following scoregroup is the last, the bye is given there.
#[test]
fn the_following_bracket_is_the_last() {
    for (scores, expected) in [
        (&[4, 2, 2, 0, 0][..], [false, true, true]),
        (&[4, 2, 2, 0], [false; 3]),
    ] {
        let field = small_field(Edition::Fide2017, scores);
        let groups = rounds::scoregroups(&field);
        let is_next_last = [0, 1, 2].map(|place| {
            let (later, staged) = (Completion::Later, Effort::Staged);
            let bracket = rounds::bracket(&field, &groups, place, Vec::new(), later, staged);
            let problem = bracket.problem(false, &bracket.next, &[], false);
            problem.next_is_last
        });
        assert_eq!(is_next_last, expected, "{scores:?}");
    }
}

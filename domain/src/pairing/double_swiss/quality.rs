//! How good a bracket is (2.3).

use super::field::Field;
use crate::pairing::{
    even_brackets::{Bracket, EvenField},
    matching,
};

/// A quality criterion of a bracket.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Criterion {
    /// C4: the number of upfloaters.
    Upfloaters,
    /// C5: how far below the scoregroup the upfloaters come from, in half-points, the largest distance first.
    Distances,
    /// C6: 1 if the rest of the following scoregroup needs more upfloaters than its number requires, otherwise 0.
    NextScoregroup,
    /// C7: the number of upfloaters that floated in the match before.
    FloatedAgain,
    /// C8: the number of opponents of upfloaters that floated in the match before.
    Opponents,
}

impl Criterion {
    /// Number of the criterion in the rules.
    #[must_use]
    pub const fn number(self) -> &'static str {
        match self {
            Self::Upfloaters => "C4",
            Self::Distances => "C5",
            Self::NextScoregroup => "C6",
            Self::FloatedAgain => "C7",
            Self::Opponents => "C8",
        }
    }
}

/// Values of the criteria, in order; less is better. C7 and C8 lapse in the last match.
pub(super) fn values(field: &Field, bracket: &Bracket) -> Vec<(Criterion, Vec<i32>)> {
    let even = &field.even;
    let mut values = vec![
        (Criterion::Upfloaters, EvenField::count(&bracket.upfloaters)),
        (Criterion::Distances, even.distances(bracket)),
        (Criterion::NextScoregroup, even.fails_the_following(bracket)),
    ];
    if even.floats_count {
        let (again, opponents) = (&bracket.upfloaters, bracket.opponents());
        values.push((Criterion::FloatedAgain, even.floated_among(again)));
        values.push((Criterion::Opponents, even.floated_among(&opponents)));
    }
    values
}

/// All that the cost of a pair depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Kind {
    is_upfloater: bool,
    floated: bool,
}

/// Pairs the residents and the upfloaters of a bracket by C8. `None` when stopped.
pub(super) fn pair_bracket(
    field: &Field,
    residents: &[usize],
    upfloaters: &[usize],
) -> Option<Vec<(usize, usize)>> {
    let even = &field.even;
    let kind = |player: usize| Kind {
        is_upfloater: upfloaters.contains(&player),
        floated: even.floated(player),
    };
    let is_asked = !upfloaters.is_empty() && even.floats_count;
    let opponents = |size| {
        matching::Criterion::new(size, |one: &Kind, two: &Kind| {
            i64::from(one.is_upfloater && two.floated) + i64::from(two.is_upfloater && one.floated)
        })
    };
    even.pair_bracket(residents, upfloaters, kind, |size| {
        is_asked.then(|| opponents(size)).into_iter().collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pairing::even_brackets::Step;

    /// C.04.5, 2.3, 3.5.4 and 3.6.3.
    #[test]
    fn criteria_and_steps_are_numbered_as_in_the_text() {
        for (criterion, number) in [
            (Criterion::Upfloaters, "C4"),
            (Criterion::Distances, "C5"),
            (Criterion::NextScoregroup, "C6"),
            (Criterion::FloatedAgain, "C7"),
            (Criterion::Opponents, "C8"),
        ] {
            assert_eq!(criterion.number(), number);
        }
        assert_eq!(Step::Upfloaters.article(), "3.5.4");
        assert_eq!(Step::Identifier.article(), "3.6.3");
    }
}

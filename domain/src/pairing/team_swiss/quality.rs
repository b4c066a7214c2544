//! How good a bracket is (2.2).

use super::field::Field;
use crate::{
    event::Colour,
    pairing::{
        dutch::Strength,
        even_brackets::{Bracket, EvenField},
        matching,
    },
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
    /// C7: the number of upfloaters that floated in the round before.
    FloatedAgain,
    /// C8: the number of pairs in which both teams want the same colour.
    SameColour,
    /// C9, type B: the number of pairs in which both teams have a strong preference for the same colour.
    SameStrongColour,
    /// C10: the number of opponents of upfloaters that floated in the round before.
    Opponents,
}

impl Criterion {
    /// Every criterion, in order.
    pub const ALL: [Self; 7] = [
        Self::Upfloaters,
        Self::Distances,
        Self::NextScoregroup,
        Self::FloatedAgain,
        Self::SameColour,
        Self::SameStrongColour,
        Self::Opponents,
    ];

    /// Number of the criterion in the rules.
    #[must_use]
    pub const fn number(self) -> &'static str {
        match self {
            Self::Upfloaters => "C4",
            Self::Distances => "C5",
            Self::NextScoregroup => "C6",
            Self::FloatedAgain => "C7",
            Self::SameColour => "C8",
            Self::SameStrongColour => "C9",
            Self::Opponents => "C10",
        }
    }
}

/// All that the cost of a pair depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Kind {
    wants: Option<Colour>,
    is_strong: bool,
    is_upfloater: bool,
    floated: bool,
}

impl Kind {
    fn of(field: &Field, upfloaters: &[usize], team: usize) -> Self {
        let wants = field.players.get(team).map(|known| known.preference);
        Self {
            wants: wants.and_then(|preference| preference.colour),
            is_strong: wants.is_some_and(|own| own.strength == Strength::Strong),
            is_upfloater: upfloaters.contains(&team),
            floated: field.even.floats_count && field.even.floated(team),
        }
    }

    /// C8: whether both teams want the same colour, so that one of them does not get it.
    fn clash(one: &Self, two: &Self) -> bool {
        one.wants.is_some() && one.wants == two.wants
    }
}

type Of = matching::Criterion<'static, Kind>;

/// C8 to C10 for a bracket of `size` teams, without the criteria that cannot cost anything.
fn criteria(field: &Field, size: usize, has_upfloaters: bool) -> Vec<Of> {
    let mut all = Vec::new();
    if field.has_preferences {
        let clash = |one: &Kind, two: &Kind| i64::from(Kind::clash(one, two));
        all.push(Of::new(size / 2, clash));
        if field.tells_mild {
            all.push(Of::new(size / 2, |one: &Kind, two: &Kind| {
                i64::from(Kind::clash(one, two) && one.is_strong && two.is_strong)
            }));
        }
    }
    if has_upfloaters && field.even.floats_count {
        all.push(Of::new(size, |one: &Kind, two: &Kind| {
            i64::from(one.is_upfloater && two.floated) + i64::from(two.is_upfloater && one.floated)
        }));
    }
    all
}

/// Pairs the residents and the upfloaters of a bracket. `None` when stopped.
pub(super) fn pair_bracket(
    field: &Field,
    residents: &[usize],
    upfloaters: &[usize],
) -> Option<Vec<(usize, usize)>> {
    let kind = |team: usize| Kind::of(field, upfloaters, team);
    let criteria = |size| criteria(field, size, !upfloaters.is_empty());
    field
        .even
        .pair_bracket(residents, upfloaters, kind, criteria)
}

/// Values of the criteria, in order; less is better. C7 and C10 lapse in the last two rounds, C9 belongs to type B, and without
/// preferences there are no criteria of colours.
pub(super) fn values(field: &Field, bracket: &Bracket) -> Vec<(Criterion, Vec<i32>)> {
    let even = &field.even;
    let pairs = |counts: fn(&Kind, &Kind) -> bool| {
        let kind = |team: usize| Kind::of(field, &[], team);
        let pairs = bracket.pairs.iter();
        let counted = pairs.filter(|(one, two)| counts(&kind(*one), &kind(*two)));
        vec![i32::try_from(counted.count()).unwrap_or(i32::MAX)]
    };
    let strong = |one: &Kind, two: &Kind| Kind::clash(one, two) && one.is_strong && two.is_strong;
    let mut values = vec![
        (Criterion::Upfloaters, EvenField::count(&bracket.upfloaters)),
        (Criterion::Distances, even.distances(bracket)),
        (Criterion::NextScoregroup, even.fails_the_following(bracket)),
    ];
    if even.floats_count {
        let again = even.floated_among(&bracket.upfloaters);
        values.push((Criterion::FloatedAgain, again));
    }
    if field.has_preferences {
        values.push((Criterion::SameColour, pairs(Kind::clash)));
        if field.tells_mild {
            values.push((Criterion::SameStrongColour, pairs(strong)));
        }
    }
    if even.floats_count {
        let opponents = even.floated_among(&bracket.opponents());
        values.push((Criterion::Opponents, opponents));
    }
    values
}

#[cfg(test)]
mod tests {
    use super::*;

    /// C.04.6, 2.2.
    #[test]
    fn criteria_are_numbered_as_in_the_text() {
        let numbers = Criterion::ALL.map(Criterion::number);
        assert_eq!(numbers, ["C4", "C5", "C6", "C7", "C8", "C9", "C10"]);
    }
}

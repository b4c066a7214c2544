//! How good a bracket is (2.3), and where it stands in the order of those that are as good (3.5.4, 3.6.3).

use super::{bracket::Bracket, field::Field};
use crate::pairing::by_brackets::ByBrackets;

/// A quality criterion of a bracket.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Criterion {
    /// C4: how many float up.
    Upfloaters,
    /// C5: how far below the scoregroup they come from, in half-points, from the furthest.
    Distances,
    /// C6: 1 where what is left of the following scoregroup needs more from below than it must.
    NextScoregroup,
    /// C7: upfloaters that floated in the match before.
    FloatedAgain,
    /// C8: opponents of upfloaters that floated in the match before.
    Opponents,
}

impl Criterion {
    /// Its number in the rules.
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

/// What decides between pairings that are as good.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// 3.5.4: the set of upfloaters that comes first by its pairing numbers, those with more points first.
    Upfloaters,
    /// 3.6.3: the pairing whose identifier comes first: the smaller numbers of its pairs, then their opponents.
    Identifier,
}

impl Step {
    /// Its article.
    #[must_use]
    pub const fn article(self) -> &'static str {
        match self {
            Self::Upfloaters => "3.5.4",
            Self::Identifier => "3.6.3",
        }
    }
}

/// The values of the criteria, in order: less is better. C7 and C8 lapse in the last match.
pub(super) fn values(field: &Field, bracket: &Bracket) -> Vec<(Criterion, Vec<i32>)> {
    let number = |count: usize| i32::try_from(count).unwrap_or(i32::MAX);
    let count = |players: &[usize]| {
        let floated = players.iter().filter(|player| field.floated(**player));
        vec![number(floated.count())]
    };
    let own = bracket.residents.first().map_or(0, |p| field.score(*p));
    let distances = bracket.upfloaters.iter().map(|p| own - field.score(*p));
    let mut distances: Vec<i32> = distances.collect();
    distances.sort_unstable_by_key(|distance| std::cmp::Reverse(*distance));
    let is_served = field.is_served(&bracket.following, &bracket.below);
    let mut values = vec![
        (
            Criterion::Upfloaters,
            vec![number(bracket.upfloaters.len())],
        ),
        (Criterion::Distances, distances),
        (
            Criterion::NextScoregroup,
            vec![i32::from(!is_served.unwrap_or(true))],
        ),
    ];
    if !field.is_last {
        values.push((Criterion::FloatedAgain, count(&bracket.upfloaters)));
        values.push((Criterion::Opponents, count(&bracket.opponents())));
    }
    values
}

/// The places in the orders: of two that are as good the lesser comes first.
pub(super) fn order(field: &Field, bracket: &Bracket) -> Vec<(Step, Vec<usize>)> {
    let numbers = |players: Vec<usize>| {
        let tpns = field.tpns(&players).into_iter();
        tpns.map(|tpn| usize::from(tpn.get())).collect()
    };
    let (tops, bottoms): (Vec<usize>, Vec<usize>) = bracket.pairs.iter().copied().unzip();
    vec![
        (Step::Upfloaters, numbers(bracket.upfloaters.clone())),
        (Step::Identifier, numbers([tops, bottoms].concat())),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

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

//! How good a bracket is (2.3), and its place in the order of brackets that are equally good (4).

use super::{bracket::Bracket, field::Field};
use crate::pairing::by_brackets::ByBrackets;

/// A quality criterion of a bracket.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Criterion {
    /// C5: the number of downfloaters.
    Floaters,
    /// C6: the scores of the downfloaters in half-points, descending.
    FloaterScores,
    /// C7: the number of downfloaters from the following bracket, then their scores in half-points, descending.
    NextBracket,
    /// C8: the number of preferences that are not granted.
    Preferences,
}

impl Criterion {
    /// Number of the criterion in the rules.
    #[must_use]
    pub const fn number(self) -> &'static str {
        match self {
            Self::Floaters => "C5",
            Self::FloaterScores => "C6",
            Self::NextBracket => "C7",
            Self::Preferences => "C8",
        }
    }
}

/// A step of the order that decides between pairings that are equally good.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// 4: the first in rank meets the last possible opponent, then the second in rank, and so on.
    Opponents,
}

impl Step {
    /// Article of the rules.
    #[must_use]
    pub const fn article(self) -> &'static str {
        match self {
            Self::Opponents => "4",
        }
    }
}

/// Values of the criteria, in order; less is better. `next` is the following bracket.
pub(super) fn values(
    field: &Field,
    bracket: &Bracket,
    next: Option<&Bracket>,
) -> Vec<(Criterion, Vec<i32>)> {
    let number = |count: usize| i32::try_from(count).unwrap_or(i32::MAX);
    let scores = |floaters: &[usize]| -> Vec<i32> {
        let mut scores: Vec<i32> = floaters.iter().map(|p| field.score(*p)).collect();
        scores.sort_unstable_by_key(|score| std::cmp::Reverse(*score));
        scores
    };
    let again = next.map_or(&[][..], |next| &next.floaters);
    let mut ahead = vec![number(again.len())];
    ahead.extend(scores(again));
    let same = |(a, b): &&(usize, usize)| {
        let wanted = field.wanted(*a);
        wanted.is_some() && wanted == field.wanted(*b)
    };
    vec![
        (Criterion::Floaters, vec![number(bracket.floaters.len())]),
        (Criterion::FloaterScores, scores(&bracket.floaters)),
        (Criterion::NextBracket, ahead),
        (
            Criterion::Preferences,
            vec![number(bracket.pairs.iter().filter(same).count())],
        ),
    ]
}

/// For each member in the order of rank, how far their opponent is from the last one, from 0. A downfloater counts after all
/// opponents.
pub(super) fn order(bracket: &Bracket) -> Vec<usize> {
    let opponent = |player: usize| {
        let mut pairs = bracket.pairs.iter();
        let (a, b) = pairs.find(|(a, b)| [*a, *b].contains(&player))?;
        bracket.number(if *a == player { *b } else { *a })
    };
    let members = bracket.members.iter();
    let places = members.map(|member| bracket.members.len() - opponent(*member).unwrap_or(0));
    places.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// C.04.4.2, 2.3 and 4.
    #[test]
    fn criteria_and_steps_are_numbered_as_in_the_text() {
        for (criterion, number) in [
            (Criterion::Floaters, "C5"),
            (Criterion::FloaterScores, "C6"),
            (Criterion::NextBracket, "C7"),
            (Criterion::Preferences, "C8"),
        ] {
            assert_eq!(criterion.number(), number);
        }
        assert_eq!(Step::Opponents.article(), "4");
    }
}

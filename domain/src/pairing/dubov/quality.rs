//! How good a bracket is (2.3), and its place in the order of brackets that are equally good (4).

use super::{bracket::Bracket, field::Field, subgroup::from_the_middle};

/// A quality criterion of a bracket.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Criterion {
    /// C5: the number of upfloaters.
    Upfloaters,
    /// C6: the scores of the upfloaters in half-points, ascending. They are negated, so that less is better as everywhere.
    UpfloaterScores,
    /// C7: the number of preferences that are not granted.
    Preferences,
    /// C8: the number of maximum upfloaters among the upfloaters.
    MaximumUpfloaters,
    /// C9: the number of earlier upfloats of these maximum upfloaters.
    Upfloats,
    /// C10: the number of upfloaters who were upfloated in the previous round.
    LastUpfloaters,
}

impl Criterion {
    /// Number of the criterion in the rules.
    #[must_use]
    pub const fn number(self) -> &'static str {
        match self {
            Self::Upfloaters => "C5",
            Self::UpfloaterScores => "C6",
            Self::Preferences => "C7",
            Self::MaximumUpfloaters => "C8",
            Self::Upfloats => "C9",
            Self::LastUpfloaters => "C10",
        }
    }
}

/// A step of the order that decides between pairings that are equally good.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// 4.2: the first set of upfloaters.
    Upfloaters,
    /// 4.3: the first set shifted from the smaller subgroup.
    FirstShift,
    /// 4.3: the first set shifted from the larger subgroup.
    SecondShift,
    /// 4.4: the first transposition.
    Transposition,
}

impl Step {
    /// Article of the rules.
    #[must_use]
    pub const fn article(self) -> &'static str {
        match self {
            Self::Upfloaters => "4.2",
            Self::FirstShift | Self::SecondShift => "4.3",
            Self::Transposition => "4.4",
        }
    }
}

/// Values of the criteria, in order; less is better.
pub(super) fn values(field: &Field, bracket: &Bracket) -> Vec<(Criterion, Vec<i32>)> {
    let number = |count: usize| vec![i32::try_from(count).unwrap_or(i32::MAX)];
    let up = &bracket.upfloaters;
    let mut scores: Vec<i32> = up.iter().map(|player| field.score(*player)).collect();
    scores.sort_unstable();
    let same = |(a, b): &&(usize, usize)| field.wants(*a) == field.wants(*b);
    let mut values = vec![
        (Criterion::Upfloaters, number(up.len())),
        (
            Criterion::UpfloaterScores,
            scores.into_iter().map(|score| -score).collect(),
        ),
        (
            Criterion::Preferences,
            number(bracket.pairs.iter().filter(same).count()),
        ),
    ];
    if !field.is_last_round {
        let maximum = up.iter().filter(|p| field.is_maximum_upfloater(**p));
        let maximum: Vec<usize> = maximum.copied().collect();
        let upfloats: u32 = maximum.iter().map(|p| field.facts(*p).upfloats).sum();
        let last = up.iter().filter(|p| field.facts(**p).upfloated_last);
        values.extend([
            (Criterion::MaximumUpfloaters, number(maximum.len())),
            (
                Criterion::Upfloats,
                vec![i32::try_from(upfloats).unwrap_or(i32::MAX)],
            ),
            (Criterion::LastUpfloaters, number(last.count())),
        ]);
    }
    values
}

/// Values of the steps of the order: of two brackets that are equally good, the one with the lesser values comes first.
pub(super) fn order(field: &Field, bracket: &Bracket) -> Vec<(Step, Vec<usize>)> {
    let places = |subgroup: &[usize], chosen: &[usize]| -> Vec<usize> {
        let numbered = from_the_middle(subgroup).into_iter().enumerate();
        let chosen = numbered.filter(|(_, player)| chosen.contains(player));
        chosen.map(|(place, _)| place).collect()
    };
    let (smaller, larger) = if bracket.is_white_larger {
        (&bracket.subgroups.black, &bracket.subgroups.white)
    } else {
        (&bracket.subgroups.white, &bracket.subgroups.black)
    };
    let mut upfloaters = bracket.upfloaters.clone();
    upfloaters.sort_unstable();
    let opponents = bracket.pairs.iter().filter_map(|(_, b)| field.tpn(*b));
    vec![
        (Step::Upfloaters, upfloaters),
        (Step::FirstShift, places(smaller, &bracket.shifted_first)),
        (Step::SecondShift, places(larger, &bracket.shifted_then)),
        (
            Step::Transposition,
            opponents.map(|tpn| tpn.index()).collect(),
        ),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// C.04.4.1, 2.3 and 4.
    #[test]
    fn criteria_and_steps_are_numbered_as_in_the_text() {
        for (criterion, number) in [
            (Criterion::Upfloaters, "C5"),
            (Criterion::UpfloaterScores, "C6"),
            (Criterion::Preferences, "C7"),
            (Criterion::MaximumUpfloaters, "C8"),
            (Criterion::Upfloats, "C9"),
            (Criterion::LastUpfloaters, "C10"),
        ] {
            assert_eq!(criterion.number(), number);
        }
        for (step, article) in [
            (Step::Upfloaters, "4.2"),
            (Step::FirstShift, "4.3"),
            (Step::SecondShift, "4.3"),
            (Step::Transposition, "4.4"),
        ] {
            assert_eq!(step.article(), article);
        }
    }
}

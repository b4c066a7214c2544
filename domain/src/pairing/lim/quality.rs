//! How two ways to pair a round are compared: how many pairs a scoregroup keeps, then who floats, then who takes whom.

use super::{
    chosen::Chosen,
    field::Field,
    group::{Floater, Group},
};
use crate::event::Tpn;

/// A number that a scoregroup keeps as small as possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Criterion {
    /// 3.10, 4.4: the number of players who float out.
    Floaters,
    /// 2.6: the number of pairs of other scoregroups that are taken back for the median.
    TakenBack,
}

impl Criterion {
    /// Article of the rules.
    #[must_use]
    pub const fn article(self) -> &'static str {
        match self {
            Self::Floaters => "4.4",
            Self::TakenBack => "2.6",
        }
    }
}

/// A step of the order that decides who comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// 3.9: the kinds of the floaters.
    FloaterKind,
    /// 3.10: whether the floaters floated in the previous round.
    FloatedLast,
    /// 3.2.2: whether the floaters are due the colour that most are due.
    FloaterColour,
    /// 3.2.4: the numbers of the floaters.
    FloaterNumber,
    /// 3.8: the opponents of those who floated in.
    FloaterOpponent,
    /// 4: the opponents of the others.
    Exchange,
}

impl Step {
    /// Article of the rules.
    #[must_use]
    pub const fn article(self) -> &'static str {
        match self {
            Self::FloaterKind => "3.9",
            Self::FloatedLast => "3.10",
            Self::FloaterColour => "3.2.2",
            Self::FloaterNumber => "3.2.4",
            Self::FloaterOpponent => "3.8",
            Self::Exchange => "4",
        }
    }
}

/// Values of the criteria; less is better.
pub(super) fn values(group: &Group) -> Vec<(Criterion, Vec<i32>)> {
    let number = |count: usize| vec![i32::try_from(count).unwrap_or(i32::MAX)];
    vec![
        (Criterion::Floaters, number(group.floaters.len())),
        (Criterion::TakenBack, number(group.taken_back)),
    ]
}

/// A value for each step. The values differ if a step was taken differently.
pub(super) fn order(field: &Field, group: &Group) -> Vec<(Step, Vec<usize>)> {
    let chosen = |value: fn(Chosen) -> usize| -> Vec<usize> {
        let chosen = group.floaters.iter().filter_map(|floater| floater.chosen);
        chosen.map(value).collect()
    };
    let number = |player: usize| usize::from(field.tpn(player).map_or(0, Tpn::get));
    let numbers = |floater: &Floater| number(floater.player);
    let opponents = |are_floaters: bool| -> Vec<usize> {
        let pairs = group.pairs.iter();
        let of_kind = pairs.filter(|(first, _)| group.came(*first).is_some() == are_floaters);
        of_kind
            .flat_map(|(a, b)| [number(*a), number(*b)])
            .collect()
    };
    vec![
        (Step::FloaterKind, chosen(|by| by.kind.place())),
        (Step::FloatedLast, chosen(|by| usize::from(by.floated_last))),
        (
            Step::FloaterColour,
            chosen(|by| usize::from(by.of_minority)),
        ),
        (
            Step::FloaterNumber,
            group.floaters.iter().map(numbers).collect(),
        ),
        (Step::FloaterOpponent, opponents(true)),
        (Step::Exchange, opponents(false)),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn criteria_and_steps_have_their_articles() {
        let criteria = [Criterion::Floaters, Criterion::TakenBack];
        assert_eq!(criteria.map(Criterion::article), ["4.4", "2.6"]);
        let steps = [
            Step::FloaterKind,
            Step::FloatedLast,
            Step::FloaterColour,
            Step::FloaterNumber,
            Step::FloaterOpponent,
            Step::Exchange,
        ];
        let articles = ["3.9", "3.10", "3.2.2", "3.2.4", "3.8", "4"];
        assert_eq!(steps.map(Step::article), articles);
    }
}

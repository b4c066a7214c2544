//! Several stages: who goes on from the groups of one stage into the next. FIDE leaves it to the regulations of the event; this is
//! what they usually say.
//!
//! | rule | item |
//! |---|---|
//! | 1. The first so many of each group go on | [`Rule::first`], [`Why::Place`] |
//! | 2. Of those who are placed next, one of each group, the best so many go on | [`Rule::best_next`], [`Why::BestNext`] |
//! | 3. These are compared by the share of the points that they could have made, then by what the groups count alike | [`Placed`] |
//! | 4. Whoever shares the last place that goes on is named by nobody: a play-off or a lot decides | [`Why::Shared`], [`Why::SharedNext`] |
//! | 5. An arbiter may name somebody else, and the record says so | [`Grounds`] |
//! | 6. Seeds of the next stage: all winners in the order of their groups, all second ones, and so on; those of rule 2 last, the best first | [`seeds`] |
//!
//! With 2, 4 or 8 groups and two of each, the seeds of rule 6 make a knock-out bracket in which a winner meets a second of another
//! group first.
//!
//! Left out: points that are carried into the next stage.

use std::cmp::{Ordering, Reverse};

use crate::{
    event::{Points, words},
    tiebreak::TieBreakValue,
};

/// Who goes on.
///
/// Invariant: 0 to [`MOST`](Self::MOST) each, and not both 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rule {
    first: u8,
    best_next: u8,
}

impl Rule {
    /// The most who go on from a group, and the most of those who are placed next.
    pub const MOST: u8 = 50;

    /// The first so many of each group, and the best so many of those who are placed next. `None` outside the limits, and where nobody
    /// would go on.
    #[must_use]
    pub const fn new(first: u8, best_next: u8) -> Option<Self> {
        if first > Self::MOST || best_next > Self::MOST || (first == 0 && best_next == 0) {
            return None;
        }
        Some(Self { first, best_next })
    }

    /// How many go on from each group by their place.
    #[must_use]
    pub const fn first(self) -> u8 {
        self.first
    }

    /// How many go on of those who are placed next.
    #[must_use]
    pub const fn best_next(self) -> u8 {
        self.best_next
    }
}

/// Somebody in the standings of their group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed {
    /// Place from 1; whoever cannot be separated shares it.
    pub place: usize,
    /// Points in the group so far.
    pub points: Points,
    /// The points of somebody who won every round of the group.
    pub most: Points,
    /// What compares those of different groups after the points, the higher the better; empty where the groups count differently.
    pub level: Vec<TieBreakValue>,
}

/// Why somebody goes on, or does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// They are among the first of their group.
    Place,
    /// They are among the best of those placed next: the how many-th, from 1.
    BestNext(usize),
    /// They share the last place of their group that goes on, and too many do.
    Shared,
    /// They are placed next and level with somebody of another group where one too many would go on.
    SharedNext,
    /// They are placed next, the how many-th of all, which is too far behind.
    Next(usize),
    /// They are placed further behind.
    Behind,
}

impl Why {
    /// Whether they go on.
    #[must_use]
    pub const fn goes_on(self) -> bool {
        matches!(self, Self::Place | Self::BestNext(_))
    }

    /// Whether it is not known: they are level with somebody, and one too many would go on.
    #[must_use]
    pub const fn is_open(self) -> bool {
        matches!(self, Self::Shared | Self::SharedNext)
    }
}

/// By what somebody came into the next stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Grounds {
    /// By their place in the group.
    Place,
    /// As one of the best of those placed next.
    BestNext,
    /// The arbiter named them: after a play-off or a lot, or in the place of somebody who does not play on.
    Named,
}

impl Grounds {
    /// Every one.
    pub const ALL: [Self; 3] = [Self::Place, Self::BestNext, Self::Named];

    /// Stable text code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Place => "place",
            Self::BestNext => "best-next",
            Self::Named => "named",
        }
    }
}

words!(Grounds);

impl From<Why> for Grounds {
    fn from(why: Why) -> Self {
        match why {
            Why::Place => Self::Place,
            Why::BestNext(_) => Self::BestNext,
            Why::Shared | Why::SharedNext | Why::Next(_) | Why::Behind => Self::Named,
        }
    }
}

/// Who goes on from these groups, each in the order of its standings: an answer for everybody, as they stand.
#[must_use]
pub fn qualify(groups: &[Vec<Placed>], rule: Rule) -> Vec<Vec<Why>> {
    let first = usize::from(rule.first);
    let mut told: Vec<Vec<Why>> = groups.iter().map(|group| by_place(group, first)).collect();
    if rule.best_next == 0 {
        return told;
    }
    let mut next: Vec<(usize, &Placed)> = Vec::new();
    for (index, (group, of_group)) in groups.iter().zip(&mut told).enumerate() {
        // While the places before are open nobody is known to be the next.
        let behind = group.get(first).zip(of_group.get_mut(first));
        if let Some((placed, why)) = behind.filter(|(_, why)| **why == Why::Behind) {
            *why = Why::Next(0);
            next.push((index, placed));
        }
    }
    next.sort_by(|(_, one), (_, other)| compare(other, one));
    let most = usize::from(rule.best_next);
    for (rank, (index, placed)) in next.iter().enumerate() {
        let better = |other: &&(usize, &Placed)| compare(other.1, placed) == Ordering::Greater;
        let level = |other: &&(usize, &Placed)| compare(other.1, placed) == Ordering::Equal;
        let (before, alike) = (
            next.iter().filter(better).count(),
            next.iter().filter(level).count(),
        );
        let why = if before + alike <= most {
            Why::BestNext(rank + 1)
        } else if before < most {
            Why::SharedNext
        } else {
            Why::Next(before + 1)
        };
        if let Some(stands) = told.get_mut(*index).and_then(|group| group.get_mut(first)) {
            *stands = why;
        }
    }
    told
}

/// By the place in the group alone.
fn by_place(group: &[Placed], first: usize) -> Vec<Why> {
    let each = group.iter().map(|one| {
        let up_to = group.iter().filter(|other| other.place <= one.place);
        if one.place > first {
            Why::Behind
        } else if up_to.count() <= first {
            Why::Place
        } else {
            Why::Shared
        }
    });
    each.collect()
}

/// The better of two of different groups is the greater.
fn compare(one: &Placed, other: &Placed) -> Ordering {
    let share = |one: &Placed, other: &Placed| {
        i64::from(one.points.halves()) * i64::from(other.most.halves())
    };
    let by_share = share(one, other).cmp(&share(other, one));
    by_share.then_with(|| one.level.cmp(&other.level))
}

/// Who goes on in the order of the seeds: the index of each group, and of the one in it.
#[must_use]
pub fn seeds(told: &[Vec<Why>]) -> Vec<(usize, usize)> {
    let mut all: Vec<(Reverse<bool>, usize, usize, usize)> = Vec::new();
    for (group, of_group) in told.iter().enumerate() {
        for (row, why) in of_group.iter().enumerate() {
            match why {
                Why::Place => all.push((Reverse(true), row, group, row)),
                Why::BestNext(rank) => all.push((Reverse(false), *rank, group, row)),
                Why::Shared | Why::SharedNext | Why::Next(_) | Why::Behind => {}
            }
        }
    }
    all.sort_unstable();
    all.into_iter()
        .map(|(_, _, group, row)| (group, row))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn group(standings: &[(usize, i32)]) -> Vec<Placed> {
        let each = standings.iter().map(|(place, halves)| Placed {
            place: *place,
            points: Points::from_halves(*halves),
            most: Points::from_halves(10),
            level: Vec::new(),
        });
        each.collect()
    }

    fn rule(first: u8, best_next: u8) -> Rule {
        Rule::new(first, best_next).unwrap()
    }

    #[test]
    fn a_rule_lets_somebody_go_on() {
        assert_eq!(Rule::new(0, 0), None);
        assert_eq!(Rule::new(51, 0), None);
        assert_eq!(Rule::new(0, 51), None);
        let both = rule(2, 3);
        assert_eq!((both.first(), both.best_next()), (2, 3));
        let most = rule(Rule::MOST, Rule::MOST);
        assert_eq!((most.first(), most.best_next()), (50, 50));
    }

    #[test]
    fn the_record_says_by_what_somebody_came() {
        for (why, goes_on, is_open, grounds, code) in [
            (Why::Place, true, false, Grounds::Place, "place"),
            (
                Why::BestNext(2),
                true,
                false,
                Grounds::BestNext,
                "best-next",
            ),
            (Why::Shared, false, true, Grounds::Named, "named"),
            (Why::SharedNext, false, true, Grounds::Named, "named"),
            (Why::Next(3), false, false, Grounds::Named, "named"),
            (Why::Behind, false, false, Grounds::Named, "named"),
        ] {
            assert_eq!(
                (why.goes_on(), why.is_open()),
                (goes_on, is_open),
                "{why:?}"
            );
            assert_eq!(Grounds::from(why), grounds, "{why:?}");
            assert_eq!(grounds.code(), code);
        }
    }

    #[test]
    fn the_first_of_each_group_go_on() {
        let groups = [
            group(&[(1, 9), (2, 8), (3, 5)]),
            group(&[(1, 7), (2, 6), (3, 6)]),
        ];
        let told = qualify(&groups, rule(2, 0));
        let one = [Why::Place, Why::Place, Why::Behind];
        assert_eq!(told, [one, one]);
        // First A, first B, second A, second B.
        assert_eq!(seeds(&told), [(0, 0), (1, 0), (0, 1), (1, 1)]);
    }

    #[test]
    fn whoever_shares_the_last_place_is_not_named() {
        let groups = [group(&[(1, 9), (2, 6), (2, 6), (4, 5)])];
        let two = qualify(&groups, rule(2, 0));
        assert_eq!(two, [[Why::Place, Why::Shared, Why::Shared, Why::Behind]]);
        assert!(two[0][1].is_open() && !two[0][1].goes_on());
        // Where all who share it go on nothing is open.
        let three = qualify(&groups, rule(3, 0));
        assert_eq!(three, [[Why::Place, Why::Place, Why::Place, Why::Behind]]);
        // Nobody is the next one before it is decided.
        let next = qualify(&groups, rule(2, 1));
        assert_eq!(next, two);
        assert_eq!(seeds(&two), [(0, 0)]);
        // Two share the first place, and one goes on.
        let level = [group(&[(1, 9), (1, 9), (3, 5)])];
        assert_eq!(
            qualify(&level, rule(1, 0)),
            [[Why::Shared, Why::Shared, Why::Behind]]
        );
    }

    #[test]
    fn the_best_of_those_placed_next_go_on_too() {
        let groups = [
            group(&[(1, 9), (2, 5)]),
            group(&[(1, 9), (2, 7)]),
            group(&[(1, 8), (2, 5), (3, 4)]),
            group(&[(1, 8), (2, 2)]),
        ];
        let second = |told: &[Vec<Why>]| told.iter().map(|of| of[1]).collect::<Vec<_>>();
        let one = qualify(&groups, rule(1, 1));
        assert_eq!(
            second(&one),
            [Why::Next(2), Why::BestNext(1), Why::Next(2), Why::Next(4)]
        );
        assert_eq!(one[2][2], Why::Behind);
        assert_eq!(seeds(&one), [(0, 0), (1, 0), (2, 0), (3, 0), (1, 1)]);
        // Two are level where one goes on.
        let two = qualify(&groups, rule(1, 2));
        assert_eq!(
            second(&two),
            [
                Why::SharedNext,
                Why::BestNext(1),
                Why::SharedNext,
                Why::Next(4)
            ]
        );
        let three = qualify(&groups, rule(1, 3));
        assert_eq!(
            three.iter().flatten().filter(|why| why.goes_on()).count(),
            7
        );
        // More than there are.
        let all = qualify(&groups, rule(1, 9));
        assert!(second(&all).iter().all(|why| why.goes_on()));
    }

    #[test]
    fn groups_of_different_length_are_compared_by_their_share() {
        let mut groups = [group(&[(1, 9), (2, 6)]), group(&[(1, 9), (2, 5)])];
        for placed in &mut groups[1] {
            placed.most = Points::from_halves(8);
        }
        // 3 of 5 are 60 %, 2½ of 4 are 62.5 %.
        let told = qualify(&groups, rule(1, 1));
        assert_eq!([told[0][1], told[1][1]], [Why::Next(2), Why::BestNext(1)]);
        // 4 of 5 are 80 %, 1½ of 2 are 75 %.
        let mut groups = [group(&[(1, 9), (2, 8)]), group(&[(1, 4), (2, 3)])];
        for placed in &mut groups[1] {
            placed.most = Points::from_halves(4);
        }
        let told = qualify(&groups, rule(1, 1));
        assert_eq!([told[0][1], told[1][1]], [Why::BestNext(1), Why::Next(2)]);
    }

    #[test]
    fn level_points_are_compared_by_what_groups_count_alike() {
        let mut groups = [group(&[(1, 9), (2, 6)]), group(&[(1, 9), (2, 6)])];
        groups[0][1].level = vec![TieBreakValue::integer(3)];
        groups[1][1].level = vec![TieBreakValue::integer(4)];
        let told = qualify(&groups, rule(1, 1));
        assert_eq!([told[0][1], told[1][1]], [Why::Next(2), Why::BestNext(1)]);
    }

    /// Who goes on is never more than the rule lets, and whoever stands before them in the group goes on or is open too.
    #[test]
    fn never_more_go_on_than_the_rule_lets() {
        let mut seed: u64 = 7;
        let mut roll = |sides: u64| {
            seed = seed
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            (seed >> 33) % sides
        };
        for _ in 0..2_000 {
            let groups: Vec<Vec<Placed>> = (0..1 + roll(5))
                .map(|_| {
                    let mut halves: Vec<i32> = (0..2 + roll(6))
                        .map(|_| i32::try_from(roll(8)).unwrap())
                        .collect();
                    halves.sort_unstable_by_key(|halves| Reverse(*halves));
                    let place = |own: i32| 1 + halves.iter().filter(|other| **other > own).count();
                    let standings = halves.iter().map(|own| (place(*own), *own));
                    group(&standings.collect::<Vec<_>>())
                })
                .collect();
            let (first, best) = (roll(4), roll(4));
            let Some(rule) = Rule::new(u8::try_from(first).unwrap(), u8::try_from(best).unwrap())
            else {
                continue;
            };
            let told = qualify(&groups, rule);
            let mut next = 0;
            for of_group in &told {
                let by_place = of_group.iter().filter(|why| **why == Why::Place).count();
                assert!(by_place <= usize::from(rule.first()));
                let last = of_group.iter().rposition(|why| why.goes_on());
                let before = last.map_or(&[][..], |last| &of_group[..last]);
                assert!(before.iter().all(|why| *why == Why::Place), "{told:?}");
                next += of_group
                    .iter()
                    .filter(|why| matches!(why, Why::BestNext(_)))
                    .count();
            }
            assert!(next <= usize::from(rule.best_next()), "{told:?}");
            let going = told.iter().flatten().filter(|why| why.goes_on()).count();
            assert_eq!(seeds(&told).len(), going);
        }
    }
}

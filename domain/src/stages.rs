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
mod tests;

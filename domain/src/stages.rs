//! Several stages: who goes on from the groups of one stage into the next. FIDE leaves this to the regulations of the event. These
//! are the usual rules.
//!
//! | rule | item |
//! |---|---|
//! | 1. The first players of each group go on, a fixed number | [`Rule::first`], [`Why::Place`] |
//! | 2. The next players of all groups are compared with each other, and the best of them go on | [`Rule::best_next`], [`Why::BestNext`] |
//! | 3. They are compared by their share of the possible points, then by tie-breaks that all groups use | [`Placed`] |
//! | 4. If too many share the last place that goes on, a play-off or lots must decide | [`Why::Shared`], [`Why::SharedNext`] |
//! | 5. An arbiter may name somebody else, and the record says so | [`Grounds`] |
//! | 6. Seeds of the next stage: the winners in the order of their groups, then the seconds, …; the best next ones last | [`seeds`] |
//!
//! With 2, 4 or 8 groups and two players from each, the seeds of rule 6 make a knock-out bracket in which a winner first meets a
//! second of another group.
//!
//! Left out: points that are carried into the next stage.

use std::cmp::{Ordering, Reverse};

use crate::{
    event::{Points, words},
    tiebreak::TieBreakValue,
};

/// How many players go on.
///
/// Invariant: both numbers are 0 to [`MOST`](Self::MOST), and not both are 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rule {
    first: u8,
    best_next: u8,
}

impl Rule {
    /// The most players who go on from a group by place, and the most who go on as best next ones.
    pub const MOST: u8 = 50;

    /// The first `first` players of each group, and the best `best_next` of the players placed next. `None` outside the limits, and if
    /// nobody would go on.
    #[must_use]
    pub const fn new(first: u8, best_next: u8) -> Option<Self> {
        if first > Self::MOST || best_next > Self::MOST || (first == 0 && best_next == 0) {
            return None;
        }
        Some(Self { first, best_next })
    }

    /// How many players of each group go on by their place.
    #[must_use]
    pub const fn first(self) -> u8 {
        self.first
    }

    /// How many of the players placed next go on.
    #[must_use]
    pub const fn best_next(self) -> u8 {
        self.best_next
    }
}

/// A player in the standings of their group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed {
    /// Place from 1. Players who cannot be separated share it.
    pub place: usize,
    /// Points in the group so far.
    pub points: Points,
    /// The points that a player would have who won every round of the group.
    pub most: Points,
    /// Tie-breaks that compare players of different groups after the points, the higher the better; empty if the groups use different
    /// tie-breaks.
    pub level: Vec<TieBreakValue>,
}

/// Why a player goes on or does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// They are among the first of their group.
    Place,
    /// They are among the best of those placed next; their rank there, from 1.
    BestNext(usize),
    /// They share the last place of their group that goes on, and too many share it.
    Shared,
    /// They are placed next and level with a player of another group, and not all of these can go on.
    SharedNext,
    /// They are placed next, but not good enough; their rank among all placed next, from 1.
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

    /// Whether it is still open: they are level with others, and not all of these can go on.
    #[must_use]
    pub const fn is_open(self) -> bool {
        matches!(self, Self::Shared | Self::SharedNext)
    }
}

/// The grounds on which a player came into the next stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Grounds {
    /// The place in the group.
    Place,
    /// Being one of the best of those placed next.
    BestNext,
    /// The arbiter named them: after a play-off or drawing of lots, or in the place of a player who does not play on.
    Named,
}

impl Grounds {
    /// Every value.
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

/// Who goes on from these groups, each in the order of its standings. The answer has one reason for each player, in the same order.
#[must_use]
pub fn qualify(groups: &[Vec<Placed>], rule: Rule) -> Vec<Vec<Why>> {
    let first = usize::from(rule.first);
    let mut told: Vec<Vec<Why>> = groups.iter().map(|group| by_place(group, first)).collect();
    if rule.best_next == 0 {
        return told;
    }
    let mut next: Vec<(usize, &Placed)> = Vec::new();
    for (index, (group, of_group)) in groups.iter().zip(&mut told).enumerate() {
        // While the places before are open, nobody is known to be the next.
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

/// The answer by the place in the group alone.
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

/// Compares two players of different groups: the better one is the greater.
fn compare(one: &Placed, other: &Placed) -> Ordering {
    let share = |one: &Placed, other: &Placed| {
        i64::from(one.points.halves()) * i64::from(other.most.halves())
    };
    let by_share = share(one, other).cmp(&share(other, one));
    by_share.then_with(|| one.level.cmp(&other.level))
}

/// The players who go on in the order of the seeds, each as index of the group and index in the group.
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

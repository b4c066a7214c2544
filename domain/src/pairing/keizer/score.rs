//! Scores, and the terms of each: one for the own value number and one for each round.
//!
//! Scores are counted in parts of 240. Fractions are sixtieths; an absence may count half, and the last step may be the middle
//! of two scores, so there are four parts in each sixtieth. So nothing is ever rounded.

use std::ops::{Add, AddAssign};

use super::worth::Fraction;
use crate::event::{Bye, Outcome, RoundNumber, Tpn};

/// Points of the Keizer system, in parts of 240.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Score(i64);

impl Score {
    /// No points.
    pub const ZERO: Self = Self(0);
    /// Number of parts in a point.
    pub const PARTS: i64 = 240;

    /// A score from a number of parts of 240.
    #[must_use]
    pub const fn from_parts(parts: i64) -> Self {
        Self(parts)
    }

    /// Number of parts of 240.
    #[must_use]
    pub const fn parts(self) -> i64 {
        self.0
    }

    /// The score in hundredths of a point, rounded half up, for people to read.
    #[must_use]
    pub const fn hundredths(self) -> i64 {
        (self.0.saturating_mul(100) + Self::PARTS / 2).div_euclid(Self::PARTS)
    }
}

impl Add for Score {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

impl AddAssign for Score {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl std::iter::Sum for Score {
    fn sum<I: Iterator<Item = Self>>(iter: I) -> Self {
        iter.fold(Self::ZERO, Add::add)
    }
}

/// What a term of a score is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// The own value number, once.
    Own,
    /// A game, or a win or loss by forfeit: a part of the opponent's value number.
    Game {
        opponent: Tpn,
        /// What the player scored.
        outcome: Outcome,
        /// Whether it was played over the board.
        is_played: bool,
    },
    /// A game without a result so far: nothing yet.
    Open {
        /// The opponent.
        opponent: Tpn,
    },
    /// A round without an opponent.
    Bye(Bye),
    /// An absence beyond those that count: nothing.
    TooMany(Bye),
    /// An absence beyond those that count in full: half.
    Halved(Bye),
    /// A round before the player came for the first time.
    BeforeArrival,
}

/// A term of a score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Term {
    /// The round; `None` for the own value number.
    pub round: Option<RoundNumber>,
    /// What the term is for.
    pub cause: Cause,
    /// The part that is counted, and the value number of which it is a part, in the unit of scores; `None` if points are given
    /// directly. For a halved absence it is the whole part.
    pub part: Option<(Fraction, Score)>,
    /// Amount of the term.
    pub amount: Score,
}

/// A term with half of its amount: two of them make a whole term.
pub(super) fn term(
    round: Option<RoundNumber>,
    cause: Cause,
    part: Option<(Fraction, i64)>,
    points: i64,
) -> Term {
    let half = Score::PARTS / 2;
    let amount = part.map_or(points * half, |(fraction, value)| {
        i64::from(fraction.sixtieths()) * value * (half / 60)
    });
    Term {
        round,
        cause,
        part: part.map(|(fraction, value)| (fraction, Score(value * half))),
        amount: Score(amount),
    }
}

/// The middle of two terms for the same round, each with half of its amount.
pub(super) fn middle(one: &Term, two: &Term) -> Term {
    Term {
        part: match (one.part, two.part) {
            (Some((fraction, first)), Some((_, second))) => Some((fraction, first + second)),
            _ => None,
        },
        amount: one.amount + two.amount,
        ..*one
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// If two hundredths are equally near, the higher one is taken, also below zero.
    #[test]
    fn hundredths_are_rounded_half_up() {
        for (parts, hundredths) in [
            (0, 0),
            (240, 100),
            (80, 33),
            (160, 67),
            (6, 3),
            (-6, -2),
            (-160, -67),
        ] {
            let score = Score::from_parts(parts);
            assert_eq!(score.hundredths(), hundredths, "{parts}");
        }
    }

    #[test]
    fn what_is_added_stays_in_the_score() {
        let mut score = Score::from_parts(5);
        score += Score::from_parts(7);
        score += Score::from_parts(-2);
        assert_eq!(score.parts(), 10);
    }
}

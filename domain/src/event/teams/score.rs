//! Match points and game points.

use std::{
    iter::Sum,
    ops::{Add, Sub},
};

use super::super::{Points, word::words};

/// The score by which a team is ranked or paired.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ScoreKind {
    /// Match points.
    #[default]
    MatchPoints,
    /// Game points: what the boards scored.
    GamePoints,
}

impl ScoreKind {
    /// Both, the usual one first.
    pub const ALL: [Self; 2] = [Self::MatchPoints, Self::GamePoints];

    /// Its acronym in C.07 and in record 192.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::MatchPoints => "MP",
            Self::GamePoints => "GP",
        }
    }

    /// The other kind.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::MatchPoints => Self::GamePoints,
            Self::GamePoints => Self::MatchPoints,
        }
    }
}

words!(ScoreKind);

/// What a team scored, in match points and in game points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct TeamScore {
    /// Match points.
    pub match_points: Points,
    /// Game points.
    pub game_points: Points,
}

impl TeamScore {
    /// No match points and no game points.
    pub const ZERO: Self = Self {
        match_points: Points::ZERO,
        game_points: Points::ZERO,
    };

    /// The score of this kind.
    #[must_use]
    pub const fn of(self, kind: ScoreKind) -> Points {
        match kind {
            ScoreKind::MatchPoints => self.match_points,
            ScoreKind::GamePoints => self.game_points,
        }
    }

    /// The same score with negative values raised to zero.
    #[must_use]
    pub fn at_least_zero(self) -> Self {
        Self {
            match_points: self.match_points.max(Points::ZERO),
            game_points: self.game_points.max(Points::ZERO),
        }
    }
}

impl Add for TeamScore {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self {
            match_points: self.match_points + other.match_points,
            game_points: self.game_points + other.game_points,
        }
    }
}

impl Sub for TeamScore {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self {
            match_points: self.match_points - other.match_points,
            game_points: self.game_points - other.game_points,
        }
    }
}

impl Sum for TeamScore {
    fn sum<I: Iterator<Item = Self>>(iter: I) -> Self {
        iter.fold(Self::ZERO, Add::add)
    }
}

//! What a device of the staff may do in a tournament.

use super::word::words;

/// What a device that the staff carry may do. It may do less than any arbiter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Duty {
    /// Enter results, possibly of some boards only.
    #[default]
    Results,
    /// Do what an arbiter does on the floor: games, incidents, verdicts and results.
    Floor,
    /// See rounds and floor, and write nothing.
    Look,
}

impl Duty {
    /// Every value.
    pub const ALL: [Self; 3] = [Self::Results, Self::Floor, Self::Look];

    /// Stable text code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Results => "results",
            Self::Floor => "floor",
            Self::Look => "look",
        }
    }
}

words!(Duty);

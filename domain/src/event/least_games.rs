//! How many games a norm needs in an event (B.01 art. 1.4.1).

use super::word::words;

/// How many games a norm needs at least (1.4.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum LeastGames {
    /// Nine; eight, where a ninth round was won without a game (1.4.1c).
    #[default]
    Nine,
    /// Seven, in the events of teams that 1.4.1 lists: of continents and of the world.
    Seven,
}

impl LeastGames {
    /// Every value.
    pub const ALL: [Self; 2] = [Self::Nine, Self::Seven];

    /// Stable text code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Nine => "nine",
            Self::Seven => "seven",
        }
    }

    /// The number.
    #[must_use]
    pub const fn number(self) -> usize {
        match self {
            Self::Nine => 9,
            Self::Seven => 7,
        }
    }

    /// How many of `games` have to be played, where `free_point` says that a round was won without a game.
    #[must_use]
    pub const fn of(self, games: usize, free_point: bool) -> usize {
        if self.counts_free_point(games, free_point) {
            self.number() - 1
        } else {
            self.number()
        }
    }

    /// Whether a round that was won without a game takes the place of the ninth game.
    #[must_use]
    pub const fn counts_free_point(self, games: usize, free_point: bool) -> bool {
        free_point && matches!(self, Self::Nine) && games + 1 == self.number()
    }
}

words!(LeastGames);

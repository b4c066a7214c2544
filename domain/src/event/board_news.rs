//! News of a participant's board that a browser is told.

use super::word::words;

/// What happened to the round of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum BoardNews {
    /// Its round was published.
    #[default]
    Published,
    /// Its round was taken back: the participant may get another board.
    TakenBack,
}

impl BoardNews {
    /// Every value.
    pub const ALL: [Self; 2] = [Self::Published, Self::TakenBack];

    /// Stable text code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Published => "published",
            Self::TakenBack => "taken-back",
        }
    }
}

words!(BoardNews);

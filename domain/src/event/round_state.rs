//! How far a round is.

use super::word::words;

/// How far a round is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RoundState {
    /// Paired, for the arbiters to look at.
    Draft,
    /// Shown to everybody.
    Published,
}

impl RoundState {
    /// Every state, in their order.
    pub const ALL: [Self; 2] = [Self::Draft, Self::Published];

    /// Stable text code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Draft => "draft",
            Self::Published => "published",
        }
    }
}

words!(RoundState);

//! How far a tournament is.

use super::word::words;

/// How far a tournament is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TournamentState {
    /// Entries are open.
    Registration,
    /// Being played.
    Running,
    /// Over, and closed.
    Finished,
}

impl TournamentState {
    /// Every state, in their order.
    pub const ALL: [Self; 3] = [Self::Registration, Self::Running, Self::Finished];

    /// Stable text code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Registration => "registration",
            Self::Running => "running",
            Self::Finished => "finished",
        }
    }
}

words!(TournamentState);

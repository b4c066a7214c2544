//! The arbiter's answer about a player who was not seen before a round.

use super::word::words;

/// The arbiter's answer about a player who was not seen before a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Presence {
    /// Not paired in this round: a zero-point bye.
    Absent,
    /// Paired all the same: they will come later.
    Awaited,
}

impl Presence {
    /// Every value.
    pub const ALL: [Self; 2] = [Self::Absent, Self::Awaited];

    /// Stable text code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Absent => "absent",
            Self::Awaited => "awaited",
        }
    }
}

words!(Presence);

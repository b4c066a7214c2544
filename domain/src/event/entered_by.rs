//! Who entered a participant.

use super::word::words;

/// Who entered a participant, and so who typed the personal data.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EnteredBy {
    /// An arbiter of the tournament. Also entries of older programs, which did not note who entered.
    Arbiter,
    /// The secretary of the player's club.
    Club,
    /// An administrator, or the person at the machine.
    Admin,
}

impl EnteredBy {
    /// Every value.
    pub const ALL: [Self; 3] = [Self::Arbiter, Self::Club, Self::Admin];

    /// Stable text code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Arbiter => "arbiter",
            Self::Club => "club",
            Self::Admin => "admin",
        }
    }
}

words!(EnteredBy);

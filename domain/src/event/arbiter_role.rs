//! What an account is in a tournament.

use super::word::words;

/// What an account is in a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ArbiterRole {
    /// Chief arbiter.
    Chief,
    /// A deputy, whom the chief arbiter named.
    Deputy,
}

impl ArbiterRole {
    /// Every value.
    pub const ALL: [Self; 2] = [Self::Chief, Self::Deputy];

    /// Stable text code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Chief => "chief",
            Self::Deputy => "deputy",
        }
    }
}

words!(ArbiterRole);

//! The role of an arbiter's account in a tournament.

use super::word::words;

/// The role of an arbiter's account in a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ArbiterRole {
    /// Chief arbiter.
    Chief,
    /// A deputy named by the chief arbiter.
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

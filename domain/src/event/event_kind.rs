//! The kind of chess of an event: standard, rapid, blitz.

use super::word::words;

/// The kind of chess, by the time control (Laws A.1, B.1). Each kind has ratings of its own (B.02).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum EventKind {
    /// 60 minutes or more for 60 moves.
    Standard,
    /// More than 10 and less than 60 minutes.
    Rapid,
    /// 10 minutes or less.
    Blitz,
}

impl EventKind {
    /// Every kind, the slowest first.
    pub const ALL: [Self; 3] = [Self::Standard, Self::Rapid, Self::Blitz];

    /// Stable text code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Standard => "standard",
            Self::Rapid => "rapid",
            Self::Blitz => "blitz",
        }
    }
}

words!(EventKind);

//! Which ratings a rating list holds.

use super::word::words;

/// Which ratings a rating list holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ListKind {
    /// All three kinds of chess.
    Combined,
    /// Standard alone.
    Standard,
    /// Rapid alone.
    Rapid,
    /// Blitz alone.
    Blitz,
}

impl ListKind {
    /// Every kind.
    pub const ALL: [Self; 4] = [Self::Combined, Self::Standard, Self::Rapid, Self::Blitz];

    /// Stable text code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Combined => "combined",
            Self::Standard => "standard",
            Self::Rapid => "rapid",
            Self::Blitz => "blitz",
        }
    }
}

words!(ListKind);

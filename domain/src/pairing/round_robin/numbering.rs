//! How a round robin gives its numbers.

use crate::event::words;

/// How a round robin gives its numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Numbering {
    /// By rating, title and name, as in a Swiss (C.04.2 art. 2.2).
    #[default]
    Rating,
    /// By lot (C.05).
    Lots,
    /// By Varma's restricted lots (C.05 Annex 2).
    RestrictedLots,
    /// As they came with a report.
    Hand,
}

impl Numbering {
    /// Every way.
    pub const ALL: [Self; 4] = [Self::Rating, Self::Lots, Self::RestrictedLots, Self::Hand];

    /// Stable text code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Rating => "rating",
            Self::Lots => "lots",
            Self::RestrictedLots => "restricted-lots",
            Self::Hand => "hand",
        }
    }

    /// Whether lots are drawn.
    #[must_use]
    pub const fn is_drawn(self) -> bool {
        matches!(self, Self::Lots | Self::RestrictedLots)
    }
}

words!(Numbering);

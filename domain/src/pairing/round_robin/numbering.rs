//! Ways to give the numbers of a round robin and the seeds of a knock-out.

use crate::{event::words, pairing::Format};

/// How a round robin gives its numbers, and a knock-out its seeds. In other systems the initial ranking gives the numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Numbering {
    /// By rating, title and name, as in a Swiss (C.04.2 art. 2.2).
    #[default]
    Rating,
    /// By lot (C.05).
    Lots,
    /// By Varma's restricted lots (C.05 Annex 2); for round robins.
    RestrictedLots,
    /// By rating and by lot: seeds of a knock-out are drawn among those who enter the bracket at the same depth.
    Pots,
    /// As the arbiter enters them, or as they came with a report.
    Hand,
}

impl Numbering {
    /// Every way, the usual one first.
    pub const ALL: [Self; 5] = [
        Self::Rating,
        Self::Lots,
        Self::RestrictedLots,
        Self::Pots,
        Self::Hand,
    ];

    /// Stable text code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Rating => "rating",
            Self::Lots => "lots",
            Self::RestrictedLots => "restricted-lots",
            Self::Pots => "pots",
            Self::Hand => "hand",
        }
    }

    /// Whether lots are drawn.
    #[must_use]
    pub const fn is_drawn(self) -> bool {
        matches!(self, Self::Lots | Self::RestrictedLots | Self::Pots)
    }

    /// Whether events of this format can give their numbers in this way. `true` for formats whose numbers come from the initial
    /// ranking.
    #[must_use]
    pub const fn suits(self, format: Format) -> bool {
        match self {
            Self::RestrictedLots => !matches!(format, Format::KnockOut),
            Self::Pots => !matches!(format, Format::Schedule),
            Self::Rating | Self::Lots | Self::Hand => true,
        }
    }
}

words!(Numbering);

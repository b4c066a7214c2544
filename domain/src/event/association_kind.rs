//! What kind of association a club is.

use super::word::words;

/// What kind of association a club is. Italian chess is played in clubs of many kinds, and at school.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum AssociationKind {
    /// A chess club.
    #[default]
    Club,
    /// A *circolo*, of which chess may be one part.
    Circle,
    /// A *dopolavoro*: the recreational club of a company or a trade.
    Workplace,
    /// An association of another kind, an academy among them.
    Association,
    /// A class or a school; its players are its pupils.
    SchoolClass,
}

impl AssociationKind {
    /// Every kind.
    pub const ALL: [Self; 5] = [
        Self::Club,
        Self::Circle,
        Self::Workplace,
        Self::Association,
        Self::SchoolClass,
    ];

    /// Stable text code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Club => "club",
            Self::Circle => "circle",
            Self::Workplace => "workplace",
            Self::Association => "association",
            Self::SchoolClass => "school-class",
        }
    }
}

words!(AssociationKind);

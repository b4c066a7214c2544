//! Sex as federations record it.

use super::word::words;

/// Sex as recorded in TRF column 10: `m` or `w`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sex {
    /// `m`
    Male,
    /// `w`
    Female,
}

impl Sex {
    /// Both, in the order of forms.
    pub const ALL: [Self; 2] = [Self::Male, Self::Female];

    /// Stable text code, as in TRF: `m`, `w`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Male => "m",
            Self::Female => "w",
        }
    }
}

words!(Sex);

//! Editions of the system.

/// Edition of the FIDE (Dutch) System.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Edition {
    /// In force from 1 February 2026.
    #[default]
    Fide2026,
    /// In force until 31 January 2026.
    Fide2017,
}

impl Edition {
    /// Every edition, newest first.
    pub const ALL: [Self; 2] = [Self::Fide2026, Self::Fide2017];

    /// Stable text code: `2026`, `2017`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Fide2026 => "2026",
            Self::Fide2017 => "2017",
        }
    }

    /// The edition with this [`code`](Self::code).
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|edition| edition.code() == code)
    }
}

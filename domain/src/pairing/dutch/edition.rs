//! Editions of the system.

use chrono::NaiveDate;

use crate::event::words;

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

    /// The edition in force on the first day of an event; the newest one if the day is not known.
    #[must_use]
    pub fn in_force(start: Option<NaiveDate>) -> Self {
        let first_day = NaiveDate::from_ymd_opt(2026, 2, 1);
        match start {
            Some(_) if start < first_day => Self::Fide2017,
            _ => Self::Fide2026,
        }
    }
}

words!(Edition);

//! The one accent of a page.

use super::word::words;

/// The colour of links, main buttons and marks of choice. The style sheet says which shade each has on light and on dark paper.
/// Red, ochre and blue are not offered: they mark errors, warnings and notes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Accent {
    /// The green of a gaming table: the program's own.
    #[default]
    Baize,
    /// Between green and blue.
    Petrol,
    /// Between blue and violet.
    Indigo,
    /// Between violet and red.
    Plum,
    /// Brown.
    Umber,
    /// Between green and yellow.
    Moss,
}

impl Accent {
    /// Every accent.
    pub const ALL: [Self; 6] = [
        Self::Baize,
        Self::Petrol,
        Self::Indigo,
        Self::Plum,
        Self::Umber,
        Self::Moss,
    ];

    /// Stable text code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Baize => "baize",
            Self::Petrol => "petrol",
            Self::Indigo => "indigo",
            Self::Plum => "plum",
            Self::Umber => "umber",
            Self::Moss => "moss",
        }
    }
}

words!(Accent);

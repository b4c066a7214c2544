//! The tournament pairing number.

use std::{fmt, num::NonZeroU16};

/// Tournament pairing number (C.04.2 art. 2.3): 1 is the strongest participant. Range 1..=65,535:
/// reports (C.02.03) hold 9,999, but a field is not a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Tpn(NonZeroU16);

impl Tpn {
    /// The largest number.
    pub const MAX: u16 = u16::MAX;

    /// A pairing number, or `None` for 0.
    #[must_use]
    pub fn new(number: u16) -> Option<Self> {
        NonZeroU16::new(number).map(Self)
    }

    /// The number that belongs to the participant at `index` (0-based) of a [`super::Crosstable`].
    #[must_use]
    pub fn from_index(index: usize) -> Option<Self> {
        u16::try_from(index)
            .ok()?
            .checked_add(1)
            .and_then(Self::new)
    }

    /// The number itself, at least 1.
    #[must_use]
    pub fn get(self) -> u16 {
        self.0.get()
    }

    /// The 0-based index of this participant in [`super::Crosstable::participants`].
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0.get() - 1)
    }
}

impl fmt::Display for Tpn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

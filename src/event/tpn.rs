//! The tournament pairing number.

use std::{fmt, num::NonZeroU16};

/// Tournament pairing number (C.04.2 art. 2.3): 1 is the strongest participant. Range 1..=9999.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Tpn(NonZeroU16);

impl Tpn {
    /// The largest number that the four columns of a TRF record can hold.
    pub const MAX: u16 = 9999;

    /// A pairing number, or `None` outside 1..=9999.
    #[must_use]
    pub fn new(number: u16) -> Option<Self> {
        if number > Self::MAX {
            None
        } else {
            NonZeroU16::new(number).map(Self)
        }
    }

    /// The number that belongs to the participant at `index` (0-based) of a [`super::Crosstable`].
    #[must_use]
    pub fn from_index(index: usize) -> Option<Self> {
        u16::try_from(index)
            .ok()?
            .checked_add(1)
            .and_then(Self::new)
    }

    /// The number itself, 1..=9999.
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

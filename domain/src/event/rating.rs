//! Rating numbers.

use std::fmt;

/// A rating between 1 and 3999. "Unrated" is the absence of a value, never 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Elo(u16);

/// Outside 1..=3999.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a rating lies between 1 and 3999")]
pub struct EloError;

impl Elo {
    /// A rating, refused outside 1..=3999.
    ///
    /// # Errors
    /// [`EloError`] outside the range.
    pub const fn new(rating: u16) -> Result<Self, EloError> {
        if rating >= 1 && rating <= 3999 {
            Ok(Self(rating))
        } else {
            Err(EloError)
        }
    }

    /// The number.
    #[must_use]
    pub const fn get(self) -> u16 {
        self.0
    }
}

impl fmt::Display for Elo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

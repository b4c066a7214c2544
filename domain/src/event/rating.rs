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

/// Converts a number as forms, rows and lists have it.
impl TryFrom<i64> for Elo {
    type Error = EloError;

    fn try_from(number: i64) -> Result<Self, EloError> {
        Self::new(u16::try_from(number).map_err(|_| EloError)?)
    }
}

impl From<Elo> for i32 {
    fn from(elo: Elo) -> Self {
        Self::from(elo.0)
    }
}

impl fmt::Display for Elo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rating_lies_between_1_and_3999() {
        for (number, is_rating) in [
            (-1, false),
            (0, false),
            (1, true),
            (3999, true),
            (4000, false),
            (65_537, false),
        ] {
            let elo = Elo::try_from(number);
            assert_eq!(elo.is_ok(), is_rating, "{number}");
            assert!(elo.is_err() || elo.map(i32::from).map(i64::from) == Ok(number));
        }
    }
}

//! Points, counted in half-points so that no sum is ever rounded.

use std::{
    fmt,
    iter::Sum,
    ops::{Add, AddAssign, Sub},
    str::FromStr,
};

/// Points in half-points: `Points::from_halves(5)` is 2½. Sums saturate at `i32` limits, far beyond any event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Points(i32);

impl Points {
    /// No points.
    pub const ZERO: Self = Self(0);

    /// Points from a count of half-points.
    #[must_use]
    pub const fn from_halves(halves: i32) -> Self {
        Self(halves)
    }

    /// The count of half-points.
    #[must_use]
    pub const fn halves(self) -> i32 {
        self.0
    }

    /// `self` taken `times` times.
    #[must_use]
    pub const fn times(self, times: i32) -> Self {
        Self(self.0.saturating_mul(times))
    }
}

impl Add for Points {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

impl Sub for Points {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Self>>(iter: I) -> Self {
        iter.fold(Self::ZERO, Add::add)
    }
}

/// Decimal form with one digit, as in TRF and in the CSV exports: `2.5`.
impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let halves = self.0.unsigned_abs();
        let text = format!(
            "{sign}{}.{}",
            halves / 2,
            if halves % 2 == 1 { 5 } else { 0 }
        );
        f.pad(&text)
    }
}

/// Not a whole number of half-points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a number of half-points")]
pub struct PointsError;

/// Reads `2`, `2.5`, `2,5`, `2.0`, `½`, `2½`.
impl FromStr for Points {
    type Err = PointsError;

    fn from_str(text: &str) -> Result<Self, PointsError> {
        let text = text.trim();
        let (text, half) = match text.strip_suffix('½') {
            Some(rest) => (rest, 1),
            None => (text, 0),
        };
        if text.is_empty() {
            return if half == 1 {
                Ok(Self(1))
            } else {
                Err(PointsError)
            };
        }
        let (whole, fraction) = text.split_once(['.', ',']).unwrap_or((text, ""));
        let fraction = match (fraction.trim_end_matches('0'), half) {
            ("", half) => half,
            ("5", 0) => 1,
            _ => return Err(PointsError),
        };
        if whole.is_empty() || whole.len() > 6 || !whole.bytes().all(|b| b.is_ascii_digit()) {
            return Err(PointsError);
        }
        let whole: i32 = whole.parse().map_err(|_| PointsError)?;
        Ok(Self(whole * 2 + fraction))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_and_writes_halves() {
        for (text, halves) in [
            ("2.5", 5),
            ("2,5", 5),
            ("0", 0),
            ("½", 1),
            ("2½", 5),
            ("3.0", 6),
        ] {
            assert_eq!(text.parse(), Ok(Points(halves)), "{text}");
        }
        assert_eq!("123456".parse(), Ok(Points(246_912)));
        assert_eq!(Points(5) - Points(2), Points(3));
        for text in [
            "", "2.3", "a", "-1", ".5", ".5x", "2.5½", "1234567", "12345678",
        ] {
            assert!(text.parse::<Points>().is_err(), "{text}");
        }
        assert_eq!(format!("{:>5}", Points(5)), "  2.5");
    }
}

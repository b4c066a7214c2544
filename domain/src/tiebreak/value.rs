//! Exact values of tie-breaks.

use std::{cmp::Ordering, fmt};

use crate::event::Points;

/// The value of a tie-break: an exact fraction, with the number of decimals with which it is shown. It may also be missing, for a
/// rating tie-break without rated opponents or an average over no games. A missing value is below every number.
#[derive(Clone, Copy, Debug)]
pub struct TieBreakValue {
    /// Meaningless if the denominator is zero: the value is then missing. Otherwise the denominator is positive.
    numerator: i64,
    denominator: i64,
    decimals: u8,
    empty: bool,
}

impl TieBreakValue {
    /// No value.
    pub const MISSING: Self = Self {
        numerator: 0,
        denominator: 0,
        decimals: 0,
        empty: true,
    };

    /// A whole number.
    #[must_use]
    pub const fn integer(number: i64) -> Self {
        Self::fraction(number, 1, 0)
    }

    /// A number of points, shown with one decimal.
    #[must_use]
    pub fn points(points: Points) -> Self {
        Self::fraction(i64::from(points.halves()), 2, 1)
    }

    /// A number of quarter-points, shown with two decimals: products of two scores.
    #[must_use]
    pub const fn quarters(quarters: i64) -> Self {
        Self::fraction(quarters, 4, 2)
    }

    /// `numerator / denominator`, shown with `decimals`; missing unless the denominator is positive.
    #[must_use]
    pub const fn fraction(numerator: i64, denominator: i64, decimals: u8) -> Self {
        if denominator <= 0 {
            return Self::MISSING;
        }
        Self {
            numerator,
            denominator,
            decimals,
            empty: false,
        }
    }

    /// The same number, marked as the sum of no terms (everything cut).
    pub(super) const fn of_no_terms(self) -> Self {
        Self {
            empty: true,
            ..self
        }
    }

    /// Whether there is no value.
    #[must_use]
    pub const fn is_missing(self) -> bool {
        self.denominator == 0
    }

    /// Numerator and positive denominator, not necessarily in lowest terms; `None` if the value is missing.
    #[must_use]
    pub const fn exact(self) -> Option<(i64, i64)> {
        if self.is_missing() {
            None
        } else {
            Some((self.numerator, self.denominator))
        }
    }

    /// The text of the reference standings: as [`Display`](fmt::Display), but a missing value is `-0` and a
    /// sum of no terms is `0`.
    #[must_use]
    pub fn to_csv(self) -> String {
        if self.is_missing() {
            "-0".to_owned()
        } else if self.empty {
            "0".to_owned()
        } else {
            self.to_string()
        }
    }
}

impl PartialEq for TieBreakValue {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for TieBreakValue {}

impl PartialOrd for TieBreakValue {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// Compares by the exact number; a missing value is below every number.
impl Ord for TieBreakValue {
    fn cmp(&self, other: &Self) -> Ordering {
        match (self.exact(), other.exact()) {
            (None, None) => Ordering::Equal,
            (None, Some(_)) => Ordering::Less,
            (Some(_), None) => Ordering::Greater,
            (Some((a, b)), Some((c, d))) if b == d => a.cmp(&c),
            (Some((a, b)), Some((c, d))) => {
                (i128::from(a) * i128::from(d)).cmp(&(i128::from(c) * i128::from(b)))
            }
        }
    }
}

/// Decimal form with the decimals of the tie-break, halves rounded away from zero: `31.5`, `27.10`, `2311`.
/// A missing value is `–`.
impl fmt::Display for TieBreakValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some((numerator, denominator)) = self.exact() else {
            return f.pad("–");
        };
        let scale = 10_i128.pow(u32::from(self.decimals));
        let (numerator, denominator) = (i128::from(numerator), i128::from(denominator));
        let magnitude = (2 * numerator.abs() * scale + denominator) / (2 * denominator);
        let sign = if numerator < 0 && magnitude > 0 {
            "-"
        } else {
            ""
        };
        let text = if self.decimals == 0 {
            format!("{sign}{magnitude}")
        } else {
            let width = usize::from(self.decimals);
            format!("{sign}{}.{:0width$}", magnitude / scale, magnitude % scale)
        };
        f.pad(&text)
    }
}

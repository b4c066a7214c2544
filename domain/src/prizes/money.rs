//! Amounts of money.

use std::{iter::Sum, ops::Add};

use serde::{Deserialize, Serialize};

/// An amount in hundredths of the currency, never negative. Sums saturate, far beyond any fund.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Money(u64);

impl Money {
    /// No money.
    pub const ZERO: Self = Self(0);

    /// The most that one prize, or a whole fund, may be: 10 millions.
    pub const MOST: Self = Self(1_000_000_000);

    /// An amount from its hundredths.
    #[must_use]
    pub const fn from_cents(cents: u64) -> Self {
        Self(cents)
    }

    /// The hundredths.
    #[must_use]
    pub const fn cents(self) -> u64 {
        self.0
    }

    /// Whether it is zero.
    #[must_use]
    pub const fn is_zero(self) -> bool {
        self.0 == 0
    }

    /// The amount minus `other`, but not below zero.
    #[must_use]
    pub const fn less(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }

    /// The share of each of `n`, rounded down to hundredths; zero if `n` is 0.
    #[must_use]
    pub const fn divided(self, n: u64) -> Self {
        match self.0.checked_div(n) {
            Some(cents) => Self(cents),
            None => Self::ZERO,
        }
    }

    /// Reads `800`, `12,50`, `12.50`, `1.150`, `1,150.50`, `1'150`. A separator before three digits groups thousands; one before one
    /// or two digits is the decimal separator. `None` for other texts and above [`MOST`](Self::MOST).
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let text = text.trim();
        let is_number = |part: &str| part.bytes().all(|b| b.is_ascii_digit());
        let decimals = |rest: &str| rest.parse::<u64>().ok().filter(|_| is_number(rest));
        let (whole, cents) = match text.rfind(['.', ',']) {
            Some(at) => {
                let (whole, rest) = text.split_at(at);
                let rest = rest.get(1..)?;
                match rest.len() {
                    1 => (whole, decimals(rest)?.checked_mul(10)?),
                    2 => (whole, decimals(rest)?),
                    3 => (text, 0),
                    _ => return None,
                }
            }
            None => (text, 0),
        };
        let groups: Vec<&str> = whole.split(['.', ',', '\'', '’']).collect();
        let (first, others) = groups.split_first()?;
        let fits = (1..=8).contains(&first.len())
            && is_number(first)
            && others.iter().all(|part| part.len() == 3 && is_number(part))
            && (others.is_empty() || first.len() <= 3);
        if !fits {
            return None;
        }
        let units: u64 = groups.concat().parse().ok()?;
        let amount = Self(units.checked_mul(100)?.checked_add(cents)?);
        (amount <= Self::MOST).then_some(amount)
    }
}

impl Add for Money {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

impl Sum for Money {
    fn sum<I: Iterator<Item = Self>>(iter: I) -> Self {
        iter.fold(Self::ZERO, Add::add)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_read_as_people_write_them() {
        for (text, cents) in [
            ("800", 80_000),
            ("0", 0),
            ("12,50", 1_250),
            ("12.5", 1_250),
            ("1.150", 115_000),
            ("1,150", 115_000),
            ("1'150", 115_000),
            ("1.150,50", 115_050),
            ("1,150.50", 115_050),
            ("10.000.000", 1_000_000_000),
        ] {
            assert_eq!(Money::parse(text), Some(Money(cents)), "{text}");
        }
        for text in [
            "",
            "a",
            "-5",
            "+5",
            "1.15.5",
            "1150.500",
            "12,",
            ",50",
            "1.1500",
            "10000001",
            "000000800",
            "1.1500.5",
            "1150.500.5",
            "5 0",
            "1,+5",
        ] {
            assert_eq!(Money::parse(text), None, "{text}");
        }
    }

    #[test]
    fn parts_are_rounded_down() {
        assert_eq!(Money(100).divided(3), Money(33));
        assert_eq!(Money(100).divided(0), Money::ZERO);
        assert_eq!(Money(5).less(Money(7)), Money::ZERO);
        assert!(Money::ZERO.is_zero() && !Money(1).is_zero());
    }
}

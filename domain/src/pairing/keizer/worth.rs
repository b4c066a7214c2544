//! The worth of a round: a part of a value number, or points.

use std::{fmt, str::FromStr};

/// A part of a value number, in sixtieths from 0 to 60. So halves, thirds, sixths and multiples of five percent are exact.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Fraction(u8);

/// The part is not a number of sixtieths from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a number of sixtieths from 0 to 60")]
pub struct FractionError;

impl Fraction {
    /// The fraction 0.
    pub const ZERO: Self = Self(0);
    /// One half.
    pub const HALF: Self = Self(30);
    /// The whole.
    pub const ONE: Self = Self(60);
    /// 1/6.
    pub(super) const SIXTH: Self = Self(10);
    /// 1/3.
    pub(super) const THIRD: Self = Self(20);
    /// 0.35.
    pub(super) const HALF_OF_SEVEN_TENTHS: Self = Self(21);
    /// 2/3.
    pub(super) const TWO_THIRDS: Self = Self(40);
    /// 0.7.
    pub(super) const SEVEN_TENTHS: Self = Self(42);

    /// This many sixtieths; `None` above 60.
    #[must_use]
    pub const fn new(sixtieths: u8) -> Option<Self> {
        if sixtieths <= 60 {
            Some(Self(sixtieths))
        } else {
            None
        }
    }

    /// Number of sixtieths.
    #[must_use]
    pub const fn sixtieths(self) -> u8 {
        self.0
    }
}

/// Writes the fraction as people type it: `0`, `1`, multiples of five percent as `0.35`, others in lowest terms as `2/3`; one
/// half is `1/2`.
impl fmt::Display for Fraction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (mut above, mut below) = (self.0, 60);
        for prime in [2, 3, 5] {
            while above.is_multiple_of(prime) && below % prime == 0 && below > 1 {
                (above, below) = (above / prime, below / prime);
            }
        }
        match (above, below) {
            (whole, 1) => write!(f, "{whole}"),
            (_, 2..=6) => write!(f, "{above}/{below}"),
            _ if self.0.is_multiple_of(3) => {
                let text = format!("0.{:02}", self.0 / 3 * 5);
                f.write_str(text.trim_end_matches('0'))
            }
            _ => write!(f, "{above}/{below}"),
        }
    }
}

/// Reads `0`, `1`, `2/3`, `4/6`, `½`, `0.35`, `0,35`, `35%`.
impl FromStr for Fraction {
    type Err = FractionError;

    fn from_str(text: &str) -> Result<Self, FractionError> {
        let (above, below) = ratio(text.trim()).ok_or(FractionError)?;
        if below == 0 || above > below || (above * 60) % below != 0 {
            return Err(FractionError);
        }
        let sixtieths = u8::try_from(above * 60 / below).map_err(|_| FractionError)?;
        Self::new(sixtieths).ok_or(FractionError)
    }
}

/// A typed number, as numerator and denominator.
fn ratio(text: &str) -> Option<(u32, u32)> {
    let digits = |text: &str| -> Option<u32> {
        let plain = (1..=4).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_digit());
        plain.then(|| text.parse().ok()).flatten()
    };
    if let Some(percent) = text.strip_suffix('%') {
        return Some((digits(percent.trim())?, 100));
    }
    match text {
        "½" => return Some((1, 2)),
        "⅓" => return Some((1, 3)),
        "⅔" => return Some((2, 3)),
        _ => {}
    }
    if let Some((above, below)) = text.split_once('/') {
        return Some((digits(above.trim())?, digits(below.trim())?));
    }
    let Some((whole, part)) = text.split_once(['.', ',']) else {
        return Some((digits(text)?, 1));
    };
    // Each part has at most four digits, so the product cannot overflow.
    let (whole, above) = (digits(whole)?, digits(part)?);
    let below = 10_u32.checked_pow(u32::try_from(part.len()).ok()?)?;
    Some((whole * below + above, below))
}

/// The worth of a round without a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Worth {
    /// A part of the own value number.
    Own(Fraction),
    /// This many points, whatever the own value number is.
    Points(u16),
}

impl Worth {
    /// Largest number of points that may be given.
    pub const MOST_POINTS: u16 = 9999;
}

/// Writes the worth as people type it: a fraction, or points with a plus sign, `+12`.
impl fmt::Display for Worth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Own(fraction) => fraction.fmt(f),
            Self::Points(points) => write!(f, "+{points}"),
        }
    }
}

impl FromStr for Worth {
    type Err = FractionError;

    fn from_str(text: &str) -> Result<Self, FractionError> {
        let Some(points) = text.trim().strip_prefix('+') else {
            return text.parse().map(Self::Own);
        };
        number(points.trim(), Self::MOST_POINTS)
            .map(Self::Points)
            .ok_or(FractionError)
    }
}

/// A whole number without sign, up to `most`.
pub(super) fn number(text: &str, most: u16) -> Option<u16> {
    let plain = (1..=4).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_digit());
    let number = plain.then(|| text.parse().ok()).flatten()?;
    (number <= most).then_some(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_read_and_written() {
        for (typed, sixtieths, written) in [
            ("0", 0, "0"),
            ("1", 60, "1"),
            ("4/6", 40, "2/3"),
            ("1/2", 30, "1/2"),
            ("½", 30, "1/2"),
            ("⅓", 20, "1/3"),
            ("⅔", 40, "2/3"),
            ("0,5", 30, "1/2"),
            ("35%", 21, "0.35"),
            ("0.35", 21, "0.35"),
            ("0,70", 42, "0.7"),
            ("1/6", 10, "1/6"),
            ("1/60", 1, "1/60"),
            ("0.05", 3, "0.05"),
            ("7/12", 35, "7/12"),
            ("1.0", 60, "1"),
            ("1,00", 60, "1"),
        ] {
            let fraction: Fraction = typed.parse().unwrap();
            assert_eq!(fraction.sixtieths(), sixtieths, "{typed}");
            assert_eq!(fraction.to_string(), written, "{typed}");
        }
        for sixtieths in 0..=60 {
            let fraction = Fraction::new(sixtieths).unwrap();
            assert_eq!(fraction.to_string().parse(), Ok(fraction));
        }
        assert_eq!(Fraction::new(61), None);
        for typed in [
            "",
            "-1",
            "2",
            "7/6",
            "1/7",
            "0.33",
            "1/0",
            "0/0",
            "1.5",
            "+1",
            "x",
            "1/",
            "0.",
            "101%",
            "99999",
            "0.50000",
            "9999.123456",
        ] {
            assert_eq!(typed.parse::<Fraction>(), Err(FractionError), "{typed}");
        }
        assert_eq!("+12".parse(), Ok(Worth::Points(12)));
        assert_eq!("1/3".parse(), Ok(Worth::Own(Fraction::THIRD)));
        for typed in ["+", "+-1", "++12", "+1.5", "+10000", "+00012", "12"] {
            assert_eq!(typed.parse::<Worth>(), Err(FractionError), "{typed}");
        }
    }
}

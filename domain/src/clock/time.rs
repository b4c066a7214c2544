//! A reading of a chess clock.

use std::{fmt, str::FromStr};

/// Time on a chess clock, in centiseconds; never negative, at most some 497 days.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ClockTime(u32);

impl ClockTime {
    /// 0:00:00.
    pub const ZERO: Self = Self(0);

    /// A time from centiseconds.
    #[must_use]
    pub const fn from_centiseconds(centiseconds: u32) -> Self {
        Self(centiseconds)
    }

    /// A time from whole seconds; saturates at the largest value.
    #[must_use]
    pub const fn from_seconds(seconds: u32) -> Self {
        Self(seconds.saturating_mul(100))
    }

    /// The value in centiseconds.
    #[must_use]
    pub const fn centiseconds(self) -> u32 {
        self.0
    }

    /// Whole seconds with fractions dropped, as a clock that counts down shows them.
    #[must_use]
    pub const fn seconds(self) -> u32 {
        self.0 / 100
    }

    /// Sum, saturating.
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }

    /// Difference, not below zero.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }
}

/// `h:mm:ss`, with tenths or hundredths only if there are any: `1:29:58`, `0:00:03.5`.
impl fmt::Display for ClockTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.seconds();
        write!(
            f,
            "{}:{:02}:{:02}",
            seconds / 3600,
            seconds / 60 % 60,
            seconds % 60
        )?;
        match self.0 % 100 {
            0 => Ok(()),
            rest if rest % 10 == 0 => write!(f, ".{}", rest / 10),
            rest => write!(f, ".{rest:02}"),
        }
    }
}

/// Not a time of the form `h:mm:ss`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a clock time")]
pub struct ClockTimeError;

/// Reads `h:mm:ss`, `mm:ss` and `ss`, each with an optional fraction after `.` or `,`
/// (digits beyond hundredths are dropped). With hours, minutes and seconds stay below 60;
/// without them the leading number is free (`95:00`).
impl FromStr for ClockTime {
    type Err = ClockTimeError;

    fn from_str(text: &str) -> Result<Self, ClockTimeError> {
        let text = text.trim();
        let (whole, fraction) = text.split_once(['.', ',']).unwrap_or((text, "0"));
        if fraction.is_empty() {
            return Err(ClockTimeError);
        }
        let mut seconds: u32 = 0;
        let mut parts = 0_u32;
        for part in whole.split(':') {
            let value = digits(part).ok_or(ClockTimeError)?;
            if parts > 0 && (value >= 60 || part.len() > 2) {
                return Err(ClockTimeError);
            }
            parts += 1;
            seconds = seconds
                .checked_mul(60)
                .and_then(|total| total.checked_add(value))
                .ok_or(ClockTimeError)?;
        }
        if parts > 3 {
            return Err(ClockTimeError);
        }
        if !fraction.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(ClockTimeError);
        }
        let mut places = fraction
            .bytes()
            .chain([b'0', b'0'])
            .map(|byte| u32::from(byte - b'0'));
        let tenths = places.next().unwrap_or(0);
        let hundredths = places.next().unwrap_or(0);
        seconds
            .checked_mul(100)
            .and_then(|total| total.checked_add(tenths * 10 + hundredths))
            .map(Self)
            .ok_or(ClockTimeError)
    }
}

/// An unsigned decimal number without sign or blanks.
pub(super) fn digits(text: &str) -> Option<u32> {
    if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    text.parse().ok()
}

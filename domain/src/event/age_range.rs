//! The ages of a category, as they are typed behind its name.

use std::fmt;

/// Ages as federations count them: the years that somebody completes by the last day of the year of the event. So everybody
/// born in the same year has the same age for the whole year.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AgeRange {
    /// This age or more.
    AtLeast(u8),
    /// This age or less.
    AtMost(u8),
    /// From the first of these ages to the second, both included. The first is never greater than the second.
    Between(u8, u8),
}

impl AgeRange {
    /// Splits the ages off the end of a text: `Under 10 (9-10)`, `Under 8 (-8)`, `Seniors (50+)` or `(50-)`. Other words in
    /// parentheses stay in the text, and so do ages with nothing before them.
    pub(super) fn split(text: &str) -> (&str, Option<Self>) {
        let text = text.trim();
        let found = text.strip_suffix(')').and_then(|text| {
            let (before, ages) = text.rsplit_once('(')?;
            let before = before.trim_end();
            let ages = Self::read(ages)?;
            (!before.is_empty()).then_some((before, ages))
        });
        found.map_or((text, None), |(before, ages)| (before, Some(ages)))
    }

    fn read(text: &str) -> Option<Self> {
        let text = text.trim();
        let (first, last) = match text.strip_suffix('+') {
            Some(first) => (first, ""),
            None => text.split_once(['-', '–'])?,
        };
        match (age(first)?, age(last)?) {
            (None, None) => None,
            (Some(least), None) => Some(Self::AtLeast(least)),
            (None, Some(most)) => Some(Self::AtMost(most)),
            (Some(one), Some(other)) => Some(Self::Between(one.min(other), one.max(other))),
        }
    }

    /// Least age, in years; `None` if there is no lower limit.
    #[must_use]
    pub const fn least(self) -> Option<u8> {
        match self {
            Self::AtLeast(least) | Self::Between(least, _) => Some(least),
            Self::AtMost(_) => None,
        }
    }

    /// Greatest age, in years; `None` if there is no upper limit.
    #[must_use]
    pub const fn greatest(self) -> Option<u8> {
        match self {
            Self::AtMost(most) | Self::Between(_, most) => Some(most),
            Self::AtLeast(_) => None,
        }
    }

    /// Whether somebody born in the year `born` falls into the range in this year.
    #[must_use]
    pub fn holds(self, born: i32, year: i32) -> bool {
        let age = year.saturating_sub(born);
        self.least().is_none_or(|least| age >= i32::from(least))
            && self.greatest().is_none_or(|most| age <= i32::from(most))
    }

    /// Width of the range in years, to tell a narrow range from a wide one.
    pub(super) fn breadth(self) -> u8 {
        let last = self.greatest().unwrap_or(u8::MAX);
        last.saturating_sub(self.least().unwrap_or(0))
    }
}

/// An age of one or two digits. `Some(None)` for an empty text, `None` for any other text.
fn age(text: &str) -> Option<Option<u8>> {
    let text = text.trim();
    if text.is_empty() {
        return Some(None);
    }
    let is_age = text.len() <= 2 && text.bytes().all(|byte| byte.is_ascii_digit());
    is_age.then(|| text.parse().ok())
}

/// The text as it is typed between the parentheses.
impl fmt::Display for AgeRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::AtLeast(least) => write!(f, "{least}+"),
            Self::AtMost(most) => write!(f, "-{most}"),
            Self::Between(least, most) => write!(f, "{least}-{most}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ages_stand_behind_the_name() {
        use AgeRange::{AtLeast, AtMost, Between};
        for (typed, name, ages) in [
            ("Under 10 (9-10)", "Under 10", Some(Between(9, 10))),
            ("Under 10(9–10)", "Under 10", Some(Between(9, 10))),
            (" Under 10  ( 9 - 10 ) ", "Under 10", Some(Between(9, 10))),
            ("Under 10 (10-9)", "Under 10", Some(Between(9, 10))),
            ("Under 8 (-8)", "Under 8", Some(AtMost(8))),
            ("Seniors (50+)", "Seniors", Some(AtLeast(50))),
            ("Seniors (50-)", "Seniors", Some(AtLeast(50))),
            ("Boys (north) (7-7)", "Boys (north)", Some(Between(7, 7))),
            // Whatever else stands in parentheses belongs to the name.
            ("Under 10 up to 10", "Under 10 up to 10", None),
            ("Boys (north)", "Boys (north)", None),
            ("Season (2024-2025)", "Season (2024-2025)", None),
            ("Long (100+)", "Long (100+)", None),
            ("Second (2)", "Second (2)", None),
            ("Nothing (-)", "Nothing (-)", None),
            ("Nothing (+)", "Nothing (+)", None),
            ("Signs (+9-+10)", "Signs (+9-+10)", None),
            ("Open (9-10", "Open (9-10", None),
            ("Shut 9-10)", "Shut 9-10)", None),
            ("(9-10)", "(9-10)", None),
        ] {
            assert_eq!(AgeRange::split(typed), (name, ages), "{typed}");
            if let Some(ages) = ages {
                let again = format!("{name} ({ages})");
                assert_eq!(AgeRange::split(&again), (name, Some(ages)), "{again}");
            }
        }
    }

    #[test]
    fn an_age_is_that_of_the_end_of_the_year() {
        for (ages, youngest, oldest) in [
            (AgeRange::Between(9, 10), Some(2017), Some(2016)),
            (AgeRange::AtMost(8), None, Some(2018)),
            (AgeRange::AtLeast(50), Some(1976), None),
        ] {
            for (born, by) in [(youngest, 1), (oldest, -1)] {
                let Some(born) = born else { continue };
                assert!(ages.holds(born, 2026), "{ages} {born}");
                assert!(!ages.holds(born + by, 2026), "{ages} {born} {by}");
            }
        }
        assert!(AgeRange::AtMost(8).holds(2026, 2026));
        assert!(AgeRange::AtLeast(50).holds(1900, 2026));
    }

    #[test]
    fn ranges_are_narrow_or_wide() {
        let ages = [
            AgeRange::Between(7, 7),
            AgeRange::Between(9, 10),
            AgeRange::AtMost(8),
            AgeRange::AtMost(10),
            AgeRange::AtLeast(65),
            AgeRange::AtLeast(50),
        ];
        assert_eq!(ages.map(AgeRange::breadth), [0, 1, 8, 10, 190, 205]);
    }
}

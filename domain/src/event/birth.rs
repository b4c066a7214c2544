//! Birth dates, of which often only the year is known.

use std::fmt;

use chrono::{Datelike, Months, NaiveDate};

/// A whole date or the year alone. Only [`Birth::year`] is ever public.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Birth {
    /// Only the year is known. 1880..=2100.
    Year(i32),
    /// The whole date.
    Date(NaiveDate),
}

/// The latest births of people who are surely 18 on some day. Anybody born later may be below 18 ([`Birth::may_be_minor`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OfAge {
    /// The latest day of birth, for people whose whole date is known.
    pub day: NaiveDate,
    /// The latest year of birth, for people whose year alone is known.
    pub year: i32,
}

/// Why a birth date is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BirthError {
    /// The day does not exist in that month.
    #[error("{day} is not a day of month {month}")]
    NoSuchDay {
        /// Day as written.
        day: u32,
        /// Month as written.
        month: u32,
    },
    /// The year is not between 1880 and 2100.
    #[error("year {0} is out of range")]
    Year(i32),
    /// Neither a date nor a year.
    #[error("not a date")]
    Format,
}

impl Birth {
    /// The year.
    #[must_use]
    pub fn year(self) -> i32 {
        match self {
            Self::Year(year) => year,
            Self::Date(date) => date.year(),
        }
    }

    /// The whole date, if it is known.
    #[must_use]
    pub const fn date(self) -> Option<NaiveDate> {
        match self {
            Self::Year(_) => None,
            Self::Date(date) => Some(date),
        }
    }

    /// The same birth without month and day.
    #[must_use]
    pub fn year_alone(self) -> Self {
        Self::Year(self.year())
    }

    /// Whether somebody born then may be below 18 on this day. Where only the year is known, they count as born on its
    /// last day.
    #[must_use]
    pub fn may_be_minor(self, today: NaiveDate) -> bool {
        self.may_be_below(18, today)
    }

    /// Whether somebody born then may be below this age on this day. Where only the year is known, they count as born on
    /// its last day.
    #[must_use]
    pub fn may_be_below(self, limit: u8, today: NaiveDate) -> bool {
        let (year, day) = match self {
            Self::Year(year) => (year, (12, 31)),
            Self::Date(date) => (date.year(), (date.month(), date.day())),
        };
        let (age, limit) = (today.year() - year, i32::from(limit));
        age < limit || age == limit && (today.month(), today.day()) < day
    }

    /// The latest births of people who are surely 18 on this day.
    #[must_use]
    pub fn of_age(today: NaiveDate) -> OfAge {
        // Eighteen years before 29 February there is no such day, so 28 February is the limit. Somebody born on 29 February is
        // 18 on 1 March.
        let day = today
            .checked_sub_months(Months::new(18 * 12))
            .unwrap_or(NaiveDate::MIN);
        let is_last = (day.month(), day.day()) == (12, 31);
        OfAge {
            day,
            year: if is_last { day.year() } else { day.year() - 1 },
        }
    }

    /// Reads `1987`, `1987-05-03`, `1987/05/03`, `1987.05.03`, `3/5/1987`, `03.05.1987`, `03-05-1987`;
    /// month and day `00` mean that only the year is known.
    ///
    /// # Errors
    /// [`BirthError`] with what is wrong.
    pub fn parse(text: &str) -> Result<Self, BirthError> {
        let parts: Vec<&str> = text.trim().split(['-', '/', '.']).collect();
        let number = |part: &str| -> Result<u32, BirthError> {
            if part.is_empty() || part.len() > 4 || !part.bytes().all(|b| b.is_ascii_digit()) {
                return Err(BirthError::Format);
            }
            part.parse().map_err(|_| BirthError::Format)
        };
        let (year, month, day) = match parts.as_slice() {
            [year] if year.len() == 4 => (number(year)?, 0, 0),
            [year, month, day] if year.len() == 4 => (number(year)?, number(month)?, number(day)?),
            [day, month, year] if year.len() == 4 => (number(year)?, number(month)?, number(day)?),
            _ => return Err(BirthError::Format),
        };
        let year = i32::try_from(year).map_err(|_| BirthError::Format)?;
        if !(1880..=2100).contains(&year) {
            return Err(BirthError::Year(year));
        }
        if month == 0 && day == 0 {
            return Ok(Self::Year(year));
        }
        NaiveDate::from_ymd_opt(year, month, day)
            .map(Self::Date)
            .ok_or(BirthError::NoSuchDay { day, month })
    }
}

/// `1987-05-03`, or `1987`.
impl fmt::Display for Birth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Year(year) => year.fmt(f),
            Self::Date(date) => date.fmt(f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_age_is_who_cannot_be_a_minor() {
        let day = |y, m, d| NaiveDate::from_ymd_opt(y, m, d).unwrap();
        for today in [
            day(2026, 11, 22),
            day(2026, 12, 31),
            day(2027, 1, 1),
            day(2026, 2, 28),
            day(2026, 3, 1),
            day(2028, 2, 29),
        ] {
            let of_age = Birth::of_age(today);
            for born in day(2007, 12, 1).iter_days().take(3 * 365) {
                let whole = Birth::Date(born).may_be_minor(today);
                assert_eq!(born > of_age.day, whole, "{born} on {today}");
                let year = Birth::Year(born.year()).may_be_minor(today);
                assert_eq!(born.year() > of_age.year, year, "{born} on {today}");
            }
        }
    }

    #[test]
    fn reads_dates_and_years() {
        let date = NaiveDate::from_ymd_opt(1987, 5, 3)
            .map(Birth::Date)
            .unwrap();
        for text in ["1987-05-03", "3/5/1987", "03.05.1987", "1987/05/03"] {
            assert_eq!(Birth::parse(text), Ok(date), "{text}");
        }
        for (birth, text) in [(date, "1987-05-03"), (date.year_alone(), "1987")] {
            assert_eq!(birth.to_string(), text);
            assert_eq!(Birth::parse(text), Ok(birth));
        }
        assert_eq!(date.date(), NaiveDate::from_ymd_opt(1987, 5, 3));
        assert_eq!(date.year_alone().date(), None);
        let day = |y, m, d| NaiveDate::from_ymd_opt(y, m, d).unwrap();
        for (birth, minor) in [
            (Birth::Date(day(2008, 11, 22)), false),
            (Birth::Date(day(2008, 11, 23)), true),
            (Birth::Year(2008), true),
            (Birth::Year(2007), false),
            (Birth::Date(day(2009, 1, 1)), true),
        ] {
            assert_eq!(birth.may_be_minor(day(2026, 11, 22)), minor, "{birth:?}");
        }
        assert_eq!((date.year(), Birth::Year(1990).year()), (1987, 1990));
        assert_eq!(Birth::parse("1987/00/00"), Ok(Birth::Year(1987)));
        // A month without a day is neither a date nor a year; two digits are no year, five no month.
        assert_eq!(
            Birth::parse("1987-05-00"),
            Err(BirthError::NoSuchDay { day: 0, month: 5 })
        );
        for text in ["87", "87-05-03", "1987-00005-03", "1987--03", "1987-05"] {
            assert_eq!(Birth::parse(text), Err(BirthError::Format), "{text}");
        }
        assert_eq!(
            Birth::parse("31/02/1990"),
            Err(BirthError::NoSuchDay { day: 31, month: 2 })
        );
        assert_eq!(Birth::parse("1700"), Err(BirthError::Year(1700)));
        assert_eq!(Birth::parse("ieri"), Err(BirthError::Format));
    }
}

//! The rating list that a rating was taken from.

use std::{fmt, str::FromStr};

use chrono::NaiveDate;

use super::{ListKind, word::Word};

/// The rating list that a rating was taken from. Written as `standard 2026-11-01 FIDE`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct RatingOrigin {
    /// The publisher of the list: `FIDE`, or the code of a federation. Never empty.
    pub source: String,
    /// Which ratings it holds.
    pub kind: ListKind,
    /// The first day on which it is valid.
    pub valid_from: NaiveDate,
}

impl fmt::Display for RatingOrigin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            source,
            kind,
            valid_from,
        } = self;
        write!(f, "{} {valid_from} {source}", kind.code())
    }
}

/// The text does not name a rating list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no rating list: kind, day and owner are written as in \"standard 2026-11-01 FIDE\"")]
pub struct NoRatingOrigin;

impl FromStr for RatingOrigin {
    type Err = NoRatingOrigin;

    fn from_str(text: &str) -> Result<Self, NoRatingOrigin> {
        let mut parts = text.splitn(3, ' ');
        let mut next = || parts.next().filter(|part| !part.is_empty());
        let (Some(kind), Some(day), Some(source)) = (next(), next(), next()) else {
            return Err(NoRatingOrigin);
        };
        Ok(Self {
            source: source.to_owned(),
            kind: ListKind::from_code(kind).ok_or(NoRatingOrigin)?,
            valid_from: day.parse().map_err(|_| NoRatingOrigin)?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        for (text, source) in [
            ("standard 2026-11-01 FIDE", "FIDE"),
            ("combined 2026-01-31 Lega di Prova", "Lega di Prova"),
        ] {
            let origin: RatingOrigin = text.parse().unwrap();
            assert_eq!(origin.source, source);
            assert_eq!(origin.to_string(), text);
        }
    }

    #[test]
    fn anything_else_is_no_list() {
        for text in [
            "",
            "standard",
            "standard 2026-11-01",
            "standard 2026-11-01 ",
            "standard  FIDE",
            "classical 2026-11-01 FIDE",
            "standard 2026-02-30 FIDE",
        ] {
            assert_eq!(text.parse::<RatingOrigin>(), Err(NoRatingOrigin), "{text}");
        }
    }
}

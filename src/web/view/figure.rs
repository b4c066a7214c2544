//! Points and tie-break values: whole numbers are right-aligned, and fractions have a column of their own.

use askama::Template;
use askama::filters::HtmlSafe;

use crate::{event::Points, words::points};

/// A number of points or a tie-break value, to be shown in a column `pt`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Template)]
#[template(source = "{{ whole }}<i>{{ fraction }}</i>", ext = "html")]
pub struct Figure {
    /// The integer part; empty when the value is a bare fraction.
    pub whole: String,
    /// `½`, `¼`, `¾` or empty.
    pub fraction: &'static str,
}

impl HtmlSafe for Figure {}

impl Figure {
    /// A value in quarter-points (Sonneborn-Berger of half-points is a multiple of ¼).
    #[must_use]
    pub fn quarters(quarters: i64) -> Self {
        let (whole, fraction) = points::quarters(quarters);
        Self { whole, fraction }
    }

    /// A value without fractions of points: a rating, a count, a percentage.
    #[must_use]
    pub fn text(text: impl Into<String>) -> Self {
        Self {
            whole: text.into(),
            fraction: "",
        }
    }

    /// `2½`, for running text.
    #[must_use]
    pub fn plain(&self) -> String {
        format!("{}{}", self.whole, self.fraction)
    }
}

impl From<Points> for Figure {
    fn from(points: Points) -> Self {
        Self::quarters(i64::from(points.halves()) * 2)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_and_quarters() {
        for (quarters, text) in [
            (0, "0"),
            (1, "¼"),
            (2, "½"),
            (4, "1"),
            (10, "2½"),
            (35, "8¾"),
            (-2, "−½"),
            (-6, "−1½"),
        ] {
            assert_eq!(Figure::quarters(quarters).plain(), text);
        }
        assert_eq!(
            Figure::from(Points::from_halves(7)).to_string(),
            "3<i>½</i>"
        );
    }
}

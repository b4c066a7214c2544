//! The verdict of a second opinion on a report, in one word.

use super::word::words;

/// The outcome of comparing a report with the rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum CheckVerdict {
    /// Everything was compared, and nothing differs.
    Verified,
    /// Something differs.
    Differs,
    /// Something could not be compared; the rest does not differ.
    #[default]
    Incomplete,
}

impl CheckVerdict {
    /// Every value.
    pub const ALL: [Self; 3] = [Self::Verified, Self::Differs, Self::Incomplete];

    /// Stable text code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Verified => "verified",
            Self::Differs => "differs",
            Self::Incomplete => "incomplete",
        }
    }
}

words!(CheckVerdict);

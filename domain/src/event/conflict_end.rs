//! How a conflict of two values for one board ended.

use super::word::words;

/// How a conflict of two values for one board ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ConflictEnd {
    /// An arbiter saw both and entered one of them.
    Chosen,
    /// The board now has the value that was sent.
    Agreed,
    /// The same person sent another value.
    Replaced,
    /// The sender took the value back.
    Withdrawn,
}

impl ConflictEnd {
    /// Every value.
    pub const ALL: [Self; 4] = [Self::Chosen, Self::Agreed, Self::Replaced, Self::Withdrawn];

    /// Stable text code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Chosen => "chosen",
            Self::Agreed => "agreed",
            Self::Replaced => "replaced",
            Self::Withdrawn => "withdrawn",
        }
    }
}

words!(ConflictEnd);

//! What a program may read with a token of a tournament.

use super::word::words;

/// What a program may read with a token, beside what everybody may read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum TokenScope {
    /// Results as arbiters see them: with whole names, and with who entered each result and when.
    #[default]
    Results,
    /// Entries with their states, and persons with the fields that go to a federation.
    Entries,
}

impl TokenScope {
    /// Every value.
    pub const ALL: [Self; 2] = [Self::Results, Self::Entries];

    /// Stable text code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Results => "results",
            Self::Entries => "entries",
        }
    }
}

words!(TokenScope);

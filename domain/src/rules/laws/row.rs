//! A row of the table of rules.

use super::article::Article;
use crate::rules::edition::Edition;

/// What the program does about a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Handling {
    /// The program judges, from moves, clocks and the arbiter's statements.
    Judged,
    /// The arbiter judges, and the program records decision, article, times and who decided.
    Recorded,
    /// The arbiter takes care of it, and nothing is recorded automatically.
    Arbiter,
    /// A definition on which other rules are built.
    Basis,
}

impl Handling {
    /// Every value.
    pub const ALL: [Self; 4] = [Self::Judged, Self::Recorded, Self::Arbiter, Self::Basis];

    /// Stable name, for messages: `judged`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Judged => "judged",
            Self::Recorded => "recorded",
            Self::Arbiter => "arbiter",
            Self::Basis => "basis",
        }
    }
}

/// A row of the table.
#[derive(Debug)]
pub(super) struct Row {
    /// Stable name, for messages: `king-capture`.
    pub(super) code: &'static str,
    /// What the program does about it.
    pub(super) handling: Handling,
    /// Its article in each edition, in the order of the editions.
    pub(super) articles: [Article; Edition::COLUMNS],
}

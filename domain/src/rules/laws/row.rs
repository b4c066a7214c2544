//! What stands in a row of the table.

use super::article::Article;
use crate::rules::edition::Edition;

/// What the program does about a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Handling {
    /// It judges, from moves, clocks and what the arbiter says.
    Judged,
    /// The arbiter judges and it records: decision, article, times and who decided.
    Recorded,
    /// Nothing is recorded of itself; the arbiter sees to it.
    Arbiter,
    /// A definition, on which the rest is built.
    Basis,
}

impl Handling {
    /// Every one.
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

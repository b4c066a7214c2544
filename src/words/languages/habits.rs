//! Differences between languages that are not messages.

use crate::rules::notation::Language;

/// The rules of a written language, apart from its messages.
pub struct Habits {
    /// The letters of the pieces.
    pub men: Language,
    /// Separator of the thousands in an amount.
    pub thousands: char,
    /// Separator of the decimals.
    pub decimal: char,
    /// Titles that it abbreviates in its own way: FIDE's code, and its own. Other titles are shown as FIDE writes them.
    pub titles: &'static [(&'static str, &'static str)],
    /// Codes of the federations whose players are told decisions in it.
    pub federations: &'static [&'static str],
    /// A whole number in letters.
    pub whole: fn(u64) -> String,
}

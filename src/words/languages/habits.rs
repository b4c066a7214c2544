//! What differs from language to language and is no message.

use crate::rules::notation::Language;

/// How a language is written, beside its messages.
pub struct Habits {
    /// The letters of the men.
    pub men: Language,
    /// Between the thousands of an amount.
    pub thousands: char,
    /// Before decimals.
    pub decimal: char,
    /// Titles that it abbreviates in its own way: FIDE's code, then its own. The others are shown as FIDE writes them.
    pub titles: &'static [(&'static str, &'static str)],
    /// The federations whose players are told decisions in it.
    pub federations: &'static [&'static str],
    /// A whole number in letters.
    pub whole: fn(u64) -> String,
}

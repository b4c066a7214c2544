//! A bracket of a Swiss round in words, whichever system paired it.

use crate::pairing::Pair;

/// A bracket that has been paired.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairedGroup {
    /// Which one.
    pub title: String,
    /// How it was paired.
    pub lead: String,
    /// Its boards.
    pub pairs: Vec<Pair>,
    /// Each criterion: its name, its number in the rules, its value.
    pub criteria: Vec<(String, String, String)>,
}

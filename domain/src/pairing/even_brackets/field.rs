//! The participants of a round whose brackets are even.

use std::ops::{Deref, DerefMut};

use crate::pairing::dutch;

/// The participants in the order of score and pairing number; everywhere else one is given by the index in this list.
#[derive(Clone)]
pub(in crate::pairing) struct EvenField {
    pub base: dutch::Field,
    /// Whether each floated in the match before (1.5).
    pub floated: Vec<bool>,
    /// How many matches each has had that were not forfeited.
    pub matches: Vec<usize>,
    /// Whether it matters who floated in the match before: not so near the end of the event.
    pub floats_count: bool,
    /// Upfloaters are looked for in the whole field at once: slow, for comparison.
    pub is_whole: bool,
}

impl Deref for EvenField {
    type Target = dutch::Field;

    fn deref(&self) -> &Self::Target {
        &self.base
    }
}

impl DerefMut for EvenField {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.base
    }
}

impl EvenField {
    /// Whether somebody floated in the match before.
    pub(in crate::pairing) fn floated(&self, player: usize) -> bool {
        self.floated.get(player).copied().unwrap_or(false)
    }

    /// How many matches somebody has had that were not forfeited.
    pub(in crate::pairing) fn matches(&self, player: usize) -> usize {
        self.matches.get(player).copied().unwrap_or(0)
    }
}

//! The participants of a round whose brackets are even.

use std::ops::{Deref, DerefMut};

use crate::pairing::dutch;

/// The participants in the order of score, then pairing number; everywhere else a participant is the index in this list.
#[derive(Clone)]
pub(in crate::pairing) struct EvenField {
    pub base: dutch::Field,
    /// For each participant, whether they floated in the match before (1.5).
    pub floated: Vec<bool>,
    /// For each participant, the number of matches that were not forfeited.
    pub matches: Vec<usize>,
    /// Whether floats of the match before count; they do not near the end of the event.
    pub floats_count: bool,
    /// Whether upfloaters are looked for in the whole field at once, which is slow and serves for comparison.
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
    /// Whether a participant floated in the match before.
    pub(in crate::pairing) fn floated(&self, player: usize) -> bool {
        self.floated.get(player).copied().unwrap_or(false)
    }

    /// Number of matches of a participant that were not forfeited.
    pub(in crate::pairing) fn matches(&self, player: usize) -> usize {
        self.matches.get(player).copied().unwrap_or(0)
    }
}

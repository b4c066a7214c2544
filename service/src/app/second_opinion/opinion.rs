//! The result of checking a report.

use crate::{
    event::{CheckVerdict, RoundNumber},
    pairing::{Engine, Impossible, NotPairedHere, deviation::Deviation},
};

use super::places::{Places, UnknownTieBreak};

/// A round for which the rules give no pairing.
#[derive(Clone, Debug)]
pub struct NoPairing {
    /// Number of the round.
    pub round: RoundNumber,
    /// The reason why the rules give no pairing.
    pub why: Impossible,
}

/// The result of checking a report.
#[derive(Clone, Debug)]
pub struct Opinion {
    /// The engine that paired again; otherwise the reason why none did.
    pub engine: Result<Engine, NotPairedHere>,
    /// Number of rounds that were paired again.
    pub rounds: u8,
    /// Boards and byes that differ, each with its round, the first board first.
    pub boards: Vec<(RoundNumber, Deviation)>,
    /// Rounds for which the rules give no pairing.
    pub impossible: Vec<NoPairing>,
    /// The result for the standings; otherwise the tie-break that is not known.
    pub places: Result<Places, UnknownTieBreak>,
}

impl Opinion {
    /// Number of pairings that differ.
    #[must_use]
    pub fn pairings(&self) -> usize {
        self.boards.len() + self.impossible.len()
    }

    /// Number of points and places that differ.
    #[must_use]
    pub fn standings(&self) -> usize {
        self.places
            .as_ref()
            .map_or(0, |places| places.differences.len())
    }

    /// Whether everything was checked.
    #[must_use]
    pub const fn is_whole(&self) -> bool {
        self.engine.is_ok() && self.places.is_ok()
    }

    /// Whether everything was checked and nothing differs.
    #[must_use]
    pub fn is_verified(&self) -> bool {
        self.is_whole() && self.pairings() + self.standings() == 0
    }

    /// The result in one word.
    #[must_use]
    pub fn verdict(&self) -> CheckVerdict {
        if self.pairings() + self.standings() > 0 {
            CheckVerdict::Differs
        } else if self.is_whole() {
            CheckVerdict::Verified
        } else {
            CheckVerdict::Incomplete
        }
    }
}

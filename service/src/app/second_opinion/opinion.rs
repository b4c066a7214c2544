//! What came of the comparison of a report.

use crate::{
    event::{CheckVerdict, RoundNumber},
    pairing::{Engine, Impossible, NotPairedHere, deviation::Deviation},
};

use super::places::{Places, UnknownTieBreak};

/// A round for which the rules give no pairing.
#[derive(Clone, Debug)]
pub struct NoPairing {
    pub round: RoundNumber,
    /// Why the rules give none.
    pub why: Impossible,
}

/// What came of the comparison of a report.
#[derive(Clone, Debug)]
pub struct Opinion {
    /// What paired again; else why nothing did.
    pub engine: Result<Engine, NotPairedHere>,
    /// Rounds paired again.
    pub rounds: u8,
    /// Boards and byes that differ, with the round, first board first.
    pub boards: Vec<(RoundNumber, Deviation)>,
    /// Rounds for which the rules give no pairing.
    pub impossible: Vec<NoPairing>,
    /// What came of the standings; else the tie-break that is not known.
    pub places: Result<Places, UnknownTieBreak>,
}

impl Opinion {
    /// Pairings that differ.
    #[must_use]
    pub fn pairings(&self) -> usize {
        self.boards.len() + self.impossible.len()
    }

    /// Points and places that differ.
    #[must_use]
    pub fn standings(&self) -> usize {
        self.places
            .as_ref()
            .map_or(0, |places| places.differences.len())
    }

    /// Whether everything was compared.
    #[must_use]
    pub const fn is_whole(&self) -> bool {
        self.engine.is_ok() && self.places.is_ok()
    }

    /// Whether everything was compared and nothing differs.
    #[must_use]
    pub fn is_verified(&self) -> bool {
        self.is_whole() && self.pairings() + self.standings() == 0
    }

    /// What came of it in one word.
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

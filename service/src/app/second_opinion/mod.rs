//! A second opinion on the report of a tournament, by whatever program it was made: every round is paired again, every
//! place ranked again. Nothing is stored.

mod order;
mod places;

use crate::{
    event::{Halt, RoundNumber},
    formats::trf::Trf,
    pairing::{
        Engine, Impossible, NotPairedHere,
        check::{DifferenceKind, check_round},
        deviation::{Deviation, deviations},
    },
};

pub use order::order_of;
pub use places::{Places, UnknownTieBreak};

/// A round for which the rules give no pairing.
#[derive(Clone, Debug)]
pub struct NoPairing {
    /// The round.
    pub round: RoundNumber,
    /// Why.
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
}

/// Compares a report with what the rules give. `engine` is what pairs it. Stops when `halt` says so: what is left then has
/// no meaning, and the caller asks `halt` again.
#[must_use]
pub fn second_opinion(report: &Trf, engine: Result<Engine, NotPairedHere>, halt: &Halt) -> Opinion {
    let (mut boards, mut impossible) = (Vec::new(), Vec::new());
    let rounds = report.table.rounds_paired();
    let mut looked = 0;
    if let Ok(engine) = &engine {
        for round in (1..=rounds).filter_map(RoundNumber::new) {
            if halt.is_due() {
                break;
            }
            halt.reached(round.index(), usize::from(rounds) + 1);
            looked += 1;
            match check_round(&report.table, round, *engine) {
                None => {}
                Some(DifferenceKind::Impossible(why)) => impossible.push(NoPairing { round, why }),
                Some(kind) => {
                    let found = deviations(&report.table, round, *engine, &kind);
                    boards.extend(found.into_iter().map(|deviation| (round, deviation)));
                }
            }
        }
    }
    Opinion {
        engine,
        rounds: looked,
        boards,
        impossible,
        places: places::compare(report),
    }
}

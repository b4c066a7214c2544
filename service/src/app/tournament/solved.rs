//! Rounds that were paired, kept: every "why" and the comparison of a stale draft ask the same round.
//!
//! A round is known by its whole table, not by a version of the data: what changes no pairing, such as a printed
//! sheet, does not cost it again.

use std::{
    collections::VecDeque,
    sync::{Arc, Mutex, PoisonError},
};

use crate::{
    app::Context,
    event::{Crosstable, Halt, RoundNumber},
    pairing::{Engine, Impossible, Solved},
};

/// Participants in the rounds kept at most: some 20 MB.
const MOST_KEPT: usize = 20_000;

/// The rounds paired last, the newest at the end.
#[derive(Default)]
pub(crate) struct SolvedRounds(Mutex<VecDeque<Arc<Solved>>>);

impl SolvedRounds {
    fn find(&self, table: &Crosstable, round: RoundNumber, engine: Engine) -> Option<Arc<Solved>> {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let place = kept
            .iter()
            .position(|solved| solved.is_of(table, round, engine))?;
        let found = kept.remove(place)?;
        kept.push_back(Arc::clone(&found));
        Some(found)
    }

    fn keep(&self, solved: Arc<Solved>) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.push_back(solved);
        let mut all: usize = kept.iter().map(|solved| solved.size()).sum();
        while all > MOST_KEPT && kept.len() > 1 {
            all -= kept.pop_front().map_or(0, |oldest| oldest.size());
        }
    }
}

impl Context {
    /// The round of this table as it is to be paired, found before or now. Long work: never inside a transaction.
    pub(super) fn solved(
        &self,
        table: &Crosstable,
        round: RoundNumber,
        engine: Engine,
        halt: &Halt,
    ) -> Result<Arc<Solved>, Impossible> {
        if let Some(found) = self.solved.find(table, round, engine) {
            return Ok(found);
        }
        let solved = Arc::new(engine.solve(table, round, halt)?);
        self.solved.keep(Arc::clone(&solved));
        Ok(solved)
    }
}

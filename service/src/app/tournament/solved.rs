//! A cache of paired rounds: all explanations, and the comparison of an outdated draft, need the same round.
//!
//! A round is identified by its whole crosstable, not by a version of the data. So a change that affects no pairing, such as
//! printing, does not cause a new computation.

use std::{
    collections::VecDeque,
    sync::{Arc, Mutex, PoisonError},
};

use crate::{
    app::Context,
    event::{Crosstable, Halt, RoundNumber},
    pairing::{Engine, Impossible, Solved},
};

/// Maximum number of participants in all cached rounds together: some 20 MB.
const MOST_KEPT: usize = 20_000;

/// The rounds paired last, newest at the end.
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
    /// The round that this table gives, from the cache or computed now. Takes long: never call it inside a transaction.
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

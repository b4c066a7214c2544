//! The boards of a tournament, round by round.

use std::sync::Arc;

use crate::store::rows::pairings::PairingRow;

/// Pairings by round and board. Unchanged rounds are shared with the previous reading.
#[derive(Clone, Debug, Default)]
pub(crate) struct Boards(Vec<Arc<Vec<PairingRow>>>);

impl Boards {
    /// Makes the boards from rows in the order of rounds.
    pub fn new(rows: Vec<PairingRow>) -> Self {
        let mut rounds: Vec<Arc<Vec<PairingRow>>> = Vec::new();
        let mut round: Vec<PairingRow> = Vec::new();
        for row in rows {
            if round
                .last()
                .is_some_and(|last| last.round_id != row.round_id)
            {
                rounds.push(std::mem::take(&mut round).into());
            }
            round.push(row);
        }
        if !round.is_empty() {
            rounds.push(round.into());
        }
        Self(rounds)
    }

    /// Makes the boards from rounds, in their order.
    pub(super) fn of(rounds: Vec<Arc<Vec<PairingRow>>>) -> Self {
        Self(rounds)
    }

    /// Rounds with boards, in their order.
    pub(super) fn rounds(&self) -> &[Arc<Vec<PairingRow>>] {
        &self.0
    }

    /// All boards.
    pub fn iter(&self) -> impl Iterator<Item = &PairingRow> {
        self.0.iter().flat_map(|round| round.iter())
    }

    /// The boards of a round, by number.
    pub fn of_round(&self, round: i32) -> &[PairingRow] {
        let mut rounds = self.0.iter();
        let found = rounds.find(|rows| rows.first().is_some_and(|row| row.round_id == round));
        found.map_or(&[], |rows| rows.as_slice())
    }

    /// The board of this pairing. The newest rounds are searched first, because they are asked for most.
    pub fn find(&self, pairing: i32) -> Option<&PairingRow> {
        let mut rounds = self.0.iter().rev();
        rounds.find_map(|round| round.iter().find(|row| row.id == pairing))
    }

    /// Number of boards.
    pub fn len(&self) -> usize {
        self.0.iter().map(|round| round.len()).sum()
    }

    /// These boards with some rows replaced, and the rounds in which a result changed. `None` if a row has no board yet.
    pub(super) fn with(&self, rows: Vec<PairingRow>) -> Option<(Self, Vec<i32>)> {
        let mut changed = self.clone();
        let mut rounds = Vec::new();
        for row in rows {
            let mut all = changed.0.iter_mut();
            let round = all.find(|round| {
                round
                    .first()
                    .is_some_and(|first| first.round_id == row.round_id)
            })?;
            let boards = Arc::make_mut(round);
            let old = boards.iter_mut().find(|old| old.id == row.id)?;
            if (old.result, old.result_cause) != (row.result, row.result_cause) {
                rounds.push(row.round_id);
            }
            *old = row;
        }
        Some((changed, rounds))
    }
}

//! The boards of a tournament, round by round.

use std::sync::Arc;

use crate::store::rows::pairings::PairingRow;

/// Pairings by round and board; a round that did not change is shared with the reading before.
#[derive(Clone, Debug, Default)]
pub(crate) struct Boards(Vec<Arc<Vec<PairingRow>>>);

impl Boards {
    /// Of rows that are in the order of rounds.
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

    /// Of rounds, in their order.
    pub(super) fn of(rounds: Vec<Arc<Vec<PairingRow>>>) -> Self {
        Self(rounds)
    }

    /// Rounds that have boards, in their order.
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

    /// The board with this number of its pairing. The newest rounds are asked for most: they are looked through first.
    pub fn find(&self, pairing: i32) -> Option<&PairingRow> {
        let mut rounds = self.0.iter().rev();
        rounds.find_map(|round| round.iter().find(|row| row.id == pairing))
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.0.iter().map(|round| round.len()).sum()
    }

    /// These boards with these rows in the place of those with their numbers, and the rounds in which a result changed;
    /// `None` when one of them stood nowhere.
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

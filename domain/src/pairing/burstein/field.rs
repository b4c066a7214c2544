//! The players of a round, with what only this system needs to know of them.

use std::{
    cmp::Reverse,
    ops::{Deref, DerefMut},
};

use super::index::{Index, indices};
use crate::{
    event::{Colour, Crosstable, Halt, RoundNumber},
    pairing::dutch::{self, Edition},
};

/// The players in the order of score, then pairing number; everywhere else a player is the index in this list.
#[derive(Clone)]
pub(super) struct Field {
    base: dutch::Field,
    indices: Vec<Index>,
    /// Whether brackets are paired together with the whole field below, which is slow and serves for comparison.
    pub is_whole: bool,
}

impl Deref for Field {
    type Target = dutch::Field;

    fn deref(&self) -> &Self::Target {
        &self.base
    }
}

impl DerefMut for Field {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.base
    }
}

impl Field {
    pub(super) fn new(table: &Crosstable, round: RoundNumber, halt: &Halt) -> Self {
        let initial = crate::pairing::initial_colour(table).unwrap_or(Colour::White);
        let mut base = dutch::Field::new(table, round, Edition::Fide2026, initial);
        base.halt = halt.clone();
        for player in &mut base.players {
            // C3 makes no exception for topscorers here.
            player.topscorer = false;
        }
        let of_all = indices(table, round);
        let players = base.players.iter();
        let indices: Vec<Index> = players
            .map(|player| of_all.get(player.tpn.index()).copied().unwrap_or_default())
            .collect();
        let mut ranking: Vec<usize> = (0..base.players.len()).collect();
        ranking.sort_by_key(|player| (Reverse(indices.get(*player)), base.tpn(*player)));
        let mut ranks = vec![0; ranking.len()];
        for (rank, player) in ranking.into_iter().enumerate() {
            if let Some(own) = ranks.get_mut(player) {
                *own = rank;
            }
        }
        // Ranks go by index, then by pairing number, whatever the score.
        base.ranks = ranks;
        Self {
            base,
            indices,
            is_whole: false,
        }
    }

    pub(super) fn index(&self, player: usize) -> Index {
        self.indices.get(player).copied().unwrap_or_default()
    }
}

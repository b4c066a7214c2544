//! The players of a round, with what only this system needs to know of them.

use std::ops::{Deref, DerefMut};

use crate::{
    event::{Colour, Crosstable, Elo, Halt, RoundNumber, Tpn},
    pairing::dutch::{self, Edition, Preference, Strength, pairing_score},
};

/// What only this system needs to know of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Facts {
    /// Average rating of the opponents met over the board, rounded half up; 0 before the first game (1.7).
    pub average: u32,
    /// Number of rounds in which the player was upfloated.
    pub upfloats: u32,
    /// Whether the player was upfloated in the previous round.
    pub upfloated_last: bool,
}

/// The players in the order of score, then pairing number; everywhere else a player is the index in this list.
#[derive(Clone)]
pub(super) struct Field {
    base: dutch::Field,
    pub facts: Vec<Facts>,
    /// Number of upfloats that makes a maximum upfloater (1.8).
    pub most_upfloats: u32,
    /// Whether this is the last round, in which C8 to C10 lapse.
    pub is_last_round: bool,
    /// Whether upfloaters are looked for in the whole field at once, which is slow and serves for comparison.
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
            if player.preference.colour.is_none() {
                player.preference = Preference {
                    colour: Some(Colour::Black),
                    strength: Strength::Mild,
                };
            }
        }
        let upfloats = upfloats(table, round);
        let facts = base.players.iter().map(|player| {
            let (upfloats, upfloated_last) = upfloats
                .get(player.tpn.index())
                .copied()
                .unwrap_or_default();
            Facts {
                average: average(table, &player.met),
                upfloats,
                upfloated_last,
            }
        });
        Self {
            facts: facts.collect(),
            base,
            most_upfloats: 2 + u32::from(table.rounds_planned() / 5),
            is_last_round: round.get() >= table.rounds_planned(),
            is_whole: false,
        }
    }

    pub(super) fn facts(&self, player: usize) -> Facts {
        self.facts.get(player).copied().unwrap_or_default()
    }

    /// The colour that the player wants; in this system everybody wants one.
    pub(super) fn wants(&self, player: usize) -> Colour {
        let colour = self.players.get(player).and_then(|p| p.preference.colour);
        colour.unwrap_or(Colour::Black)
    }

    pub(super) fn has_played(&self, player: usize) -> bool {
        self.games(player) > 0
    }

    pub(super) fn is_maximum_upfloater(&self, player: usize) -> bool {
        self.facts(player).upfloats >= self.most_upfloats
    }
}

/// Average rating of opponents, rounded half up (1.7).
fn average(table: &Crosstable, opponents: &[Tpn]) -> u32 {
    let rated = |opponent: &Tpn| table.participants().get(opponent.index())?.rating;
    let rating = |opponent: &Tpn| rated(opponent).map_or(0, Elo::get);
    let sum: u32 = opponents.iter().map(rating).map(u32::from).sum();
    let games = u32::try_from(opponents.len()).unwrap_or(u32::MAX);
    (2 * sum + games).checked_div(2 * games).unwrap_or(0)
}

/// For each participant, how often they were upfloated before `round`, and whether in the round before it.
fn upfloats(table: &Crosstable, round: RoundNumber) -> Vec<(u32, bool)> {
    let mut found = vec![(0, false); table.participants().len()];
    for earlier in (1..round.get()).filter_map(RoundNumber::new) {
        let count = 0..table.participants().len();
        let scores: Vec<_> = count
            .filter_map(Tpn::from_index)
            .map(|tpn| pairing_score(table, tpn, earlier))
            .collect();
        for ((participant, own), found) in table.participants().iter().zip(&scores).zip(&mut found)
        {
            let entry = participant.entries.get(earlier.index());
            let opponent = entry.and_then(|entry| entry.opponent());
            let other = opponent.and_then(|opponent| scores.get(opponent.index()));
            found.1 = other.is_some_and(|other| own < other);
            found.0 += u32::from(found.1);
        }
    }
    found
}

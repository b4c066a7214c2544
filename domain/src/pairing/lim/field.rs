//! The players of a round, with what only this system needs to know of them.

use std::ops::{Deref, DerefMut};

use crate::{
    event::{Colour, Crosstable, Elo, Halt, RoundNumber, Tpn},
    pairing::dutch::{self, Edition, pairing_score},
};

/// The players in the order of score, then pairing number; everywhere else a player is the index in this list.
#[derive(Clone)]
pub(super) struct Field {
    base: dutch::Field,
    /// For each player, whether they floated in the previous round (3.10).
    floated_last: Vec<bool>,
    /// Rating of each player, 0 for none; used in round 1 only.
    ratings: Vec<u16>,
    /// Whether this is round 1.
    pub is_first_round: bool,
    /// The median score in half-points, doubled: the half-points of a win in every round so far.
    twice_median: i32,
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
        let is_last_round = round.get() >= table.rounds_planned();
        for player in &mut base.players {
            // Colours keep players apart in every round (5.1) but the last (art. 6).
            player.topscorer = is_last_round;
        }
        let mut ranking: Vec<usize> = (0..base.players.len()).collect();
        ranking.sort_by_key(|player| base.tpn(*player));
        let mut ranks = vec![0; ranking.len()];
        for (rank, player) in ranking.into_iter().enumerate() {
            if let Some(own) = ranks.get_mut(player) {
                *own = rank;
            }
        }
        // Ranks go by pairing number, whatever the score.
        base.ranks = ranks;
        let previous = RoundNumber::new(round.get().saturating_sub(1));
        let players = base.players.iter();
        let floated_last = players
            .clone()
            .map(|player| previous.is_some_and(|previous| floated(table, player.tpn, previous)));
        let rating = |tpn: Tpn| table.participants().get(tpn.index())?.rating;
        let ratings = players.map(|player| rating(player.tpn).map_or(0, Elo::get));
        let before = i32::from(round.get().saturating_sub(1));
        Self {
            floated_last: floated_last.collect(),
            ratings: ratings.collect(),
            is_first_round: round == RoundNumber::FIRST,
            twice_median: table.scoring.win.times(before).halves(),
            base,
        }
    }

    pub(super) fn floated_last(&self, player: usize) -> bool {
        self.floated_last.get(player).copied().unwrap_or_default()
    }

    pub(super) fn rating(&self, player: usize) -> u16 {
        self.ratings.get(player).copied().unwrap_or_default()
    }

    /// The colour that the player is due: the colour that evens out, or the opposite of the last one. `None` before the first
    /// game.
    pub(super) fn due(&self, player: usize) -> Option<Colour> {
        self.players.get(player)?.preference.colour
    }

    /// Position of a score relative to the median (2.2).
    pub(super) fn beside_median(&self, score: i32) -> std::cmp::Ordering {
        score.saturating_mul(2).cmp(&self.twice_median)
    }

    /// The median score in half-points, rounded down.
    pub(super) const fn median(&self) -> i32 {
        self.twice_median / 2
    }

    /// Whether the two may meet by the rules; a demand beyond the rules does not count.
    pub(super) fn are_compatible(&self, a: usize, b: usize) -> bool {
        a != b && self.rule_between(a, b).is_none()
    }
}

/// Whether the player met somebody in this round whose score before it was different.
fn floated(table: &Crosstable, tpn: Tpn, round: RoundNumber) -> bool {
    let participant = table.participants().get(tpn.index());
    let entry = participant.and_then(|p| p.entries.get(round.index()));
    let opponent = entry.filter(|entry| entry.is_meeting());
    let opponent = opponent.and_then(|entry| entry.opponent());
    opponent.is_some_and(|opponent| {
        pairing_score(table, tpn, round) != pairing_score(table, opponent, round)
    })
}

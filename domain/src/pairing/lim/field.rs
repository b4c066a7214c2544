//! The players of a round: what this system knows of them beside what every Swiss system does.

use std::ops::{Deref, DerefMut};

use crate::{
    event::{Colour, Crosstable, Elo, Halt, RoundNumber, Tpn},
    pairing::dutch::{self, Edition, pairing_score},
};

/// The players in the order of score and pairing number; everywhere else a player is given by the index in this list.
#[derive(Clone)]
pub(super) struct Field {
    base: dutch::Field,
    /// Who floated in the previous round (3.10).
    floated_last: Vec<bool>,
    /// The ratings, 0 for whoever has none; asked in round 1 alone.
    ratings: Vec<u16>,
    /// Nobody has played yet.
    pub is_first_round: bool,
    /// Half of what the rounds so far could give, in half-points, doubled.
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
            // In the last round colours keep nobody apart (art. 6), before it they keep everybody.
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
        // By pairing number, whatever the score.
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

    /// The colour that the player is due: the one that evens out, or the other one than last; `None` before the first game.
    pub(super) fn due(&self, player: usize) -> Option<Colour> {
        self.players.get(player)?.preference.colour
    }

    /// Where a score stands to the median (2.2).
    pub(super) fn beside_median(&self, score: i32) -> std::cmp::Ordering {
        score.saturating_mul(2).cmp(&self.twice_median)
    }

    /// The median score in half-points, rounded down.
    pub(super) const fn median(&self) -> i32 {
        self.twice_median / 2
    }

    /// Whether the two may meet, whatever is demanded beyond the rules.
    pub(super) fn are_compatible(&self, a: usize, b: usize) -> bool {
        a != b && self.rule_between(a, b).is_none()
    }
}

/// Whether somebody played in this round against somebody with another score before it.
fn floated(table: &Crosstable, tpn: Tpn, round: RoundNumber) -> bool {
    let participant = table.participants().get(tpn.index());
    let entry = participant.and_then(|p| p.entries.get(round.index()));
    let opponent = entry.filter(|entry| entry.is_meeting());
    let opponent = opponent.and_then(|entry| entry.opponent());
    opponent.is_some_and(|opponent| {
        pairing_score(table, tpn, round) != pairing_score(table, opponent, round)
    })
}

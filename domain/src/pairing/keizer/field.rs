//! The players to be paired in a round, in the order of the ranking.

use std::{
    collections::HashMap,
    ops::{Deref, DerefMut},
};

use super::{
    parameters::Parameters,
    ranking::{Place, Ranking},
};
use crate::{
    event::{Bye, Colour, Crosstable, Halt, RoundEntry, RoundNumber, Tpn},
    pairing::dutch::{self, Edition},
};

/// The players of a round, in the order of the ranking. Everywhere else a player is the place in this list, from 0.
#[derive(Clone)]
pub(super) struct Field {
    base: dutch::Field,
    pub ranking: Ranking,
    round: RoundNumber,
    rounds_between: u8,
    /// The round in which two last met.
    met: HashMap<[Tpn; 2], RoundNumber>,
    /// For each player, the rounds in which they had the pairing-allocated bye.
    pub byes: Vec<Vec<RoundNumber>>,
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
    pub(super) fn new(
        table: &Crosstable,
        round: RoundNumber,
        parameters: &Parameters,
        halt: &Halt,
    ) -> Self {
        let initial = crate::pairing::initial_colour(table).unwrap_or(Colour::White);
        let edition = Edition::Fide2026;
        let mut players = dutch::Field::new(table, round, edition, initial).players;
        let ranking = Ranking::before(table, round, parameters);
        let rank = |tpn: Tpn| ranking.place(tpn).map(|place| place.rank);
        players.sort_by_key(|player| rank(player.tpn));
        let byes: Vec<Vec<RoundNumber>> = players
            .iter()
            .map(|player| byes_of(table, player.tpn, round))
            .collect();
        let fewest = byes.iter().map(Vec::len).min().unwrap_or(0);
        for (player, byes) in players.iter_mut().zip(&byes) {
            // Neither an earlier game nor a colour keeps two players apart in this system.
            player.met.clear();
            player.topscorer = true;
            player.may_have_bye = byes.len() == fewest;
        }
        let mut base = dutch::Field::of_players(players, &table.forbidden, round, edition, initial);
        base.halt = halt.clone();
        Self {
            base,
            ranking,
            round,
            rounds_between: parameters.rounds_between,
            met: meetings(table, round),
            byes,
        }
    }

    /// The round in which two last met; `None` if they did not.
    pub(super) fn last_met(&self, one: Tpn, two: Tpn) -> Option<RoundNumber> {
        self.met.get(&[one.min(two), one.max(two)]).copied()
    }

    /// Number of rounds that are still missing between the last game of these two and the next one; 0 if they may meet.
    pub(super) fn missing(&self, one: Tpn, two: Tpn) -> u8 {
        let Some(met) = self.last_met(one, two) else {
            return 0;
        };
        let between = self.round.get().saturating_sub(met.get() + 1);
        self.rounds_between.saturating_sub(between)
    }

    /// As [`missing`](Self::missing), for two players by their places in the field.
    pub(super) fn missing_between(&self, one: usize, two: usize) -> usize {
        let both = self.tpn(one).zip(self.tpn(two));
        both.map_or(0, |(one, two)| usize::from(self.missing(one, two)))
    }

    /// The first round in which two who met in round `met` may meet again.
    pub(super) fn again(&self, met: RoundNumber) -> u8 {
        met.get()
            .saturating_add(self.rounds_between)
            .saturating_add(1)
    }

    /// Players in the order in which the bye is offered: those who had it least often first, and among them the lowest ranked.
    /// The first one has it if the others can be paired.
    pub(super) fn takers(&self) -> Vec<usize> {
        if !self.odd {
            return Vec::new();
        }
        let mut takers: Vec<usize> = (0..self.players.len()).rev().collect();
        takers.sort_by_key(|player| self.byes.get(*player).map_or(0, Vec::len));
        takers
    }

    /// The place of a player in the ranking.
    pub(super) fn place_of(&self, player: usize) -> Option<&Place> {
        self.ranking.place(self.tpn(player)?)
    }
}

/// The rounds before this one in which a player had the pairing-allocated bye.
fn byes_of(table: &Crosstable, tpn: Tpn, round: RoundNumber) -> Vec<RoundNumber> {
    let earlier = (1..round.get()).filter_map(RoundNumber::new);
    let had = RoundEntry::Bye(Bye::PairingAllocated);
    earlier
        .filter(|earlier| table.entry(tpn, *earlier) == Some(had))
        .collect()
}

/// The last round before this one in which two played each other; the smaller number comes first.
fn meetings(table: &Crosstable, round: RoundNumber) -> HashMap<[Tpn; 2], RoundNumber> {
    let mut met = HashMap::new();
    for (index, participant) in table.participants().iter().enumerate() {
        let games = participant.entries.iter().take(round.index()).enumerate();
        for (earlier, entry) in games.filter(|(_, entry)| entry.is_meeting()) {
            if let (Some(earlier), Some(tpn), Some(opponent)) = (
                RoundNumber::from_index(earlier),
                Tpn::from_index(index),
                entry.opponent(),
            ) {
                met.insert([tpn.min(opponent), tpn.max(opponent)], earlier);
            }
        }
    }
    met
}

//! The bracket of an event, with the results of its ties.

use std::collections::BTreeMap;

use super::{
    lives::Lives,
    place::{Part, Place, Source},
    plan::{Plan, Planned},
    reading::{end, loser},
    seeds::{meeting_round, rounds_of, seed_order},
    tie::{End, Side, Tie},
};
use crate::{
    event::{Bye, Crosstable, RoundEntry, RoundNumber, Tpn},
    pairing::Impossible,
};

/// All ties of an event. Its rounds are matches: if a match has two games, the bracket is made from the crosstable that
/// [`Cup::matches`](super::Cup::matches) gives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bracket {
    /// The seeds, best first.
    seeds: Vec<Tpn>,
    pub(super) plan: Plan,
    /// The ties by round, from the first round to the final. In each round they stand in the order of parts, then from the top
    /// to the foot.
    pub(super) rounds: Vec<Vec<Tie>>,
    third: Option<Tie>,
}

impl Bracket {
    /// The bracket of a crosstable with one life: everybody who is present in round 1, with the results of the rounds.
    ///
    /// # Errors
    /// [`Impossible::OffBracket`] when a round has boards that the bracket does not give.
    pub fn of(table: &Crosstable) -> Result<Self, Impossible> {
        Self::with_lives(table, Lives::One)
    }

    /// The bracket of a crosstable with these lives. A second final that is not played is left out.
    ///
    /// # Errors
    /// [`Impossible::OffBracket`] when a round has boards that the bracket does not give.
    pub fn with_lives(table: &Crosstable, lives: Lives) -> Result<Self, Impossible> {
        let seeds = seeds(table);
        let rounds = rounds_of(seeds.len());
        let mut bracket = Self {
            seeds,
            plan: Plan { rounds, lives },
            rounds: Vec::new(),
            third: None,
        };
        let mut made: BTreeMap<Place, Tie> = BTreeMap::new();
        for planned in bracket.plan.ties() {
            let Planned { place, round, from } = planned;
            let sides = from.map(|source| bracket.side(&made, source));
            if place.stage.part == Part::SecondFinal && !bracket.has_second_final() {
                continue;
            }
            let tie = Tie {
                place,
                round,
                from,
                sides,
                end: end(table, round, (place.stage, lives), sides)?,
            };
            made.insert(place, tie);
            match place.stage.part {
                Part::Third => bracket.third = Some(tie),
                _ => bracket.add(tie),
            }
        }
        Ok(bracket)
    }

    /// Adds a tie of the last round so far, or of the one after it.
    fn add(&mut self, tie: Tie) {
        match self.rounds.get_mut(tie.round.index()) {
            Some(round) => round.push(tie),
            None => self.rounds.push(vec![tie]),
        }
    }

    /// The side that comes from a source.
    fn side(&self, made: &BTreeMap<Place, Tie>, source: Source) -> Side {
        match source {
            Source::Seed(seed) => {
                let tpn = seed.checked_sub(1).and_then(|index| self.seeds.get(index));
                tpn.map_or(Side::Nobody, |tpn| Side::Player(*tpn))
            }
            Source::Winner(place) => made
                .get(&place)
                .map_or(Side::Open, |tie| next_side(tie.end)),
            Source::Loser(place) => made
                .get(&place)
                .map_or(Side::Open, |tie| loser(tie, self.plan.lives)),
        }
    }

    /// Whether the player from the losers' bracket won the final, or the final is not over.
    fn has_second_final(&self) -> bool {
        let last = self.rounds.last().and_then(|ties| ties.last());
        last.is_some_and(|tie| match (tie.end, tie.players()) {
            (End::Open | End::Undecided, _) => true,
            (End::GoesOn(winner, _), Some([_, lower])) => winner == lower,
            (End::GoesOn(..) | End::Nobody, _) => false,
        })
    }

    /// The players in the bracket, best seed first.
    #[must_use]
    pub fn seeds(&self) -> &[Tpn] {
        &self.seeds
    }

    /// Seed of a player, from 1; `None` if they are not in the bracket.
    #[must_use]
    pub fn seed_of(&self, tpn: Tpn) -> Option<usize> {
        self.seeds
            .iter()
            .position(|seed| *seed == tpn)
            .map(|place| place + 1)
    }

    /// Number of lives in the event.
    #[must_use]
    pub const fn lives(&self) -> Lives {
        self.plan.lives
    }

    /// Number of rounds, the final included. With two lives the second final counts too, until it is known that it is not
    /// played.
    #[must_use]
    pub fn last_round(&self) -> u8 {
        u8::try_from(self.rounds.len()).unwrap_or(u8::MAX)
    }

    /// The ties of a round from the top to the foot; with two lives, those of the winners' bracket come first. Empty for a
    /// round that does not exist. The match for the third place is not included.
    #[must_use]
    pub fn ties(&self, round: RoundNumber) -> &[Tie] {
        self.rounds.get(round.index()).map_or(&[], Vec::as_slice)
    }

    /// The match for the third place, between the losers of the semifinals; `None` with two lives.
    #[must_use]
    pub const fn third(&self) -> Option<&Tie> {
        self.third.as_ref()
    }

    /// The winner of the final or, if it is played, of the second final.
    #[must_use]
    pub fn winner(&self) -> Option<Tpn> {
        self.rounds.last()?.first()?.goes_on()
    }

    /// The ties of a round whose players are known, but not yet who goes on.
    pub fn open(&self, round: RoundNumber) -> impl Iterator<Item = [Tpn; 2]> {
        let ties = self.ties(round).iter();
        ties.filter(|tie| matches!(tie.end, End::Open | End::Undecided))
            .filter_map(Tie::players)
    }

    /// The round in which a player was put out, by a loss or because they stayed away. `None` if they are still in the event,
    /// and for the winner.
    #[must_use]
    pub fn out_since(&self, tpn: Tpn) -> Option<RoundNumber> {
        self.put_out_by(tpn).map(|tie| tie.round)
    }

    /// The round in which two would meet if neither lost before; `None` if one of them is not in the bracket.
    #[must_use]
    pub fn meeting(&self, one: Tpn, two: Tpn) -> Option<RoundNumber> {
        let order = seed_order(self.plan.rounds);
        let place = |tpn| {
            let seed = self.seed_of(tpn)?;
            order.iter().position(|stands| *stands == seed)
        };
        let number = meeting_round(place(one)?, place(two)?);
        let mut ties = self.rounds.iter().flatten();
        let tie = ties.find(|tie| {
            let stage = tie.place.stage;
            (stage.part, stage.number) == (Part::Winners, number)
        });
        tie.map(|tie| tie.round)
    }
}

/// Everybody in the bracket of a crosstable, best seed first.
pub(super) fn seeds(table: &Crosstable) -> Vec<Tpn> {
    let everybody = (0..table.participants().len()).filter_map(Tpn::from_index);
    everybody
        .filter(|tpn| is_in(table.entry(*tpn, RoundNumber::FIRST)))
        .collect()
}

/// Whether a player is in the bracket, by their entry of round 1.
const fn is_in(first: Option<RoundEntry>) -> bool {
    match first {
        None | Some(RoundEntry::Bye(Bye::PairingAllocated)) => true,
        Some(RoundEntry::Bye(_)) => false,
        Some(_) => true,
    }
}

const fn next_side(end: End) -> Side {
    match end {
        End::GoesOn(tpn, _) => Side::Player(tpn),
        End::Open | End::Undecided => Side::Open,
        End::Nobody => Side::Nobody,
    }
}

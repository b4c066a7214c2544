//! The bracket of an event, with what has become of it.

use super::{
    reading::{end, loser},
    seeds::{meeting_round, rounds_of, seed_order},
    tie::{End, Side, Tie},
};
use crate::{
    event::{Bye, Crosstable, RoundEntry, RoundNumber, Tpn},
    pairing::Impossible,
};

/// All ties of an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bracket {
    /// Best first.
    seeds: Vec<Tpn>,
    /// From the first round to the final, each from the top to the foot.
    rounds: Vec<Vec<Tie>>,
    third: Option<Tie>,
}

impl Bracket {
    /// The bracket of a crosstable: of everybody who is there in round 1, with what the rounds made of it.
    ///
    /// # Errors
    /// [`Impossible::OffBracket`]: a round has boards that the bracket does not give.
    pub fn of(table: &Crosstable) -> Result<Self, Impossible> {
        let seeds: Vec<Tpn> = (0..table.participants().len())
            .filter_map(Tpn::from_index)
            .filter(|tpn| is_in(table.entry(*tpn, RoundNumber::FIRST)))
            .collect();
        let mut sides: Vec<Side> = seed_order(rounds_of(seeds.len()))
            .into_iter()
            .map(|seed| seeds.get(seed - 1).copied())
            .map(|tpn| tpn.map_or(Side::Nobody, Side::Player))
            .collect();
        let mut rounds: Vec<Vec<Tie>> = Vec::new();
        while let (true, Some(round)) = (sides.len() > 1, RoundNumber::from_index(rounds.len())) {
            let ties = sides.as_chunks().0.iter();
            let ties = ties.map(|sides| tie(table, round, *sides));
            let ties: Vec<Tie> = ties.collect::<Result<_, _>>()?;
            sides = ties.iter().map(|tie| next_side(tie.end)).collect();
            rounds.push(ties);
        }
        let third = third(table, &rounds)?;
        Ok(Self {
            seeds,
            rounds,
            third,
        })
    }

    /// Those in the bracket, best first.
    #[must_use]
    pub fn seeds(&self) -> &[Tpn] {
        &self.seeds
    }

    /// The place of somebody among the seeds, from 1.
    #[must_use]
    pub fn seed_of(&self, tpn: Tpn) -> Option<usize> {
        self.seeds
            .iter()
            .position(|seed| *seed == tpn)
            .map(|place| place + 1)
    }

    /// How many rounds it has, the final included.
    #[must_use]
    pub fn last_round(&self) -> u8 {
        rounds_of(self.seeds.len())
    }

    /// The ties of a round, from the top to the foot; none of a round that there is not.
    #[must_use]
    pub fn ties(&self, round: RoundNumber) -> &[Tie] {
        self.rounds.get(round.index()).map_or(&[], Vec::as_slice)
    }

    /// Those who lost the semifinals, with what became of their match where it was played.
    #[must_use]
    pub const fn third(&self) -> Option<&Tie> {
        self.third.as_ref()
    }

    /// Who won the final.
    #[must_use]
    pub fn winner(&self) -> Option<Tpn> {
        self.rounds.last()?.first()?.goes_on()
    }

    /// The ties of a round from which nobody knows yet who goes on, those whose players are known.
    pub fn open(&self, round: RoundNumber) -> impl Iterator<Item = [Tpn; 2]> {
        let ties = self.ties(round).iter();
        ties.filter(|tie| matches!(tie.end, End::Open | End::Undecided))
            .filter_map(Tie::players)
    }

    /// The round in which somebody lost or stayed away; `None` for whoever is in the event, and the winner.
    #[must_use]
    pub fn out_since(&self, tpn: Tpn) -> Option<RoundNumber> {
        let mut rounds = self.rounds.iter().enumerate();
        rounds.find_map(|(index, ties)| {
            let tie = ties
                .iter()
                .find(|tie| tie.sides.contains(&Side::Player(tpn)))?;
            let is_out = match tie.end {
                End::GoesOn(other, _) => other != tpn,
                End::Nobody => true,
                End::Open | End::Undecided => false,
            };
            RoundNumber::from_index(index).filter(|_| is_out)
        })
    }

    /// The round in which two would meet if both went on; `None` where one is not in the bracket.
    #[must_use]
    pub fn meeting(&self, one: Tpn, two: Tpn) -> Option<RoundNumber> {
        let order = seed_order(self.last_round());
        let place = |tpn| {
            let seed = self.seed_of(tpn)?;
            order.iter().position(|stands| *stands == seed)
        };
        RoundNumber::new(meeting_round(place(one)?, place(two)?))
    }
}

/// Whether somebody is in the bracket, by their entry of round 1.
const fn is_in(first: Option<RoundEntry>) -> bool {
    match first {
        None | Some(RoundEntry::Bye(Bye::PairingAllocated)) => true,
        Some(RoundEntry::Bye(_)) => false,
        Some(_) => true,
    }
}

fn tie(table: &Crosstable, round: RoundNumber, sides: [Side; 2]) -> Result<Tie, Impossible> {
    let end = end(table, round, sides)?;
    Ok(Tie { sides, end })
}

const fn next_side(end: End) -> Side {
    match end {
        End::GoesOn(tpn, _) => Side::Player(tpn),
        End::Open | End::Undecided => Side::Open,
        End::Nobody => Side::Nobody,
    }
}

/// Those who lost a semifinal, in the round of the final.
fn third(table: &Crosstable, rounds: &[Vec<Tie>]) -> Result<Option<Tie>, Impossible> {
    let [.., semifinals, _] = rounds else {
        return Ok(None);
    };
    let (Some(round), [one, two]) = (
        RoundNumber::from_index(rounds.len() - 1),
        semifinals.as_slice(),
    ) else {
        return Ok(None);
    };
    tie(table, round, [loser(one), loser(two)]).map(Some)
}

//! A round: the bye, then the boards of least cost.

use super::{field::Field, parameters::Parameters};
use crate::{
    event::{Crosstable, Halt, RoundNumber},
    pairing::{
        Concern, Impossible, RoundPairing, Seat,
        dutch::{self, meetings},
        matching::{Criterion, bits::Mask, pool::Pool},
    },
};

/// Pairs everybody who has no entry yet for `round`.
///
/// # Errors
/// [`Impossible::NoCompletePairing`] when the pairs that the event forbids leave no complete pairing.
pub fn pair(
    table: &Crosstable,
    round: RoundNumber,
    parameters: &Parameters,
) -> Result<RoundPairing, Impossible> {
    let field = Field::new(table, round, parameters, &Halt::never());
    let made = field.solve()?;
    Ok(field.finish(&made))
}

/// What speaks against these seats of a round, before it is paired.
#[must_use]
pub fn concerns(
    table: &Crosstable,
    round: RoundNumber,
    parameters: &Parameters,
    seats: &[Seat],
) -> Vec<Concern> {
    let field = Field::new(table, round, parameters, &Halt::never());
    field.against(table, round, seats)
}

/// A round that has been paired. Players are places in the field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Made {
    /// The boards in their order, each with the higher ranked player first.
    pub pairs: Vec<(usize, usize)>,
    pub bye: Option<usize>,
    pub cost: Cost,
}

/// Cost of a round. Less is better, and an earlier part counts before a later one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Cost {
    /// Place of the player with the bye in the order in which it is offered.
    pub bye: usize,
    /// Number of pairs that meet again too soon.
    pub rematches: usize,
    /// Sum of the rounds by which they meet too soon.
    pub rounds: usize,
    /// Sum of squared distances in the ranking of those who play.
    pub distances: usize,
}

impl Field {
    /// Finds the bye and the boards.
    pub(super) fn solve(&self) -> Result<Made, Impossible> {
        let stopped = || self.halt.is_due().then_some(Impossible::Stopped);
        let everybody: Vec<usize> = (0..self.players.len()).collect();
        let without = |taker: usize| -> Vec<usize> {
            let others = everybody.iter().copied();
            others.filter(|player| *player != taker).collect()
        };
        let takers = self.takers();
        let takes = |taker: &usize| self.completes(&[], &without(*taker), false);
        let place = takers.iter().position(takes);
        let bye = place.and_then(|place| takers.get(place)).copied();
        let players = match bye {
            Some(taker) => without(taker),
            None if !self.odd && self.completes(&[], &everybody, false) => everybody,
            None => {
                let reason = stopped().or_else(|| self.obstruction());
                return Err(stopped().or(reason).unwrap_or(Impossible::TooLarge));
            }
        };
        let pairs = self.boards(&players);
        let pairs = pairs.ok_or(stopped().unwrap_or(Impossible::TooLarge))?;
        if let Some(reason) = stopped() {
            return Err(reason);
        }
        let mut cost = self.cost(&players, &pairs);
        cost.bye = place.unwrap_or(0);
        Ok(Made { pairs, bye, cost })
    }

    /// The boards of least cost for these players, who can all be paired. Among several, the first player has the nearest
    /// opponent, then the next player. `None` when stopped.
    fn boards(&self, players: &[usize]) -> Option<Vec<(usize, usize)>> {
        let size = players.len();
        let mut pool = Pool::new(meetings(self, players, size));
        if pool.complete(0, &self.halt) > 0 {
            return None;
        }
        let between = |one: &usize, two: &usize| match (players.get(*one), players.get(*two)) {
            (Some(one), Some(two)) => self.missing_between(*one, *two),
            _ => 0,
        };
        let count = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
        let criteria = [
            Criterion::new(size, |one, two| i64::from(between(one, two) > 0)),
            Criterion::new(size * usize::from(Parameters::MOST_ROUNDS), |one, two| {
                count(between(one, two))
            }),
            Criterion::new(size.saturating_pow(3), |one: &usize, two: &usize| {
                count(one.abs_diff(*two).saturating_pow(2))
            }),
        ];
        let places: Vec<usize> = (0..size).collect();
        if !pool.settle_in_order(&places, &criteria, &self.halt) {
            return None;
        }
        let mut open = Mask::all(size);
        let mut pairs = Vec::new();
        for place in places {
            if !open.has(place) {
                continue;
            }
            if self.halt.is_due() {
                return None;
            }
            open.take(place);
            let opponent = pool.choose(place, open.words(), true)?;
            open.take(opponent);
            pool.take_out(place, opponent);
            pairs.push((*players.get(place)?, *players.get(opponent)?));
        }
        Some(pairs)
    }

    /// Cost of these boards of these players, without the bye.
    fn cost(&self, players: &[usize], pairs: &[(usize, usize)]) -> Cost {
        let place = |player: usize| players.partition_point(|one| *one < player);
        let each = pairs.iter().map(|(one, two)| {
            let missing = self.missing_between(*one, *two);
            (missing, place(*one).abs_diff(place(*two)).saturating_pow(2))
        });
        each.fold(Cost::default(), |sum, (missing, distance)| Cost {
            rematches: sum.rematches + usize::from(missing > 0),
            rounds: sum.rounds + missing,
            distances: sum.distances.saturating_add(distance),
            ..sum
        })
    }

    /// The round: the boards with their colours, and the bye.
    pub(super) fn finish(&self, made: &Made) -> RoundPairing {
        let boards = made.pairs.iter();
        let seated = boards.filter_map(|(higher, lower)| self.seated(*higher, *lower));
        RoundPairing {
            pairs: seated.map(|(pair, _)| pair).collect(),
            bye: made.bye.and_then(|taker| self.tpn(taker)),
        }
    }

    /// What speaks against these seats. Two who have met may meet again, unless it is too soon.
    pub(super) fn against(
        &self,
        table: &Crosstable,
        round: RoundNumber,
        seats: &[Seat],
    ) -> Vec<Concern> {
        let found = dutch::against(self, table, round, seats).into_iter();
        let told = found.filter_map(|concern| match concern {
            Concern::Rematch(pair, _) => {
                let met = self.last_met(pair.white, pair.black)?;
                (self.missing(pair.white, pair.black) > 0).then_some(Concern::Rematch(pair, met))
            }
            other => Some(other),
        });
        told.collect()
    }
}

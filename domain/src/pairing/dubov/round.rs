//! A round: the bye first (3.1), then scoregroup after scoregroup from the top (3.2).

use std::cmp::Reverse;

use super::{bracket::Bracket, field::Field};
use crate::{
    event::{Crosstable, Halt, RoundNumber},
    pairing::{Concern, Impossible, RoundPairing, Seat, dutch, order::board_order},
};

/// A round that has been paired; players are indices of the field.
#[derive(Clone, Debug, Default)]
pub(super) struct Made {
    pub brackets: Vec<Bracket>,
    pub bye: Option<usize>,
}

/// Pairs everybody who has no entry yet for `round`.
///
/// # Errors
/// No complete pairing satisfies C1, C2 and C3.
pub fn pair(table: &Crosstable, round: RoundNumber) -> Result<RoundPairing, Impossible> {
    let field = Field::new(table, round, &Halt::never());
    let made = field.solve()?;
    Ok(field.finish(&made))
}

/// The same with upfloaters looked for in the whole field at once. It gives what [`pair`] gives, slowly: for comparison.
///
/// # Errors
/// As [`pair`].
pub fn pair_as_a_whole(table: &Crosstable, round: RoundNumber) -> Result<RoundPairing, Impossible> {
    let mut field = Field::new(table, round, &Halt::never());
    field.is_whole = true;
    let made = field.solve()?;
    Ok(field.finish(&made))
}

/// What speaks against these seats of a round, before it is paired.
#[must_use]
pub fn concerns(table: &Crosstable, round: RoundNumber, seats: &[Seat]) -> Vec<Concern> {
    let field = Field::new(table, round, &Halt::never());
    dutch::against(&field, table, round, seats)
}

impl Field {
    /// Pairs the round.
    pub(super) fn solve(&self) -> Result<Made, Impossible> {
        let stopped = || self.halt.is_due().then_some(Impossible::Stopped);
        let count = self.players.len();
        let everybody: Vec<usize> = (0..count).collect();
        let bye = self.takers().into_iter().find(|taker| {
            let rest: Vec<usize> = everybody.iter().copied().filter(|p| p != taker).collect();
            self.completes(&[], &rest, false)
        });
        let is_complete = if self.odd {
            bye.is_some()
        } else {
            self.completes(&[], &everybody, false)
        };
        if !is_complete {
            let reason = stopped().or_else(|| self.obstruction());
            return Err(stopped().or(reason).unwrap_or(Impossible::TooLarge));
        }
        let mut open = everybody;
        open.retain(|player| Some(*player) != bye);
        let mut made = Made {
            brackets: Vec::new(),
            bye,
        };
        while let Some(first) = open.first() {
            self.halt.reached(count - open.len(), count);
            let score = self.score(*first);
            let end = open.partition_point(|player| self.score(*player) == score);
            let (residents, lower) = open.split_at(end);
            let upfloaters = self.upfloaters(residents, lower);
            let bracket = upfloaters.and_then(|up| self.pair_bracket(residents, &up));
            let bracket = bracket.ok_or(stopped().unwrap_or(Impossible::TooLarge))?;
            open.retain(|player| {
                !bracket.residents.contains(player) && !bracket.upfloaters.contains(player)
            });
            made.brackets.push(bracket);
        }
        stopped().map_or(Ok(made), Err)
    }

    /// Those who may have the bye, in the order in which it is given (3.1); nobody in an even field.
    pub(super) fn takers(&self) -> Vec<usize> {
        if !self.odd {
            return Vec::new();
        }
        let eligible = (0..self.players.len()).filter(|player| self.is_eligible(*player));
        let mut takers: Vec<usize> = eligible.collect();
        takers.sort_by_key(|player| self.bye_order(*player));
        takers
    }

    /// Lowest score, most games over the board, largest pairing number.
    pub(super) fn bye_order(&self, player: usize) -> (i32, Reverse<usize>, Reverse<usize>) {
        let games = self.players.get(player).map_or(0, |p| p.colours.len());
        let number = self.tpn(player).map_or(0, |tpn| tpn.index());
        (self.score(player), Reverse(games), Reverse(number))
    }

    /// The boards and the bye.
    pub(super) fn finish(&self, made: &Made) -> RoundPairing {
        let pairs = made.brackets.iter().flat_map(|bracket| &bracket.pairs);
        let mut boards: Vec<(usize, usize)> = pairs.map(|(a, b)| (*a.min(b), *a.max(b))).collect();
        board_order(&mut boards, |p| self.score(p), |p| self.tpn(p));
        let seated = boards.iter().filter_map(|(a, b)| self.seated(*a, *b));
        RoundPairing {
            pairs: seated.map(|(pair, _)| pair).collect(),
            bye: made.bye.and_then(|taker| self.tpn(taker)),
        }
    }
}

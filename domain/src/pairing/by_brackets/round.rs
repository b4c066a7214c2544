//! A round: the bye first, then bracket after bracket from the top.

use std::ops::DerefMut;

use super::ByeOrder;
use crate::{
    event::{Colour, Halt, Points, RoundNumber, Tpn},
    pairing::{Concern, Impossible, Pair, RoundPairing, Seat, dutch, order::board_order},
};

/// A round that has been paired. Players are indices of the field.
#[derive(Clone, Debug, Default)]
pub(in crate::pairing) struct Made<B> {
    pub brackets: Vec<B>,
    pub bye: Option<usize>,
}

/// The players of a round that is paired bracket by bracket, with the rules of the system.
pub(in crate::pairing) trait ByBrackets:
    Clone + DerefMut<Target = dutch::Field>
{
    /// The record of an event before the round.
    type Table: Clone + PartialEq;
    /// A bracket that has been paired.
    type Bracket: Clone;
    /// A criterion by which one pairing of a bracket is better than another.
    type Criterion: Copy;
    /// A step of the order that decides between pairings that are equally good.
    type Step: Copy;

    /// The players to be paired in `round`.
    fn read(table: &Self::Table, round: RoundNumber, halt: &Halt) -> Self;

    /// The round before `round` in which the two met; `None` if they did not.
    fn met_in(table: &Self::Table, round: RoundNumber, one: Tpn, two: Tpn) -> Option<RoundNumber>;

    /// Sort key for the bye. The values are compared in order, and the player with the least key comes first.
    fn bye_order(&self, player: usize) -> Vec<(ByeOrder, i64)>;

    /// Pairs all players of `open` from the highest score down; they can all be paired. `None` when stopped.
    fn brackets(&self, open: Vec<usize>) -> Option<Vec<Self::Bracket>>;

    /// The pairs of a bracket.
    fn pairs(bracket: &Self::Bracket) -> &[(usize, usize)];

    /// The players of a bracket's scoregroup.
    fn residents(bracket: &Self::Bracket) -> &[usize];

    /// Values of the criteria for the bracket at this place, in order; less is better.
    fn values(&self, brackets: &[Self::Bracket], place: usize) -> Vec<(Self::Criterion, Vec<i32>)>;

    /// Place of the bracket in the order: of two pairings that are equally good, the one with the lesser place comes first.
    fn order(&self, bracket: &Self::Bracket) -> Vec<(Self::Step, Vec<usize>)>;

    /// Pairs the round.
    ///
    /// # Errors
    /// [`Impossible::NoCompletePairing`] when no complete pairing satisfies C1, C2 and C3; [`Impossible::TooLarge`] when a
    /// matching fails for another reason; [`Impossible::Stopped`] when the halt comes first.
    fn solve(&self) -> Result<Made<Self::Bracket>, Impossible> {
        let stopped = || self.halt.is_due().then_some(Impossible::Stopped);
        let mut open: Vec<usize> = (0..self.players.len()).collect();
        let bye = self.takers().into_iter().find(|taker| {
            let rest: Vec<usize> = open.iter().copied().filter(|p| p != taker).collect();
            self.completes(&[], &rest, false)
        });
        let is_complete = if self.odd {
            bye.is_some()
        } else {
            self.completes(&[], &open, false)
        };
        if !is_complete {
            let reason = stopped().or_else(|| self.obstruction());
            return Err(stopped().or(reason).unwrap_or(Impossible::TooLarge));
        }
        open.retain(|player| Some(*player) != bye);
        let brackets = self.brackets(open);
        let brackets = brackets.ok_or(stopped().unwrap_or(Impossible::TooLarge))?;
        stopped().map_or(Ok(Made { brackets, bye }), Err)
    }

    /// Players who may have the bye, in the order in which it is offered; empty when the number of players is even.
    fn takers(&self) -> Vec<usize> {
        if !self.odd {
            return Vec::new();
        }
        let eligible = (0..self.players.len()).filter(|player| self.is_eligible(*player));
        let mut takers: Vec<usize> = eligible.collect();
        takers.sort_by_cached_key(|player| self.bye_order(*player));
        takers
    }

    /// The first two values in the order of the bye, the same in most systems: lowest score, most games over the board.
    fn score_then_games(&self, player: usize) -> [(ByeOrder, i64); 2] {
        let games = i64::try_from(self.games(player)).unwrap_or(i64::MAX);
        [
            (ByeOrder::Score, i64::from(self.score(player))),
            (ByeOrder::Games, -games),
        ]
    }

    /// The last value in the order of the bye: largest pairing number.
    fn number_last(&self, player: usize) -> (ByeOrder, i64) {
        let number = self.tpn(player).map_or(0, Tpn::get);
        (ByeOrder::Number, -i64::from(number))
    }

    /// The pair of two players, with the colours that the rules give them.
    fn seated_pair(&self, a: usize, b: usize) -> Option<Pair> {
        self.board(a, b).map(|(pair, _)| pair)
    }

    /// What speaks against these seats of the round, by the rules of the system.
    fn against(&self, table: &Self::Table, round: RoundNumber, seats: &[Seat]) -> Vec<Concern>;

    /// The round as boards in their order, and the bye.
    fn finish(&self, made: &Made<Self::Bracket>) -> RoundPairing {
        let pairs = made.brackets.iter().flat_map(Self::pairs);
        let mut boards: Vec<(usize, usize)> = pairs.map(|(a, b)| (*a.min(b), *a.max(b))).collect();
        board_order(&mut boards, |p| self.score(p), |p| self.tpn(p));
        let seated = boards.iter().filter_map(|(a, b)| self.seated_pair(*a, *b));
        RoundPairing {
            pairs: seated.collect(),
            bye: made.bye.and_then(|taker| self.tpn(taker)),
        }
    }

    /// Score of a bracket's scoregroup, virtual points included.
    fn score_of(&self, bracket: &Self::Bracket) -> Points {
        let first = Self::residents(bracket).first();
        Points::from_halves(first.map_or(0, |player| self.score(*player)))
    }

    /// The colour that a player wants; `None` if they want none.
    fn wanted(&self, player: usize) -> Option<Colour> {
        self.players.get(player)?.preference.colour
    }

    /// Pairing numbers of these players.
    fn tpns(&self, players: &[usize]) -> Vec<Tpn> {
        let players = players.iter();
        players.filter_map(|player| self.tpn(*player)).collect()
    }
}

//! How far each player came in a bracket, and how that ranks them.

use super::{Bracket, lives::Lives, tie::Tie};
use crate::event::{RoundNumber, Tpn};

/// How far a player came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reached {
    /// They won the final.
    Winner,
    /// They won the match for the third place.
    Third,
    /// They are still in the event.
    In,
    /// They have been out since this round, in which this player went on; `None` if they stayed away and nobody went on.
    Out(RoundNumber, Option<Tpn>),
    /// They are not in the bracket.
    NotIn,
}

impl Reached {
    /// Whether one of the two came further than the other.
    #[must_use]
    pub fn is_apart(self, other: Self) -> bool {
        match (self, other) {
            (Self::Out(own, _), Self::Out(other, _)) => own != other,
            _ => self != other,
        }
    }
}

impl Bracket {
    /// How far a player came.
    #[must_use]
    pub fn reached(&self, tpn: Tpn) -> Reached {
        if self.winner() == Some(tpn) {
            return Reached::Winner;
        }
        if self.third().and_then(Tie::goes_on) == Some(tpn) {
            return Reached::Third;
        }
        if self.seed_of(tpn).is_none() {
            return Reached::NotIn;
        }
        match self.put_out_by(tpn) {
            Some(tie) => Reached::Out(tie.round, tie.goes_on()),
            None => Reached::In,
        }
    }

    /// For each of the first `participants` numbers, a rank that counts before points; more is better. The winner and those
    /// still in the event come first, then the losers by the round in which they lost, the third place before the fourth. With
    /// two lives, players who have not lost come before those who have lost once, and those who are out are ranked by the round
    /// that put them out.
    #[must_use]
    pub fn ranks(&self, participants: usize) -> Vec<i64> {
        let end = 2 * (i64::from(self.last_round()) + 1);
        let all = (0..participants).map(Tpn::from_index);
        let rank = all.map(|tpn| match tpn.map(|tpn| self.reached(tpn)) {
            Some(Reached::Winner) => end,
            Some(Reached::In) => end + i64::from(tpn.is_some_and(|tpn| self.has_two_lives(tpn))),
            // Out in the semifinal, but before the loser of the match for the third place.
            Some(Reached::Third) => 2 * (i64::from(self.last_round()) - 1) + 1,
            Some(Reached::Out(round, _)) => 2 * i64::from(round.get()),
            Some(Reached::NotIn) | None => 0,
        });
        rank.collect()
    }

    /// Whether a player has not lost, and may lose once.
    fn has_two_lives(&self, tpn: Tpn) -> bool {
        let mut ties = self.all_ties().filter(|tie| tie.is_of(tpn));
        self.lives() == Lives::Two && !ties.any(|tie| tie.goes_on().is_some_and(|one| one != tpn))
    }
}

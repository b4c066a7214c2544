//! How far each came in a bracket, and how that ranks them.

use super::{
    Bracket,
    tie::{Side, Tie},
};
use crate::event::{RoundNumber, Tpn};

/// How far somebody came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reached {
    /// They won the final.
    Winner,
    /// They won the match for the third place.
    Third,
    /// Nobody has put them out.
    In,
    /// They are out since this round, in which this one went on; `None` where they stayed away and nobody did.
    Out(RoundNumber, Option<Tpn>),
    /// They are not in the bracket.
    NotIn,
}

impl Reached {
    /// Whether the two did not come equally far.
    #[must_use]
    pub fn is_apart(self, other: Self) -> bool {
        match (self, other) {
            (Self::Out(own, _), Self::Out(other, _)) => own != other,
            _ => self != other,
        }
    }
}

impl Bracket {
    /// How far somebody came.
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
        let Some(round) = self.out_since(tpn) else {
            return Reached::In;
        };
        let mut ties = self.ties(round).iter();
        let tie = ties.find(|tie| tie.sides.contains(&Side::Player(tpn)));
        Reached::Out(round, tie.and_then(Tie::goes_on))
    }

    /// What ranks so many participants before their points, the higher the better: the winner and whoever is still in, then
    /// those who lost, by the round in which they did; the third place before the fourth.
    #[must_use]
    pub fn ranks(&self, participants: usize) -> Vec<i64> {
        let all =
            (0..participants).map(|index| Tpn::from_index(index).map(|tpn| self.reached(tpn)));
        let rank = all.map(|reached| match reached {
            Some(Reached::Winner | Reached::In) => 2 * (i64::from(self.last_round()) + 1),
            // Out in the semifinal, before the one who lost the match.
            Some(Reached::Third) => 2 * (i64::from(self.last_round()) - 1) + 1,
            Some(Reached::Out(round, _)) => 2 * i64::from(round.get()),
            Some(Reached::NotIn) | None => 0,
        });
        rank.collect()
    }
}

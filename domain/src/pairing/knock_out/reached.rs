//! How far each came in a bracket, and how that ranks them.

use super::{Bracket, lives::Lives, tie::Tie};
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
        match self.put_out_by(tpn) {
            Some(tie) => Reached::Out(tie.round, tie.goes_on()),
            None => Reached::In,
        }
    }

    /// What ranks so many participants before their points, the higher the better: the winner and whoever is still in, then
    /// those who lost, by the round in which they did; the third place before the fourth. With two lives whoever is still in ranks
    /// before those who have lost once, and who was put out ranks by the round in which that happened.
    #[must_use]
    pub fn ranks(&self, participants: usize) -> Vec<i64> {
        let end = 2 * (i64::from(self.last_round()) + 1);
        let all = (0..participants).map(Tpn::from_index);
        let rank = all.map(|tpn| match tpn.map(|tpn| self.reached(tpn)) {
            Some(Reached::Winner) => end,
            Some(Reached::In) => end + i64::from(tpn.is_some_and(|tpn| self.has_two_lives(tpn))),
            // Out in the semifinal, before the one who lost the match.
            Some(Reached::Third) => 2 * (i64::from(self.last_round()) - 1) + 1,
            Some(Reached::Out(round, _)) => 2 * i64::from(round.get()),
            Some(Reached::NotIn) | None => 0,
        });
        rank.collect()
    }

    /// Whether somebody has not lost, and may do so once.
    fn has_two_lives(&self, tpn: Tpn) -> bool {
        let mut ties = self.all_ties().filter(|tie| tie.is_of(tpn));
        self.lives() == Lives::Two && !ties.any(|tie| tie.goes_on().is_some_and(|one| one != tpn))
    }
}

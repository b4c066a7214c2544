//! The seats of a draft that an arbiter changes by hand, and every single change.
//!
//! | the arbiter | item |
//! |---|---|
//! | swaps the seats of two; one of them may have the bye, or no seat yet | [`HandChange::Swap`] |
//! | turns the colours of a board | [`HandChange::Colours`] |
//! | takes a board or the bye away | [`HandChange::Unseat`] |
//! | makes a board for two who have no seat | [`HandChange::Seat`] |
//! | gives the bye to somebody without a seat | [`HandChange::Bye`] |
//! | lets the rules pair those who have no seat | [`HandChange::Rest`] |
//!
//! Whether a change is wise is another question: see [`HandMade`](super::HandMade).

use std::collections::{BTreeMap, BTreeSet, HashSet};

use super::{Pair, RoundPairing, Seat};
use crate::event::Tpn;

/// A change made by hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HandChange {
    /// Two participants swap seats. Each may sit at a board, have the bye or have no seat, but one of them must have a seat.
    Swap(Tpn, Tpn),
    /// The two players at this participant's board swap colours.
    Colours(Tpn),
    /// The board or the bye of this participant is given up; those who had it have no seat then.
    Unseat(Tpn),
    /// Two participants without a seat get a board of their own.
    Seat(Pair),
    /// A participant without a seat gets the bye, if nobody has it.
    Bye(Tpn),
    /// All who have no seat get what the rules give them.
    Rest(RoundPairing),
}

/// Why a change cannot be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ChangeError {
    /// The participant is not to be paired in this round.
    #[error("{0} is not paired in this round")]
    NotPaired(Tpn),
    /// A participant would swap with themselves, neither has a seat, or the two already sit at one board.
    #[error("{0} and {1} have nothing to change")]
    NothingToChange(Tpn, Tpn),
    /// The participant has no board, or neither a board nor the bye.
    #[error("{0} has no seat")]
    NoSeat(Tpn),
    /// The participant already has a seat.
    #[error("{0} has a seat")]
    HasSeat(Tpn),
    /// Somebody else has the bye.
    #[error("{0} has the bye")]
    ByeGiven(Tpn),
}

/// All who are to be paired in a round, each at one board, with the bye or without a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seating {
    boards: BTreeMap<u16, Pair>,
    bye: Option<Tpn>,
    unseated: BTreeSet<Tpn>,
}

impl Seating {
    /// A draft with these boards, numbered from 1, and this bye, for those who are `to_pair` now. A board is left out if one of
    /// its two players is not to be paired or already has a seat; then the other one has no seat.
    #[must_use]
    pub fn new(
        to_pair: impl IntoIterator<Item = Tpn>,
        boards: impl IntoIterator<Item = (u16, Pair)>,
        bye: Option<Tpn>,
    ) -> Self {
        let mut unseated: BTreeSet<Tpn> = to_pair.into_iter().collect();
        let bye = bye.filter(|taker| unseated.remove(taker));
        let mut seated = BTreeMap::new();
        for (board, pair) in boards {
            let both = [pair.white, pair.black];
            if pair.white != pair.black && both.iter().all(|tpn| unseated.contains(tpn)) {
                for tpn in both {
                    unseated.remove(&tpn);
                }
                seated.insert(board, pair);
            }
        }
        Self {
            boards: seated,
            bye,
            unseated,
        }
    }

    /// The boards by number.
    #[must_use]
    pub const fn boards(&self) -> &BTreeMap<u16, Pair> {
        &self.boards
    }

    /// The participant with the bye.
    #[must_use]
    pub const fn bye(&self) -> Option<Tpn> {
        self.bye
    }

    /// Participants without a seat, by pairing number.
    #[must_use]
    pub const fn unseated(&self) -> &BTreeSet<Tpn> {
        &self.unseated
    }

    /// The boards and the bye as a round.
    #[must_use]
    pub fn pairing(&self) -> RoundPairing {
        RoundPairing {
            pairs: self.boards.values().copied().collect(),
            bye: self.bye,
        }
    }

    fn is_paired(&self, tpn: Tpn) -> bool {
        self.bye == Some(tpn) || self.unseated.contains(&tpn) || self.board_of(tpn).is_some()
    }

    /// Whether the two sit at one board, whoever of them has White.
    #[must_use]
    pub fn are_together(&self, pair: Pair) -> bool {
        let board = self.board_of(pair.white);
        board.is_some() && board == self.board_of(pair.black)
    }

    /// Number of the board at which a participant sits.
    #[must_use]
    pub fn board_of(&self, tpn: Tpn) -> Option<u16> {
        let mut boards = self.boards.iter();
        let found = boards.find(|(_, pair)| pair.white == tpn || pair.black == tpn);
        found.map(|(board, _)| *board)
    }

    /// The seats that this change would make, turned colours included: the arbiter is asked about these before the change.
    /// Empty for a change that only takes away.
    ///
    /// # Errors
    /// The errors of [`apply`](Self::apply).
    pub fn made_by(&self, change: &HandChange) -> Result<Vec<Seat>, ChangeError> {
        let after = self.apply(change)?;
        let before: HashSet<&Pair> = self.boards.values().collect();
        let new = after.boards.values().filter(|pair| !before.contains(pair));
        let bye = after.bye.filter(|taker| self.bye != Some(*taker));
        Ok(new
            .map(|pair| Seat::Pair(*pair))
            .chain(bye.map(Seat::Bye))
            .collect())
    }

    /// The draft after a change.
    ///
    /// # Errors
    /// The first reason why the change cannot be made; see [`ChangeError`].
    pub fn apply(&self, change: &HandChange) -> Result<Self, ChangeError> {
        let mut after = self.clone();
        match change {
            HandChange::Swap(one, two) => after.swap(*one, *two)?,
            HandChange::Colours(tpn) => after.turn(*tpn)?,
            HandChange::Unseat(tpn) => after.unseat(*tpn)?,
            HandChange::Seat(pair) => after.seat(*pair)?,
            HandChange::Bye(tpn) => after.give_bye(*tpn)?,
            HandChange::Rest(pairing) => {
                for pair in &pairing.pairs {
                    after.seat(*pair)?;
                }
                if let Some(taker) = pairing.bye {
                    after.give_bye(taker)?;
                }
            }
        }
        Ok(after)
    }

    fn known(&self, tpn: Tpn) -> Result<(), ChangeError> {
        if self.is_paired(tpn) {
            Ok(())
        } else {
            Err(ChangeError::NotPaired(tpn))
        }
    }

    fn swap(&mut self, one: Tpn, two: Tpn) -> Result<(), ChangeError> {
        self.known(one)?;
        self.known(two)?;
        let (here, there) = (self.board_of(one), self.board_of(two));
        let both_unseated = self.unseated.contains(&one) && self.unseated.contains(&two);
        if one == two || both_unseated || (here.is_some() && here == there) {
            return Err(ChangeError::NothingToChange(one, two));
        }
        let other = |tpn: Tpn| match tpn {
            _ if tpn == one => two,
            _ if tpn == two => one,
            _ => tpn,
        };
        for board in [here, there].into_iter().flatten() {
            if let Some(pair) = self.boards.get_mut(&board) {
                *pair = Pair {
                    white: other(pair.white),
                    black: other(pair.black),
                };
            }
        }
        self.bye = self.bye.map(other);
        self.unseated = self.unseated.iter().map(|tpn| other(*tpn)).collect();
        Ok(())
    }

    fn turn(&mut self, tpn: Tpn) -> Result<(), ChangeError> {
        self.known(tpn)?;
        let board = self.board_of(tpn).ok_or(ChangeError::NoSeat(tpn))?;
        if let Some(pair) = self.boards.get_mut(&board) {
            *pair = Pair {
                white: pair.black,
                black: pair.white,
            };
        }
        Ok(())
    }

    fn unseat(&mut self, tpn: Tpn) -> Result<(), ChangeError> {
        self.known(tpn)?;
        if self.bye == Some(tpn) {
            self.bye = None;
            self.unseated.insert(tpn);
            return Ok(());
        }
        let board = self.board_of(tpn).ok_or(ChangeError::NoSeat(tpn))?;
        if let Some(pair) = self.boards.remove(&board) {
            self.unseated.extend([pair.white, pair.black]);
        }
        Ok(())
    }

    fn seat(&mut self, pair: Pair) -> Result<(), ChangeError> {
        if pair.white == pair.black {
            return Err(ChangeError::NothingToChange(pair.white, pair.black));
        }
        for tpn in [pair.white, pair.black] {
            self.known(tpn)?;
            if !self.unseated.contains(&tpn) {
                return Err(ChangeError::HasSeat(tpn));
            }
        }
        let free = (1..).find(|board| !self.boards.contains_key(board));
        if let Some(board) = free {
            self.unseated.remove(&pair.white);
            self.unseated.remove(&pair.black);
            self.boards.insert(board, pair);
        }
        Ok(())
    }

    fn give_bye(&mut self, tpn: Tpn) -> Result<(), ChangeError> {
        self.known(tpn)?;
        if let Some(taker) = self.bye {
            return Err(ChangeError::ByeGiven(taker));
        }
        if !self.unseated.remove(&tpn) {
            return Err(ChangeError::HasSeat(tpn));
        }
        self.bye = Some(tpn);
        Ok(())
    }
}

#[cfg(test)]
mod tests;

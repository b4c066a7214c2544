//! Two players who meet, and the outcome.

use super::place::{Place, Source};
use crate::event::{RoundNumber, Tpn};

/// One side of a tie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The player with this pairing number.
    Player(Tpn),
    /// Not known yet, because the tie before is open.
    Open,
    /// Nobody comes: the place was never filled, or both players stayed away.
    Nobody,
}

impl Side {
    /// The player, if it is one.
    #[must_use]
    pub const fn player(self) -> Option<Tpn> {
        match self {
            Self::Player(tpn) => Some(tpn),
            Self::Open | Self::Nobody => None,
        }
    }
}

/// How a player goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// They won the game.
    Game,
    /// They won by forfeit.
    Forfeit,
    /// The game gave both the same, and the arbiter named them.
    Decided,
    /// They had no opponent.
    Alone,
}

/// The outcome of a tie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The game is not over, or not all of its players are known.
    Open,
    /// The game gave both the same, and the arbiter has not decided yet.
    Undecided,
    /// This player goes on; after the final they are the winner.
    GoesOn(Tpn, How),
    /// Nobody goes on.
    Nobody,
}

/// A tie of two players, or of one without an opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tie {
    /// Place in the bracket.
    pub place: Place,
    /// Round of the event in which it is played; each match is one round.
    pub round: RoundNumber,
    /// Sources of its two sides.
    pub from: [Source; 2],
    /// The upper side, then the lower one.
    pub sides: [Side; 2],
    /// Its outcome.
    pub end: End,
}

impl Tie {
    /// Both players, if both are known.
    #[must_use]
    pub const fn players(&self) -> Option<[Tpn; 2]> {
        match self.sides {
            [Side::Player(one), Side::Player(two)] => Some([one, two]),
            _ => None,
        }
    }

    /// Whether a player is on one of its sides.
    #[must_use]
    pub fn is_of(&self, tpn: Tpn) -> bool {
        self.sides.contains(&Side::Player(tpn))
    }

    /// The player who goes on, if anybody does.
    #[must_use]
    pub const fn goes_on(&self) -> Option<Tpn> {
        match self.end {
            End::GoesOn(tpn, _) => Some(tpn),
            End::Open | End::Undecided | End::Nobody => None,
        }
    }
}

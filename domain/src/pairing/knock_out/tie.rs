//! Two who meet, and what has become of them.

use super::place::{Place, Source};
use crate::event::{RoundNumber, Tpn};

/// One side of a tie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The player with this pairing number.
    Player(Tpn),
    /// Not known yet: the tie before is open.
    Open,
    /// Nobody comes: the place was never filled, or both stayed away.
    Nobody,
}

impl Side {
    /// Who it is.
    #[must_use]
    pub const fn player(self) -> Option<Tpn> {
        match self {
            Self::Player(tpn) => Some(tpn),
            Self::Open | Self::Nobody => None,
        }
    }
}

/// How somebody goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// They won the game.
    Game,
    /// They won by forfeit.
    Forfeit,
    /// The game gave both the same, and they go on by the arbiter's word.
    Decided,
    /// They have no opponent.
    Alone,
}

/// What has become of a tie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The game is not over, or not all who play it are known.
    Open,
    /// The game gave both the same, and nobody said who goes on.
    Undecided,
    /// Somebody goes on; from the final they are the winner.
    GoesOn(Tpn, How),
    /// Nobody goes on.
    Nobody,
}

/// Two who meet, or somebody without opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tie {
    /// Where it stands.
    pub place: Place,
    /// The round of the event in which it is played, a round a match.
    pub round: RoundNumber,
    /// Where its sides come from.
    pub from: [Source; 2],
    /// The upper side, then the lower one.
    pub sides: [Side; 2],
    /// What has become of it.
    pub end: End,
}

impl Tie {
    /// Both players, where both are known.
    #[must_use]
    pub const fn players(&self) -> Option<[Tpn; 2]> {
        match self.sides {
            [Side::Player(one), Side::Player(two)] => Some([one, two]),
            _ => None,
        }
    }

    /// Whether somebody is one of its sides.
    #[must_use]
    pub fn is_of(&self, tpn: Tpn) -> bool {
        self.sides.contains(&Side::Player(tpn))
    }

    /// Who goes on.
    #[must_use]
    pub const fn goes_on(&self) -> Option<Tpn> {
        match self.end {
            End::GoesOn(tpn, _) => Some(tpn),
            End::Open | End::Undecided | End::Nobody => None,
        }
    }
}

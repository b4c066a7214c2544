//! What one round was for one participant.

use super::{Bye, Colour, Tpn};

/// Outcome of a game for one of its players. Both may lose (Law 11.8), or one draw and the other lose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// The player won.
    Win,
    /// The player drew.
    Draw,
    /// The player lost.
    Loss,
}

/// One cell of the crosstable, seen from one participant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RoundEntry {
    /// A game played over the board.
    Played {
        opponent: Tpn,
        /// The participant's own colour.
        colour: Colour,
        /// The outcome for the participant.
        outcome: Outcome,
        /// Whether the game counts for rating: TRF `1 = 0`; `false` for `W D L` (less than one move).
        rated: bool,
    },
    /// A pairing that was not played (Law 6.7, TRF `+` and `-`).
    Forfeit {
        /// The opponent they were paired with.
        opponent: Tpn,
        /// The participant's own colour in that pairing.
        colour: Colour,
        /// Whether the participant got the point.
        won: bool,
    },
    /// No opponent.
    Bye(Bye),
    /// A pairing whose result is not known yet, or an adjourned game (a draw for the next pairing, C.04.2 art. 3.1).
    Pending {
        opponent: Tpn,
        /// The participant's own colour.
        colour: Colour,
    },
}

impl RoundEntry {
    /// The scheduled opponent, whether the game was played or not.
    #[must_use]
    pub const fn opponent(self) -> Option<Tpn> {
        match self {
            Self::Played { opponent, .. }
            | Self::Forfeit { opponent, .. }
            | Self::Pending { opponent, .. } => Some(opponent),
            Self::Bye(_) => None,
        }
    }

    /// The scheduled colour, whether the game was played or not.
    #[must_use]
    pub const fn colour(self) -> Option<Colour> {
        match self {
            Self::Played { colour, .. }
            | Self::Forfeit { colour, .. }
            | Self::Pending { colour, .. } => Some(colour),
            Self::Bye(_) => None,
        }
    }

    /// Whether the round counts as a meeting for C1 and the colour history (C.04.2 art. 3.4, 3.5).
    /// A pending game counts: the two are sitting at the board.
    #[must_use]
    pub const fn is_meeting(self) -> bool {
        matches!(self, Self::Played { .. } | Self::Pending { .. })
    }

    /// A voluntarily unplayed round (C.07 16.2): requested bye or forfeit loss.
    #[must_use]
    pub const fn is_voluntarily_unplayed(self) -> bool {
        matches!(
            self,
            Self::Bye(Bye::HalfPoint | Bye::ZeroPoint) | Self::Forfeit { won: false, .. }
        )
    }
}

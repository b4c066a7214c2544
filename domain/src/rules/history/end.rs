//! Ends of the game that come by themselves.

use shakmaty::Color;

use crate::rules::diagnosis::Ply;
use crate::rules::laws::Rule;

/// An end of the game that comes by itself, without a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// The king of the player to move is checkmated (5.1.1).
    Checkmate { winner: Color },
    /// The player to move has no legal move and is not in check (5.2.1).
    Stalemate,
    /// Neither player can checkmate: proved by the men on the board or by a short search (5.2.2).
    DeadPosition,
    /// The position has occurred at least five times (9.6.1).
    FivefoldRepetition,
    /// At least 75 moves by each player without capture or pawn move, and no mate (9.6.2).
    SeventyFiveMoves,
}

impl End {
    /// Stable name, for messages and storage: `fivefold-repetition`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Checkmate { .. } => "checkmate",
            Self::Stalemate => "stalemate",
            Self::DeadPosition => "dead-position",
            Self::FivefoldRepetition => "fivefold-repetition",
            Self::SeventyFiveMoves => "seventy-five-moves",
        }
    }

    /// The rule under which the game ends.
    #[must_use]
    pub const fn rule(self) -> Rule {
        match self {
            Self::Checkmate { .. } => Rule::Checkmate,
            Self::Stalemate => Rule::Stalemate,
            Self::DeadPosition => Rule::DeadPosition,
            Self::FivefoldRepetition => Rule::FivefoldRepetition,
            Self::SeventyFiveMoves => Rule::SeventyFiveMoves,
        }
    }

    /// Whether it decides even if the position is dead as well.
    pub(super) const fn comes_before_dead_position(self) -> bool {
        matches!(self, Self::Checkmate { .. } | Self::Stalemate)
    }

    /// The winner; `None` for a draw.
    #[must_use]
    pub const fn winner(self) -> Option<Color> {
        match self {
            Self::Checkmate { winner } => Some(winner),
            _ => None,
        }
    }
}

/// The first moment at which the game ended by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AutomaticEnd {
    /// The half-move that ended it; 0 if it had ended at the start.
    pub after: Ply,
    /// All ends that held, the primary one first.
    pub ends: Vec<End>,
    /// Half-moves recorded after the end.
    pub plies_after: u32,
}

impl AutomaticEnd {
    /// The end that decides the result.
    #[must_use]
    pub fn primary(&self) -> Option<End> {
        self.ends.first().copied()
    }
}

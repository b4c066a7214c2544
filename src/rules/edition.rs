//! Editions of the Laws, as data.
//!
//! | | `fide-2023` | `fide-1952` |
//! |---|---|---|
//! | in force | 1 January 2023 | Stockholm Congress, 1952 |
//! | same position | placement, player, possible moves (9.2.3) | placement and player (12.3) |

/// When two positions are the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Identity {
    /// Same men on the same squares, same player to move, same possible moves of all the men:
    /// castling rights, and en passant when it is legal (Law 9.2.3).
    PossibleMoves,
    /// Same men on the same squares, same player to move (1952, art. 12.3).
    Placement,
}

/// An edition of the Laws of Chess.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Edition {
    /// Laws applied from 1 January 2023.
    #[default]
    Fide2023,
    /// Laws approved by the Stockholm Congress of 1952.
    Fide1952,
}

impl Edition {
    /// When two positions are the same.
    #[must_use]
    pub const fn identity(self) -> Identity {
        match self {
            Self::Fide2023 => Identity::PossibleMoves,
            Self::Fide1952 => Identity::Placement,
        }
    }
}

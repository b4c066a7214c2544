//! The two sides.

use std::ops::Not;

use super::word::words;

/// The colour of the men a participant moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Colour {
    /// The side that moves first.
    White,
    /// The side that moves second.
    Black,
}

impl Colour {
    /// Both, White first.
    pub const ALL: [Self; 2] = [Self::White, Self::Black];

    /// Stable text code: `white`, `black`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::White => "white",
            Self::Black => "black",
        }
    }
}

words!(Colour);

impl Not for Colour {
    type Output = Self;

    fn not(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}

//! Requests that a player sends from the board, with the code of the seat.

use super::word::words;

/// A request that a player sends from the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SeatCall {
    /// An arbiter at the board.
    Arbiter,
    /// A bye in a coming round.
    Bye,
    /// To withdraw from the tournament.
    Withdrawal,
}

impl SeatCall {
    /// Every value.
    pub const ALL: [Self; 3] = [Self::Arbiter, Self::Bye, Self::Withdrawal];

    /// Stable text code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Arbiter => "arbiter",
            Self::Bye => "bye",
            Self::Withdrawal => "withdrawal",
        }
    }
}

words!(SeatCall);

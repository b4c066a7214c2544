//! The further games of two whose game in a knock-out gave both the same.

use super::{BoardResult, Colour, word::words};

/// What sort of game it is, by its time control and by what a draw means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MatchGameKind {
    /// Rapid chess.
    Rapid,
    /// Blitz chess.
    Blitz,
    /// One game in which White has more time and a draw is a win for Black.
    Armageddon,
    /// A further game at the time control of the tournament.
    Standard,
}

impl MatchGameKind {
    /// Every value, in the order in which a form offers them.
    pub const ALL: [Self; 4] = [Self::Rapid, Self::Blitz, Self::Armageddon, Self::Standard];

    /// Stable text code, as stored and as used in forms and reports.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Rapid => "rapid",
            Self::Blitz => "blitz",
            Self::Armageddon => "armageddon",
            Self::Standard => "standard",
        }
    }

    /// How many games a set of them may have, the usual number first.
    #[must_use]
    pub const fn sizes(self) -> &'static [u8] {
        match self {
            Self::Armageddon => &[1],
            Self::Rapid | Self::Blitz | Self::Standard => &[2, 1, 4],
        }
    }
}

words!(MatchGameKind);

/// A further game that was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchGame {
    /// What sort of game it was.
    pub kind: MatchGameKind,
    /// How many games its set has: those that are counted together.
    pub games: u8,
    /// Who had White in it, by their colour in the game of the board.
    pub white: Colour,
    /// What it gave, White's side first.
    pub result: BoardResult,
}

impl MatchGame {
    /// The results that such a game may have.
    pub const RESULTS: [BoardResult; 5] = [
        BoardResult::WhiteWins,
        BoardResult::Draw,
        BoardResult::BlackWins,
        BoardResult::WhiteWinsByForfeit,
        BoardResult::BlackWinsByForfeit,
    ];

    /// What it gave, to whoever has White on the board first.
    #[must_use]
    pub const fn seen_from_the_board(self) -> BoardResult {
        match (self.white, self.result) {
            (Colour::White, result) => result,
            (Colour::Black, BoardResult::WhiteWins) => BoardResult::BlackWins,
            (Colour::Black, BoardResult::BlackWins) => BoardResult::WhiteWins,
            (Colour::Black, BoardResult::WhiteWinsByForfeit) => BoardResult::BlackWinsByForfeit,
            (Colour::Black, BoardResult::BlackWinsByForfeit) => BoardResult::WhiteWinsByForfeit,
            (Colour::Black, result) => result,
        }
    }

    /// The half-points that it gave, to whoever has White on the board first. `None` for a result that it cannot have.
    #[must_use]
    pub const fn halves(self) -> Option<[i32; 2]> {
        let [own, other] = match self.result {
            BoardResult::WhiteWins | BoardResult::WhiteWinsByForfeit => [2, 0],
            BoardResult::Draw => [1, 1],
            BoardResult::BlackWins | BoardResult::BlackWinsByForfeit => [0, 2],
            _ => return None,
        };
        Some(match self.white {
            Colour::White => [own, other],
            Colour::Black => [other, own],
        })
    }
}

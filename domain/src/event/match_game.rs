//! The further games of two players who drew in a knock-out.

use super::{BoardResult, Colour, word::words};

/// The sort of a further game, by its time control and by what a draw means.
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

    /// How many games of this kind a set may have, the usual number first.
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
    /// The kind of game.
    pub kind: MatchGameKind,
    /// How many games its set has. The games of a set are counted together.
    pub games: u8,
    /// The player who had White in it, by their colour in the drawn game of the board.
    pub white: Colour,
    /// Its result, by the colours of this game.
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

    /// Its result, by the colours of the drawn game of the board.
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

    /// The half-points of the two players; the one who had White in the drawn game of the board comes first. `None` for a result
    /// that such a game cannot have.
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

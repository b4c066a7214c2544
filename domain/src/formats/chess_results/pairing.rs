//! Games, byes and matches.

use crate::event::{BoardResult, Bye, Points};

/// The opponent in a game or a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opponent {
    /// The player or the team with this starting number.
    Player(u16),
    /// No opponent: the pairing-allocated bye.
    Bye,
    /// No opponent: not paired.
    Unpaired,
}

impl Opponent {
    pub(super) fn number(self) -> i32 {
        match self {
            Self::Player(number) => number.into(),
            Self::Bye => -1,
            Self::Unpaired => -2,
        }
    }
}

/// The result of a game or a bye, as it is written: both scores, and the code `forfeit`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// White's score: `1`, `0,5`, `0`, or empty.
    pub white: &'static str,
    /// Black's score: `1`, `0,5`, `0`, or empty.
    pub black: &'static str,
    /// `K` forfeit, `D` both lose, `U` not rated, `H` adjourned; empty for a usual result.
    pub forfeit: &'static str,
}

impl Outcome {
    /// No result yet.
    pub const NONE: Self = Self::new("", "", "");

    const fn new(white: &'static str, black: &'static str, forfeit: &'static str) -> Self {
        Self {
            white,
            black,
            forfeit,
        }
    }

    /// The outcome of a board. The description gives `K`, `D` for 0–0, `U` and `H`. Our reading are: the double forfeit (0–0 with
    /// `K`), half a point against nothing, and Black's unrated win (its row in the description repeats that of 0–0).
    #[must_use]
    pub const fn of_board(result: Option<BoardResult>) -> Self {
        let Some(result) = result else {
            return Self::NONE;
        };
        match result {
            BoardResult::WhiteWins => Self::new("1", "0", ""),
            BoardResult::Draw => Self::new("0,5", "0,5", ""),
            BoardResult::BlackWins => Self::new("0", "1", ""),
            BoardResult::WhiteWinsByForfeit => Self::new("1", "0", "K"),
            BoardResult::BlackWinsByForfeit => Self::new("0", "1", "K"),
            BoardResult::DoubleForfeit => Self::new("0", "0", "K"),
            BoardResult::BothLose => Self::new("0", "0", "D"),
            BoardResult::WhiteDrawsBlackLoses => Self::new("0,5", "0", ""),
            BoardResult::WhiteLosesBlackDraws => Self::new("0", "0,5", ""),
            BoardResult::WhiteWinsUnrated => Self::new("1", "0", "U"),
            BoardResult::DrawUnrated => Self::new("0,5", "0,5", "U"),
            BoardResult::BlackWinsUnrated => Self::new("0", "1", "U"),
            BoardResult::Adjourned => Self::new("", "", "H"),
        }
    }

    /// The outcome of a bye with this value. The files show the pairing-allocated bye (`K`), and nothing for a player who is not
    /// paired. The half point or point of a bye that was asked for is our reading.
    #[must_use]
    pub fn of_bye(bye: Bye, worth: Points) -> Self {
        let score = match worth.halves() {
            0 => "0",
            1 => "0,5",
            _ => "1",
        };
        match bye {
            Bye::PairingAllocated => Self::new(score, "0", "K"),
            _ if worth == Points::ZERO => Self::NONE,
            _ => Self::new(score, "", ""),
        }
    }
}

/// A game or a bye.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// Round from 1.
    pub round: u8,
    /// Number of the pairing in the round; of the match, in an event of teams.
    pub pairing: u16,
    /// Board in the match; 1 in an event of players.
    pub board: u16,
    /// White's starting number.
    pub white: u16,
    /// Black's starting number, or why there is no opponent.
    pub black: Opponent,
    /// The result.
    pub outcome: Outcome,
}

/// A match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Match {
    /// Round from 1.
    pub round: u8,
    /// Number of the match in the round.
    pub pairing: u16,
    /// Starting number of the team with White on board 1.
    pub white: u16,
    /// The other team.
    pub black: Opponent,
    /// The game points of both teams, White's first; `None` until there is a result.
    pub score: Option<[Points; 2]>,
}

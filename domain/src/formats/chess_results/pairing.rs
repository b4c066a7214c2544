//! Games, byes and matches.

use crate::event::{BoardResult, Bye, Points};

/// Who sits opposite.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opponent {
    /// The player with this starting number.
    Player(u16),
    /// Nobody: the pairing-allocated bye.
    Bye,
    /// Nobody: not paired.
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

/// What a game or a bye was worth, as it is written: both scores, and the code `forfeit`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// White's score, as `1`, `0,5`, `0`, or nothing.
    pub white: &'static str,
    /// Black's.
    pub black: &'static str,
    /// `K` forfeit, `D` both lose, `U` not rated, `H` adjourned.
    pub forfeit: &'static str,
}

impl Outcome {
    /// Nothing yet.
    pub const NONE: Self = Self::new("", "", "");

    const fn new(white: &'static str, black: &'static str, forfeit: &'static str) -> Self {
        Self {
            white,
            black,
            forfeit,
        }
    }

    /// Of a board. The description gives `K`, `D` for 0–0, `U` and `H`; that neither came (0–0 with `K`), that one has a half and
    /// the other nothing, and Black's unrated win (its row repeats that of 0–0) are our reading.
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

    /// Of a bye that is worth so much. The files give the pairing-allocated bye (`K`) and nothing for whoever is not paired; the
    /// half point or point of a bye that was asked for is our reading.
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
    /// Board in the match; 1 for players.
    pub board: u16,
    /// White's starting number.
    pub white: u16,
    /// Black's starting number, or why nobody sits there.
    pub black: Opponent,
    /// What it was worth.
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
    /// What the boards of both scored; nothing before there is a result.
    pub score: Option<[Points; 2]>,
}

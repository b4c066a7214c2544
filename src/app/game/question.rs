//! What happened at the board, as the arbiter puts it.

use serde::{Deserialize, Serialize};

use crate::{
    app::deed::codes,
    event::Colour,
    rules::verdict::{Act, Sighting},
};

use super::kind::Kind;

/// What a claim is about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ClaimOn {
    /// Whichever is good.
    #[default]
    Either,
    /// The position (9.2).
    Repetition,
    /// 50 moves (9.3).
    FiftyMoves,
}

impl ClaimOn {
    /// Code in forms, addresses and records.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Either => "either",
            Self::Repetition => "repetition",
            Self::FiftyMoves => "fifty",
        }
    }

    /// What a code stands for; anything else is either of them.
    #[must_use]
    pub fn from_code(code: &str) -> Self {
        [Self::Repetition, Self::FiftyMoves]
            .into_iter()
            .find(|on| on.code() == code)
            .unwrap_or_default()
    }
}

/// When an illegal move came before the arbiter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Noticed {
    /// Before the clock was pressed: the move is not completed (7.5.1).
    BeforePressing,
    /// After the clock was pressed.
    #[default]
    AtOnce,
    /// After the opponent's next move (A.5.2).
    AfterReply,
    /// After the game.
    AfterGame,
}

impl Noticed {
    /// Every moment, in order.
    pub const ALL: [Self; 4] = [
        Self::AtOnce,
        Self::AfterReply,
        Self::AfterGame,
        Self::BeforePressing,
    ];

    /// Code in forms and addresses.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::BeforePressing => "before-pressing",
            Self::AtOnce => "at-once",
            Self::AfterReply => "after-reply",
            Self::AfterGame => "after-game",
        }
    }

    /// The moment with this code; anything else is at once.
    #[must_use]
    pub fn from_code(code: &str) -> Self {
        let found = Self::ALL.into_iter().find(|noticed| noticed.code() == code);
        found.unwrap_or_default()
    }
}

/// An illegal act as the arbiter describes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct IllegalReport {
    /// The offender.
    #[serde(with = "codes::word")]
    pub by: Colour,
    /// What was done (7.5.1–7.5.4).
    #[serde(with = "codes::word")]
    pub act: Act,
    /// The move as written or made, may be empty.
    #[serde(default)]
    pub written: String,
    /// When it was noticed.
    pub noticed: Noticed,
    /// Whether it belongs to a move that was penalised already: two acts in one move count once.
    #[serde(default)]
    pub same_move: bool,
    /// What was written down after a move that stands, as written.
    #[serde(default)]
    pub continued: String,
}

/// An illegal position as the arbiter describes it (A.5.4).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PositionReport {
    /// Seen for the first time, or after the next completed move.
    #[serde(with = "codes::word")]
    pub sighting: Sighting,
    /// Whether both kings are in check; otherwise a pawn is on the last rank. The men decide where they
    /// are written.
    pub both_kings: bool,
    /// The men on the board, the first field of a FEN; may be empty.
    pub men: String,
}

/// What happened at the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    /// A flag is noticed (6.8).
    Flag {
        /// Whose.
        #[serde(with = "codes::word")]
        by: Colour,
        /// The period (from 1) in which it fell; `None` for the one in which the record stands.
        #[serde(default)]
        period: Option<u32>,
        /// Whether the player's last recorded move was made but the clock not pressed.
        #[serde(default)]
        unpressed: bool,
    },
    /// Both flags are down and nobody knows which fell first (Guidelines III.3).
    BothFlags {
        /// The period (from 1) in which they fell; `None` for the one in which the record stands.
        #[serde(default)]
        period: Option<u32>,
    },
    /// This player resigns (5.1.2).
    Resignation(#[serde(with = "codes::word")] Colour),
    /// Both agree to a draw (5.2.3, 9.1).
    Agreement,
    /// The game has ended of itself (5.1.1, 5.2.1, 5.2.2, 9.6).
    End,
    /// An illegal act (7.5).
    Illegal(IllegalReport),
    /// An illegal position (A.5.4).
    Position(PositionReport),
    /// Men were touched by the player who has the move (4.3–4.5).
    Touched {
        /// Who.
        #[serde(with = "codes::word")]
        by: Colour,
        /// Their squares in the order in which they were touched, as typed: `e1 h1`.
        #[serde(default)]
        squares: String,
    },
    /// A player was not at the board when the round began (6.7).
    Late {
        /// Who; `None` for both.
        #[serde(default, with = "codes::any_word")]
        by: Option<Colour>,
        /// Minutes after the start of the round, as typed.
        #[serde(default)]
        minutes: String,
        /// Whether the player has come.
        #[serde(default)]
        has_come: bool,
    },
    /// A claim of a draw (9.2, 9.3).
    Claim {
        /// Who claims.
        #[serde(with = "codes::word")]
        by: Colour,
        /// On what.
        on: ClaimOn,
        /// The announced move as written; empty for a claim on the board.
        #[serde(default)]
        announced: String,
        /// Whether a man was touched on this move (9.4).
        #[serde(default)]
        touched: bool,
    },
}

impl Question {
    /// The player concerned.
    #[must_use]
    pub const fn colour(&self) -> Option<Colour> {
        match self {
            Self::Flag { by, .. }
            | Self::Resignation(by)
            | Self::Touched { by, .. }
            | Self::Claim { by, .. } => Some(*by),
            Self::Late { by, .. } => *by,
            Self::Illegal(report) => Some(report.by),
            Self::BothFlags { .. } | Self::Agreement | Self::End | Self::Position(_) => None,
        }
    }

    /// The kind of incident that it is.
    #[must_use]
    pub const fn kind(&self) -> Kind {
        match self {
            Self::Flag { .. } | Self::BothFlags { .. } => Kind::Flag,
            Self::Resignation(_) => Kind::Resignation,
            Self::Agreement => Kind::Offer,
            Self::End => Kind::Ended,
            Self::Illegal(_) => Kind::IllegalMove,
            Self::Position(_) => Kind::IllegalPosition,
            Self::Touched { .. } => Kind::Touched,
            Self::Late { .. } => Kind::Late,
            Self::Claim { .. } => Kind::Claim,
        }
    }
}

//! The reason for the result of a game, to be stored with the result.

use crate::rules::history::End;
use crate::rules::laws::Rule;

/// Why a game has its result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// The king was checkmated (5.1.1).
    Checkmate,
    /// A player resigned (5.1.2); also if the game is drawn.
    Resignation,
    /// Stalemate (5.2.1).
    Stalemate,
    /// Neither player could mate any more (5.2.2).
    DeadPosition,
    /// The players agreed to a draw (5.2.3).
    Agreement,
    /// A player came after the default time, or not at all (6.7.1).
    DefaultTime,
    /// A flag fell (6.9); also if the game is drawn.
    Flag,
    /// Both flags fell, and nobody knows which one fell first (Guidelines III.3.1.2).
    BothFlags,
    /// A player made the second illegal move (7.5.5); also if the game is drawn.
    IllegalMoves,
    /// A position was illegal after one more move (A.5.4).
    IllegalPosition,
    /// A correct claim of repetition (9.2).
    ThreefoldClaim,
    /// A correct claim of 50 moves (9.3).
    FiftyMovesClaim,
    /// A position occurred five times (9.6.1).
    FivefoldRepetition,
    /// 75 moves by each player went by without capture and pawn move (9.6.2).
    SeventyFiveMoves,
    /// A player had a forbidden device (11.3.2).
    Device,
    /// A player, or both, persistently refused to comply with the Laws (11.7, 11.8).
    Refusal,
    /// The arbiter's penalty (12.9).
    Penalty,
    /// The game was adjourned and is not over (Guidelines I.1).
    Adjournment,
    /// The sealed move was ambiguous, unclear or illegal (Guidelines I.8); also if the game is drawn.
    SealedMove,
    /// A player left the game and did not come back.
    Abandoned,
    /// Something unforeseen: illness, fire, a hall that closes.
    Emergency,
    /// The arbiter decided a point that the Laws leave to them.
    ArbitersDecision,
}

impl Reason {
    /// Every reason, in the order of the articles.
    pub const ALL: [Self; 22] = [
        Self::Checkmate,
        Self::Resignation,
        Self::Stalemate,
        Self::DeadPosition,
        Self::Agreement,
        Self::DefaultTime,
        Self::Flag,
        Self::BothFlags,
        Self::IllegalMoves,
        Self::IllegalPosition,
        Self::ThreefoldClaim,
        Self::FiftyMovesClaim,
        Self::FivefoldRepetition,
        Self::SeventyFiveMoves,
        Self::Device,
        Self::Refusal,
        Self::Penalty,
        Self::Adjournment,
        Self::SealedMove,
        Self::Abandoned,
        Self::Emergency,
        Self::ArbitersDecision,
    ];

    /// Stable name, for storage and messages: `threefold-claim`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Checkmate => "checkmate",
            Self::Resignation => "resignation",
            Self::Stalemate => "stalemate",
            Self::DeadPosition => "dead-position",
            Self::Agreement => "agreement",
            Self::DefaultTime => "default-time",
            Self::Flag => "flag",
            Self::BothFlags => "both-flags",
            Self::IllegalMoves => "illegal-moves",
            Self::IllegalPosition => "illegal-position",
            Self::ThreefoldClaim => "threefold-claim",
            Self::FiftyMovesClaim => "fifty-moves-claim",
            Self::FivefoldRepetition => "fivefold-repetition",
            Self::SeventyFiveMoves => "seventy-five-moves",
            Self::Device => "device",
            Self::Refusal => "refusal",
            Self::Penalty => "penalty",
            Self::Adjournment => "adjournment",
            Self::SealedMove => "sealed-move",
            Self::Abandoned => "abandoned",
            Self::Emergency => "emergency",
            Self::ArbitersDecision => "arbiters-decision",
        }
    }

    /// The rule that gives the result; `None` if no article names the case.
    #[must_use]
    pub const fn rule(self) -> Option<Rule> {
        Some(match self {
            Self::Checkmate => Rule::Checkmate,
            Self::Resignation => Rule::Resignation,
            Self::Stalemate => Rule::Stalemate,
            Self::DeadPosition => Rule::DeadPosition,
            Self::Agreement => Rule::Agreement,
            Self::DefaultTime => Rule::DefaultTime,
            Self::Flag => Rule::FlagLoses,
            Self::BothFlags => Rule::BothFlagsLast,
            Self::IllegalMoves => Rule::IllegalMovePenalty,
            Self::IllegalPosition => Rule::RapidIllegalPosition,
            Self::ThreefoldClaim => Rule::Repetition,
            Self::FiftyMovesClaim => Rule::FiftyMoves,
            Self::FivefoldRepetition => Rule::FivefoldRepetition,
            Self::SeventyFiveMoves => Rule::SeventyFiveMoves,
            Self::Device => Rule::DeviceLoses,
            Self::Refusal => Rule::Refusal,
            Self::Penalty => Rule::Penalties,
            Self::Adjournment => Rule::SealedMove,
            Self::SealedMove => Rule::SealedMoveLoses,
            Self::Abandoned | Self::Emergency | Self::ArbitersDecision => return None,
        })
    }
}

impl From<End> for Reason {
    fn from(end: End) -> Self {
        match end {
            End::Checkmate { .. } => Self::Checkmate,
            End::Stalemate => Self::Stalemate,
            End::DeadPosition => Self::DeadPosition,
            End::FivefoldRepetition => Self::FivefoldRepetition,
            End::SeventyFiveMoves => Self::SeventyFiveMoves,
        }
    }
}

crate::event::words!(Reason);

//! A game as boards send it.

use crate::clock::ClockTime;

/// A player as a feed names them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FedPlayer {
    /// The name, in any order; empty if the feed names nobody.
    pub name: String,
    /// The FIDE identity number; never 0.
    pub fide_id: Option<u64>,
}

/// A half-move from a feed. It is legal in its position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FedMove {
    /// The move as written.
    pub written: String,
    /// The move in UCI notation: `g1f3`.
    pub uci: String,
    /// The mover's display after the move.
    pub clock: Option<ClockTime>,
}

/// The half-move from which on the moves of a feed cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stop {
    /// The half-move, from 1.
    pub ply: u32,
    /// The move as written, at most 40 characters.
    pub written: String,
    /// Whether it is a move that the Laws do not allow (3.10.2). Otherwise it cannot be read, or not as one move only.
    pub is_illegal: bool,
    /// Line and column in the file, from 1; `None` for a JSON file.
    pub place: Option<(u32, u32)>,
}

/// The game of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FedGame {
    /// Number of the round; `None` if the feed does not give it.
    pub round: Option<u32>,
    /// Number of the board; `None` if the feed does not give it.
    pub board: Option<u32>,
    /// Who plays White, as the source names them.
    pub white: FedPlayer,
    /// Who plays Black, as the source names them.
    pub black: FedPlayer,
    /// Whether it begins from the usual starting position.
    pub is_usual: bool,
    /// The moves up to the first one that cannot be played.
    pub moves: Vec<FedMove>,
    /// The move at which reading stopped; `None` if all moves were read.
    pub stop: Option<Stop>,
    /// Whether the feed gave the whole game. A text that breaks off does not mean that later moves were taken back.
    pub is_whole: bool,
}

/// A file that cannot be read at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {kind}")]
pub struct FeedFault {
    /// Line, from 1.
    pub line: u32,
    /// Column, from 1.
    pub column: u32,
    /// The fault.
    pub kind: FaultKind,
}

/// A fault of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FaultKind {
    /// It ends too early, like a file that is still being written.
    #[error("the file breaks off")]
    BreaksOff,
    /// It is not JSON.
    #[error("no JSON")]
    Syntax,
    /// It is JSON, but not with the content of such a file.
    #[error("not what such a file holds")]
    Content,
}

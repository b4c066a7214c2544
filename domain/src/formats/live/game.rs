//! A game as boards send it.

use crate::clock::ClockTime;

/// A player as a feed names them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FedPlayer {
    /// The name, in any order; empty where the feed names nobody.
    pub name: String,
    /// The FIDE identity number; never 0.
    pub fide_id: Option<u64>,
}

/// A half-move that a feed tells; it is legal where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FedMove {
    /// As written.
    pub written: String,
    /// Its coordinates: `g1f3`.
    pub uci: String,
    /// The mover's display after the move.
    pub clock: Option<ClockTime>,
}

/// Where the moves of a feed cannot be played further.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stop {
    /// The half-move, from 1.
    pub ply: u32,
    /// As written, at most 40 characters.
    pub written: String,
    /// Whether it is a move that the Laws do not allow (3.10.2); otherwise it cannot be read as one move.
    pub is_illegal: bool,
    /// Line and column of the file, from 1; `None` where the file has no such places.
    pub place: Option<(u32, u32)>,
}

/// The game of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FedGame {
    /// Number of the round, where the feed says it.
    pub round: Option<u32>,
    /// Number of the board, where the feed says it.
    pub board: Option<u32>,
    /// Who plays White, as the source names them.
    pub white: FedPlayer,
    /// Who plays Black, as the source names them.
    pub black: FedPlayer,
    /// Whether it begins from the usual position.
    pub is_usual: bool,
    /// The moves up to the first that is not known.
    pub moves: Vec<FedMove>,
    /// Why there are no more of them.
    pub stop: Option<Stop>,
    /// Whether the feed told the whole game: one that breaks off takes no move back.
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
    /// What is wrong there.
    pub kind: FaultKind,
}

/// What is wrong with a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FaultKind {
    /// It ends before it is complete, as one that is being written.
    #[error("the file breaks off")]
    BreaksOff,
    /// It is no JSON.
    #[error("no JSON")]
    Syntax,
    /// It is JSON, and not that of such a file.
    #[error("not what such a file holds")]
    Content,
}

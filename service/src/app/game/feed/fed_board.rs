//! The moves to be written at one board.

use serde::{Deserialize, Serialize};

/// A half-move that came from a feed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct FedPly {
    /// The move as written in the feed.
    pub written: String,
    /// The coordinates of the move: `g1f3`.
    pub uci: String,
    /// The mover's clock after the move, in centiseconds.
    pub clock: Option<u32>,
}

/// Moves from a feed that are to follow the moves that stay at a board.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct FedBoard {
    /// Number of the pairing.
    pub pairing: i32,
    /// Version of the game that the feed was compared with.
    pub version: i32,
    /// Number of recorded half-moves that stay.
    pub keep: u32,
    /// The moves after them.
    pub moves: Vec<FedPly>,
}

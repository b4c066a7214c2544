//! What is written at one board.

use serde::{Deserialize, Serialize};

/// A half-move that came from a feed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct FedPly {
    /// As written there.
    pub written: String,
    /// Its coordinates: `g1f3`.
    pub uci: String,
    /// The mover's clock after the move, in centiseconds.
    pub clock: Option<u32>,
}

/// The moves of a feed that are to stand at a board behind those that stay.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct FedBoard {
    /// Number of the pairing.
    pub pairing: i32,
    /// Version of the game that they were compared with.
    pub version: i32,
    /// Half-moves of the record that stay.
    pub keep: u32,
    /// The moves after them.
    pub moves: Vec<FedPly>,
}

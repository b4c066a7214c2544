//! Deeds about the moves of electronic boards. They never hold the full address of a source, because addresses hold
//! keys.

use serde::{Deserialize, Serialize};

use crate::app::game::feed::FedBoard;

/// A source of moves was added, stopped, started or removed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct OfFeed {
    /// Number of the source.
    pub feed: i32,
    /// Kind of the source, as the stored word.
    pub kind: String,
    /// The host of its address, or the last part of its path.
    pub host: String,
}

/// Moves that came from an electronic board.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct GameFed {
    /// The moves as they came.
    pub given: FedBoard,
    /// Moves in SAN that others replaced; empty if none were.
    pub taken_back: Vec<String>,
    /// The new moves, in SAN.
    pub added: Vec<String>,
}

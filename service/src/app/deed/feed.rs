//! Deeds about the moves of electronic boards. The place where they are read enters none: addresses hold keys.

use serde::{Deserialize, Serialize};

use crate::app::game::feed::FedBoard;

/// A source was named, stopped, started or taken away.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct OfFeed {
    /// Its number.
    pub feed: i32,
    pub kind: String,
    /// The host of its address, or the last part of a path.
    pub host: String,
}

/// Moves came from a board.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct GameFed {
    /// What was given.
    pub given: FedBoard,
    /// The moves in SAN in whose place others came, or none.
    pub taken_back: Vec<String>,
    /// The moves that came, in SAN.
    pub added: Vec<String>,
}

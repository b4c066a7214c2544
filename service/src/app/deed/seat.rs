//! Deeds of players at the board, who use the code of their seat.

use serde::{Deserialize, Serialize};

use crate::event::{BoardResult, SeatCall};

use super::codes;

/// A result reported by a player.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SeatReported {
    /// Number of the pairing.
    pub pairing: i32,
    /// Whether White reported.
    pub white: bool,
    /// The result that they had reported before.
    #[serde(with = "codes::any_word")]
    pub before: Option<BoardResult>,
    /// The result that they report now.
    #[serde(with = "codes::any_word")]
    pub result: Option<BoardResult>,
}

/// A player's call from the board.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SeatCalled {
    /// Number of the call.
    pub call: i32,
    /// Number of the pairing.
    pub pairing: i32,
    /// Whether White asked.
    pub white: bool,
    /// What the player asks for.
    #[serde(with = "codes::any_word")]
    pub kind: Option<SeatCall>,
    /// The round of the bye, if the call is for one.
    pub round: Option<i32>,
}

/// An arbiter answered a call.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SeatAnswered {
    /// Number of the call.
    pub call: i32,
    /// Number of the pairing.
    pub pairing: i32,
}

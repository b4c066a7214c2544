//! What an arbiter confirms on the page of a ruling.

use serde::{Deserialize, Serialize};

use crate::{app::deed::codes, event::Colour};

use super::incident::Asked;

/// What the arbiter confirms, and the versions that they saw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Confirmation {
    /// Number of the pairing.
    pub pairing: i32,
    /// Address of the page that judged it.
    pub page: String,
    /// What its fields say, and no others.
    pub asked: Asked,
    /// Whose turn it is in the game.
    #[serde(with = "codes::word")]
    pub mover: Colour,
    /// What the arbiter adds in their own words, may be empty.
    #[serde(default)]
    pub note: String,
    /// White's clock as typed, may be empty.
    #[serde(default)]
    pub white_clock: String,
    /// Black's clock as typed, may be empty.
    #[serde(default)]
    pub black_clock: String,
    /// Version of the game that the arbiter saw.
    pub game_version: i32,
    /// Version of the pairing that the arbiter saw.
    pub pairing_version: i32,
    /// Of an illegal move: how many of that player's the arbiter saw counted before it.
    #[serde(default)]
    pub earlier: Option<usize>,
    /// Whether the result is written too, as far as one follows.
    #[serde(default)]
    pub with_result: bool,
    /// An earlier record that this one corrects.
    #[serde(default)]
    pub supersedes: Option<i32>,
}

//! The input of an arbiter who confirms a ruling on its page.

use serde::{Deserialize, Serialize};

use crate::{app::deed::codes, event::Colour};

use super::incident::Asked;

/// The ruling that an arbiter confirms, with the versions that they saw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Confirmation {
    /// Number of the pairing.
    pub pairing: i32,
    /// Address of the page that judged it.
    pub page: String,
    /// The values of the page's own fields.
    pub asked: Asked,
    /// The player to move in the game.
    #[serde(with = "codes::word")]
    pub mover: Colour,
    /// The arbiter's own words; may be empty.
    #[serde(default)]
    pub note: String,
    /// White's clock as typed; may be empty.
    #[serde(default)]
    pub white_clock: String,
    /// Black's clock as typed; may be empty.
    #[serde(default)]
    pub black_clock: String,
    /// Version of the game that the arbiter saw.
    pub game_version: i32,
    /// Version of the pairing that the arbiter saw.
    pub pairing_version: i32,
    /// For an illegal move, how many earlier ones of this player the arbiter saw counted; `None` otherwise.
    #[serde(default)]
    pub earlier: Option<usize>,
    /// Whether to write the result too, if one follows.
    #[serde(default)]
    pub with_result: bool,
    /// Number of an earlier record that this one corrects.
    #[serde(default)]
    pub supersedes: Option<i32>,
}

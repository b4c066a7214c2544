//! Deeds between the entries and the first move: accepted checks, the colour of number 1, empty chairs.

use serde::{Deserialize, Serialize};

use crate::event::Colour;

use super::{codes, round::FirstColour};

/// A check before round 1 that the arbiter left as it is, or asked to see again.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct CheckAccepted {
    /// Code of the check.
    pub check: String,
    /// The reason given before; empty if the check was not accepted.
    pub before: String,
    /// The reason given now; empty if the check is asked about again.
    pub reason: String,
}

/// The colour of number 1, drawn or chosen before the first draft.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FirstColourSet {
    /// The colour before; `None` if none was set.
    pub before: Option<FirstColour>,
    /// The colour now.
    pub after: FirstColour,
}

/// A chair at a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seat {
    /// Number of the board, from 1.
    pub board: i32,
    /// Colour of the player whose chair it is.
    #[serde(with = "codes::word")]
    pub colour: Colour,
}

/// Chairs of a round that were noted as empty, or as taken after all.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SeatsNoted {
    /// Number of the round, from 1.
    pub round: i32,
    /// The chairs.
    pub seats: Vec<Seat>,
    /// Whether the chairs are empty.
    pub empty: bool,
}

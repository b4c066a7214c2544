//! Deeds between the entries and the first move: what is left as it is, the colour of number 1, empty chairs.

use serde::{Deserialize, Serialize};

use crate::event::Colour;

use super::{codes, round::FirstColour};

/// Something that the program asks to be put right before round 1, left as it is or asked about again.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct CheckAccepted {
    /// Code of the check.
    pub check: String,
    /// Why it was left before; empty where it was not.
    pub before: String,
    /// Why it is left now; empty where it is asked about again.
    pub reason: String,
}

/// The colour of number 1, drawn or chosen before the first draft.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FirstColourSet {
    /// The one before.
    pub before: Option<FirstColour>,
    /// The one now.
    pub after: FirstColour,
}

/// A chair at a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seat {
    /// Number of the board, from 1.
    pub board: i32,
    /// Whose it is.
    #[serde(with = "codes::word")]
    pub colour: Colour,
}

/// Chairs of a round seen empty, or no more.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SeatsNoted {
    pub round: i32,
    /// The chairs.
    pub seats: Vec<Seat>,
    /// Whether they are empty.
    pub empty: bool,
}

//! Deeds about rounds. They do not hold the pairing itself, which follows from the earlier deeds.

use serde::{Deserialize, Serialize};

use crate::event::Colour;

use super::codes;

/// The colour that number 1 was given with the first draft of round 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FirstColour {
    /// The colour.
    #[serde(with = "codes::word")]
    pub colour: Colour,
    /// Number that the program drew for it; `None` if the colour was chosen.
    pub lot: Option<u32>,
}

/// A round paired as a draft.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct RoundDrafted {
    /// Number of the round, from 1.
    pub round: i32,
    /// How many boards were paired.
    pub boards: usize,
    /// The colour of number 1, if it was chosen or drawn with this draft.
    pub first: Option<FirstColour>,
}

/// A deed that needs only the round: its draft was discarded, changed by hand from now on, or the round was printed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct RoundNumbered {
    /// Number of the round, from 1.
    pub round: i32,
}

/// A round published.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct RoundPublished {
    /// Number of the round, from 1.
    pub round: i32,
    /// How many boards it has.
    pub boards: usize,
    /// Why the pairing differs from the one by the rules; empty if it does not.
    pub by_hand: String,
}

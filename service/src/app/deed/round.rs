//! Deeds about rounds. The pairing itself is not in them: it follows from what stood before.

use serde::{Deserialize, Serialize};

use crate::event::Colour;

use super::codes;

/// The colour that number 1 was given with the first draft of round 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FirstColour {
    /// The colour.
    #[serde(with = "codes::word")]
    pub colour: Colour,
    /// The number that the program drew for it; `None`: chosen.
    pub lot: Option<u32>,
}

/// A round paired as a draft.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct RoundDrafted {
    /// Its number.
    pub round: i32,
    /// How many boards were paired.
    pub boards: usize,
    /// The colour of number 1, where it was chosen or drawn now.
    pub first: Option<FirstColour>,
}

/// A round thrown away or printed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct RoundNumbered {
    /// Its number.
    pub round: i32,
}

/// A round published.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct RoundPublished {
    /// Its number.
    pub round: i32,
    /// How many boards it has.
    pub boards: usize,
    /// Why it is not what the rules give; empty where it is.
    pub by_hand: String,
}

//! Two scoresheets as they were handed in.

use serde::{Deserialize, Serialize};

use crate::{app::deed::codes, rules::notation::Language};

/// The text of a scoresheet as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SheetText {
    pub text: String,
    /// Language of its notation; `None` to detect it.
    #[serde(with = "codes::language")]
    pub language: Option<Language>,
}

/// Both scoresheets, and which one the arbiter takes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct KeepSheets {
    /// Number of the pairing.
    pub pairing: i32,
    /// Version of the game that the arbiter saw.
    pub version: i32,
    /// White's scoresheet.
    pub white: SheetText,
    /// Black's scoresheet.
    pub black: SheetText,
    /// Whether White's scoresheet is taken; otherwise Black's.
    pub take_white: bool,
}

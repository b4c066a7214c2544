//! Two scoresheets as they are handed in.

use serde::{Deserialize, Serialize};

use crate::{app::deed::codes, rules::notation::Language};

/// A scoresheet as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SheetText {
    pub text: String,
    /// Its language; `None` to find it out.
    #[serde(with = "codes::language")]
    pub language: Option<Language>,
}

/// Both sheets and the one that the arbiter takes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct KeepSheets {
    /// Number of the pairing.
    pub pairing: i32,
    /// Version of the game that the arbiter saw.
    pub version: i32,
    /// White's sheet.
    pub white: SheetText,
    /// Black's sheet.
    pub black: SheetText,
    /// Whether White's is taken.
    pub take_white: bool,
}

//! What may be corrected before a report is taken in.

use serde::{Deserialize, Serialize};

/// What may be corrected before a report is taken in; empty fields are taken from the file, which must then
/// have them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ImportInput {
    /// Name of the tournament.
    pub name: String,
    /// Town in which it is played.
    pub town: String,
    /// First day, `2026-11-21`.
    pub start: String,
    /// Last day.
    pub end: String,
    /// `standard`, `rapid`, `blitz`.
    pub kind: String,
}

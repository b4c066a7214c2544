//! Corrections to a report before it is imported.

use serde::{Deserialize, Serialize};

/// Corrections to a report before it is imported. Empty fields are taken from the file, which must then have them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ImportInput {
    /// Name of the tournament.
    pub name: String,
    /// Town in which it is played.
    pub town: String,
    /// First day, `2026-11-21`.
    pub start: String,
    /// Last day, in the same form.
    pub end: String,
    /// Kind of chess: `standard`, `rapid` or `blitz`.
    pub kind: String,
}

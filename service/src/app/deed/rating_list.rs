//! Deeds about rating lists. Their players are in no deed: the digest says which file it was.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::entry_list::HeadingNamed;

/// A rating list was taken in.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ListTakenIn {
    /// Its number.
    pub list: i32,
    /// Whose it is.
    pub source: String,
    /// Code of its kind.
    pub kind: String,
    /// Since when it holds.
    pub valid_from: Option<NaiveDate>,
    /// SHA-256 of the file.
    pub sha256: String,
    /// How many players it has.
    pub players: i32,
    /// Number of the one in whose place it came.
    pub replaced: Option<i32>,
    /// What was said of its headings; remembered for lists of the same source.
    pub headings: Vec<HeadingNamed>,
}

/// A rating list was removed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ListRemoved {
    /// Its number.
    pub list: i32,
    /// Whose it was.
    pub source: String,
    /// Code of its kind.
    pub kind: String,
    /// Since when it held.
    pub valid_from: Option<NaiveDate>,
    /// SHA-256 of the file.
    pub sha256: String,
    /// How many players it had.
    pub players: i32,
}

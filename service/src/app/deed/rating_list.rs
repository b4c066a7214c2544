//! Deeds about rating lists. They do not hold the players: the digest identifies the file.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::entry_list::HeadingNamed;

/// A rating list was imported.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ListTakenIn {
    /// Number of the list.
    pub list: i32,
    /// Owner of the list, as `FIDE`.
    pub source: String,
    /// Code of the kind of list.
    pub kind: String,
    /// First day on which the list is valid.
    pub valid_from: Option<NaiveDate>,
    /// SHA-256 of the file.
    pub sha256: String,
    /// How many players the list has.
    pub players: i32,
    /// Number of the list that it replaced.
    pub replaced: Option<i32>,
    /// Meanings given to its headings; they are remembered for lists of the same owner.
    pub headings: Vec<HeadingNamed>,
}

/// A rating list was removed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ListRemoved {
    /// Number of the list.
    pub list: i32,
    /// Owner of the list.
    pub source: String,
    /// Code of the kind of list.
    pub kind: String,
    /// First day on which the list was valid.
    pub valid_from: Option<NaiveDate>,
    /// SHA-256 of the file.
    pub sha256: String,
    /// How many players the list had.
    pub players: i32,
}

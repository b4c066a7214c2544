//! The deed of a list taken into a tournament. Of a birth it holds the year.

use serde::{Deserialize, Serialize};

use crate::{
    app::tournament::{entry_lists::ListedInput, entry_values::EntryInput},
    event::Bye,
};

use super::codes;

/// An entry that came with a list.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct EntryListed {
    /// Number of the entry.
    pub entry: i32,
    /// Number of the player in the registry.
    pub player: Option<i32>,
    /// Number of their club.
    pub club: Option<i32>,
    /// What the entry says.
    pub given: EntryInput,
    /// What the list said beside.
    pub listed: ListedInput,
    /// Rounds that are not played.
    pub byes: Vec<i32>,
    /// The bye of these rounds.
    #[serde(with = "codes::any_word")]
    pub bye: Option<Bye>,
}

/// What the arbiter said that a heading means.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct HeadingNamed {
    /// Letters and digits of the heading.
    pub heading: String,
    /// Code of the column; empty where it is left aside.
    pub meaning: String,
}

/// A list taken in.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct EntriesListed {
    /// The new entries, in the order of the list.
    pub entries: Vec<EntryListed>,
    /// What the arbiter said of headings.
    pub headings: Vec<HeadingNamed>,
}

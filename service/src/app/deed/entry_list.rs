//! The deed of a list imported into a tournament. Of a birth date it holds only the year.

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
    /// Number of the player in the registry; `None` if they are not in it.
    pub player: Option<i32>,
    /// Number of their club; `None` without one.
    pub club: Option<i32>,
    /// What the entry says.
    pub given: EntryInput,
    /// Further values that the list gave.
    pub listed: ListedInput,
    /// Rounds that they do not play.
    pub byes: Vec<i32>,
    /// The bye in those rounds.
    #[serde(with = "codes::any_word")]
    pub bye: Option<Bye>,
}

/// The meaning that the arbiter gave to a heading.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct HeadingNamed {
    /// Letters and digits of the heading.
    pub heading: String,
    /// Code of the column; empty if the column is ignored.
    pub meaning: String,
}

/// A list imported.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct EntriesListed {
    /// The new entries, in the order of the list.
    pub entries: Vec<EntryListed>,
    /// The meanings that the arbiter gave to headings.
    pub headings: Vec<HeadingNamed>,
}

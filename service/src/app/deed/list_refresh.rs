//! The deed of entries that took over what a rating list says of them.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use crate::{
    app::tournament::list_refresh::Rated,
    event::{ListKind, RatingOrigin, Word},
};

/// An entry that took over what a list says.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct EntryRefreshed {
    /// Its number.
    pub entry: i32,
    /// Row version that the arbiter saw.
    pub version: i32,
    /// Name of the player.
    pub name: String,
    /// What it said.
    pub before: Rated,
    /// What it says.
    pub after: Rated,
}

/// Entries took over what a list says of them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct EntriesRefreshed {
    /// Number of the list.
    pub list: i32,
    /// Whose it is.
    pub source: String,
    /// Code of its kind.
    pub kind: String,
    /// Since when it holds.
    pub valid_from: Option<NaiveDate>,
    /// Whether its ratings stand beside those of another owner.
    pub mixed: bool,
    pub entries: Vec<EntryRefreshed>,
}

impl EntriesRefreshed {
    /// The list as ratings name it that are taken from it; `None` where an older deed does not say its day.
    pub(in crate::app) fn origin(&self) -> Option<RatingOrigin> {
        Some(RatingOrigin {
            source: self.source.clone(),
            kind: ListKind::from_code(&self.kind)?,
            valid_from: self.valid_from?,
        })
    }
}

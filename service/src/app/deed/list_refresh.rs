//! The deed of entries updated from a rating list.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use crate::{
    app::tournament::list_refresh::Rated,
    event::{ListKind, RatingOrigin, Word},
};

/// One entry updated from a rating list.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct EntryRefreshed {
    /// Number of the entry.
    pub entry: i32,
    /// Row version that the arbiter saw.
    pub version: i32,
    /// Name of the player.
    pub name: String,
    /// The values before.
    pub before: Rated,
    /// The values now.
    pub after: Rated,
}

/// Entries updated from a rating list.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct EntriesRefreshed {
    /// Number of the list.
    pub list: i32,
    /// Owner of the list, as `FIDE`.
    pub source: String,
    /// Code of the kind of list.
    pub kind: String,
    /// First day on which the list is valid.
    pub valid_from: Option<NaiveDate>,
    /// Whether its ratings are used together with those of another owner.
    pub mixed: bool,
    pub entries: Vec<EntryRefreshed>,
}

impl EntriesRefreshed {
    /// The list, as the ratings taken from it name it. `None` for an older deed without the day, or for an unknown
    /// kind.
    pub(in crate::app) fn origin(&self) -> Option<RatingOrigin> {
        Some(RatingOrigin {
            source: self.source.clone(),
            kind: ListKind::from_code(&self.kind)?,
            valid_from: self.valid_from?,
        })
    }
}

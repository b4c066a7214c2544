//! A link of the pages about chess, as it is typed.

use serde::{Deserialize, Serialize};

use crate::store::rows::site_links::SiteLinkRow;

/// A link as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct LinkInput {
    /// Code of [`LinkSection`](crate::event::LinkSection).
    pub section: String,
    /// What it is called.
    pub title: String,
    /// Its address; `https://` is put before it where nothing stands.
    pub address: String,
    /// What is found there; may be empty.
    pub note: String,
}

impl LinkInput {
    /// What is stored, as it would be typed.
    pub(super) fn of(row: &SiteLinkRow) -> Self {
        Self {
            section: row.section.code().to_owned(),
            title: row.title.clone(),
            address: row.address.clone(),
            note: row.note.clone(),
        }
    }
}

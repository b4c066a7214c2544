//! The input of a link for the pages about chess.

use serde::{Deserialize, Serialize};

use crate::store::rows::site_links::SiteLinkRow;

/// A link as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct LinkInput {
    /// Code of [`LinkSection`](crate::event::LinkSection).
    pub section: String,
    /// Title of the link.
    pub title: String,
    /// Address of the link; `https://` is added if the scheme is missing.
    pub address: String,
    /// Description of what is found there; may be empty.
    pub note: String,
}

impl LinkInput {
    /// The stored link in the form in which it would be typed.
    pub(super) fn of(row: &SiteLinkRow) -> Self {
        Self {
            section: row.section.code().to_owned(),
            title: row.title.clone(),
            address: row.address.clone(),
            note: row.note.clone(),
        }
    }
}

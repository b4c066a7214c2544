//! The form for the event of a tournament and the label of its section.

use serde::{Deserialize, Serialize};

use crate::store::rows::sections::SectionRow;

/// The form for the event of a tournament and the label of its section.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SectionInput {
    /// Name of the event.
    pub event_name: String,
    /// Label of the section.
    pub section_label: String,
}

impl SectionInput {
    /// Each field's name and text, for the record.
    #[must_use]
    pub fn fields(&self) -> Vec<(&'static str, &str)> {
        vec![
            ("event_name", self.event_name.as_str()),
            ("section_label", self.section_label.as_str()),
        ]
    }

    pub(super) fn of(row: &SectionRow) -> Self {
        Self {
            event_name: row.event_name.clone(),
            section_label: row.label.clone(),
        }
    }
}

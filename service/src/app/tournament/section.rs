//! Which section of which event a tournament is.

use crate::store::rows::sections::SectionRow;

/// Which section of which event a tournament is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// Address part of the event.
    pub event: String,
    /// Name of the event.
    pub event_name: String,
    /// Label of the section: `A`, `Under 16`.
    pub label: String,
    /// Place among the sections, from 1.
    pub place: i32,
}

impl Section {
    pub(in crate::app::tournament) fn of(row: &SectionRow) -> Self {
        Self {
            event: row.event.clone(),
            event_name: row.event_name.clone(),
            label: row.label.clone(),
            place: row.place,
        }
    }
}

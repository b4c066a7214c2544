//! The event and the section to which a tournament belongs.

use crate::store::rows::sections::SectionRow;

/// The section of an event that a tournament is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// Address part of the event.
    pub event: String,
    /// Name of the event.
    pub event_name: String,
    /// Label of the section: `A`, `Under 16`.
    pub label: String,
    /// Place among the sections of the event, from 1.
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

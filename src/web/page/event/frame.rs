//! The bar of an event's desk.

use crate::{
    app::{AppError, access::TournamentRole, tournament::sections::Event},
    web::{Failure, Visitor},
};

/// The page of an event's desk that the bar marks as current.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EventPage {
    /// The entry list.
    Entries,
    /// The check-in.
    CheckIn,
}

/// The bar of an event's desk.
#[derive(Clone, Debug)]
pub struct EventNav {
    /// Address part of the event.
    pub slug: String,
    pub name: String,
    /// The reader, with their role.
    pub who: String,
    pub current: EventPage,
    /// Address part and label of each section of which the reader is an arbiter.
    pub sections: Vec<(String, String)>,
}

/// The bar, for an arbiter of one of the sections.
///
/// # Errors
/// If the reader is not an arbiter of any section.
pub fn nav(visitor: &Visitor, event: &Event, current: EventPage) -> Result<EventNav, Failure> {
    let t = visitor.words();
    let role = match event.role() {
        Some(TournamentRole::Chief) => t.get("role-chief"),
        Some(TournamentRole::Deputy) => t.get("role-deputy"),
        Some(TournamentRole::Admin) => t.get("role-admin"),
        Some(TournamentRole::Station) => t.get("role-station"),
        None => return Err(visitor.fail(AppError::Forbidden)),
    };
    let name = visitor.user.as_ref().map(|user| user.display_name.as_str());
    let own = event.sections.iter().filter(|one| one.role.is_some());
    Ok(EventNav {
        slug: event.slug.clone(),
        name: event.name.clone(),
        who: format!("{}, {role}", name.unwrap_or_default()),
        current,
        sections: own
            .map(|one| (one.summary.slug.clone(), one.section.label.clone()))
            .collect(),
    })
}

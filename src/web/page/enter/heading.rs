//! The heading of each page of online entry.

use crate::{app::tournament::entry_door::request::Entrance, i18n::Words, words::moment};

/// Name, place and days of the tournament.
pub(super) struct Heading {
    pub slug: String,
    pub tournament: String,
    /// Place, days, rounds, and the deadline for entries.
    pub lead: String,
}

impl Heading {
    /// Of the event that is entered.
    pub fn of(t: Words, entrance: &Entrance) -> Self {
        let summary = &entrance.summary;
        let until = entrance.door.until.map(|day| moment::date(t, day));
        let until = until.map(|day| t.with_one("enter-until", "day", day));
        let place = [summary.town.as_str(), summary.venue.as_str()];
        let place: Vec<&str> = place.into_iter().filter(|part| !part.is_empty()).collect();
        let lead = [
            format!("{}.", summary.name),
            format!("{}.", place.join(", ")),
            format!("{}.", moment::span(t, summary.start, summary.end)),
            until.unwrap_or_default(),
        ];
        Self {
            slug: summary.slug.clone(),
            tournament: summary.name.clone(),
            lead: lead.join(" ").trim_end().to_owned(),
        }
    }
}

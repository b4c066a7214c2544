//! The sections of an event in the entry form: their rating limits, and the one that fits the player.

use crate::{
    app::tournament::entry_door::{
        limits::{SectionDoor, fitting},
        rating_limits::RatingLimits,
        request::Entrance,
    },
    event::Elo,
    i18n::Words,
};

/// A section in the list.
pub(super) struct SectionLine {
    pub label: String,
    /// Its form for the same player; `None` for the shown form and for a closed one.
    pub link: Option<String>,
    /// Its rating limits, and whether it fits the player or is closed.
    pub about: String,
    /// Whether it is the form that is shown.
    pub is_this: bool,
}

/// The rating limits in words; empty without any.
pub(super) fn limits(t: Words, ratings: RatingLimits) -> String {
    match (ratings.least, ratings.most) {
        (Some(least), Some(most)) => {
            t.with_two("enter-section-between", "least", least, "most", most)
        }
        (Some(least), None) => t.with_one("enter-section-from", "least", least),
        (None, Some(most)) => t.with_one("enter-section-to", "most", most),
        (None, None) => String::new(),
    }
}

/// The sections of the event, each with its form for the same player (`chosen` is the query with the choice). Empty for a
/// single section without limits. `rating` is the player's rating, once the player is known.
pub(super) fn lines(
    t: Words,
    entrance: &Entrance,
    chosen: &str,
    rating: Option<Option<Elo>>,
) -> Vec<SectionLine> {
    let doors = &entrance.sections;
    let theirs = rating.and_then(|rating| fitting(doors, rating));
    let is_theirs = |door: &SectionDoor| theirs.is_some_and(|theirs| theirs.slug == door.slug);
    let about = |door: &SectionDoor| {
        let yours = match rating.filter(|_| is_theirs(door)) {
            Some(Some(rating)) => t.with_one("enter-section-yours", "rating", rating),
            Some(None) => t.get("enter-section-yours-unrated"),
            None => String::new(),
        };
        let closed = (!door.takes).then(|| t.get("enter-section-closed"));
        let parts = [limits(t, door.ratings), yours, closed.unwrap_or_default()];
        let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        parts.join(" · ")
    };
    let line = |door: &SectionDoor| SectionLine {
        label: door.label.clone(),
        link: (door.takes && !door.is_this).then(|| format!("/t/{}/enter{chosen}", door.slug)),
        about: about(door),
        is_this: door.is_this,
    };
    doors.iter().map(line).collect()
}

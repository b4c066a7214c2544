//! Why an entry is refused: by arbiters and secretaries, or by the players themselves.

use crate::{
    app::{Refusal, tournament::entry_door::at_once::NotAtOnce},
    i18n::Words,
};

use super::moment;

/// Refusals about entries, withdrawn participants, and players who enter themselves.
#[must_use]
pub fn refused(t: Words, refusal: &Refusal) -> String {
    match refusal {
        Refusal::EntriesClosed => t.get("refusal-entries-closed"),
        Refusal::NotAtOnce(why) => not_at_once(t, why),
        Refusal::FieldFull => t.get("refusal-field-full"),
        Refusal::NobodyChosen => t.get("refusal-nobody-chosen"),
        Refusal::NumbersGiven => t.get("refusal-numbers-given"),
        Refusal::NobodyPresent => t.get("refusal-nobody-present"),
        Refusal::AlreadyWithdrawn => t.get("refusal-already-withdrawn"),
        Refusal::NotWithdrawn => t.get("refusal-not-withdrawn"),
        Refusal::DoorClosed => t.get("refusal-door-closed"),
        Refusal::OtherSection {
            name,
            rating,
            fitting,
        } => {
            let why = match rating {
                Some(rating) => {
                    t.with_two("refusal-rating-elsewhere", "rating", rating, "name", name)
                }
                None => t.with_one("refusal-unrated-elsewhere", "name", name),
            };
            match fitting {
                Some(label) => format!(
                    "{why} {}",
                    t.with_one("refusal-enter-section", "section", label)
                ),
                None => format!("{why} {}", t.get("refusal-ask-organiser")),
            }
        }
        Refusal::TooManyRequests { again } => t.with_one(
            "refusal-too-many-requests",
            "time",
            moment::clock_time(*again),
        ),
        Refusal::RequestDecided => t.get("refusal-request-decided"),
        Refusal::GuardianFirst => t.get("refusal-guardian-first"),
        Refusal::GuardiansChoice => t.get("refusal-guardians-choice"),
        _ => String::new(),
    }
}

/// Why a secretary cannot enter a player directly.
fn not_at_once(t: Words, why: &NotAtOnce) -> String {
    match why {
        NotAtOnce::Places { name, waits: true } => t.with_one("refusal-places-taken", "name", name),
        NotAtOnce::Places { name, waits: false } => {
            t.with_one("refusal-places-taken-ask", "name", name)
        }
        NotAtOnce::ClubPlaces { name, waits: true } => {
            t.with_one("refusal-club-places-taken", "name", name)
        }
        NotAtOnce::ClubPlaces { name, waits: false } => {
            t.with_one("refusal-club-places-taken-ask", "name", name)
        }
        NotAtOnce::Consent { names } => t.with_one("refusal-consent", "names", names.join(", ")),
    }
}

//! The forms of the door, as they are typed.

use serde::{Deserialize, Serialize};

use crate::app::PersonInput;

/// How players enter themselves, as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct DoorInput {
    /// `1` while requests are taken.
    pub door_open: String,
    /// The last day, by the clocks of the place, may be empty.
    pub door_until: String,
    /// Places; empty for as many as come.
    pub door_places: String,
    /// The lowest rating, may be empty.
    pub door_rating_least: String,
    /// The highest rating, may be empty.
    pub door_rating_most: String,
    /// So many of one club; empty for as many as come.
    pub door_club_places: String,
    /// Below this age a guardian confirms; empty for the age of the country.
    pub door_guardian: String,
    /// Whose account it is, may be empty.
    pub door_payee: String,
    /// IBAN of that account, may be empty.
    pub door_iban: String,
    /// What is said about the data.
    pub door_notice: String,
}

impl DoorInput {
    /// Names of the fields with what stands in them, in the order of the form.
    #[must_use]
    pub fn fields(&self) -> [(&'static str, &str); 10] {
        [
            ("door_open", self.door_open.as_str()),
            ("door_until", &self.door_until),
            ("door_places", &self.door_places),
            ("door_rating_least", &self.door_rating_least),
            ("door_rating_most", &self.door_rating_most),
            ("door_club_places", &self.door_club_places),
            ("door_guardian", &self.door_guardian),
            ("door_payee", &self.door_payee),
            ("door_iban", &self.door_iban),
            ("door_notice", &self.door_notice),
        ]
    }
}

/// A request to take part, as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct RequestInput {
    /// The person, where they were not found in the registry.
    #[serde(flatten)]
    pub person: PersonInput,
    /// Number of the player in the registry; empty for somebody typed in.
    pub player: String,
    /// Club as text.
    pub club: String,
    /// Rounds in which a half-point bye is asked for, with commas.
    pub byes: String,
    /// Code of [`NameShown`](crate::event::NameShown).
    pub name_shown: String,
    /// Code of [`Publication`](crate::event::Publication).
    pub publication: String,
    /// Where they are written to, may be empty. No deed holds it.
    #[serde(skip)]
    pub email: String,
    /// Who confirms for a child. No deed holds it.
    #[serde(skip)]
    pub guardian_name: String,
    /// Where they are written to, may be empty. No deed holds it.
    #[serde(skip)]
    pub guardian_email: String,
    /// A field that people do not see, and leave empty.
    #[serde(skip)]
    pub trap: String,
}

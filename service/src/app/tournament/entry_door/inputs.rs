//! The forms of the door, as they are typed.

use serde::{Deserialize, Serialize};

use crate::app::PersonInput;

/// The settings of the door, as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct DoorInput {
    /// `1` if requests are taken.
    pub door_open: String,
    /// Last day, by the clocks of the place; may be empty.
    pub door_until: String,
    /// Number of places; empty for no limit.
    pub door_places: String,
    /// Lowest rating; may be empty.
    pub door_rating_least: String,
    /// Highest rating; may be empty.
    pub door_rating_most: String,
    /// Maximum entries from one club; empty for no limit.
    pub door_club_places: String,
    /// Age in years below which a guardian must confirm; empty for the age set by the law of the country.
    pub door_guardian: String,
    /// Name of the account's owner; may be empty.
    pub door_payee: String,
    /// IBAN of the account; may be empty.
    pub door_iban: String,
    /// The privacy notice.
    pub door_notice: String,
}

impl DoorInput {
    /// Each field's name and text, in the order of the form.
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
    /// The player, if they were not found in the registry.
    #[serde(flatten)]
    pub person: PersonInput,
    /// Number of the player in the registry; empty for a player who was typed in.
    pub player: String,
    /// Name of the club.
    pub club: String,
    /// Rounds in which a half-point bye is asked for, separated by commas.
    pub byes: String,
    /// Code of [`NameShown`](crate::event::NameShown).
    pub name_shown: String,
    /// Code of [`Publication`](crate::event::Publication).
    pub publication: String,
    /// Email address of the sender; may be empty. No deed holds it.
    #[serde(skip)]
    pub email: String,
    /// Name of the guardian who confirms for a child. No deed holds it.
    #[serde(skip)]
    pub guardian_name: String,
    /// Email address of the guardian; may be empty. No deed holds it.
    #[serde(skip)]
    pub guardian_email: String,
    /// A field hidden from people, who leave it empty; programs that fill in every field are refused.
    #[serde(skip)]
    pub trap: String,
}

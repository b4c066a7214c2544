//! What the form of a player says.

use serde::{Deserialize, Serialize};

/// What the form of a player says, as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PlayerInput {
    /// Surname.
    pub last_name: String,
    /// Given name, may be empty.
    pub first_name: String,
    /// `m` or `w`, may be empty.
    pub sex: String,
    /// Date or year of birth, may be empty.
    pub birth: String,
    /// Federation; empty means `ITA`.
    pub federation: String,
    /// FIDE number, may be empty.
    pub fide_id: String,
    /// National number, may be empty.
    pub national_id: String,
    /// FIDE title, may be empty.
    pub title: String,
    /// FIDE standard, rapid and blitz rating; may be empty.
    pub fide: [String; 3],
    /// National standard, rapid and blitz rating; may be empty.
    pub national: [String; 3],
    /// Whether the sender says that this is another person of the same name and year.
    pub is_another: bool,
}

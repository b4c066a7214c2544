//! Deeds about federations and organisers.

use serde::{Deserialize, Serialize};

use crate::app::organisers::OrganiserInput;

/// An organiser came in.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct OrganiserAdded {
    /// Its number.
    pub organiser: i32,
    /// Its address part.
    pub slug: String,
    /// What it says of itself.
    pub given: OrganiserInput,
}

/// What an organiser says of itself was changed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct OrganiserChanged {
    /// Its number.
    pub organiser: i32,
    /// Its address part.
    pub slug: String,
    /// The row version that was changed.
    pub version: i32,
    /// What it said before.
    pub before: OrganiserInput,
    /// What it says now.
    pub after: OrganiserInput,
}

/// For whom an account works, or worked.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct OrganiserPerson {
    /// Number of the organiser.
    pub organiser: i32,
    /// Its address part.
    pub slug: String,
    /// Number of the account.
    pub user: i32,
    /// Log-in name.
    pub name: String,
    /// Whether as an officer.
    pub is_officer: bool,
}

/// Who holds a tournament.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct HolderSet {
    /// Address part of the organiser before; empty for whose installation this is.
    pub before: String,
    /// Address part of the organiser now; empty for whose installation this is.
    pub after: String,
}

//! Deeds about federations and organisers.

use serde::{Deserialize, Serialize};

use crate::app::organisers::OrganiserInput;

/// A federation or organiser added to the installation.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct OrganiserAdded {
    /// Number of the organiser.
    pub organiser: i32,
    /// Address part of the organiser.
    pub slug: String,
    /// Its name, contacts and other values.
    pub given: OrganiserInput,
}

/// The values of an organiser changed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct OrganiserChanged {
    /// Number of the organiser.
    pub organiser: i32,
    /// Address part of the organiser.
    pub slug: String,
    /// Row version that was changed.
    pub version: i32,
    /// The values before.
    pub before: OrganiserInput,
    /// The values now.
    pub after: OrganiserInput,
}

/// An account's role with an organiser, given or ended.
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
    /// Whether the role is, or was, that of an officer.
    pub is_officer: bool,
}

/// The organiser that holds a tournament, set.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct HolderSet {
    /// Address part of the organiser before; empty for the owner of the installation.
    pub before: String,
    /// Address part of the organiser now; empty for the owner of the installation.
    pub after: String,
}

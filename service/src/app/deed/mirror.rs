//! Deeds about a site that follows a tournament, and about the hall's machine that it follows. They never hold secrets.

use serde::{Deserialize, Serialize};

/// A site began, stopped or resumed following the tournament, or was forgotten.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct OfMirror {
    /// Host name of the site.
    pub host: String,
}

/// A choice of where the codes on printed papers lead.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct MirrorCodesSet {
    /// Host name of the site.
    pub host: String,
    /// Whether the codes lead to that site; if not, they lead to the machine in the hall.
    pub to_site: bool,
}

/// The site took over changes that the hall's machine sent.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct HallFollowed {
    /// Name of the person or club that keeps the hall's machine, as shown there.
    pub machine: String,
    /// Program on the hall's machine, with its version.
    pub program: String,
    /// Address part of the tournament on the hall's machine.
    pub slug: String,
    /// Number of deeds that were taken over.
    pub deeds: usize,
    /// Number of rows that were taken over.
    pub rows: usize,
    /// Hash of the newest deed.
    pub hash: String,
}

/// The hall's machine was heard again, fell silent, or is no longer followed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct OfHall {
    /// Name of the person or club that keeps the hall's machine, as shown there.
    pub machine: String,
}

/// A link with which halls may send tournaments was made or removed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct OfHallLink {
    /// Number of the account that owns the link.
    pub user: i32,
    /// Number of the link.
    pub link: i32,
    /// Name that its owner gave to the link.
    pub name: String,
}

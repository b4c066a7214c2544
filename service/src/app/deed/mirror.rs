//! Deeds about a tournament of a hall that another site follows, and of the site. Secrets enter none.

use serde::{Deserialize, Serialize};

/// A site follows from now on, no more, again, or was forgotten.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct OfMirror {
    /// The site.
    pub host: String,
}

/// Where the codes on papers lead.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct MirrorCodesSet {
    /// The site.
    pub host: String,
    /// Whether there, not to the hall's machine.
    pub to_site: bool,
}

/// What a hall said was taken in.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct HallFollowed {
    /// Who keeps the hall's machine, as shown there.
    pub machine: String,
    /// The program there.
    pub program: String,
    /// Address part of the tournament there.
    pub slug: String,
    /// Deeds that came.
    pub deeds: usize,
    /// Rows that came.
    pub rows: usize,
    /// Hash of the newest deed.
    pub hash: String,
}

/// A hall was heard again, fell silent, or is followed no more.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct OfHall {
    /// Who keeps the hall's machine, as shown there.
    pub machine: String,
}

/// A link for halls was made or taken away.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct OfHallLink {
    /// Number of the account.
    pub user: i32,
    /// Number of the link.
    pub link: i32,
    /// What its owner calls it.
    pub name: String,
}

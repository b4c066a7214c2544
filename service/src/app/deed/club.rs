//! Deeds about clubs. E-mail, telephone and president are not in them: they may be taken away again.

use serde::{Deserialize, Serialize};

use crate::app::clubs::{ClubInput, moderation::ClubDecision};

/// A club sent in.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ClubRegistered {
    /// Its number.
    pub club: i32,
    /// Its data.
    pub given: ClubInput,
}

/// The account that a club's approval made.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SecretaryMade {
    /// Its number.
    pub user: i32,
    /// Log-in name.
    pub name: String,
    /// Name as shown.
    pub display_name: String,
}

/// A club approved.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ClubApproved {
    /// Its number.
    pub club: i32,
    pub name: String,
    /// Row version that the administrator saw.
    pub version: i32,
    /// Its secretary, where an account was made.
    pub secretary: Option<SecretaryMade>,
}

/// A club rejected.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ClubDecided {
    /// Its number.
    pub club: i32,
    pub name: String,
    /// Row version that the administrator saw.
    pub version: i32,
    /// Why; older programs asked for none.
    pub reason: String,
}

/// A club's data changed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ClubChanged {
    /// Its number.
    pub club: i32,
    /// Row version that the secretary saw.
    pub version: i32,
    /// Names of the fields that changed, also of those whose values are not here.
    pub changed: Vec<String>,
    /// The data before.
    pub before: ClubInput,
    /// The data now.
    pub after: ClubInput,
}

/// A club among those about which something was decided.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ClubMark {
    /// Its number.
    pub club: i32,
    pub name: String,
    /// Row version that was seen.
    pub version: i32,
}

/// Many clubs approved, rejected, suspended or restored.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ClubsDecided {
    /// What was decided.
    pub decision: ClubDecision,
    /// Why; empty where nobody is asked.
    pub reason: String,
    /// About which clubs; at least one.
    pub clubs: Vec<ClubMark>,
}

/// A club became part of another one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ClubMerged {
    /// Its number.
    pub club: i32,
    pub name: String,
    /// Row version that was seen.
    pub version: i32,
    /// The other one.
    pub into: i32,
    /// The other one's name.
    pub into_name: String,
    /// Players that went along.
    pub players: i64,
}

/// A secretary named.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SecretaryNamed {
    /// Number of the club.
    pub club: i32,
    /// The account.
    pub secretary: SecretaryMade,
}

/// A secretary dismissed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SecretaryDismissed {
    /// Number of the club.
    pub club: i32,
    /// Number of the account.
    pub user: i32,
    /// Name as shown.
    pub name: String,
}

/// Somebody followed the link that was sent to a club's e-mail.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ClubProved {
    /// Number of the club.
    pub club: i32,
}

//! Deeds about clubs. They hold no e-mail, telephone or president, because those must be able to go.

use serde::{Deserialize, Serialize};

use crate::app::clubs::{ClubInput, moderation::ClubDecision};

/// A club that registered itself.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ClubRegistered {
    /// Number of the club.
    pub club: i32,
    /// Its data.
    pub given: ClubInput,
}

/// The account that was made for a secretary.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SecretaryMade {
    /// Number of the account.
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
    /// Number of the club.
    pub club: i32,
    /// Name of the club.
    pub name: String,
    /// Row version that the administrator saw.
    pub version: i32,
    /// Its secretary, if an account was made.
    pub secretary: Option<SecretaryMade>,
}

/// A club rejected.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ClubDecided {
    /// Number of the club.
    pub club: i32,
    /// Name of the club.
    pub name: String,
    /// Row version that the administrator saw.
    pub version: i32,
    /// The reason; empty in deeds of older programs, which did not ask for one.
    pub reason: String,
}

/// A club's data changed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ClubChanged {
    /// Number of the club.
    pub club: i32,
    /// Row version that the secretary saw.
    pub version: i32,
    /// Names of all fields that changed, including those whose values are not kept here.
    pub changed: Vec<String>,
    /// The data before.
    pub before: ClubInput,
    /// The data now.
    pub after: ClubInput,
}

/// One of several clubs in a decision.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ClubMark {
    /// Number of the club.
    pub club: i32,
    /// Name of the club.
    pub name: String,
    /// Row version that the decider saw.
    pub version: i32,
}

/// Many clubs approved, rejected, suspended or restored.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ClubsDecided {
    /// The decision.
    pub decision: ClubDecision,
    /// The reason; empty for decisions that need none.
    pub reason: String,
    /// The clubs; at least one.
    pub clubs: Vec<ClubMark>,
}

/// A club merged into another one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ClubMerged {
    /// Number of the club that was merged.
    pub club: i32,
    pub name: String,
    /// Row version that the decider saw.
    pub version: i32,
    /// Number of the club that it became part of.
    pub into: i32,
    /// Name of that club.
    pub into_name: String,
    /// How many players moved with it.
    pub players: i64,
}

/// A secretary named.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SecretaryNamed {
    /// Number of the club.
    pub club: i32,
    /// Account of the secretary.
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
    /// Name of the secretary, as shown.
    pub name: String,
}

/// Somebody followed the link that was sent to a club's e-mail.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ClubProved {
    /// Number of the club.
    pub club: i32,
}

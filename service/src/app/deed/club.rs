//! Deeds about clubs. E-mail, telephone and president are not in them: they may be taken away again.

use serde::{Deserialize, Serialize};

use crate::app::clubs::ClubInput;

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
    /// Its name.
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
    /// Its name.
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

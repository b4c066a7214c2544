//! Deeds about accounts: what is public about them. Passwords, links and addresses are not in them.

use serde::{Deserialize, Serialize};

use super::Subject;

/// An account made.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct AccountCreated {
    /// Its number.
    pub user: i32,
    /// Log-in name.
    pub name: String,
    /// Name as shown.
    pub display_name: String,
    /// Whether it is an administrator's.
    pub is_admin: bool,
    /// Secretary of this club.
    pub club: Option<i32>,
    /// May make tournaments.
    pub may_create: bool,
}

/// Something that was done to an account and is told by its kind alone.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct OfAccount {
    /// Its number.
    pub user: i32,
    /// Log-in name.
    pub name: String,
}

/// The right to make tournaments.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct RightChanged {
    /// Number of the account.
    pub user: i32,
    /// Whether it had the right.
    pub before: bool,
}

/// The regions whose clubs an account moderates.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ModeratorSet {
    /// Number of the account.
    pub user: i32,
    /// Log-in name.
    pub name: String,
    /// The regions before.
    pub before: Vec<String>,
    /// The regions now.
    pub after: Vec<String>,
}

/// A link for the first administrator.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct AccessGranted {
    /// Its number.
    pub invitation: i32,
}

/// A link used up.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct InvitationAccepted {
    /// Number of the account.
    pub user: i32,
    /// Log-in name.
    pub name: String,
    /// Name as shown.
    pub display_name: String,
    /// Whether the account was made by it: the first administrator's.
    pub is_first: bool,
}

/// Own sessions ended.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SessionEnded {
    /// Number of the account.
    pub user: i32,
    /// How many.
    pub ended: usize,
}

/// Somebody signed in or out, or was not let in. It changes only sessions and is never replayed. Its line, with the
/// address for the account's owner to see, is kept as it was always written, and is no data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AtDoor {
    /// Upon what.
    pub subject: Subject,
    /// Who tried, and from where.
    pub line: String,
}

impl Serialize for AtDoor {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&self.line)
    }
}

impl<'de> Deserialize<'de> for AtDoor {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Ok(Self {
            subject: Subject::User(None),
            line: String::deserialize(from)?,
        })
    }
}

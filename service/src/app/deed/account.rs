//! Deeds about accounts, with what is public about them. They hold no passwords, links or addresses.

use serde::{Deserialize, Serialize};

use super::Subject;

/// A new account.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct AccountCreated {
    /// Number of the account.
    pub user: i32,
    /// Log-in name.
    pub name: String,
    /// Name as shown.
    pub display_name: String,
    /// Whether the account is an administrator's.
    pub is_admin: bool,
    /// Number of the club whose secretary this is; `None` for everybody else.
    pub club: Option<i32>,
    /// Whether the account may make tournaments.
    pub may_create: bool,
}

/// A change of an account that its kind alone describes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct OfAccount {
    /// Number of the account.
    pub user: i32,
    /// Log-in name.
    pub name: String,
}

/// The right to make tournaments, given or taken away.
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

/// An invitation for the first administrator.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct AccessGranted {
    /// Number of the invitation.
    pub invitation: i32,
}

/// A link that was used up to choose a password.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct InvitationAccepted {
    /// Number of the account.
    pub user: i32,
    /// Log-in name.
    pub name: String,
    /// Name as shown.
    pub display_name: String,
    /// Whether the link made the account, as for the first administrator.
    pub is_first: bool,
}

/// Sessions that somebody ended for their own account.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SessionEnded {
    /// Number of the account.
    pub user: i32,
    /// How many sessions were ended.
    pub ended: usize,
}

/// Somebody logged in or out, or was refused. It changes only sessions and is never replayed. The trail keeps its line
/// as text in the form of older programs; it holds the visitor's address, which the account's owner may see.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AtDoor {
    /// The account or session that it is about.
    pub subject: Subject,
    /// Who tried, and from which address.
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

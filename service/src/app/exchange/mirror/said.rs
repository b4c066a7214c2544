//! The answer of a site to a message.

use serde::{Deserialize, Serialize};

use super::post::Post;

/// What happened to a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Fate {
    /// It was accepted, or had been accepted before.
    Taken,
    /// The site is at another row of the trail and needs everything.
    Elsewhere,
    /// The site knows more of the event than the sender.
    Behind,
    /// The site follows another machine, whose trail differs.
    Other,
    /// A newer program sent it.
    Newer,
    /// It is no message, or does not fit together.
    Unread,
    /// The link has no right to do this.
    Forbidden,
}

/// The answer to a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Said {
    /// What happened to the message.
    pub fate: Fate,
    /// Path of the copy on the site; empty if there is none.
    #[serde(default)]
    pub path: String,
    /// Keeper of the machine that is followed, if it is not the sender's.
    #[serde(default)]
    pub by: String,
    /// Since when that machine is followed, in UTC.
    #[serde(default)]
    pub since: String,
    /// What players sent there, on its way to the hall.
    #[serde(default)]
    pub post: Post,
}

impl Said {
    /// An answer without a copy.
    #[must_use]
    pub const fn only(fate: Fate) -> Self {
        Self {
            fate,
            path: String::new(),
            by: String::new(),
            since: String::new(),
            post: Post::nothing(),
        }
    }
}

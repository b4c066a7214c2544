//! What a site answers to a message.

use serde::{Deserialize, Serialize};

use super::post::Post;

/// What became of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Fate {
    /// It was taken in, or was known already.
    Taken,
    /// The site is at another place of the trail, and wants everything.
    Elsewhere,
    /// The site knows more of the event than the sender.
    Behind,
    /// The site follows another machine, which went another way.
    Other,
    /// A newer program sent it.
    Newer,
    /// It is no message, or does not fit together.
    Unread,
    /// The link may not do this.
    Forbidden,
}

/// The answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Said {
    /// What became of the message.
    pub fate: Fate,
    /// Path of the copy on the site; empty where there is none.
    #[serde(default)]
    pub path: String,
    /// Who keeps the machine that is followed, where that is not the sender's.
    #[serde(default)]
    pub by: String,
    /// Since when, UTC.
    #[serde(default)]
    pub since: String,
    /// What players said there, on its way to the hall.
    #[serde(default)]
    pub post: Post,
}

impl Said {
    /// An answer about no copy.
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

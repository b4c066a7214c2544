//! Deeds about the links of the site to other pages about chess.

use serde::{Deserialize, Serialize};

use crate::app::LinkInput;

/// A link was added.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct LinkAdded {
    /// Number of the link.
    pub link: i32,
    /// Values of the link.
    pub given: LinkInput,
}

/// A link was removed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct LinkRemoved {
    /// Number of the link.
    pub link: i32,
    /// Values of the link when it was removed.
    pub before: LinkInput,
}

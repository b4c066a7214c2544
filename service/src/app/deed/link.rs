//! Deeds about the links of the site.

use serde::{Deserialize, Serialize};

use crate::app::LinkInput;

/// A link was added.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct LinkAdded {
    /// Its number.
    pub link: i32,
    /// What it says.
    pub given: LinkInput,
}

/// A link was taken away.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct LinkRemoved {
    /// Its number.
    pub link: i32,
    /// What it said.
    pub before: LinkInput,
}

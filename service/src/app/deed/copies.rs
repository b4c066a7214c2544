//! Deeds about the copies that a server makes. No deed holds the folder: a path may contain somebody's name.

use serde::{Deserialize, Serialize};

/// An administrator named the folder for copies, or took it away.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct CopiesFolderSet {
    /// Whether a folder is named now.
    pub is_named: bool,
    /// Whether a folder was named before.
    pub before: bool,
}

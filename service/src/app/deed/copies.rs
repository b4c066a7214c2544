//! Deeds about the copies that a server makes. Where they go stands in no deed: a path may hold somebody's name.

use serde::{Deserialize, Serialize};

/// An administrator named the folder for copies, or took it away.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct CopiesFolderSet {
    /// Whether a folder is named now.
    pub is_named: bool,
    /// Whether one was.
    pub before: bool,
}

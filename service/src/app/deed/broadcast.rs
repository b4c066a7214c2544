//! Deeds about the broadcast of games on another site. They never hold the token.

use serde::{Deserialize, Serialize};

/// A broadcast was begun, stopped, started again or removed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct OfBroadcast {
    /// Number of the broadcast.
    pub broadcast: i32,
    /// Host name of the other site.
    pub host: String,
    /// Who can find the broadcast there, as the stored word.
    pub visibility: String,
}

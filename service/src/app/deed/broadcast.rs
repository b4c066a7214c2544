//! Deeds about the broadcast of games on another site. The token enters none.

use serde::{Deserialize, Serialize};

/// A broadcast was begun, stopped, taken up again or forgotten.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct OfBroadcast {
    /// Its number.
    pub broadcast: i32,
    /// The other site.
    pub host: String,
    /// Who finds it there, by the word that is stored.
    pub visibility: String,
}

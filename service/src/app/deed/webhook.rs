//! Deeds about servers that are told what happens. Neither the secret nor the whole address enters one: addresses hold keys.

use serde::{Deserialize, Serialize};

/// A server was named, tried or taken away.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct OfWebhook {
    /// Its number.
    pub webhook: i32,
    /// The host of its address.
    pub host: String,
}

//! Deeds about servers that are told what happens. They hold neither the secret nor the whole address, because
//! addresses hold keys.

use serde::{Deserialize, Serialize};

/// A server was added, tested or removed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct OfWebhook {
    /// Number of the webhook.
    pub webhook: i32,
    /// The host of its address.
    pub host: String,
}

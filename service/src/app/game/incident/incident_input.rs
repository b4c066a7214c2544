//! The input of the form for an incident.

use serde::{Deserialize, Serialize};

/// An incident as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct IncidentInput {
    /// Number of the pairing.
    pub pairing: i32,
    /// Code of the kind.
    pub kind: String,
    /// The player concerned: `white`, `black` or empty.
    pub colour: String,
    /// Description of what happened.
    pub facts: String,
    /// The ruling in the arbiter's words.
    pub ruling: String,
    /// The article of the ruling; empty for the article of the kind.
    pub article: String,
    /// White's clock as typed; may be empty.
    pub white_clock: String,
    /// Black's clock as typed; may be empty.
    pub black_clock: String,
    /// The time that White's clock was set to, for a clock that was set wrongly.
    pub white_set: String,
    /// The time that Black's clock was set to.
    pub black_set: String,
    /// The value of the clock's move counter.
    pub counter: String,
    /// Code of the result that the arbiter decides; empty for none.
    pub result: String,
    /// Version of the pairing, needed for a result.
    pub pairing_version: i32,
    /// Number of the incident that this one replaces.
    pub supersedes: Option<i32>,
}

//! What the form of an incident says.

use serde::{Deserialize, Serialize};

/// An incident as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct IncidentInput {
    /// Number of the pairing.
    pub pairing: i32,
    /// Code of the kind.
    pub kind: String,
    /// `white`, `black` or empty: the player concerned.
    pub colour: String,
    /// What happened.
    pub facts: String,
    /// What was ruled.
    pub ruling: String,
    /// The article of the ruling; empty for that of the kind.
    pub article: String,
    /// White's clock as typed, may be empty.
    pub white_clock: String,
    /// Black's clock as typed, may be empty.
    pub black_clock: String,
    /// What White's clock was set to, for a clock that was set wrongly.
    pub white_set: String,
    /// What Black's clock was set to.
    pub black_set: String,
    /// What the clock's move counter showed.
    pub counter: String,
    /// Code of the result that the arbiter decides; empty for none.
    pub result: String,
    /// Version of the pairing, for a result.
    pub pairing_version: i32,
    /// Incident that this one replaces.
    pub supersedes: Option<i32>,
}

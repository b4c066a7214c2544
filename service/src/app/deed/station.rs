//! Deeds about devices of the staff. Neither code nor token ever enters a deed.

use serde::{Deserialize, Serialize};

use crate::app::tournament::stations::station_input::StationInput;

/// A device made, whose code waits.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct StationMade {
    /// Its number.
    pub station: i32,
    /// Its name, and what it may do.
    pub given: StationInput,
}

/// A device paired with its code.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct StationPaired {
    /// Its number.
    pub station: i32,
    /// Its name, and what it may do.
    pub given: StationInput,
}

/// A device taken away, or one that gave itself up.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct StationRevoked {
    /// Its number.
    pub station: i32,
    /// What it was.
    pub before: StationInput,
}

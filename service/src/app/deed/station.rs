//! Deeds about the devices of the staff. They hold neither codes nor tokens.

use serde::{Deserialize, Serialize};

use crate::app::tournament::stations::station_input::StationInput;

/// A device made; its code waits to be used.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct StationMade {
    /// Number of the device.
    pub station: i32,
    /// Name of the device, and what it may do.
    pub given: StationInput,
}

/// A device paired with its code.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct StationPaired {
    /// Number of the device.
    pub station: i32,
    /// Name of the device, and what it may do.
    pub given: StationInput,
}

/// A device revoked by an arbiter, or one that gave up its access.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct StationRevoked {
    /// Number of the device.
    pub station: i32,
    /// Name of the device, and what it was allowed to do.
    pub before: StationInput,
}

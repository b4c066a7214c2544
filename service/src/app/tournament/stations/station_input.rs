//! The form of a device of the staff, as it is typed and as the deed keeps it.

use serde::{Deserialize, Serialize};

/// The form of a device.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct StationInput {
    /// Name of the device.
    pub station_name: String,
    /// Code of its duty.
    pub station_duty: String,
    /// First board that it covers; empty for all boards.
    pub station_first: String,
    /// Last board that it covers; empty for all boards.
    pub station_last: String,
}

impl StationInput {
    /// Each field's name and text, in the order of the form.
    #[must_use]
    pub fn fields(&self) -> Vec<(&'static str, &str)> {
        vec![
            ("station_name", self.station_name.as_str()),
            ("station_duty", self.station_duty.as_str()),
            ("station_first", self.station_first.as_str()),
            ("station_last", self.station_last.as_str()),
        ]
    }
}

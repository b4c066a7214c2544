//! The form of a device of the staff, as it is typed and as its deed keeps it.

use serde::{Deserialize, Serialize};

/// A device that is wanted.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct StationInput {
    /// What the arbiter calls it.
    pub station_name: String,
    /// What it may do, as a code.
    pub station_duty: String,
    /// The first of its boards; empty for all.
    pub station_first: String,
    /// The last of them.
    pub station_last: String,
}

impl StationInput {
    /// Names of the fields with what stands in them, in the order of the form.
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

//! The form of the fee bands.

use serde::{Deserialize, Serialize};

/// The bands as typed, one on each line: `under 18: 40`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct FeeTableInput {
    /// The lines.
    pub bands: String,
}

impl FeeTableInput {
    /// Each field's name and text, for the record.
    #[must_use]
    pub fn fields(&self) -> Vec<(&'static str, &str)> {
        vec![("fee_bands", self.bands.as_str())]
    }
}

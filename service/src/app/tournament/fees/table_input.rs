//! The bands of a fee as they are typed.

use serde::{Deserialize, Serialize};

/// The bands as typed, a line each: `under 18: 40`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct FeeTableInput {
    /// The lines.
    pub bands: String,
}

impl FeeTableInput {
    /// Name and text of every field, for the record.
    #[must_use]
    pub fn fields(&self) -> Vec<(&'static str, &str)> {
        vec![("fee_bands", self.bands.as_str())]
    }
}

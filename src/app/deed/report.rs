//! The deed about the arbiter's report.

use serde::{Deserialize, Serialize};

use crate::app::tournament::report::input::ReportInput;

/// The report saved.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ReportSaved {
    /// Row version that the arbiter saw; 0 where there was no report.
    pub version: i32,
    /// The report before.
    pub before: ReportInput,
    /// The report now.
    pub after: ReportInput,
}

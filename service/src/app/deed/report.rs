//! Deeds about the arbiter's report and the certificates of norms.

use serde::{Deserialize, Serialize};

use crate::app::tournament::{
    ratings::certificate_input::CertificateInput, report::input::ReportInput,
};

/// The arbiter's report saved.
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

/// Values of a norm certificate overwritten by the arbiter.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct NormCertificateSaved {
    /// Number of the entry.
    pub entry: i32,
    /// Name of the player.
    pub name: String,
    /// The title: `GM`, `IM`, `WGM` or `WIM`.
    pub title: String,
    /// Row version that the arbiter saw; 0 if no value had been overwritten.
    pub version: i32,
    /// The overwritten values before.
    pub before: CertificateInput,
    /// The overwritten values now.
    pub after: CertificateInput,
}

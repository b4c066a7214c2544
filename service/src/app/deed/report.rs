//! The deeds about what arbiters report: their report, and certificates of norms.

use serde::{Deserialize, Serialize};

use crate::app::tournament::{
    ratings::certificate_input::CertificateInput, report::input::ReportInput,
};

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

/// Values of the certificate of a norm written over.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct NormCertificateSaved {
    /// Number of the entry.
    pub entry: i32,
    /// Name of the player.
    pub name: String,
    /// `GM`, `IM`, `WGM`, `WIM`.
    pub title: String,
    /// Row version that the arbiter saw; 0 where nothing was written over.
    pub version: i32,
    /// What was written over before.
    pub before: CertificateInput,
    /// What is written over now.
    pub after: CertificateInput,
}

//! Repeats the deeds about the arbiter's report and certificates of norms.

use crate::{
    app::{
        AppError,
        deed::{NormCertificateSaved, ReportSaved},
        tournament::{ratings::certificate, report::save},
    },
    norms::NormTitle,
};

use super::{Again, fresh};

impl Again<'_> {
    pub(super) fn save_report(&self, deed: &ReportSaved) -> Result<bool, AppError> {
        fresh(save::save(
            &self.ctx,
            &self.actor,
            self.key(),
            &self.slug()?,
            deed.version,
            &deed.after,
        )?)
    }

    pub(super) fn save_certificate(&self, deed: &NormCertificateSaved) -> Result<bool, AppError> {
        let title = NormTitle::from_code(&deed.title).ok_or(AppError::NotFound)?;
        fresh(certificate::save(
            &self.ctx,
            &self.actor,
            self.key(),
            (&self.slug()?, deed.entry, title),
            deed.version,
            &deed.after,
        )?)
    }
}

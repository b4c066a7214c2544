//! The arbiter's report saved again.

use crate::app::{AppError, deed::ReportSaved, tournament::report::save};

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
}

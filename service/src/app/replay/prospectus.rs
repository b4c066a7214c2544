//! Repeats the deed about the prospectus.

use crate::app::{AppError, deed::ProspectusWritten, tournament::prospectus::kept};

use super::{Again, fresh};

impl Again<'_> {
    pub(super) fn write_prospectus(&self, deed: &ProspectusWritten) -> Result<bool, AppError> {
        fresh(kept::write(
            &self.ctx,
            &self.actor,
            self.key(),
            &self.slug()?,
            deed.version,
            &deed.after,
        )?)
    }
}

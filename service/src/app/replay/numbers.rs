//! Pairing numbers that changed, and what was undone of what touched the integrity of a tournament, done again.

use crate::app::{
    AppError,
    deed::{NumbersExchanged, Renumbered},
    tournament::{confirmation::Confirmation, integrity, numbers},
};

use super::{Again, fresh};

fn answered(reason: &str) -> Confirmation {
    Confirmation {
        reason: reason.to_owned(),
        sure: true,
    }
}

impl Again<'_> {
    pub(super) fn exchange_numbers(&self, deed: &NumbersExchanged) -> Result<bool, AppError> {
        let (slug, answer) = (self.slug()?, answered(&deed.reason));
        fresh(numbers::exchange(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            deed.entries,
            &answer,
        )?)
    }

    pub(super) fn renumber(&self, deed: &Renumbered) -> Result<bool, AppError> {
        let (slug, answer) = (self.slug()?, answered(&deed.reason));
        fresh(numbers::renumber(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            &answer,
        )?)
    }

    /// The event that left row `of` of the first trail, undone.
    pub(super) fn undo_integrity(&self, of: i32, reason: &str) -> Result<bool, AppError> {
        let row = self.rows.get(&of).copied().ok_or(AppError::NotFound)?;
        let (slug, answer) = (self.slug()?, answered(reason));
        fresh(integrity::undo(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            (None, row),
            &answer,
        )?)
    }
}

//! Repeats the deeds of the manual phase of a draft.

use crate::{
    app::{
        AppError,
        deed::{ByHandEnded, DraftChanged, DraftRestored, RoundDrafted, RoundNumbered},
        tournament::{by_hand, rounds},
    },
    event::Halt,
};

use super::{
    Again, fresh,
    round::{given, number},
};

impl Again<'_> {
    pub(super) fn draft_by_hand(&self, deed: &RoundDrafted) -> Result<bool, AppError> {
        let (slug, round) = (self.slug()?, number(deed.round)?);
        fresh(rounds::draft_by_hand_with(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            round,
            given(deed),
        )?)
    }

    pub(super) fn begin_by_hand(&self, deed: &RoundNumbered) -> Result<bool, AppError> {
        let (slug, round) = (self.slug()?, number(deed.round)?);
        fresh(by_hand::begin(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            round,
        )?)
    }

    pub(super) fn change_draft(&self, deed: &DraftChanged) -> Result<bool, AppError> {
        fresh(by_hand::change(
            &self.ctx,
            &self.actor,
            self.key(),
            &self.slug()?,
            number(deed.round)?,
            deed.change,
            deed.confirmed,
            &Halt::never(),
        )?)
    }

    pub(super) fn restore_draft(&self, deed: &DraftRestored) -> Result<bool, AppError> {
        let (slug, round) = (self.slug()?, number(deed.round)?);
        fresh(by_hand::take_back(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            round,
        )?)
    }

    pub(super) fn end_by_hand(&self, deed: &ByHandEnded) -> Result<bool, AppError> {
        let (slug, round) = (self.slug()?, number(deed.round)?);
        fresh(by_hand::end(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            round,
            &deed.reason,
        )?)
    }
}

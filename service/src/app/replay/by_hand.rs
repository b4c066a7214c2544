//! The manual phase of a draft done again.

use crate::app::{
    AppError,
    deed::{ByHandEnded, RoundDrafted},
    tournament::{by_hand, rounds},
};

use super::{Again, fresh, tournament::given};

fn number(round: i32) -> Result<u8, AppError> {
    u8::try_from(round).map_err(|_| AppError::NotFound)
}

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

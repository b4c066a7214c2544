//! Repeats the deeds about prizes.

use crate::app::{
    AppError,
    deed::{PrizeDecided, PrizeFundSet, PrizeSigned, PrizesClosed},
    tournament::prizes::{
        close,
        decisions::{self, DecisionInput},
        fund,
        receipts::{self, Receipt},
    },
};

use super::{Again, fresh};

impl Again<'_> {
    pub(super) fn set_prize_fund(&self, deed: &PrizeFundSet) -> Result<bool, AppError> {
        fresh(fund::set(
            &self.ctx,
            &self.actor,
            self.key(),
            &self.slug()?,
            deed.version,
            &deed.after,
        )?)
    }

    pub(super) fn decide_prize(&self, deed: &PrizeDecided) -> Result<bool, AppError> {
        let input = DecisionInput {
            special: deed.special.clone(),
            entry: deed.entry,
            reason: deed.reason.clone(),
            take_back: deed.take_back,
        };
        let slug = self.slug()?;
        fresh(decisions::decide(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            &input,
        )?)
    }

    pub(super) fn close_prizes(&self, deed: &PrizesClosed) -> Result<bool, AppError> {
        let slug = self.slug()?;
        fresh(close::close(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            deed.number,
        )?)
    }

    pub(super) fn sign_prize(&self, deed: &PrizeSigned, signed: bool) -> Result<bool, AppError> {
        let receipt = Receipt {
            list: deed.list,
            position: deed.position,
        };
        fresh(receipts::sign(
            &self.ctx,
            &self.actor,
            self.key(),
            &self.slug()?,
            receipt,
            signed,
        )?)
    }
}

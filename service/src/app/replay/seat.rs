//! Repeats the deeds of players at the board, with the codes of this machine.

use crate::app::{
    AppError,
    deed::{SeatAnswered, SeatCalled, SeatReported},
    tournament::seat_reports::{
        code,
        seat::{self, Asks},
    },
};

use super::{Again, fresh};

impl Again<'_> {
    pub(super) fn report_from_seat(&self, deed: &SeatReported) -> Result<bool, AppError> {
        let slug = self.slug()?;
        let code = code::of_seat(&self.ctx, &slug, deed.pairing, deed.white)?;
        let result = deed.result.ok_or(AppError::NotFound)?;
        fresh(seat::report(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            &code,
            result,
        )?)
    }

    pub(super) fn call_from_seat(&self, deed: &SeatCalled) -> Result<bool, AppError> {
        let slug = self.slug()?;
        let code = code::of_seat(&self.ctx, &slug, deed.pairing, deed.white)?;
        let asks = Asks {
            kind: deed.kind.ok_or(AppError::NotFound)?,
            round: deed.round.and_then(|round| u8::try_from(round).ok()),
            sure: true,
        };
        fresh(seat::call(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            &code,
            asks,
        )?)
    }

    pub(super) fn answer_seat(&self, deed: &SeatAnswered) -> Result<bool, AppError> {
        let slug = self.slug()?;
        fresh(seat::answer(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            deed.call,
        )?)
    }
}

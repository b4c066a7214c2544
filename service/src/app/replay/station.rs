//! Repeats the deeds about devices of the staff, with new codes and tokens, because no deed holds them.

use crate::app::{
    AppError,
    deed::{StationMade, StationPaired, StationRevoked},
    tournament::stations::{keep, pairing},
};

use super::{Again, fresh};

impl Again<'_> {
    pub(super) fn make_station(&self, deed: &StationMade) -> Result<bool, AppError> {
        let slug = self.slug()?;
        fresh(keep::offer(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            &deed.given,
        )?)
    }

    pub(super) fn pair_station(&self, deed: &StationPaired) -> Result<bool, AppError> {
        let tournament = self.tournament.ok_or(AppError::NotFound)?;
        fresh(pairing::pair_again(
            &self.ctx,
            &self.actor,
            self.key(),
            (tournament, deed.station),
        )?)
    }

    pub(super) fn revoke_station(&self, deed: &StationRevoked) -> Result<bool, AppError> {
        if self.actor.station.is_some() {
            return fresh(pairing::leave(&self.ctx, &self.actor, self.key())?);
        }
        let slug = self.slug()?;
        fresh(keep::revoke(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            deed.station,
        )?)
    }
}

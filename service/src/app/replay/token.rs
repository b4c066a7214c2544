//! Repeats the deeds about tokens, with new secrets, because no deed holds them.

use crate::app::{
    AppError,
    deed::{TokenMade, TokenRevoked},
    tournament::api_tokens::keep,
};

use super::{Again, fresh};

impl Again<'_> {
    pub(super) fn make_token(&self, deed: &TokenMade) -> Result<bool, AppError> {
        let slug = self.slug()?;
        fresh(keep::make(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            &deed.given,
        )?)
    }

    pub(super) fn revoke_token(&self, deed: &TokenRevoked) -> Result<bool, AppError> {
        let slug = self.slug()?;
        fresh(keep::revoke(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            deed.token,
        )?)
    }
}
